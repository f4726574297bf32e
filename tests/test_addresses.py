"""Addresses: the same text opens the same place from a button, a notebook, the site and the command line."""

# mypy: disable-error-code="func-returns-value, union-attr"
from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import carcnb
from carcnb.addresses import Address, AddressError
from carcnb.command import checkout, cli
from carcnb.opening import BOARDS, LEADS, lead_at
from carcnb.records.packing import pack_text
from carcnb.site import host

ADDRESSES = {
    "home": "",
    "lesson": "base/roads",
    "practice": "BASE-5.7",
    "puzzles": "base",
    "puzzle": "base/1",
    "rule": "BASE-5.7",
    "position": "U 0,0",
    "record": "base/one_point",
    "game": pack_text(carcnb.Game(seed=1).save()),
    "class": "",
    "studio": "recorder",
}


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    yield
    carcnb.language("en")


@pytest.mark.parametrize(("kind", "name"), ADDRESSES.items())
def test_every_kind_of_address_opens_a_board_in_a_notebook_and_on_the_site(kind: str, name: str) -> None:
    here, there = carcnb.go(f"{kind}:{name}", lang="cs"), host.open_board({"open": kind, "name": name, "lang": "cs"})
    assert [*here.view] == [*there.view]
    if not name.startswith("BASE") and kind != "puzzles":  # those are drawn anew each time
        assert here.view["lesson"] == there.view["lesson"]
    assert here.lang == "cs"


def test_no_kind_is_left_out() -> None:
    assert BOARDS.keys() - {"course"} == ADDRESSES.keys()  # a course is given whole: tests/classroom/test_course.py
    assert LEADS.keys() - {"mistakes"} <= BOARDS.keys()  # those are moves of the game that is on the board


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("door:1", "the kinds are home, lesson"),
        ("lesson:base/road", "base/roads"),
        ("practice:nix", "the topics are"),
        ("puzzle:base/9999", "there is no puzzle"),
        ("rule:BASE-99", "Near it"),
        ("position:D 0,0 red", "no figure"),
        ("studio:exit", "leads nowhere"),
        ("game:nothing", "the link leads to no"),
        ("game:eJw", "the link leads to no"),
        ("", "the kinds are"),
        (3, "an address is a text"),
    ],
)
def test_what_leads_nowhere_says_what_would(address: str, why: str) -> None:
    with pytest.raises(carcnb.CarcnbError, match=why):
        carcnb.go(address)


def test_an_address_speaks_its_notation() -> None:
    assert str(Address.parse(" rule: BASE-5.7 ")) == "rule:BASE-5.7"
    assert Address.parse("position:expansions ferries; U 0,0").name == "expansions ferries; U 0,0"
    with pytest.raises(AddressError):
        lead_at("home:")  # a board of its own, nothing that goes on in the place of another


def test_exercises_after_a_lesson_lead_back_to_it() -> None:
    lesson = lead_at("lesson:base/roads")
    assert lead_at("practice:base/roads", lesson).lesson is lesson
    assert lead_at("practice:base/roads").lesson.name == "base/roads"


def test_the_command_opens_a_notebook_with_that_board(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    handed: list[str] = []
    monkeypatch.setattr(checkout, "find_checkout", lambda: None)
    monkeypatch.setattr(checkout, "hand_over", lambda command: sys.exit(handed.extend(command)))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    with pytest.raises(SystemExit):
        cli.main(["open", "lesson:base/roads"])
    page = next(tmp_path.rglob("board.ipynb"))
    assert json.loads(page.read_text())["cells"][0]["source"].endswith("carcnb.go('lesson:base/roads')")
    assert f"--ServerApp.root_dir={page.parent}" in handed
    assert cli.main(["open", "lesson:nix"]) == 2
