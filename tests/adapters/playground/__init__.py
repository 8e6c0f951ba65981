"""The playground over real sockets: a host with virtual time, the adapter on a free port, tabs as clients."""
