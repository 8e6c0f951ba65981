### Said when the host is stopped.

back-soon = Back in a minute. Nothing is lost: the hand goes on where it stands.
