"""Admins are led: below what they are answered stands what they may type next. Pure."""

from poker_bot.host.commands import Reply
from poker_bot.text.catalogue import Catalogue
from poker_bot.text.present import Post, with_next_steps


def led(post: Post, reply: Reply, catalogue: Catalogue) -> Post:
    """``post``, the answer in ``reply``, with the next steps of an admin; itself where there are none."""
    if not reply.admin:
        return post
    code = reply.code if reply.refusal is None else reply.refusal.code
    ruling = str(reply.params.get("ruling", ""))
    return with_next_steps(post, code, ruling, lang=reply.language, catalogue=catalogue)
