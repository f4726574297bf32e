"""The examples beside the rules: each plays on the engine, and what it claims is true."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import carcnb
from carcnb.board import Board
from carcnb.engine.events import FigureReturned, GameEnded, PointsScored, Scored, TileRemoved
from carcnb.engine.game import Game
from carcnb.engine.grid import cell_of
from carcnb.engine.track import cards
from carcnb.rulebook import rules, systems
from carcnb.rulebook.example import Example, ExampleError, examples, parse, play
from carcnb.tiles import design
from carcnb.words import languages
from tests.complete import COMPLETE

ALL = [shown for system in systems() for shown in examples(system).values()]
KNOWN = {rule.id for system in systems() for rule in rules(system)}


def place(cell: str) -> int:
    x, y = map(int, cell.split(","))
    return cell_of((x, y))


def segment(game: Game, cell: str, spot: str) -> int:
    tile, first = game.table.state.tiles[place(cell)]
    return first + tile.spots[spot]


def label(game: Game, cell: str, spot: str) -> int:
    return game.table.state.label[segment(game, cell, spot)]


def is_so(game: Game, fact: str) -> bool:
    """Whether a fact such as ``supply red 7`` or ``complete 0,0 city.E`` is true of a game."""
    state = game.table.state
    match fact.split():
        case ["over"]:
            return game.over
        case ["turn", seat]:
            return game.prompt is not None and game.prompt.player == seat
        case ["asked", seat, kind]:
            return game.prompt is not None and (game.prompt.player, game.prompt.kind) == (seat, kind)
        case ["tokens", seat, kind, number]:
            return state.tokens[seat, kind] == int(number)
        case ["pieces", kind, cell, number]:
            return [piece.cell for piece in game.table.neutral(kind)].count(place(cell)) == int(number)
        case ["seats", number]:
            return len(game.seats) == int(number)
        case ["tiles", number]:
            return len(state.tiles) == int(number)
        case ["hand", tile]:
            return state.hand == tile
        case ["left", number]:
            return sum(state.bag.values()) == int(number)
        case ["left", tile, number]:
            return state.bag[tile] == int(number)
        case ["symbols", goods, number]:
            marks = [mark for tile, n in state.bag.items() for mark in [*design(tile).marks.values()] * n]
            return marks.count(goods) == int(number)
        case ["removed", tile]:
            return any(isinstance(e, TileRemoved) and e.tile == tile for e in game.events)
        case ["supply", seat, number]:
            return state.supply[seat, "meeple"] == int(number)
        case ["supply", seat, kind, number]:
            return state.supply[seat, kind] == int(number)
        case ["score", seat, number]:
            return game.scores[seat] == int(number)
        case ["at", seat, piece, number]:
            return state.track[seat, piece] == int(number)
        case ["on", seat, kind, number]:
            return state.on_track.get((seat, kind)) == int(number)
        case ["home", seat, "before", "fields"]:
            home = [n for n, e in enumerate(game.events) if isinstance(e, FigureReturned) and e.player == seat]
            fields = [n for n, e in enumerate(game.events) if isinstance(e, PointsScored) and e.feature.kind == "field"]
            return bool(home and fields) and max(home) < min(fields)
        case ["home", seat, kind]:
            return state.supply[seat, kind] == 1 and (seat, kind) not in state.on_track
        case ["cards", seat, *numbers]:
            return cards(game.scores[seat]) == tuple(map(int, numbers))
        case ["lies" | "stands" as how, seat]:
            lies = {who: lies for who, piece, _, _, lies in Board(game).view["track"] if piece == "meeple"}
            return lies[seat] == (how == "lies")
        case ["winners", *seats]:
            return any(isinstance(e, GameEnded) and set(e.winners) == set(seats) for e in game.events)
        case ["complete", cell, spot]:
            return game.table.feature(segment(game, cell, spot)).complete
        case ["open", cell, spot]:
            return not game.table.feature(segment(game, cell, spot)).complete
        case ["size", number, cell, spot]:
            return game.table.feature(segment(game, cell, spot)).tiles == int(number)
        case ["owners", cell, spot, *seats]:
            return set(game.table.feature(segment(game, cell, spot)).owners) == set(seats)
        case ["joined", cell, spot, other, spot2]:
            return label(game, cell, spot) == label(game, other, spot2)
        case ["apart", cell, spot, other, spot2]:
            return label(game, cell, spot) != label(game, other, spot2)
    raise AssertionError(f"{fact!r} is no fact this test knows")


@pytest.mark.parametrize("system", systems())
def test_every_rule_has_an_example(system: str) -> None:
    assert [rule.id for rule in rules(system)] == list(examples(system))


@pytest.mark.parametrize("system", systems())
def test_examples_stand_in_the_order_of_the_rules(system: str) -> None:
    assert [rule.id for rule in rules(system) if rule.id in examples(system)] == list(examples(system))


@pytest.mark.parametrize("shown", ALL, ids=[shown.rule for shown in ALL])
def test_an_example_holds_all_it_claims(shown: Example) -> None:
    """The game is built once: what only looks at it comes first, playing on last."""
    words_are_short_and_in_both_languages(shown)
    related_rules_exist_and_are_others(shown)
    game = shown.game()
    board_is_small_and_claims_something(shown, game)
    lights_are_on_the_board(shown, game)
    first_tile_is_the_one_in_hand(shown, game)
    refused_by_the_rule(shown, game)
    played_and_scored_as_told(shown, game)


def words_are_short_and_in_both_languages(shown: Example) -> None:
    assert set(COMPLETE) <= set(shown.line) <= set(languages())
    assert set(shown.answer) in (set(), set(shown.line))
    for text in (*shown.line.values(), *shown.answer.values()):
        assert len(text.split()) <= 36
        assert text.endswith((".", "?"))
        assert not re.search(r"[!<>{}]|  ", text)


def related_rules_exist_and_are_others(shown: Example) -> None:
    assert set(shown.see) <= KNOWN - {shown.rule}
    assert len(set(shown.see)) == len(shown.see)
    assert shown.see


def board_is_small_and_claims_something(shown: Example, game: Game) -> None:
    assert len(game.table.state.tiles) <= 10
    assert shown.refuses or shown.scores or shown.holds or shown.plays


def lights_are_on_the_board(shown: Example, game: Game) -> None:
    for (x, y, index), place in zip(shown.lights(game), shown.light, strict=True):
        assert f"{x},{y}" == place.split()[0]
        assert (index < 0) == (" " not in place)


def first_tile_is_the_one_in_hand(shown: Example, game: Game) -> None:
    first = (*shown.plays, *shown.refuses, "")[0]
    if first.startswith("place ") and not shown.refuses:
        assert game.prompt is not None
        assert game.prompt.tile == first.split()[1]


def refused_by_the_rule(shown: Example, game: Game) -> None:
    for action in shown.refuses:
        refusal = game.why_not(action)
        assert refusal is not None, action
        assert refusal.rule == shown.says, action


def played_and_scored_as_told(shown: Example, game: Game) -> None:
    before, said = game.scores, len(game.events)
    play(game, shown.plays)
    after = game.scores
    if shown.scores:
        assert {seat: after[seat] - before[seat] for seat in before} == dict.fromkeys(before, 0) | dict(shown.scores)
        lines = [line.rule for e in game.events[said:] if isinstance(e, Scored) for line in e.lines]
        assert shown.says in lines or not any(shown.scores.values())
    assert [fact for fact in shown.holds if not is_so(game, fact)] == []


ID = re.compile(r"[A-Z]+(?:-[A-Z]+)*-\d+(?:\.\d+)?")
ELSEWHERE = {
    "BASE-3.5": "named where a player chooses what is scored first",
    "BASE-5.2": "named where a figure is asked for that nobody has at hand",
    "BASE-8.2": "named where an expansion lets something else than the most followers decide",
    "BASE-8.3": "named where an expansion lets something else than the most followers decide",
    "BASE-11.2": "of the kind of feature: nothing is said of a field before the end",
    "BASE-12.1": "named where a player has two score figures",
    "BASE-13.1": "named where somebody would play on after the end",
    "FLY-6": "named where a landing elsewhere is asked for",
    "FLY-12": "named where a landing is asked for and there is no tile",
    "GOLD-6": "named where a bar is asked for that does not lie there",
    "GIFT-2": "of the deck: the card is text",
    "ROB-1": "of the figure, which lies in the supply",
}
"""Rules that the engine names, but not on their own boards, and why; what these claim holds all the same."""


def rules_that_the_engine_names() -> set[str]:
    """The ids that stand as values in the code of the engine and of the systems, what is otherwise there left out."""
    found = set[object]()
    for folder in ("engine", "systems"):
        for file in (Path(carcnb.__file__).parent / folder).rglob("*.py"):
            if file.name not in ("beliefs.py", "changes.py"):
                found |= {n.value for n in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(n, ast.Constant)}
    return {text for text in found if isinstance(text, str) and ID.fullmatch(text)} & KNOWN


def named_on(shown: Example) -> set[str]:
    """The rules that the engine names on a board: in questions, refusals, events and sums."""
    game = shown.game()
    named = {refusal.rule for action in shown.refuses if (refusal := game.why_not(action))}
    for played in (None, *shown.plays):
        play(game, [played] if played else [])
        named |= {game.prompt.rule} if game.prompt else set()
    for event in game.events:
        named |= {getattr(event, "rule", ""), *(line.rule for line in getattr(event, "lines", ()))}
    return named


def test_a_rule_that_the_engine_names_is_named_on_its_own_board() -> None:
    boards = {shown.rule: shown for shown in ALL}
    missing = {id for id in rules_that_the_engine_names() if id not in named_on(boards[id])}
    assert missing == ELSEWHERE.keys()


GOOD = '["BASE-5.7"]\ntry = { en = "Look." }\n'


@pytest.mark.parametrize(
    ("more", "says"),
    [
        ("refuse = []", r"BASE-5\.7: there is no entry 'refuse'; did you mean 'refuses'"),
        ('moves = "skip"', r"BASE-5\.7, moves: write a list of texts"),
        ('moves = ["place base-U 9,9 r0"]', r"BASE-5\.7: .*BASE-4\.3"),
        ('moves = ["jump"]', r"BASE-5\.7: .*BASE-3\.3"),
        ('position = ["base-D 0,0 r0 red:city.S"]', r"BASE-5\.7: position, tile 1 .*city\.S"),
        ('light = ["0,0 city.S"]', r"BASE-5\.7: .*0,0 city\.S"),
        ('light = ["5,5 city.N"]', r"BASE-5\.7: .*5,5 city\.N"),
        ('light = ["here"]', r"BASE-5\.7: .*here"),
        ("scores = 4", r"BASE-5\.7: scores: write points by seat"),
        ("scores = { white = 4 }", r"BASE-5\.7: scores: .*white"),
        ("plain = 1", r"BASE-5\.7, plain: write true or false"),
        ("says = 4", r"BASE-5\.7, says: write a rule's id"),
    ],
)
def test_a_bad_example_is_told_where_and_why(more: str, says: str) -> None:
    assert list(parse(GOOD)) == ["BASE-5.7"]
    with pytest.raises(ExampleError, match=f"mine.toml, {says}"):
        parse(GOOD + more, "mine.toml")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[", r"mine.toml: .*\(at "),
        ('title = "no"', "mine.toml, title: write an example as a table"),
        ('["BASE-5.7"]', r"BASE-5\.7: an example needs try = \{ en = "),
        ('["BASE-5.7"]\ntry = "Look."', r"BASE-5\.7: an example needs try"),
        ('["BASE-5.7"]\ntry = { en = "Look.", xx = "?" }', r"BASE-5\.7, try: 'xx' is no language"),
        ('["BASE-5.7"]\nlike = "BASE-99"', r"BASE-5\.7: like = 'BASE-99' names no other example"),
        ('["A-1"]\nlike = "A-2"\n["A-2"]\nlike = "A-1"', r"A-.: like = 'A-.' names no other example"),
    ],
)
def test_a_bad_file_is_told_where_and_why(text: str, says: str) -> None:
    with pytest.raises(ExampleError, match=says):
        parse(text, "mine.toml")


def test_an_example_is_like_another_with_its_own_words() -> None:
    first, second = parse(GOOD + 'light = ["0,0"]\n["BASE-5.8"]\nlike = "BASE-5.7"\ntry.en = "Other."').values()
    assert (second.light, second.line_in("en"), second.says) == (first.light, "Other.", "BASE-5.7")
    assert second.line_in("cs") == "Other."
