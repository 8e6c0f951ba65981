"""What a bot may ask about chats, members and its own menus, and how it leaves."""

from typing import TYPE_CHECKING

from tests.emulators.telegram.chats import Access, Chat, GroupChat
from tests.emulators.telegram.content import Json
from tests.emulators.telegram.fields import Request
from tests.emulators.telegram.groups import Group
from tests.emulators.telegram.members import Member
from tests.emulators.telegram.refusals import bad_request

if TYPE_CHECKING:
    from tests.emulators.telegram.world import World


def get_me(world: "World", _request: Request) -> Json:
    """getMe, with the username and whether privacy mode is off."""
    return {
        **world.bot.wire(),
        "can_join_groups": True,
        "can_read_all_group_messages": not world.privacy,
        "supports_inline_queries": False,
        "can_connect_to_business": False,
        "has_main_web_app": False,
    }


def get_chat(world: "World", request: Request) -> Json:
    """The method getChat."""
    return world.chat(request.chat_id, Access.READ).full_wire()


def get_chat_member(world: "World", request: Request) -> Json:
    """The method getChatMember: `left` for a person the bot knows who is not there, 400 for one it never met."""
    chat = world.chat(request.chat_id, Access.MEMBERS)
    user_id = request.get("user_id")
    if user_id is None or user_id <= 0:
        raise bad_request("invalid user_id specified")
    if user_id == world.bot.bot_id:
        member = chat.bot_member if isinstance(chat, GroupChat) else Member()
        return member.wire(world.bot.wire())
    user = world.known_user(user_id)
    if user is None:
        raise bad_request("user not found")
    if isinstance(chat, GroupChat):
        return chat.member(user_id).wire(user)
    return Member("member" if user_id == chat.chat_id else "left").wire(user)


def get_chat_administrators(world: "World", request: Request) -> list[Json]:
    """The method getChatAdministrators: people, and the bot itself when it is one; other bots do not exist here."""
    chat = _group(world, request)
    people = [member.wire(world.users[user_id].wire()) for user_id, member in chat.members.items() if member.admin]
    return people + ([chat.bot_member.wire(world.bot.wire())] if chat.bot_member.admin else [])


def get_chat_member_count(world: "World", request: Request) -> int:
    """getChatMemberCount, the bot included."""
    chat: Chat = world.chat(request.chat_id, Access.MEMBERS)
    if not isinstance(chat, GroupChat):
        return 2
    return sum(member.present for member in chat.members.values()) + chat.bot_member.present


def leave_chat(world: "World", request: Request) -> bool:
    """The method leaveChat: afterwards every send there is refused with 403."""
    chat = world.chat(request.chat_id, Access.WRITE)
    if not isinstance(chat, Group):
        raise bad_request("chat member status can't be changed in private chats")
    chat.set_bot_member(Member("left"))
    return True


def set_my_commands(world: "World", request: Request) -> bool:
    """The method setMyCommands."""
    world.menus.set(_scope(world, request), request.get("language_code", ""), request.get("commands") or [])
    return True


def get_my_commands(world: "World", request: Request) -> list[Json]:
    """The method getMyCommands."""
    return world.menus.get(_scope(world, request), request.get("language_code", ""))


def delete_my_commands(world: "World", request: Request) -> bool:
    """The method deleteMyCommands."""
    world.menus.delete(_scope(world, request), request.get("language_code", ""))
    return True


def _group(world: "World", request: Request) -> GroupChat:
    chat = world.chat(request.chat_id, Access.MEMBERS)
    if not isinstance(chat, GroupChat):
        raise bad_request("there are no administrators in the private chat")
    return chat


def _scope(world: "World", request: Request) -> Json | None:
    scope: Json | None = request.get("scope")
    if scope is not None and "chat_id" in scope:
        world.chat(scope["chat_id"], Access.MEMBERS)
    return scope
