"""Every question in the form the panel draws, with the reasons why not and what follows."""

# mypy: disable-error-code="no-any-return"
from __future__ import annotations

from typing import Any

import pytest

import carcnb
from carcnb.board.prompts import prompt
from carcnb.board.reader import Reader
from carcnb.engine.actions import SKIP, Action
from carcnb.engine.prompts import Ask
from carcnb.wire.shapes import faults
from carcnb.wire.view import Prompt
from tests.board.browser import sent

NAMES = {"red": "Ada", "blue": "Ben"}


def asked(game: carcnb.Game, lang: str = "en") -> dict[str, Any]:
    made = sent(prompt(game, Reader.of(game, lang)))
    assert list(faults(made, Prompt, "prompt")) == []
    return made


def test_where_a_figure_may_stand_and_where_not() -> None:
    """BASE-5.7: the joined city is taken; the other segments are free."""
    game = carcnb.Game(NAMES, position=["base-E 0,0 r0 red:city.N"], tiles=["base-N"])
    game.apply("place base-N 0,-1 r2")
    made = asked(game)
    assert (made["kind"], made["step"], made["question"]) == ("figure", 1, "Place a figure?")
    assert made["at"] == [0, -1, 2]
    assert made["skip"] is True
    assert made["options"] == [
        {
            "id": 0,
            "cell": [0, -1],
            "segment": 1,
            "icon": "farmer",
            "figure": "meeple",
            "text": "Farmer",
            "note": "Field, 0 complete cities",
        }
    ]
    assert str(game.legal_actions()[0]) == "deploy meeple 0,-1 field.NNW"
    [no] = made["refused"]
    assert (no["segment"], no["icon"], no["text"], no["rule"]) == (0, "knight", "Knight", "BASE-5.7")
    assert no["note"] == "Taken: Ada is already here."
    assert made["then"] == []


@pytest.mark.parametrize("expansions", [[], ["winter"]])
def test_win_12_without_farmers_fields_are_no_places_to_speak_of(expansions: list[str]) -> None:
    """A first game is not told in every turn, by a rule of the Winter edition, what it leaves out."""
    position = ["base-W 0,0 r0 red:road.E"]
    game = carcnb.Game(NAMES, expansions, position=position, tiles=["base-X"], farmers=False)
    game.apply("place base-X 1,0 r0")
    made = asked(game)
    assert [option["icon"] for option in made["options"]] == ["thief"] * 3
    assert [(no["icon"], no["rule"]) for no in made["refused"]] == [("thief", "BASE-5.7")]
    assert "WIN-" not in str(made)


@pytest.mark.parametrize(
    ("lang", "texts", "refused"),
    [
        (
            "en",
            ["Road at the bottom, 1 tile", "Road at the top, 1 tile", "Road on the right, 1 tile"],
            "Thief · road on the left",
        ),
        (
            "cs",
            ["Cesta dole, 1 kartička", "Cesta nahoře, 1 kartička", "Cesta vpravo, 1 kartička"],
            "Lupič · cesta vlevo",
        ),
    ],
)
def test_several_of_a_kind_are_told_apart_by_where_they_lie(lang: str, texts: list[str], refused: str) -> None:
    game = carcnb.Game(NAMES, position=["base-W 0,0 r0 red:road.E"], tiles=["base-X"], farmers=False)
    game.apply("place base-X 1,0 r0")
    made = asked(game, lang)
    assert sorted(shown["note"] for shown in made["options"]) == texts
    assert [shown["text"] for shown in made["refused"]] == [refused]


def test_what_the_tile_completes_and_what_a_figure_would_bring_at_once() -> None:
    """BASE-5.12: the completed city is free, so its points can be had now."""
    game = carcnb.Game(NAMES, position=["base-E 0,0 r0"], tiles=["base-E"])
    game.apply("place base-E 0,-1 r2")
    made = asked(game)
    assert [line["text"] for line in made["then"]] == ["Without a figure: City completed, nobody scores"]
    assert made["then"][0]["cells"] in ([[0, -1, 0]], [[0, 0, 0]])
    assert made["options"][0]["note"] == "City, 2 tiles, +4 now"


def test_the_end() -> None:
    game = carcnb.Game(NAMES, position=["base-E 0,0 r0"], tiles=["base-E"])
    game.apply("place base-E 0,-1 r2")
    game.apply("skip")
    made = asked(game)
    assert (made["kind"], made["options"], made["skip"]) == ("over", [], False)


def test_a_question_of_an_expansion_needs_no_code_here() -> None:
    game = carcnb.Game(NAMES, seed=1)
    options = [Action("hop", "meeple"), Action("glide", "", (0, 0), "city.N+road.E"), SKIP]
    game._now.prompt = Ask("blue", "hop", options, "BASE-12.1")
    made = asked(game)
    assert (made["kind"], made["question"], made["who"]) == ("choose", "Choose one", "Ben is asked, Ada is on turn")
    assert [option["id"] for option in made["options"]] == [0, 1]
    assert made["options"][1]["cell"] == [0, 0]
    assert made["options"][1]["segments"] == [0, 1]
    assert [option["text"] for option in made["options"]] == ["hop meeple", "glide 0,0 city.N+road.E"]
    assert made["skip"] is True


def test_questions_in_czech() -> None:
    game = carcnb.Game(NAMES, seed=1)
    made = asked(game, "cs")
    assert (made["who"], made["question"], made["steps"]) == (
        "Hraje Ada",
        "Přilož kartičku",
        ["Kartička", "Figurka", "Body"],
    )
