"""What a type checker says of code that uses carcnb, and what the same options say when they are called."""

# mypy: disable-error-code="arg-type, call-arg"
from __future__ import annotations

import inspect
import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Literal, get_args, get_type_hints

import pytest

import carcnb
from carcnb import looks
from carcnb.board.board import Board
from carcnb.board.start import THEMES
from carcnb.engine import options
from carcnb.engine.setup import Setup
from tests.sources import ENGINE, PACKAGE, SYSTEMS

ROOT = Path(__file__).resolve().parent.parent
RIGHT = """
import carcnb

game = carcnb.Game(["Ada", "Ben"], ["robbers"], 7, farmers=False, scores={"red": 3}, draws=["base-B"], tiles=None)
scored = [event for event in game.events if hasattr(event, "points")]
print([game.explain(event) for event in scored])
points = 0
tile = game.board[0, 0]
seats: list[str] = [figure.seat for figure in tile.figures]
worth: int = sum(feature.points for feature in game.features if "red" in feature.owners and not feature.complete)
for move in game:
    print(move.seat, str(move.action), move.scored.get("red", 0))
if game.winner is not None:
    print(game.names[game.winner], len(game.winners))
for event in game.events:
    if event.player == "red":
        print(event.rule)
    if isinstance(event, carcnb.events.PointsScored):
        points += event.points
        kind: str = event.feature.kind
    elif isinstance(event, carcnb.events.FigurePlaced | carcnb.events.FigureReturned):
        cell: tuple[int, int] = event.cell
    elif isinstance(event, carcnb.events.PlayerRobbed):
        print(game.names[event.victim], event.points)
for action in game.legal_actions():
    for event in game.foresee(action):
        if isinstance(event, carcnb.events.Scored):
            print(f"{action}: {game.names[event.player]} {event.points} {event.reason} {game.explain(event)}")


def gained(event: carcnb.events.Event) -> int:
    match event:
        case carcnb.events.PointsScored(player="red", points=points):
            return points
        case carcnb.events.TokensTaken(count=count):
            return count
    return 0


board = carcnb.play(["Ada", "Ben"], seed=14, tiles=["base-B"], farmers=False, theme="dark", height=600, seat="red")
carcnb.play(game, dress="winter", lang="cs").apply("skip")
carcnb.show(game, theme="contrast", outlook=False)
carcnb.lesson("base/roads", height=500)
carcnb.replay("game.json", comments={1: "Well done."}, move=7, theme="light").goto(3)
carcnb.position("U 0,0", seed=3, theme="dark")
carcnb.exercise("worth", ["base-D 0,0 r0 red:city.N"], marks=["0,0 city.N"], expansions=["ferries"], farmers=False)
lesson = carcnb.new_lesson({"en": "Roads"}, ["base-U 0,0 r0"], farmers=False)
lesson.step("A road", "It has two ends.", light=["0,0"])
lesson.show(theme="dark")
carcnb.tile_chart("base")
file = carcnb.write_games("games.jsonl", [game, board])
won: list[str | None] = [played.winner for played in carcnb.read_games(file)]
names: list[str] = list(carcnb.expansions())
drawn: bytes = carcnb.picture(game).png(scale=3)
board.observe(lambda change: print(change.new), names="value")
board.unobserve(print, "move")
board.close()
"""
WRONG = """
import carcnb

game = carcnb.Game(colour="red")  # call-arg
carcnb.Game(seed="7")  # arg-type
carcnb.Game(farmers="no")  # arg-type
carcnb.play(colour="red")  # call-arg
carcnb.play(game, theme="pink")  # arg-type
carcnb.show(game, heigth=300)  # call-arg
carcnb.lesson("base/roads", farmers=False)  # call-arg
carcnb.replay(game, them="dark")  # call-arg
carcnb.position("U 0,0", colour="red")  # call-arg
carcnb.exercise("worth", colour="red")  # call-arg
lesson = carcnb.new_lesson("Roads", colour="red")  # arg-type
lesson.step("A road", "It has two ends.", colour="red")  # arg-type
lesson.show(colour="red")  # call-arg
game.apply(5)  # arg-type
game.board["0,0"]  # index
game.names[game.winner]  # index
for event in game.events:
    print(event.points)  # attr-defined
    if isinstance(event, carcnb.events.TurnBegan):
        print(event.points)  # attr-defined
    if isinstance(event, carcnb.events.Scored):
        print(event.feature)  # union-attr
carcnb.events.PointScored  # attr-defined
carcnb.show(game).observed(print)  # attr-defined
"""


LEARNERS = """# mypy: allow-untyped-defs, allow-untyped-calls, no-strict-optional
from IPython.display import display  # every notebook has that name
"""
"""Learners write no types, and do not look whether the game that they ask about is over."""


def tutorials() -> dict[str, str]:
    """The code of the tutorials that read events."""
    code = {}
    for path in sorted(ROOT.glob("notebooks/en/*.ipynb")):
        cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
        text = "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")
        if "event" in text:
            code[f"tutorial_{path.stem}"] = f"{LEARNERS}\n{text}"

    return code


def test_a_type_checker_takes_what_is_right_and_finds_all_that_is_wrong(tmp_path: Path) -> None:
    """What the tutorials show is right, too."""
    pytest.importorskip("mypy", reason="mypy comes with the extra dev")
    code = {"right": RIGHT, "wrong": WRONG, **tutorials()}
    assert len(code) >= 5
    for name, text in code.items():
        (tmp_path / f"{name}.py").write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--no-error-summary", *(tmp_path / f"{name}.py" for name in code)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    told = [line for line in done.stdout.splitlines() if ": note: " not in line]
    found = [re.search(r"(\w+)\.py:(\d+): error: .* \[([\w-]+)\]$", line) or line for line in told]
    lines = enumerate(WRONG.splitlines(), 1)
    wrong = [("wrong", str(number), line.partition("  # ")[2]) for number, line in lines if "  # " in line]
    assert [match if isinstance(match, str) else match.groups() for match in found] == wrong, done.stderr


# ---- options

NO_LOOK = "a board has no option 'them'; did you mean 'theme'? It has theme, height"


def game() -> carcnb.Game:
    return carcnb.Game(2, seed=3)


@pytest.mark.parametrize(
    ("call", "says"),
    [
        (lambda: carcnb.Game(farmer=False), "a game has no option 'farmer'; did you mean 'farmers'? It has players"),
        (lambda: carcnb.play(them="dark"), "a game has no option 'them'; did you mean 'theme'? It has players"),
        (lambda: carcnb.play(game(), heigth=300), "a game has no option 'heigth'; did you mean 'height'? "),
        (lambda: carcnb.play(game(), farmers=False), "takes looks only"),
        (lambda: carcnb.show(game(), colour="red"), "a board has no option 'colour'; it has theme, height, lang"),
        (lambda: carcnb.lesson("base/roads", them="dark"), NO_LOOK),
        (lambda: carcnb.replay(game(), them="dark"), NO_LOOK),
        (lambda: carcnb.position("U 0,0", them="dark"), NO_LOOK),
        (lambda: carcnb.exercise("worth", colour="red"), "a game has no option 'colour'; it has players"),
        (lambda: Board(game(), **{"x" * 500: 1}), "a board has no option"),
    ],
)  # fmt: skip
def test_an_option_that_there_is_not_is_named_with_those_that_there_are(call: Callable[[], object], says: str) -> None:
    with pytest.raises(carcnb.SetupError, match=re.escape(says)) as error:
        call()
    assert len(str(error.value)) < 300


@pytest.mark.parametrize(
    ("function", "some"),
    [
        (carcnb.Game, {"farmers": True, "tiles": None, "draws": ()}),
        (carcnb.play, {"farmers": True, "theme": "auto", "height": None}),
        (carcnb.show, {"theme": "auto", "height": None, "outlook": True}),
        (carcnb.lesson, {"height": None, "outlook": False}),
        (carcnb.replay, {"move": 0, "height": None, "seat": ""}),
        (carcnb.position, {"height": None, "dress": None}),
        (carcnb.exercise, {"farmers": True, "marks": ()}),
        (Board, {"playable": True, "theme": "auto"}),
    ],
)
def test_a_signature_names_every_option_with_its_default(function: Callable[..., Any], some: dict[str, Any]) -> None:
    """Help and completion in a running kernel read it."""
    parameters = inspect.signature(function).parameters
    assert not [name for name, one in parameters.items() if one.kind in (one.VAR_KEYWORD, one.VAR_POSITIONAL)]
    assert {name: parameters[name].default for name in some} == some
    assert all(parameters[name].kind == inspect.Parameter.KEYWORD_ONLY for name in some)


def test_no_public_function_hides_its_options() -> None:
    public = [(place, name) for place in (carcnb, carcnb.classroom) for name in place.__all__]
    for place, name in public:
        made = getattr(place, name)
        if inspect.isfunction(made):
            rest = [one for one in inspect.signature(made).parameters.values() if one.kind is one.VAR_KEYWORD]
            assert all(one.annotation == "Never" for one in rest), name


def test_the_typed_options_are_those_that_there_are() -> None:
    named = {"seats", "names", "seed", "expansions"}
    assert options.GameOptions.__annotations__.keys() == Setup.__dataclass_fields__.keys() - named
    assert looks.LOOKS.keys() == looks.Looks.__annotations__.keys()
    assert looks.Looks.__annotations__["theme"] == Literal[THEMES]


# ---- events


def events() -> Iterator[type]:
    """Every kind of event that the rules know."""
    for path in ENGINE + SYSTEMS:
        name = ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)
        for kind in vars(import_module(name)).values():
            fields = getattr(kind, "_fields", ())
            if (
                isinstance(kind, type)
                and "rule" in fields
                and kind.__name__ not in ("Line", "Owned", "BoardFeature", "Refusal", "FigureKind", "FeatureKind")
            ):
                yield kind


def test_every_event_is_exported_and_has_a_player_and_a_rule() -> None:
    kinds = set(events())
    assert len(kinds) > 30
    told = {kind for kind in kinds if getattr(carcnb.events, kind.__name__, None) is kind}
    assert told == kinds, "export it in carcnb/events.py"
    assert {kind.__name__ for kind in kinds} <= set(carcnb.events.__all__)
    for kind in kinds:
        made = kind(*["red" if name == "player" else () for name in kind._fields[: len(kind._fields)]])  # type: ignore[attr-defined]
        assert made.player == ("red" if "player" in kind._fields else ""), kind  # type: ignore[attr-defined]
        assert get_type_hints(kind).get("player", str) is str


def test_whoever_did_it_stands_in_every_event_of_a_game() -> None:
    """TurnBegan is somebody's, what lay there at the start and the end of the game nobody's."""
    played = carcnb.Game(["Ada", "Ben"], seed=3, tiles=["base-E", "base-A"])
    while not played.over:
        played.apply(played.legal_actions()[0])
    whose = {type(event).__name__: event.player for event in reversed(played.events)}
    assert (whose["TilePlaced"], whose["TurnBegan"], whose["GameEnded"]) == ("", "red", "")
    assert {event.player for event in played.events} == {"", "red", "blue"}
    assert get_args(carcnb.events.Scored) == (carcnb.events.PointsScored, carcnb.events.BonusScored)
