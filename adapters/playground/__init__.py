"""The playground: a page that looks like a chat, served to this machine only, where every browser tab is a person.

Use::

    adapter = PlaygroundAdapter(config.playground, service, catalogue, clock)
    service.attach(adapter)                           # it is a ``Sink``
    task = asyncio.create_task(adapter.run())         # ends when stopped, or when the address cannot be had
    await adapter.listening.wait()                    # from now on the page is at ``adapter.url``
    await adapter.stop()                              # in less than a second

``app`` the adapter · ``pages``, ``gallery`` and ``guard`` what is served to whom · ``protocol`` what page and adapter
say to each other · ``identity`` who a tab is · ``reception`` and ``house`` how he comes to play · ``commands``
presses and typed words in · ``chat`` what stands in the group and in the private chats · ``wire`` the outbox's way
there · ``hall`` the open tabs · ``render``, ``felt`` and ``keys`` what a reader is shown · ``page/`` the page itself.
"""

from adapters.playground.app import PlaygroundAdapter

__all__ = ["PlaygroundAdapter"]
