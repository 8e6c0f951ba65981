"""The playground: a page that looks like a chat, served to this machine only, where every browser tab is a person.

``app`` the adapter · ``guard`` who may connect · ``identity`` who he is · ``protocol`` what page and adapter say to
each other · ``commands`` presses and typed words in · ``chat`` what stands in the group and in the private chats ·
``wire`` the outbox's way there · ``hall`` the open sockets · ``render`` and ``felt`` what a reader is shown ·
``page/`` the page itself.
"""

from adapters.playground.app import PlaygroundAdapter

__all__ = ["PlaygroundAdapter"]
