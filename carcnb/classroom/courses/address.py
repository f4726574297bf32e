"""A course in an address: of a page of the site, with the whole course behind the #."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode

from carcnb.classroom.courses.outline import LONGEST, Outline, outline_of
from carcnb.questions.errors import CourseError
from carcnb.rulebook.address import site_address
from carcnb.words import language, say

PAGE = "{}/course.html"
"""Where in a site the page of courses is, with ``{}`` for the language."""
LONGEST_ADDRESS = 16_000
"""Signs of the longest part of an address; browsers take more, mails and chats often less."""


def link(outline: Outline) -> str:
    """The address of the page that opens a course; ``CourseError`` if no site is known, or it is too long for one."""
    site = site_address()
    if not site:
        raise CourseError('say first where the site lies: carcnb.site_address("https://example.org/carcassonne")')
    return f"{site}{PAGE.format(language())}#{pack_outline(outline)}"


def pack_outline(outline: Outline) -> str:
    """A course as letters that an address may hold."""
    made = urlsafe_b64encode(zlib.compress(outline.as_toml().encode(), 9)).decode().rstrip("=")
    if len(made) > LONGEST_ADDRESS:
        raise CourseError("this course is too long for an address: hand out its file, course.save('roads.toml')")
    return made


def unpack_outline(text: str) -> Outline:
    """The course that an address holds; ``CourseError`` says, in the session's language, that it holds none."""
    if len(text) > LONGEST_ADDRESS + 100:
        raise CourseError(say("course-no-address"))
    try:
        content = urlsafe_b64decode(text.strip() + "=" * (-len(text.strip()) % 4))
        open = zlib.decompressobj()
        toml = open.decompress(content, LONGEST).decode()
    except (ValueError, zlib.error):
        raise CourseError(say("course-no-address")) from None
    if not open.eof:
        raise CourseError(say("course-no-address"))
    return outline_of(toml)
