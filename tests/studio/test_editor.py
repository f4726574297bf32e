"""The position editor: every change by its message, what is refused by which rule, and the way to text and game."""

# mypy: disable-error-code="comparison-overlap, union-attr"
from __future__ import annotations

from typing import Any

import pytest

import carcnb
from carcnb.board import Board
from carcnb.engine.setup import Setup
from carcnb.records.notation import parse, text_of
from carcnb.tiles import design
from carcnb.wire.shapes import faults
from carcnb.wire.view import View
from carcnb.words import say
from tests.board.browser import Browser


class Desk(Browser):
    """A page with an editor."""

    def edit(self, what: str, **given: Any) -> str:
        """Make a change; the rule that refuses it, what is said where no rule does, or nothing if it is done."""
        self.messages.clear()
        self.do("edit", what=what, **given)
        refused = [message for message in self.messages if message["kind"] == "refused"]
        return (refused[0]["rule"] or refused[0]["text"]) if refused else ""

    @property
    def text(self) -> str:
        """The position as the panel tells it."""
        told: str = self.board.view["desk"]["text"]
        return told

    def tiles(self) -> list[str]:
        """What lies, without the players."""
        return [line for line in self.text.split("; ") if not line.startswith("players")]


def opened(position: Any = None, **options: Any) -> Desk:
    return Desk(carcnb.edit(position, **options))


def test_a_position_is_made_by_laying_and_putting() -> None:
    desk = opened()
    assert not desk.edit("lay", tile="base-U", cell=[1, 0], turn=0)
    assert not desk.edit("lay", tile="base-V", cell=[2, 0], turn=2)
    assert not desk.edit("put", seat="red", kind="meeple", cell=[0, 0], segment=0)
    assert desk.tiles() == ["D 0,0 red:city.N", "U 1,0", "V 2,0"]  # a turn that does not fit gives way to the next
    assert list(faults(desk.board.view, View, "view")) == []


def test_what_is_told_as_text_is_the_same_position() -> None:
    desk = opened("players red Ada 12, blue Ben; turn blue; hand V; next U; D 0,0 red:city.N; U 1,0 blue:road.E; V 2,0")
    desk.edit("put", seat="red", kind="meeple", cell=[2, 0], segment=1)
    setup = parse(desk.text, 1)
    assert [str(tile) for tile in setup.position] == [str(tile) for tile in desk.board._lead.stand.content.now.position]
    assert desk.text == "; ".join(text_of(setup).splitlines())
    made = eval(desk.board.view["desk"]["code"], {"carcnb": carcnb})
    assert isinstance(made, Board)
    assert carcnb.position_text(made.game.setup) == text_of(setup)


@pytest.mark.parametrize(
    ("what", "given", "rule"),
    [
        ("lay", {"tile": "base-V", "cell": [5, 5], "turn": 0}, "BASE-4.3"),
        ("lay", {"tile": "base-V", "cell": [3, 1], "turn": 0}, "BASE-4.4"),
        ("lay", {"tile": "base-C", "cell": [0, 1], "turn": 0}, "BASE-4.5"),
        ("lay", {"tile": "base-E", "cell": [0, -1], "turn": 2}, "BASE-10.1"),  # the city that it closes has a knight
        ("move", {"cell": [1, 0], "to": [0, 0], "turn": 0}, "BASE-4.3"),
        ("take", {"cell": [1, 0]}, "BASE-4.3"),  # what lies behind it would hang in the air
        ("turn", {"cell": [1, 0], "by": 1}, "BASE-4.5"),
        ("put", {"seat": "blue", "kind": "meeple", "cell": [0, 0], "segment": 0}, "BASE-5.7"),
        ("rise", {"seat": "blue"}, "A game has two to six players."),
    ],
)
def test_what_cannot_be_is_refused_with_its_rule_and_leaves_the_board(
    what: str, given: dict[str, Any], rule: str
) -> None:
    desk = opened("D 0,0 red:city.N; U 1,0; V 2,0")
    before = desk.board.view["desk"]
    assert desk.edit(what, **given) == rule
    assert desk.board.view["desk"] == before
    assert desk.board.view["can_undo"] is False


def test_nothing_else_goes_wrong_with_what_a_browser_can_send() -> None:
    desk = opened()
    for what, given in (
        ("lay", {"tile": "no-such", "cell": [1, 0], "turn": 0}),
        ("lay", {"tile": "inns-01", "cell": [1, 0], "turn": 0}),
        ("lay", {"tile": "base-U", "cell": [10**9, 0], "turn": 0}),
        ("take", {"cell": [9, 9]}),
        ("put", {"seat": "pink", "kind": "meeple", "cell": [0, 0], "segment": 0}),
        ("put", {"seat": "red", "kind": "dragon", "cell": [0, 0], "segment": 0}),
        ("put", {"seat": "red", "kind": "meeple", "cell": [0, 0], "segment": 99}),
        ("put", {"seat": "", "kind": "ferry", "cell": [0, 0], "segment": 0}),
        ("lift", {"seat": "red", "kind": "meeple", "cell": [0, 0], "segment": 0}),
        ("lift", {"seat": "red", "kind": "meeple", "cell": [0, 0], "segment": 99}),
        ("seat", {"seat": "pink", "points": 3}),
        ("seat", {"seat": "red", "points": -3}),
        ("seat", {"seat": "red", "name": "Ben"}),
        ("first", {"seat": "pink"}),
        ("hold", {"seat": "red", "kind": "wine", "count": 1}),
        ("come", {"tiles": ["base-C", "base-C"]}),
        ("come", {"tiles": ["no-such"]}),
        ("system", {"name": "no-such", "on": True}),
        ("move", {"cell": [9, 9], "to": [1, 0], "turn": 0}),
        ("turn", {"cell": [9, 9], "by": 1}),
    ):
        assert desk.edit(what, **given), what
    assert desk.tiles() == ["D 0,0"]


def test_a_board_that_is_no_editor_takes_no_edits() -> None:
    desk = Desk(carcnb.play(seed=1))
    assert desk.edit("take", cell=[0, 0])


def test_a_name_that_somebody_has_is_refused_in_the_language_of_the_board() -> None:
    desk = opened(lang="cs")
    assert desk.edit("seat", seat="red", name="Ben") == say("why-same-name", "cs", name="Ben")


def test_a_tile_takes_its_figures_with_it() -> None:
    desk = opened("D 0,0; V 1,0 red:field.NNE")
    desk.edit("move", cell=[1, 0], to=[-1, 0], turn=0)
    assert desk.tiles() == ["D 0,0", "V -1,0 r2 red:field.NNW"]
    desk.edit("move", cell=[-1, 0], to=[1, 0], turn=1)
    assert desk.tiles() == ["D 0,0", "V 1,0 r1 red:field.NNE"]
    desk.edit("move", cell=[1, 0], to=[-1, 0], turn=2)
    desk.edit("take", cell=[-1, 0])
    assert desk.tiles() == ["D 0,0"]
    assert desk.board.view["seats"][0]["supply"] == [("meeple", 7, 7)]


def test_a_laid_tile_turns_through_the_ways_that_fit_and_another_takes_its_place() -> None:
    desk = opened("D 0,0; V 1,0 red:road.S")
    desk.edit("turn", cell=[1, 0], by=1)
    assert desk.tiles() == ["D 0,0", "V 1,0 r1 red:road.N"]
    desk.edit("lay", tile="base-X", cell=[1, 0], turn=0)
    assert desk.tiles() == ["D 0,0", "X 1,0"]
    desk.edit("take", cell=[1, 0])
    desk.edit("lay", tile="base-C", cell=[0, 0], turn=0)
    assert desk.tiles() == ["C 0,0"]


def test_two_followers_share_a_feature_once_tiles_could_have_joined_them() -> None:
    desk = opened("D 0,0; U 1,0; V 2,0")
    desk.edit("put", seat="red", kind="meeple", cell=[0, 0], segment=1)
    assert not desk.edit("put", seat="blue", kind="meeple", cell=[2, 0], segment=0)
    assert "+" in desk.text


def test_a_figure_moves_and_goes_home() -> None:
    desk = opened("D 0,0 red:city.N; U 1,0")
    desk.edit("put", seat="red", kind="meeple", cell=[1, 0], segment=0, source=[0, 0, 0])
    assert desk.tiles() == ["D 0,0", "U 1,0 red:road.E"]
    desk.edit("lift", seat="red", kind="meeple", cell=[1, 0], segment=0)
    assert desk.tiles() == ["D 0,0", "U 1,0"]


def test_the_box_counts_what_is_left() -> None:
    desk = opened("D 0,0; X 1,0")
    assert desk.edit("lay", tile="base-X", cell=[-1, 0], turn=0)
    left = {name: (n, total) for name, n, total in desk.board.view["desk"]["box"]}
    assert left["base-X"] == (0, 1)
    assert left["base-U"] == (8, 8)
    assert not desk.edit("come", tiles=["base-U", "base-V"])
    assert desk.board.view["desk"]["coming"] == ["base-U", "base-V"]
    assert {name: n for name, n, _ in desk.board.view["desk"]["box"]}["base-U"] == 7


def test_players_come_and_go_with_what_is_theirs() -> None:
    desk = opened("D 0,0 red:city.N; U 1,0")
    desk.edit("seat", seat="red", name="Ada", points=12)
    desk.edit("sit")
    desk.edit("first", seat="green")
    assert desk.text.startswith("players red Ada 12, blue, green; turn green; ")
    desk.edit("rise", seat="red")
    assert desk.text == "players blue, green; turn green; D 0,0; U 1,0"


def test_expansions_bring_tiles_tokens_and_pieces() -> None:
    desk = opened(expansions=["traders_and_builders"])
    desk.edit("system", name="ferries", on=True)
    assert desk.updates[-1].keys() >= {"sheet", "view"}
    desk.edit("lay", tile="ferries-01", cell=[-1, 0], turn=0)
    segment = next(s for s in range(7) if not desk.edit("put", seat="", kind="ferry", cell=[-1, 0], segment=s))
    assert "ferry:" in desk.text
    assert dict(desk.board.view["desk"]["pieces"])["ferry"] == 7
    desk.edit("hold", seat="red", kind="wine", count=3)
    assert "wine 3" in desk.text
    assert desk.edit("system", name="ferries", on=False)
    desk.edit("lift", seat="", kind="ferry", cell=[-1, 0], segment=segment)
    assert "ferry:" not in desk.text
    desk.edit("take", cell=[-1, 0])
    assert not desk.edit("system", name="ferries", on=False)
    assert "ferries" not in desk.text


def test_every_change_can_be_taken_back_and_made_again() -> None:
    desk = opened()
    desk.edit("lay", tile="base-U", cell=[1, 0], turn=0)
    desk.edit("put", seat="red", kind="meeple", cell=[1, 0], segment=0)
    desk.do("undo")
    desk.do("undo")
    assert desk.tiles() == ["D 0,0"]
    desk.do("redo")
    assert desk.tiles() == ["D 0,0", "U 1,0"]
    desk.edit("clear")
    assert desk.board.view["can_redo"] is False


def test_where_nothing_can_be_taken_back_the_page_is_up_to_date_still() -> None:
    desk = opened()
    for do in ("undo", "redo"):
        desk.do(do)
        assert desk.refused()["text"] == say(f"error-{do}")
    assert not desk.edit("lay", tile="base-U", cell=[1, 0], turn=0)
    assert desk.tiles() == ["D 0,0", "U 1,0"]


def test_what_is_held_is_told_where_it_can_go() -> None:
    desk = opened("D 0,0 red:city.N")
    desk.tell({"do": "ask", "id": 1, "n": desk.board.view["n"], "what": "room", "tile": "base-E"})
    desk.tell({"do": "ask", "id": 2, "n": desk.board.view["n"], "what": "room", "seat": "red", "kind": "meeple"})
    squares, spots = (message["ok"] for message in desk.messages)
    assert "0 -1 2" in squares["squares"].split(";")
    assert spots["spots"] == [[0, 0, 1], [0, 0, 2], [0, 0, 3]]  # in the city somebody stands


def test_the_same_board_becomes_a_game_or_a_lesson() -> None:
    desk = opened("D 0,0; U 1,0; hand V")
    desk.edit("play")
    assert "desk" not in desk.board.view
    assert desk.board.view["prompt"]["tile"] == "base-V"
    assert desk.board.view["playable"]
    desk = opened("D 0,0; U 1,0; hand V")
    desk.edit("lesson")
    assert desk.board.view["desk"]["kind"] == "lesson"
    desk.edit("position")
    assert desk.board.view["desk"]["kind"] == "position"


def test_it_opens_games_in_the_middle_of_a_turn_at_its_start() -> None:
    game = carcnb.Game(["Ada", "Ben"], seed=7)
    game.apply(game.legal_actions()[0])
    assert opened(game).tiles() == ["hand J", "D 0,0"]
    assert opened(carcnb.play(game)).tiles() == ["hand J", "D 0,0"]
    assert isinstance(opened(Setup.make(2, 1, {})).text, str)
    with pytest.raises(carcnb.SetupError):
        carcnb.edit(3)  # type: ignore[arg-type]


def test_where_a_figure_is_offered_it_can_be_put_and_nowhere_else() -> None:
    desk = opened("D 0,0 red:city.N; U 1,0 blue:road.E; V 2,0", expansions=["traders_and_builders"])
    base = opened("D 0,0 red:city.N; U 1,0; V 2,0")
    for page, kinds in ((base, ("meeple",)), (desk, ("meeple", "builder", "pig"))):
        for kind in kinds:
            spots = page.ask("room", seat="blue", kind=kind)["ok"]["spots"]
            for laid in page.board._lead.stand.content.now.position:
                x, y = laid.cell
                for segment in range(len(design(laid.tile).turns[laid.turn].where)):
                    refused = page.edit("put", seat="blue", kind=kind, cell=[x, y], segment=segment)
                    assert bool(refused) == ([x, y, segment] not in spots), (kind, x, y, segment, refused)
                    if not refused:
                        page.do("undo")


def test_nobody_holds_less_than_no_token() -> None:
    desk = opened(expansions=["gold_mines"])
    desk.edit("hold", seat="red", kind="gold", count=3)
    assert desk.edit("hold", seat="blue", kind="gold", count=-1) == say("why-edit-tokens")
    assert desk.edit("hold", seat="blue", kind="gold", count=1000) == say("why-edit-tokens")
