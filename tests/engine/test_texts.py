"""Texts that people give: what may stand in them, and names that the eye cannot tell apart."""

from __future__ import annotations

import json
from typing import Any

import pytest

from carcnb import Game, RecordError, SetupError
from carcnb.engine.texts import LONGEST_NAME, alike, fault, name_fault, nesting, shorten, tidy, told_apart
from carcnb.records.notation import parse
from carcnb.words import isolate, say
from tests.ending import ends

FSI, PDI = "\u2068", "\u2069"


# ---- texts of several lines


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Two lines\n\tand a tab",
        "Žofie — „tak“ ☃ 🐑",
        "سلام \u200fدنیا",
        "می\u200cخواهم",
        "👩\u200d🌾 ❤\ufe0f",
        "e\u0301",
    ],
)
def test_a_text_may_hold_whatever_is_seen(text: str) -> None:
    assert fault(text, 100) == ""
    assert tidy(text) == text


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("a\ud800", "a half of a character (U+D800), character 2 of line 1"),
        ("a\nbc\x1b[31m", "a control character (U+001B), character 3 of line 2"),
        ("\x00", "U+0000"),
        ("\x85", "U+0085"),
        ("\x7f", "U+007F"),
        ("evil \u202etxt", "RIGHT-TO-LEFT OVERRIDE (U+202E), character 6 of line 1"),
        ("\u2066", "U+2066"),
        ("\ufeffx", "U+FEFF"),
        ("\uffff", "U+FFFF"),
        ("x" * 101, "101 characters; it may have 100"),
    ],
)
def test_what_may_not_stand_in_a_text_is_named_with_its_place(text: str, says: str) -> None:
    assert says in fault(text, 100)
    assert len(fault(text, 100)) < 150


def test_a_text_of_before_is_tidied() -> None:
    """Line ends are those of every text; what may not stand there is left out."""
    assert tidy("a\r\nb\rc\u2028d\u2029e") == "a\nb\nc\nd\ne"
    assert tidy("\ufeffa\x00b\x1b[1m \ud800\u202ec") == "ab[1m c"


# ---- names


@pytest.mark.parametrize(
    "name",
    [
        "Žofie Čapková",
        "小红",
        "O'Neil",
        "🐑",
        "❤\ufe0f",
        "👩\u200d🌾",
        "1\ufe0f\u20e3",
        "عمر",
        "می\u200cنا",
        "क्\u200dष",
        "x" * 40,
    ],
)
def test_names_of_every_script(name: str) -> None:
    assert name_fault(name) == ""
    game = Game([name, "Ben"], seed=1)
    assert game.names["red"] == name
    assert Game.load(game.save()).names == game.names


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("Ada\u200b", "ZERO WIDTH SPACE"),
        ("Ada\u200d", "ZERO WIDTH JOINER"),
        ("A\u200cda", "ZERO WIDTH NON-JOINER"),
        ("Ada\u3164", "HANGUL FILLER"),
        ("Ada\ufe0f", "VARIATION SELECTOR-16"),
        ("A\u034fda", "COMBINING GRAPHEME JOINER"),
        ("\u2800", "BRAILLE PATTERN BLANK"),
        ("Ada\u00adB", "SOFT HYPHEN"),
        ("Ada\u00a0B", "NO-BREAK SPACE"),
        ("Ada\u200f", "RIGHT-TO-LEFT MARK"),
        ("Ada\tB", "U+0009"),
        ("Ada\nB", "U+000A"),
        ("\ud800", "U+D800"),
        ("\u0301", "1 to 40 printable"),
        (" ", "1 to 40 printable"),
        ("x" * 41, "1 to 40 printable"),
        (None, "1 to 40 printable"),
    ],
)
def test_what_nobody_sees_is_no_part_of_a_name(name: Any, says: str) -> None:
    with pytest.raises(SetupError, match="1 to 40 printable") as caught:
        Game(["Ben", name])
    assert says in str(caught.value)
    assert len(str(caught.value)) < 300


def test_a_name_is_kept_composed() -> None:
    assert Game(["Zoe\u0301", "Ben"]).names["red"] == "Zo\u00e9"
    assert LONGEST_NAME == 40
    assert Game(["e\u0301" * 40, "Ben"]).names["red"] == "\u00e9" * 40


LOOK_ALIKE = [
    ("Ada", "\u0410da"),  # Cyrillic
    ("Ada", "\u0391da"),  # Greek
    ("ada", "\u0430d\u0430"),
    ("Ada", "ADA"),
    ("Ada", "Ａｄａ"),
    ("Zo\u00e9", "Zoe\u0301"),
    ("Boris", "Вoris"),
    ("Ivo", "lvo"),
    ("Anna 0", "Anna O"),
    ("Anna B", "Anna  B"),
    ("O'Neil", "O’Neil"),
    ("❤", "❤\ufe0f"),
    ("مینا", "می\u200cنا"),
    ("ﬁne", "fine"),
]


@pytest.mark.parametrize(("one", "other"), LOOK_ALIKE)
def test_names_that_look_alike_are_refused_with_the_reason(one: str, other: str) -> None:
    assert alike(one, other)
    for names in ([one, other], [other, one]):
        with pytest.raises(SetupError, match=r"two players have (the same name|names that look alike).*must differ"):
            Game(names)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "Áda"),
        ("Ada", "Adam"),
        ("Вера", "Вова"),
        ("Нина", "Инна"),
        ("Eva", "Ewa"),
        ("Νίκος", "Νίκη"),
        ("Jan", "Jana"),
    ],
)
def test_names_that_differ_are_two(one: str, other: str) -> None:
    assert not alike(one, other)
    assert Game([one, other]).names == {"red": one, "blue": other}


def test_a_look_alike_is_told_by_its_letter_and_in_a_position_by_its_word() -> None:
    with pytest.raises(SetupError, match=r"'Ada' and 'Аda' .CYRILLIC CAPITAL LETTER A."):
        Game(["Ada", "\u0410da"])
    with pytest.raises(SetupError, match=r"line 1, word 5 .*look alike.*CYRILLIC CAPITAL LETTER A"):
        parse("players red Ada, blue \u0410da\nD 0,0")


def test_names_of_strangers_are_told_apart() -> None:
    assert told_apart(["Ada", "\u0410da", "ada", "Ben"]) == ["Ada", "\u0410da (2)", "ada (3)", "Ben"]
    assert told_apart(["x" * 40, "x" * 40])[1] == "x" * 36 + " (2)"


def test_a_record_of_before_with_look_alikes_opens_and_tells_them_apart() -> None:
    """Such a game could be made and saved once; the same name twice never could."""
    record = json.loads(Game(["Ada", "Ben"], seed=3).save())
    for other, shown in (
        ("\u0410da", "\u0410da (2)"),
        ("Ben\u3164", "Ben"),
        ("Ada\ufe00", "Ada (2)"),
        ("Zoe\u0301", "Zo\u00e9"),
    ):
        record["setup"]["names"][1] = other
        game = Game.load(json.dumps(record))
        assert game.names == {"red": "Ada", "blue": shown}
        assert Game.load(game.save()).names == game.names
    record["setup"]["names"][1] = "Ada"
    with pytest.raises(RecordError, match="same name"):
        Game.load(json.dumps(record))


def test_a_record_of_before_opens_whatever_its_names_tidy_to() -> None:
    """Once a name was anything printable of up to 40 characters: some show nothing, some grow when composed."""
    record = json.loads(Game(["Ada", "Ben"], seed=3).save())
    for other, shown in (
        ("\u3164", "Player 2"),
        ("\u2800" * 40, "Player 2"),
        ("\u0301", "Player 2"),
        ("\u0958" * 40, "\u0915\u093c" * 20),  # two signs each when it is composed
    ):
        record["setup"]["names"][1] = other
        game = Game.load(json.dumps(record))
        assert game.names == {"red": "Ada", "blue": shown}
        assert Game.load(game.save()).names == game.names
    record["setup"]["names"] = ["Player 2", "\u3164"]
    assert [*Game.load(json.dumps(record)).names.values()] == ["Player 2", "Player 2 (2)"]
    for never in ("", "  ", "x" * 41):
        record["setup"]["names"] = ["Ada", never]
        with pytest.raises(RecordError, match="a player's name is 1 to 40"):
            Game.load(json.dumps(record))


# ---- direction


def test_a_name_from_right_to_left_is_isolated_in_every_sentence() -> None:
    """So the points beside it stay where they are; any other name is printed as it is."""
    assert isolate("Ada") == "Ada"
    assert isolate("小红") == "小红"
    assert isolate("عمر") == f"{FSI}عمر{PDI}"
    assert isolate(isolate("דוד")) == f"{FSI}דוד{PDI}"
    assert say("gain", "en", name="עמר", points=8) == f"{FSI}עמר{PDI} +8"
    game = Game(["עומר", "Ben"], seed=7)
    game.apply(game.legal_actions()[0])
    told = " ".join(game.explain(event) for event in game.events)
    assert f"{FSI}עומר{PDI}" in told
    assert told.count("עומר") == told.count(FSI) == told.count(PDI)
    assert f"{FSI}עומר{PDI} 0" in repr(game)
    assert game.names["red"] == "עומר"
    assert FSI not in game.save()


# ---- sizes


def test_brackets_are_counted() -> None:
    assert nesting('{"a": [1, [2]], "b": 3}') == 3
    assert nesting("[" * 1000) == 1000
    assert nesting("]]]][") == 1
    with ends():
        nesting('[{"a":[]},' * 200_000)


def test_what_is_too_long_to_be_said_is_cut() -> None:
    assert shorten("abc", 5) == "abc"
    assert shorten("abcdef", 5) == "abcd…"
