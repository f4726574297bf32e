"""Whole games that JCloisterZone's engine played and scored: every kind of message, every expansion that it shares."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

from carcnb import Game, RecordError
from carcnb.command import cli
from carcnb.engine.events import Scored
from carcnb.records import jcz
from carcnb.records.jcz_names import sets
from tests.contract import check_scoring

FOLDER = Path(__file__).parent / "jcz" / "whole_games"
POINTS: dict[str, list[int]] = json.loads((FOLDER / "points.json").read_text(encoding="utf-8"))
PARTED = "mage_ferry_parted"
WHOLE = sorted(POINTS.keys() - {PARTED})


def told(name: str) -> str:
    return (FOLDER / f"{name}.jcz").read_text(encoding="utf-8")


@cache
def game(name: str) -> Game:
    return jcz.load(told(name))


def test_the_games_have_every_kind_of_message_and_every_expansion() -> None:
    assert {path.stem for path in FOLDER.glob("*.jcz")} == POINTS.keys()
    kinds = {message["type"] for name in POINTS for message in json.loads(told(name))["replay"]}
    assert kinds == {
        "PLACE_TILE",
        "DEPLOY_MEEPLE",
        "PASS",
        "COMMIT",
        "PLACE_TOKEN",
        "MOVE_NEUTRAL_FIGURE",
        "CIRCLE_REMOVE_OR_DEPLOY",
        "RETURN_MEEPLE",
    }
    played = {expansion for name in WHOLE for expansion in game(name).setup.expansions}
    assert played == set(sets().values()) - {"base"}


@pytest.mark.parametrize("name", WHOLE)
def test_a_whole_game_ends_on_the_points_of_jcloisterzone(name: str) -> None:
    """The points are those of the other engine, and the second referee says the same of every score."""
    assert game(name).over
    assert list(game(name).scores.values()) == POINTS[name]
    check_scoring(game(name))


def test_a_ferry_that_joins_mage_and_witch_ends_the_record_with_the_reason() -> None:
    """MW-8, D-MW-8: our rules part them at once, JCloisterZone leaves them; what follows would be another game."""
    with pytest.raises(RecordError, match=r"^message 78 \(COMMIT\): .*MW-8, D-MW-8"):
        jcz.load(told(PARTED))


@pytest.mark.parametrize("name", WHOLE)
def test_a_whole_game_is_written_and_read_again(name: str) -> None:
    """The same answers, the same scores one by one, and the same text when it is written a second time."""
    text = jcz.save(game(name))
    again = jcz.load(text)
    assert again.history == game(name).history
    assert list(again.scores.values()) == POINTS[name]
    scores = [[event for event in one.events if isinstance(event, Scored)] for one in (again, game(name))]
    assert scores[0] == scores[1]
    assert jcz.save(again) == text


@pytest.mark.parametrize("name", WHOLE)
def test_replay_tells_the_points(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """``carcnb replay FILE.jcz --json``, as anybody would run it."""
    assert cli.main(["replay", str(FOLDER / f"{name}.jcz"), "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["over"]
    assert [player["points"] for player in report["players"]] == POINTS[name]


def test_replay_says_why_a_game_cannot_go_on(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["replay", str(FOLDER / f"{PARTED}.jcz"), "--json"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert "D-MW-8" in said.err
