"""Everything that must hold of a game at one moment."""

from __future__ import annotations

import copy
import pickle
import random
import re
from collections import Counter
from itertools import takewhile
from typing import Any

import pytest

from carcnb import Action, Game, IllegalAction
from carcnb.engine.actions import VERBS
from carcnb.engine.events import CardTaken, CardUsed, TurnBegan
from carcnb.engine.position import entries
from carcnb.engine.refusals import KEYS, Refusal
from tests import oracle
from tests.contract.options import placements
from tests.contract.state import check_events, check_features
from tests.contract.told import Rebuilt, nothing_yet
from tests.contract.watch import Watch
from tests.oracle import Cell

SKIP = Action("skip")
_RULE = re.compile(r"[A-Z]+(-[A-Z]+)*-\d+(\.\d+)?")


def check_game(game: Game, rng: random.Random | None = None) -> None:
    """Everything that must hold of a game, all the way to this moment; ``rng`` chooses the samples."""
    check_moment(game, Watch.over(game), rng or random.Random(len(game.history)))


def check_scoring(game: Game) -> None:
    """Every turn and the final scoring went as the second referee says."""
    Watch.over(game)


def check_moment(game: Game, watch: Watch, rng: random.Random) -> None:
    """Everything that must hold of a game at this moment, which ``watch`` has followed it to."""
    check_events(game, watch.told)
    check_features(game, watch.told)
    check_options(game, watch.told)
    check_refusals(game, watch, rng)
    check_copies(game, rng)
    check_views(game)
    if game.prompt is None or game.prompt.kind in ("place", "deploy", "gift", "robber", "take_gift"):
        check_position(game, watch.told)  # nowhere else: what is being scored is no position to begin with


def snapshot(game: Game) -> tuple[Any, ...]:
    """Everything that can be seen of a game, to compare two."""
    ask = game.prompt
    asked = (ask.player, ask.kind, ask.rule, ask.tile, ask.cell, ask.about, ask.step) if ask else None
    return (game.table.state.copy(), game.events, game.history, game.legal_actions(), asked, game.over, game.setup)


def check_options(game: Game, told: Rebuilt) -> None:
    """Every option has one text and is allowed; placements are what trying every cell and turn finds."""
    prompt = game.prompt
    options = game.legal_actions()
    assert (prompt is None) == game.over == (not options)
    for action in options:
        assert Action.parse(str(action)) == action
        assert action.verb in VERBS or any(action.verb in expansion.verbs for expansion in game.table.expansions)
        assert game.why_not(action) is None
        assert game.why_not(str(action)) is None
    if prompt and prompt.kind == "place":
        listed = [(action.cell, int(action.where[1])) for action in options]
        fitting = placements(told, prompt.tile)
        assert fitting.issuperset(listed)
        assert {action.what for action in options} == {prompt.tile}
        for cell, turn in fitting:
            same = [t for c, t in listed if c == cell and oracle.look(prompt.tile, t) == oracle.look(prompt.tile, turn)]
            assert len(same) == 1, f"{prompt.tile} {cell} r{turn} is listed {len(same)} times"


# ---- refusals


def check_refusals(game: Game, watch: Watch, rng: random.Random, samples: int = 6) -> None:
    """What is not allowed is refused with a rule and a reason that is true, and nothing changes."""
    prompt, told = game.prompt, watch.told
    before = snapshot(game)
    wrong = [
        "deploy meeple 150,150 city.N",
        "draw base-U",
        "place base-B 150,150 r0",
        "fly meeple 150,150",
        "draw 2 die",
    ]
    wrong += ["ferry 150,150 road.N+road.S", "magic mage 150,150 road.N", "take_gold 150,150", "crop C"]
    wrong += ["robber 50", "rob nobody", "advance nobody", "letter 150,150", "gift card", "sweep 150,150 road.N"]
    if prompt is None or SKIP not in prompt.options:
        wrong.append("skip")
    if prompt and prompt.kind == "place":
        wrong += _wrong_placements(game, told, rng, samples)
    elif prompt and prompt.kind == "deploy":
        wrong += _wrong_deployments(game, told)
    elif prompt:
        wrong += _wrong_answers(game, watch, rng, samples)
    for text in wrong:
        refusal = game.why_not(text)
        assert refusal is not None, text
        assert refusal.key in KEYS or game.setup.expansions
        assert _RULE.fullmatch(refusal.rule), refusal
        with pytest.raises(IllegalAction) as caught:
            game.apply(text)
        assert caught.value.refusal == refusal
    assert snapshot(game) == before


def _wrong_placements(game: Game, told: Rebuilt, rng: random.Random, samples: int) -> list[str]:
    assert game.prompt
    tile = game.prompt.tile
    fits, fitting = oracle.fits(told.board, tile), placements(told, tile)
    wrong = []
    for cell in rng.choices(list(oracle.every_cell(told.board)), k=samples):
        turn = rng.randrange(4)
        text = f"place {tile} {cell[0]},{cell[1]} r{turn}"
        refusal = game.why_not(text)
        assert (refusal is None) == ((cell, turn) in fitting), text
        if refusal:
            wrong.append(text)
            if (cell, turn) not in fits:
                _check_placement_refusal(told, tile, cell, turn, refusal)
    return wrong


def _check_placement_refusal(told: Rebuilt, tile: str, cell: Cell, turn: int, refusal: Refusal) -> None:
    if cell in told.board:
        expected = "cell-taken"
    elif oracle.touches(told.board, cell):
        expected = "edge"
        assert list(refusal.edges) == oracle.clashes(told.board, tile, cell, turn), refusal
    else:
        expected = "corner" if any(c in told.board for c in oracle.around(cell)) else "alone"
    assert refusal.key == expected, refusal


def _wrong_deployments(game: Game, told: Rebuilt) -> list[str]:
    assert game.prompt
    assert game.prompt.cell is not None
    wrong = []
    free = {action.where for action in game.legal_actions() if action.what == "meeple"}
    x, y = game.prompt.cell
    tile, turn = told.board[x, y]
    spots = {name: f"{oracle.printed(tile)[i].kind}.{name}" for name, i in oracle.ports(tile, turn).items()}
    for text in (f"deploy meeple {x},{y} {spot}" for spot in spots.values()):
        if refusal := game.why_not(text):
            wrong.append(text)
            own = [key for referee in told.referees for key in referee.refuses]
            assert refusal.key in ("occupied", "no-farmers", "no-figure", *own), text
    kinds = [kind for kind in told.owned if kind != "meeple"]
    texts = [f"deploy {kind} {x},{y} {spot}" for kind in kinds for spot in spots.values()]
    texts += [f"fly {kind} {cell[0]},{cell[1]}" for kind in told.owned for cell in ((x, y), (x + 1, y))]
    wrong += [text for text in texts if game.why_not(text)]
    assert all(game.why_not(f"deploy meeple {x},{y} {where}") is None for where in free if where in spots.values())
    return wrong


def _wrong_answers(game: Game, watch: Watch, rng: random.Random, samples: int) -> list[str]:
    """Answers of the question's own kind that are not among its options."""
    assert watch.part
    assert watch.asked
    tried = [entry for r in watch.told.referees for entry in r.wrong(watch.told, watch.part, watch.asked)]
    for text, rules in rng.sample(tried, min(len(tried), samples)):
        refusal = game.why_not(text)
        assert refusal is not None, text
        assert refusal.rule in rules, f"{text}: {refusal}, and not {rules}"
    return [text for text, _ in rng.sample(tried, min(len(tried), samples))]


# ---- copies


def check_position(game: Game, told: Rebuilt) -> None:
    """What lies on the board is written as a position, and a game that starts there has the same on its board."""
    tokens = [f"{seat} {kind} {n}" for (seat, kind), n in game.table.state.tokens.items() if n]
    track = [f"{seat} {figure} {told.track[seat, figure]}" for seat in game.seats for figure in told.score_figures]
    track += [f"{seat} {figure} {space}" for (seat, figure), space in told.on_track.items()]
    hands = [f"{seat} {deck} {card}" for (seat, deck), cards in told.hands.items() for card in cards]
    given = {"expansions": game.setup.expansions, "farmers": game.setup.farmers, "tokens": tokens}
    memories = [" ".join((e.name, *e.memory_words(game.table))) for e in game.table.expansions]
    given |= {"track": track, "hands": hands, "memories": [memory for memory in memories if " " in memory]}
    there = Game(game.names, position=entries(game.table.state), tiles=["base-B"], seed=1, **given)
    again = nothing_yet(there)
    for event in takewhile(lambda event: not isinstance(event, TurnBegan), there.events):
        again.hear(event)
    assert (again.board, again.board.links) == (told.board, told.board.links)
    standing = [{at: sorted(figures) for at, figures in r.figures.items()} for r in (again, told)]
    assert standing[0] == standing[1]
    assert again.pieces == told.pieces
    assert (again.track, again.on_track) == (told.track, told.on_track)
    assert [e.memory_words(there.table) for e in there.table.expansions] == [
        e.memory_words(game.table) for e in game.table.expansions
    ]
    assert again.hands == {who: cards for who, cards in told.hands.items() if cards}
    if not there.over:  # the tile in hand may fit nowhere
        check_features(there, again)


def check_views(game: Game) -> None:
    """What a player holds or has drawn alone nobody else sees, and all else everybody (GIFT-10, D-GIFT-7, D-MSG-17).

    Of the draws of others a player knows as many as cards have been opened since.
    """
    taken = [event for event in game.events if isinstance(event, CardTaken)]
    decks = [deck for expansion in game.table.expansions for deck in expansion.decks]
    circling = {deck for expansion in game.table.expansions for deck in expansion.circling}
    drawn = [
        n for n, answer in enumerate(game.history) if answer.verb == "draw" and answer.where in (*decks, *circling)
    ]
    drew = dict(zip(drawn, (event.player for event in taken), strict=True))
    for seat in game.seats:
        view = game.view(seat)
        for event, seen in zip(game.events, view.events, strict=True):
            secret = isinstance(event, CardTaken) or (isinstance(event, CardUsed) and not event.shown)
            hidden = secret and event.player != seat  # also what lies face down, which is nobody's
            assert seen == (event._replace(card="hidden") if hidden else event)
        known: Counter[tuple[str, str, str]] = Counter()
        for n, (answer, seen) in enumerate(zip(game.history, view.history, strict=True)):
            if drew.get(n, seat) == seat:
                assert seen == answer
            elif seen != answer._replace(what="hidden"):
                known[drew[n], answer.where, seen.what] += 1
        used = [event for event in game.events if isinstance(event, CardUsed) and event.shown and event.player != seat]
        told = Counter((event.player, event.deck, event.card) for event in used)
        assert told <= known
        assert {deck for _, deck, _ in known - told} <= circling  # their order is known once all have gone round
        for (owner, deck), cards in game.table.state.hands.items():
            assert view.hands[owner, deck] == (cards if owner == seat else ("hidden",) * len(cards))
        if game.prompt:
            secret = game.prompt.kind in (*decks, *circling) and game.prompt.player != seat
            assert view.legal_actions() == ([] if secret else game.legal_actions())


def check_copies(game: Game, rng: random.Random) -> None:
    """A copy of any kind, a saved game and a game taken back and played again are the same; copies are independent."""
    before, key = snapshot(game), game.position_key()
    clone = game.clone()
    for made in (clone, copy.copy(game), copy.deepcopy(clone), pickle.loads(pickle.dumps(game))):
        assert made == game
        assert snapshot(made) == before
        assert made.position_key() == key
    loaded = Game.load(game.save())
    assert snapshot(loaded) == before
    assert loaded.save() == game.save()
    assert loaded.position_key() == key
    moves = len(game.history)
    steps = 0
    while steps < 3 and clone.undo():
        steps += 1
    for _ in range(steps):
        clone.redo()
    assert snapshot(clone) == before
    clone.goto(rng.randint(0, moves))
    assert clone.history == game.history[: len(clone.history)]
    clone.goto(moves)
    assert snapshot(clone) == before
    if clone.prompt:
        game.chances(clone.legal_actions()[moves % len(clone.legal_actions())])
        game.foresee(rng.choice(clone.legal_actions()))
        assert snapshot(game) == before
        clone.apply(rng.choice(clone.legal_actions()))
        assert clone != game
    clone.undo()
    clone.undo()
    assert snapshot(game) == before
