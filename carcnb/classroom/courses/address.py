"""A course in an address: of a page of the site, with the whole course behind the #."""

from __future__ import annotations

from carcnb.classroom.courses.outline import LONGEST, Outline, outline_of
from carcnb.questions.errors import CourseError
from carcnb.records.packing import pack_text, unpack_text
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
    made = pack_text(outline.as_toml())
    if len(made) > LONGEST_ADDRESS:
        raise CourseError("this course is too long for an address: hand out its file, course.save('roads.toml')")
    return made


def unpack_outline(text: str) -> Outline:
    """The course that an address holds; ``CourseError`` says, in the session's language, that it holds none."""
    if len(text) > LONGEST_ADDRESS + 100:
        raise CourseError(say("course-no-address"))
    try:
        toml = unpack_text(text, LONGEST)
    except ValueError:
        raise CourseError(say("course-no-address")) from None
    return outline_of(toml)
