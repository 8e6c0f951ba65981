"""Who is in a group, as what, and what the Bot API tells of it."""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from tests.emulators.telegram.content import Json

Status: TypeAlias = Literal["creator", "administrator", "member", "restricted", "left", "kicked"]

ADMIN_RIGHTS = (
    "can_manage_chat",
    "can_delete_messages",
    "can_manage_video_chats",
    "can_restrict_members",
    "can_promote_members",
    "can_change_info",
    "can_invite_users",
    "can_pin_messages",
    "can_post_stories",
    "can_edit_stories",
    "can_delete_stories",
)
PERMISSIONS = (
    "can_send_messages",
    "can_send_audios",
    "can_send_documents",
    "can_send_photos",
    "can_send_videos",
    "can_send_video_notes",
    "can_send_voice_notes",
    "can_send_polls",
    "can_send_other_messages",
    "can_add_web_page_previews",
    "can_react_to_messages",
    "can_edit_tag",
    "can_change_info",
    "can_invite_users",
    "can_pin_messages",
    "can_manage_topics",
)


@dataclass(frozen=True, slots=True)
class Member:
    """One person's, or the bot's, standing in a group. `rights` are an administrator's, all others being False."""

    status: Status = "member"
    rights: frozenset[str] = field(default_factory=frozenset)
    anonymous: bool = False

    def __post_init__(self) -> None:
        unknown = self.rights - {*ADMIN_RIGHTS, "can_manage_topics"}
        if unknown:
            raise ValueError(f"no such rights: {sorted(unknown)}")

    @property
    def present(self) -> bool:
        """In the group."""
        return self.status not in ("left", "kicked")

    @property
    def admin(self) -> bool:
        """Owner or administrator."""
        return self.status in ("creator", "administrator")

    def can(self, right: str) -> bool:
        """Whether an administrator has that right; an owner has all."""
        return self.status == "creator" or right in self.rights

    def wire(self, user: Json) -> Json:
        """The Bot API's ChatMember."""
        wire: Json = {"user": user, "status": self.status}
        if self.status == "creator":
            wire["is_anonymous"] = self.anonymous
        elif self.status == "administrator":
            wire |= {"can_be_edited": False, "is_anonymous": self.anonymous}
            wire |= {right: right in self.rights or right == "can_manage_chat" for right in ADMIN_RIGHTS}
        elif self.status == "restricted":
            wire |= {"is_member": True, "until_date": 0} | dict.fromkeys(PERMISSIONS, False)
        elif self.status == "kicked":
            wire["until_date"] = 0
        return wire


ABSENT = Member("left")
