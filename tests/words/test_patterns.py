"""What our reading of Fluent tells is what Fluent's own runtime tells, which the tests alone install."""

# mypy: disable-error-code="arg-type, union-attr"
from __future__ import annotations

from typing import Any

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from hypothesis import given
from hypothesis import strategies as st

from carcnb.words import languages, sources
from carcnb.words.amounts import LANGUAGES, counting_of
from carcnb.words.sentences import Sentences

LANGS = list(languages())
VALUES = (
    0,
    1,
    2,
    3,
    4,
    5,
    11,
    21,
    22,
    1000,
    1234567,
    1.0,
    2.0,
    0.5,
    1.5,
    1000.25,
    0.0625,
    -3,
    -1.5,
    "Ada",
    "{ $n }",
    "",
)
RARE = """\
-brand = carcnb
    .gender = it
-figure = { $case ->
    [of] of a meeple
   *[is] meeple
}
plain = plain
own = { -brand } { -figure } { -figure(case: "of") } { -figure(case: $n) }
whose = { -brand.gender ->
    [she] her
    [it] its
   *[they] their
}
nested = { { "{" } }{ { $n } }\u00e1{ "\\u00e1\\"" }{ 3.0 } { -3 }
exact = { $n ->
    [0] none
    [1.5] one and a half
    [2] two
    [one] one
    [few] few
    [many] many
    [Ada] Ada
   *[other] { $n ->
        [3] three
       *[other] { NUMBER($n) } others
    }
}
grouped = { NUMBER($n, useGrouping: 0) } { NUMBER($n, useGrouping: 1) }
places = { NUMBER($n, minimumFractionDigits: 2) } { NUMBER($n, maximumFractionDigits: 1) }
both = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) }
twice = { NUMBER(NUMBER($n, minimumFractionDigits: 2), useGrouping: 0) }
literal = { NUMBER(1234.5) }
attribute = value
    .of = { $n } of { plain.none }
referred = { attribute.of } { attribute } { missing } { -missing } { plain.none }
no-value =
    .only = only
valueless = { no-value }
unknown = { SHOUT($n) }
dated = { $n } and { $m }
lines =
    one
      two { $n }

    three
"""


class Variables(Visitor):
    """The names of the variables of an entry, however deep."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        if node.id.name not in self.names:
            self.names.append(node.id.name)


def arguments(names: list[str]) -> list[dict[str, Any]]:
    """All of one value, and each of another."""
    if not names:
        return [{}]
    same = [dict.fromkeys(names, value) for value in VALUES]
    others = [{name: VALUES[(at + n) % len(VALUES)] for n, name in enumerate(names)} for at in range(len(VALUES))]
    return [*same, *(others if len(names) > 1 else [])]


def compare(lang: str, text: str, apart: bool = False) -> int:
    """How many texts were compared; of those that are wrong only that they are, and what is shown."""
    resource = FluentParser(with_spans=False).parse(text)
    bundle, sentences, compared = FluentBundle([lang], use_isolating=False), Sentences(lang, [text]), 0
    bundle.add_resource(resource)
    for entry in resource.body:
        if not isinstance(entry, ast.Message):
            continue
        variables = Variables()
        variables.visit(entry)
        key = entry.id.name
        theirs, ours = bundle.get_message(key), sentences[key]
        pairs = [(theirs.value, ours.value)] if theirs.value else []
        pairs += [(pattern, ours.attributes[name]) for name, pattern in theirs.attributes.items()]
        for args in arguments(variables.names) + ([{}, {"n": None}] if apart else []):
            for their, our in pairs:
                (wanted, wrong), (got, amiss) = (
                    bundle.format_pattern(their, dict(args)),
                    sentences.format_text(our, args),
                )
                assert (got, bool(amiss)) == (wanted, bool(wrong)), (key, args, amiss, wrong)
                compared += 1
    return compared


@pytest.mark.parametrize("lang", LANGS)
def test_every_sentence_is_told_as_fluents_own_runtime_tells_it(lang: str) -> None:
    assert sum(compare(lang, text) for text in sources(lang).values()) > 20_000


@pytest.mark.parametrize("lang", LANGS)
def test_what_no_sentence_uses_yet_is_told_alike_too(lang: str) -> None:
    compare(lang, RARE, apart=True)


@given(st.one_of(st.integers(-(10**12), 10**12), st.floats(-1e12, 1e12)), st.integers(0, 3))
def test_numbers_are_written_alike(number: float, places: int) -> None:
    for lang in LANGS:
        text = f"n = {{ $n }} {{ NUMBER($n, minimumFractionDigits: {places}) }}\n"
        bundle, sentences = FluentBundle([lang], use_isolating=False), Sentences(lang, [text])
        bundle.add_resource(FluentParser().parse(text))
        wanted = bundle.format_pattern(bundle.get_message("n").value, {"n": number})[0]
        assert sentences.format_text(sentences["n"].value, {"n": number}) == (wanted, [])


def test_what_is_made_with_itself_ends() -> None:
    sentences = Sentences("en", ["one = { two }\ntwo = { one }\n-t = { -t }\nthree = 3 { -t }"])
    for key in ("one", "three"):
        assert sentences.format_text(sentences[key].value)[1] == ["made with itself"]


def test_every_language_has_told_how_it_counts() -> None:
    assert sorted(LANGUAGES) == sorted(LANGS), "carcnb/words/amounts.py; carcnb/words/README.md tells how"
    assert counting_of("xx") == LANGUAGES["en"], "a language somebody has begun is shown all the same"
