"""Sentences are parsed one by one: what comes of it is what parsing their whole files would give."""

# mypy: disable-error-code="arg-type, union-attr"
from __future__ import annotations

from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from carcnb.words import languages, sources
from carcnb.words.sentences import Sentences

TEXT = """\
### For a test

## A section
# of the piece
-piece = meeple
    .plural = meeples
one = One { -piece }
many = { $count ->
    [one] { one }
   *[other] { $count } { twice }
}
twice = { one }, { one }
one = another
-unused = nothing
round = { about }
about = { round }
"""


def told(sentences: Sentences, key: str, **args: Any) -> tuple[str, list[str]]:
    return sentences.format_text(sentences[key].value, args)


def test_what_a_sentence_is_made_with_is_found() -> None:
    sentences = Sentences("en", [TEXT, "one = a third\nlast = The end"])
    assert told(sentences, "many", count=3) == ("3 One meeple, One meeple", [])
    assert told(sentences, "many", count=1) == ("One meeple", [])
    assert told(sentences, "last") == ("The end", [])
    assert "round" in sentences, "though it is made with itself"


def test_what_is_not_there_and_what_cannot_be_read_is_none() -> None:
    sentences = Sentences("en", ["good = Good\nbad = { $x\nbetter = Better"])
    assert "bad" not in sentences
    assert "best" not in sentences
    with pytest.raises(LookupError):
        sentences["best"]
    assert told(sentences, "better") == ("Better", [])


@pytest.mark.parametrize("lang", languages())
def test_every_sentence_is_the_one_that_its_file_has(lang: str) -> None:
    for text in sources(lang).values():
        sentences = Sentences(lang, [text])
        for entry in FluentParser(with_spans=False).parse(text).body:
            if isinstance(entry, ast.Message):
                assert entry.id.name in sentences
                assert {*sentences[entry.id.name].attributes} == {a.id.name for a in entry.attributes}, entry.id.name
