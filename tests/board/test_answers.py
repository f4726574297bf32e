"""What the board answers: the numbers of the hover card, what a move would do, why not, rules, older entries."""

# mypy: disable-error-code="no-any-return"
from __future__ import annotations

import json
import random
from typing import Any
from xml.etree import ElementTree

import pytest

import carcnb
from carcnb.board import play
from carcnb.wire.shapes import faults
from carcnb.wire.talk import Card
from tests.board.browser import Browser

NAMES = {"red": "Ada", "blue": "Ben"}


def at(*position: str, tiles: tuple[str, ...] = ("base-B",), lang: str = "en", **options: Any) -> Browser:
    """A board with this position and these tiles to come."""
    return Browser(play(carcnb.Game(NAMES, position=position, tiles=tiles, seed=1, **options), lang=lang))


def card(browser: Browser, cell: list[int], segment: int) -> dict[str, Any]:
    made = browser.ask("card", cell=cell, segment=segment)["ok"]
    assert list(faults(made, Card, "card")) == []
    return made


def values(made: dict[str, Any]) -> list[tuple[int, str]]:
    return [(entry["value"], entry["rule"]) for entry in made["points"]]


def test_an_unfinished_city() -> None:
    """BASE-14.3; complete it grows by a tile for each empty square it leads to, BASE-7.3."""
    made = card(at("base-N 0,0 r1 red:city.N"), [0, 0], 0)
    assert made["title"] == "City"
    assert (made["pill"], made["closed"], made["facts"]) == ("2 open ends", False, ["1 tile"])
    assert (made["figures"], made["who"]) == ([["red", 1, "meeple"]], "Ada would score")
    assert values(made) == [(1, "BASE-14.3"), (6, "BASE-7.3")]
    assert made["points"][1]["sum"] == "3 tiles × 2 = 6"
    assert sorted(made["open"]) == [[0, 0, "E"], [0, 0, "N"]]


def test_coats_of_arms_count_in_both_sums() -> None:
    """BASE-14.4, BASE-7.4."""
    made = card(at("base-M 0,0 r1"), [0, 0], 0)
    assert made["facts"] == ["1 tile", "1 coat of arms"]
    assert [entry["sum"] for entry in made["points"]] == [
        "1 tile × 1 + 1 coat of arms × 1 = 2",
        "3 tiles × 2 + 1 coat of arms × 2 = 8",
    ]
    assert made["who"] == "nobody"


def test_two_open_ends_that_meet_on_one_square_need_one_tile() -> None:
    made = card(at("base-N 0,0 r2 red:city.E", "base-N 0,1 r1", "base-N 1,0 r3"), [0, 1], 0)
    assert made["pill"] == "2 open ends"
    assert sorted(made["open"]) == [[0, 1, "E"], [1, 0, "S"]]
    assert values(made) == [(3, "BASE-14.3"), (8, "BASE-7.3")]


def test_a_complete_city_nobody_owns() -> None:
    made = card(at("base-E 0,0 r0", "base-E 0,-1 r2"), [0, 0], 0)
    assert (made["pill"], made["closed"], made["open"]) == ("complete", True, [])
    assert values(made) == [(4, "BASE-7.3")]


def test_the_small_city_variant() -> None:
    """BASE-7.7: with it the smallest city that can become of one tile brings two points."""
    made = card(at("base-E 0,0 r0", small_city_scores_2=True), [0, 0], 0)
    assert values(made) == [(1, "BASE-14.3"), (2, "BASE-7.7")]


def test_a_road() -> None:
    made = card(at("base-D 0,0 r0"), [0, 0], 1)
    assert (made["icon"], made["pill"]) == ("road", "2 open ends")
    assert values(made) == [(1, "BASE-14.2"), (3, "BASE-6.4")]


def test_a_monastery() -> None:
    """BASE-14.5, BASE-9.2: nine points when complete, however many squares are missing."""
    made = card(at("base-B 0,0 r0 blue:monastery", "base-E 1,0 r0"), [0, 0], 1)
    assert (made["pill"], made["facts"], made["open"]) == ("7 squares missing", ["2 of 9 tiles"], [])
    assert values(made) == [(2, "BASE-14.5"), (9, "BASE-9.2")]
    assert made["who"] == "Ben would score"


def test_a_field_scores_its_complete_cities_at_the_end() -> None:
    """BASE-15.4."""
    made = card(at("base-E 0,0 r0 red:field.ENE", "base-E 0,-1 r2"), [0, 0], 1)
    assert (made["pill"], made["facts"], made["open"]) == ("scores at the end", ["1 complete city"], [])
    assert values(made) == [(3, "BASE-15.4")]


def test_a_field_brings_nobody_anything_where_there_are_no_farmers() -> None:
    """WIN-11."""
    made = card(at("base-E 0,0 r0", "base-E 0,-1 r2", farmers=False), [0, 0], 1)
    assert (made["pill"], made["facts"]) == ("no farmers in this game", ["1 complete city"])
    assert values(made) == []
    assert values(card(at("base-E 0,0 r0", "base-E 0,-1 r2"), [0, 0], 1)) == [(3, "BASE-15.4")]


def test_a_tie_counts_for_both() -> None:
    """BASE-8.3."""
    made = card(
        at("base-E 0,0 r0 red:city.N", "base-B 1,0 r0", "base-B 1,-1 r0", "base-E 0,-1 r2 blue:city.S"), [0, 0], 0
    )
    assert made["figures"] == [["red", 1, "meeple"], ["blue", 1, "meeple"]]
    assert made["who"] == "Ada and Ben each score"


@pytest.mark.parametrize(("cell", "segment"), [([0, 0], 9), ([0, 0], -1), ([5, 5], 0), ([10**9, 0], 0)])
def test_there_is_no_card_where_nothing_is(cell: list[int], segment: int) -> None:
    assert at("base-D 0,0 r0").ask("card", cell=cell, segment=segment)["error"] == "There is nothing at this place."


def outlook(browser: Browser, action: str) -> list[tuple[str, str]]:
    return [
        (line["text"], line["rule"]) for line in browser.ask("outlook", answer=browser.number(action))["ok"]["lines"]
    ]


def then(browser: Browser) -> list[tuple[str, str]]:
    """What comes of putting no figure."""
    return [(line["text"], line["rule"]) for line in browser.board.view["prompt"]["then"]]


def test_the_outlook_of_a_tile_that_completes_a_city() -> None:
    browser = at("base-E 0,0 r0 red:city.N", tiles=("base-E",))
    assert outlook(browser, "place base-E 0,-1 r2") == [("Completes the city: Ada +4", "BASE-7.3")]
    assert outlook(browser, "place base-E 1,0 r0") == []
    assert len(browser.board.game.history) == 1  # asking moves nothing


def test_the_outlook_of_what_nobody_holds_says_what_a_figure_would_bring() -> None:
    """BASE-5.12; where no figure is left to put there, nobody scores."""
    browser = at("base-E 0,0 r0", tiles=("base-E",))
    assert outlook(browser, "place base-E 0,-1 r2") == [("Completes the city: with a figure on it +4", "BASE-7.1")]
    bare = at("base-E 0,0 r0", tiles=("base-E",), supply=["red meeple 0"])
    assert outlook(bare, "place base-E 0,-1 r2") == [("Completes the city: nobody scores", "BASE-7.1")]


def test_the_outlook_of_a_figure_counts_it() -> None:
    """BASE-5.12: a figure put on what the tile completed takes part in its scoring."""
    browser = at("base-E 0,0 r0", tiles=("base-E",))
    browser.act("place base-E 0,-1 r2")
    assert outlook(browser, "deploy meeple 0,-1 city.S") == [("Completes the city: Ada +4", "BASE-7.3")]
    assert then(browser) == [("Without a figure: City completed, nobody scores", "BASE-7.1")]


def test_the_outlook_of_the_last_tile_around_a_monastery() -> None:
    around = [(x, y) for y in (-1, 0, 1) for x in (-1, 0, 1) if (x, y) != (0, 0)]
    order = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1)]
    assert set(order) < set(around)
    browser = at("base-B 0,0 r0 blue:monastery", *(f"base-B {x},{y} r0" for x, y in order))
    assert outlook(browser, "place base-B 1,-1 r0") == [("Completes the monastery: Ben +9", "BASE-9.2")]


def test_the_outlook_of_what_is_not_allowed() -> None:
    browser = at("base-D 0,0 r0", tiles=("base-E",))
    for number in (-1, len(browser.board.game.legal_actions())):
        assert browser.ask("outlook", answer=number)["error"] == f"This message is not understood: answer = {number}"
    browser.act(browser.board.game.legal_actions()[0])
    assert "error" in browser.ask("why", cell=[1, 0], turn=0)  # no tile is in hand


def test_why_not() -> None:
    """BASE-4.5, with the edges that clash."""
    why = at("base-D 0,0 r0", tiles=("base-E",)).ask("why", cell=[1, 0], turn=0)["ok"]
    assert why == {
        "text": "Does not fit: field meets road.",
        "rule": "BASE-4.5",
        "rule_text": carcnb.rule("BASE-4.5").short,
        "edges": ["W"],
    }
    assert at("base-D 0,0 r0", tiles=("base-E",)).ask("why", cell=[0, 1], turn=1)["ok"]["rule"] is None


def test_rules_in_both_languages() -> None:
    for lang in ("en", "cs"):
        found = at("base-D 0,0 r0", lang=lang).ask("rule", rule="BASE-5.7")["ok"]
        known = carcnb.rule("BASE-5.7", lang)
        assert (found["id"], found["title"], found["text"]) == known[:3]
        assert found["see"] == list(known.see)
        assert ElementTree.fromstring(found["picture"]).tag.endswith("svg")
    assert "BASE-5.7" in at("base-D 0,0 r0").ask("rule", rule="BASE-5.77")["error"]


def test_a_rule_with_its_picture_stays_small() -> None:
    browser = at("base-D 0,0 r0")
    sizes = sorted(len(json.dumps(browser.ask("rule", rule=found.id)["ok"])) for found in carcnb.rules("base"))
    assert sizes[len(sizes) // 2] <= 8_000
    assert sizes[-1] <= 11_000


def test_older_entries_of_the_log_follow_the_newest() -> None:
    game = carcnb.Game(NAMES, seed=1)
    choose = random.Random(1).choice
    while not game.over:
        game.apply(choose(game.legal_actions()))
    browser = Browser(play(game))
    ids = [entry["id"] for entry in browser.board.view["log"]]
    more = True
    while more:
        page = browser.ask("log", before=ids[-1])["ok"]
        more = page["more"]
        ids += [entry["id"] for entry in page["log"]]
    assert ids == sorted(set(ids), reverse=True)
    assert browser.ask("log", before=0)["ok"] == {"log": [], "more": False}


def test_answers_in_czech() -> None:
    browser = at("base-E 0,0 r0 red:city.N", tiles=("base-E",), lang="cs")
    assert outlook(browser, "place base-E 0,-1 r2") == [("Uzavře se město: Ada +4", "BASE-7.3")]
    assert card(browser, [0, 0], 0)["pill"] == "1 otevřený konec"
