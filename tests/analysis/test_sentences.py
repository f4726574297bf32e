"""No false sentence about a move: what every clause claims is counted anew on the boards before and after it.

The boards are flood-filled over the printed facts (``tests.oracle``); of the engine only what stands, lies and is
counted is read.  ``CLAIMS`` says of every key what must be true, ``NO_CLAIM`` lists those that only join or label.
"""

# mypy: disable-error-code="attr-defined"
from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import Any, NamedTuple

import pytest

from carcnb import Game
from carcnb.analysis import reasons
from carcnb.analysis.advice import sharpening
from carcnb.analysis.puzzles import bundled_puzzles
from carcnb.analysis.review import review
from carcnb.engine.actions import SKIP, Action
from carcnb.engine.events import PointsScored
from carcnb.engine.expansions import find_expansions
from carcnb.engine.grid import XY
from carcnb.engine.table import Table
from carcnb.records.notation import parse
from carcnb.words import languages, sources
from tests import oracle
from tests.analysis.small import EXPANSIONS, SYSTEMS
from tests.analysis.test_review import MISSED, closing, ends
from tests.oracle import Region, Segment

NAMES = ("Ada", "Ben", "Eva")
Line = tuple[Action, ...]
LINES, LONG = 6, 60
"""Lines looked at in a position; tiles after which another game begins."""
STRENGTH = {"meeple": 1, "large": 2}


class View:
    """A table as somebody sees it who knows the tiles by heart."""

    def __init__(self, table: Table) -> None:
        state = table.state
        self.state = state
        self.board = oracle.Landscape({XY[c]: (t.design.id, t.turn) for c, (t, _) in state.tiles.items()})
        for a, b in state.links.items():
            if a < b:
                self.board.link(self.at(a), self.at(b))
        self.figures = {self.at(s): [(f.seat, f.kind) for f in figures] for s, figures in state.figures.items()}

    def at(self, number: int) -> Segment:
        cell = self.state.home[number]
        return (*XY[cell], number - self.state.tiles[cell][1])

    @cached_property
    def regions(self) -> list[Region]:
        return oracle.regions(self.board)

    def of(self, *kinds: str) -> list[Region]:
        return [region for region in self.regions if region.kind in kinds]

    def strength(self, region: Region) -> Counter[str]:
        found: Counter[str] = Counter()
        for segment in region.segments:
            for seat, kind in self.figures.get(segment, ()):
                if STRENGTH.get(kind):
                    found[seat] += STRENGTH[kind]
        return found

    def owners(self, region: Region) -> set[str]:
        found = self.strength(region)
        return {seat for seat, n in found.items() if n == max(found.values())}

    def size(self, region: Region) -> int:
        return 9 - len(region.open) if oracle.is_single(region.kind) else len(region.cells)

    def hopes(self, field: Region) -> list[Region]:
        """The cities beside a field that may yet be completed."""
        beside = {(x, y, city) for x, y, n in field.segments for city in oracle.printed(self.board[x, y][0])[n].borders}
        return [city for city in self.of("city") if city.segments & beside and not oracle.is_complete(city)]

    def gaps(self, region: Region) -> set[oracle.Cell]:
        """The empty squares that keep a feature open."""
        if oracle.is_single(region.kind):
            return {(x, y) for x, y, _ in region.open}
        return {(x + dx, y + dy) for x, y, port in region.open for dx, dy in [oracle.TOWARDS[oracle.SIDE_OF[port]]]}


class Case(NamedTuple):
    """A line of play, and what was said of it: the key, what was put into it, and what had been said just before."""

    game: Game
    me: str
    actions: tuple[Action, ...]
    before: View
    after: View
    key: str
    args: dict[str, Any]
    said: str

    @property
    def kind(self) -> str:
        return self.key.rpartition("-")[2]

    def named(self, arg: str = "names") -> set[str]:
        """The seats whose names stand in an argument, and the reader where the clause says that."""
        words = f"you {self.key}" if "shared" in self.key else self.args[arg]
        you = {self.me} if re.search(r"\byou\b", words) else set()
        return you | {seat for seat, name in self.game.names.items() if name in self.args[arg]}

    def parts(self, region: Region) -> list[Region]:
        """What a feature has grown out of."""
        return [old for old in self.before.of(region.kind) if old.segments & region.segments]

    def held(self, region: Region) -> list[set[str]]:
        return [owners for part in self.parts(region) if (owners := self.before.owners(part))]

    def done(self, *kinds: str) -> list[Region]:
        """What this line completes, or the tile that lies already in this turn."""
        state = self.before.state
        lies = {XY[state.cell]} if state.step != "place" and not state.hand else set()
        near = {cell for at in lies for cell in oracle.around(at)} | lies
        return [
            region
            for region in self.any(*kinds)
            if oracle.is_complete(region)
            and (
                region.cells & (near if oracle.is_single(region.kind) else lies)
                or region not in filter(oracle.is_complete, self.parts(region))
            )
        ]

    def scorers(self, region: Region) -> set[str]:
        """Who has most there before figures go home: who stood there, and whom this line has put down there."""
        found = self.before.strength(region)
        for seat, kind, at in self.put():
            if at in region.segments:
                found[seat] += STRENGTH.get(kind, 0)
        return {seat for seat, n in found.items() if n and n == max(found.values())}

    def put(self, *how: str) -> list[tuple[str, str, Segment]]:
        """The figures that this line puts down or moves, wherever they are by now."""
        table = self.game.settled_table(self.actions)
        said = table.events[len(self.game.events) :]
        put = [e for e in said if type(e).__name__ in (how or ("FigurePlaced", "FigureMoved"))]
        return [(e.player, e.figure, (*e.cell, e.segment)) for e in put]

    def any(self, *kinds: str) -> Iterator[Region]:
        yield from self.after.of(*(kinds or (self.kind,)))


def _closes(case: Case) -> bool:
    names = case.named("gains")
    return any(case.scorers(region) == names for region in case.done())


def _closes_yours(case: Case) -> bool:
    (n,) = map(int, re.findall(r"\d+", case.args["points"]))
    mine = [region for region in case.done() if case.scorers(region) == {case.me}]
    if not case.game.setup.expansions:
        return n in [oracle.worth(case.after.board, region) for region in mine]
    said = [
        e for e in case.game.settled_table(case.actions).events[len(case.game.events) :] if isinstance(e, PointsScored)
    ]
    return n in [
        sum(e.points for e in said if e.player == case.me and {*e.feature.segments} == region.segments)
        for region in mine
    ]


def _home(case: Case) -> bool:
    mine = {(case.me, kind) for kind in STRENGTH}
    stood = Counter((at, one) for at, figures in case.before.figures.items() for one in figures if one in mine)
    stood.update((at, (seat, kind)) for seat, kind, at in case.put("FigureMoved") if (seat, kind) in mine)
    kinds = ((at, one) for at, one in stood if oracle.kind_of(case.after.board, at) == case.kind)
    return any(case.after.figures.get(at, []).count(one) < stood[at, one] for at, one in kinds)


def _puts(case: Case) -> bool:
    """The line puts down a figure of mine there that stands there no more: it has come home with what it completes."""
    mine = {(case.me, kind) for kind in STRENGTH}
    put = Counter((at, (seat, kind)) for seat, kind, at in case.put("FigurePlaced") if (seat, kind) in mine)
    gone = [at for (at, one), n in put.items() if case.after.figures.get(at, []).count(one) < n]
    return any(at in region.segments for region in case.done(case.kind) for at in gone)


def _feeds(case: Case) -> bool:
    names = {case.me} if case.key.endswith("yours") else case.named()
    for field in case.any("field"):
        now = len(oracle.cities_of(case.after.board, field))
        old = [len(oracle.cities_of(case.before.board, part)) for part in case.parts(field)]
        if case.after.owners(field) == names and now == case.args["n"] and now > max(old, default=0):
            return True
    return False


def _stands(case: Case) -> bool:
    for seat, kind, at in case.put():
        if seat == case.me and kind in STRENGTH and (seat, kind) in case.after.figures.get(at, ()):
            region = oracle.region(case.after.board, at)
            if region.kind == case.kind:
                n = len(oracle.cities_of(case.after.board, region)) if case.kind == "field" else case.after.size(region)
                if n == case.args["n"]:
                    return True
    return False


def _shares(case: Case) -> bool:
    names = case.named()
    return any(
        case.after.owners(region) == names and len(case.held(region)) > 1 and names not in case.held(region)
        for region in case.any()
    )


def _takes(case: Case) -> bool:
    """Those named are all the others who had most in some part of it; now the reader alone has most."""
    return any(
        case.after.owners(region) == {case.me} and {*set().union(*case.held(region))} - {case.me} == case.named()
        for region in case.any()
        if case.held(region)
    )


def _loses(case: Case) -> bool:
    names = case.named()
    return case.me not in names and any(
        case.after.owners(region) == names and any(case.me in who for who in case.held(region)) for region in case.any()
    )


def _grows(case: Case) -> bool:
    names = {case.me} if "yours" in case.key else case.named()
    return any(
        case.after.owners(region) == names
        and case.after.size(region) == case.args["n"] > max(map(case.before.size, held))
        for region in case.any()
        if (held := [part for part in case.parts(region) if case.before.owners(part)])
    )


def _grows_beside(case: Case) -> bool:
    """It is another one than the one into which a figure is put now."""
    put = [at for seat, _, at in case.put("FigurePlaced") if seat == case.me]
    beside = [region for region in case.any() if any(at in region.segments for at in put)]
    return bool(beside) and _grows(case)


def _chance(case: Case) -> bool:
    return 0 <= case.args.get("n", 0) <= 100 and any(
        case.after.owners(region) and not oracle.is_complete(region) for region in case.any(*_LAND)
    )


_LAND = ("city", "road", "monastery")


def _waits(case: Case) -> bool:
    """A feature in which the reader is among those with most is complete, and its figures are there yet."""
    return any(oracle.is_complete(region) and case.me in case.after.owners(region) for region in case.any(*_LAND))


def _may_add(case: Case) -> bool:
    """A field of the reader's lies by a city that is not complete."""
    return case.args["n"] > 0 and any(
        case.me in case.after.owners(field) and case.after.hopes(field) for field in case.any("field")
    )


def _never(case: Case) -> bool:
    """There is a gap of a feature of the reader's into which no single tile of those left fits."""
    mine = (region for region in case.any(*_LAND) if case.me in case.after.strength(region))
    return any(not _fit(case, case.after, gap) for region in mine for gap in case.after.gaps(region))


def _fit(case: Case, view: View, cell: oracle.Cell) -> set[str]:
    """The tiles left that fit on a square."""
    left = [tile for tile, n in view.state.bag.items() if n]
    return {tile for tile in left for turn in range(4) if not oracle.clashes(view.board, tile, cell, turn)}


def _harder(case: Case) -> bool:
    """Something new lies at a gap of theirs, there are more gaps, or the tile that was in hand would have fitted."""
    names, tile = case.named(), case.before.state.hand
    new = {*case.after.board} - {*case.before.board}
    for region in case.any():
        if case.me in names or case.after.owners(region) != names or names not in case.held(region):
            continue
        gaps = case.after.gaps(region)
        near = {cell for gap in gaps for cell in oracle.around(gap)} | gaps
        old = {gap for part in case.parts(region) for gap in case.before.gaps(part)}
        fitted = tile and any(
            not oracle.clashes(case.before.board, tile, gap, turn) for gap in old for turn in range(4)
        )
        if new & near or gaps - old or fitted or case.after.state.links != case.before.state.links:
            return True
    return False


def _expects(case: Case) -> bool:
    """More: a city is new beside the field, or has grown.  Fewer: one has grown, or been narrowed, or is gone."""
    names = {case.me} if case.key.endswith("yours") else case.named()
    new = {*case.after.board} - {*case.before.board}
    moved = case.after.state.links != case.before.state.links
    for field in case.any("field"):
        was = [part for part in case.parts(field) if case.before.owners(part)]
        if case.after.owners(field) != names or [case.before.owners(part) for part in was] != [names]:
            continue
        now, old = case.after.hopes(field), case.before.hopes(was[0])
        if "more" in case.key:
            found = any(city.cells & new or not any(city.segments & one.segments for one in old) for city in now)
        else:
            near = {around for cell in new for around in oracle.around(cell)} | new
            found = any(case.before.gaps(city) & near for city in old)
        if found or moved:
            return True
    return False


def _nothing(case: Case) -> bool:
    """Nothing has come to anybody: no points or cards, nowhere a figure that was not there, nothing of theirs grows."""
    one, two = case.before.state, case.after.state
    kept = ("track", "on_track", "tokens", "hands", "supply", "links")
    if any(getattr(one, name) != getattr(two, name) for name in kept) or case.before.figures != case.after.figures:
        return False
    if any(case.scorers(region) for region in case.done(*_LAND)):
        return False  # whatever has to be decided before it is scored
    for region in case.any(*_LAND):
        if case.after.strength(region):
            sizes = [case.before.size(part) for part in case.parts(region) if case.before.strength(part)]
            if sizes != [case.after.size(region)]:
                return False
    return True


def _open(case: Case) -> bool:
    """The same player is asked, and cannot decline."""
    game = case.game.clone()
    for action in case.actions:
        game.apply(action)
    same = game.table.state.number == case.before.state.number
    return same and game.prompt is not None and SKIP not in game.prompt.options


def _keeps(case: Case) -> bool:
    assert case.game.prompt
    hand = sum(case.after.state.supply.get((case.me, kind), 0) for kind in STRENGTH)
    asked = case.actions == (SKIP,) and case.game.prompt.kind == "deploy"
    return asked and _nothing_put(case) and case.args["n"] == hand


def _nothing_put(case: Case) -> bool:
    return not case.put() and case.before.figures == case.after.figures


CLAIMS: dict[str, Callable[[Case], bool]] = {
    **dict.fromkeys((f"advice-closes-yours-{kind}" for kind in _LAND), _closes_yours),
    **dict.fromkeys((f"advice-closes-{kind}" for kind in _LAND), _closes),
    **dict.fromkeys((f"advice-home-{kind}" for kind in (*_LAND, "field")), _home),
    **dict.fromkeys((f"advice-puts-{kind}" for kind in _LAND), _puts),
    **dict.fromkeys((f"advice-feeds{whose}" for whose in ("", "-yours", "-shared")), _feeds),
    **dict.fromkeys((f"advice-stands-{kind}" for kind in (*_LAND, "field")), _stands),
    **dict.fromkeys((f"advice-shares-{kind}" for kind in ("city", "road", "field")), _shares),
    **dict.fromkeys((f"advice-takes-{kind}" for kind in ("city", "road", "field")), _takes),
    **dict.fromkeys((f"advice-loses-{kind}" for kind in ("city", "road", "field")), _loses),
    **dict.fromkeys((f"advice-grows-yours-{kind}" for kind in _LAND), _grows),
    **dict.fromkeys((f"advice-grows{whose}-{kind}" for whose in ("", "-shared") for kind in _LAND), _grows),
    "advice-grows-yours-before-monastery": _grows_beside,
    **dict.fromkeys((f"advice-harder-{kind}" for kind in _LAND), _harder),
    **dict.fromkeys(
        (f"advice-expects-{n}{whose}" for n in ("more", "fewer") for whose in ("", "-yours", "-shared")), _expects
    ),
    **dict.fromkeys(("advice-chance", "advice-hardly"), _chance),
    "advice-waits": _waits,
    "advice-may-add": _may_add,
    "advice-never": _never,
    "advice-nothing": _nothing,
    "advice-open": _open,
    "skips-deploy": _keeps,
}
NO_CLAIM = {
    *(f"advice-{key}" for key in ("points", "more", "also", "sentence", "title", "rank", "move", "expected", "loss")),
    *(f"advice-{key}" for key in ("why", "number", "error", "effort", "more-lines", "places", "you", "noted")),
    *(f"review-{key}" for key in ("title", "player", "moves", "best", "mean", "turn", "played", "better", "loss")),
    *(f"review-{key}" for key in ("number", "percent", "curve", "axis", "picture-one", "picture", "most", "page")),
    *(f"review-{key}" for key in ("was", "could", "was-here", "could-here")),  # a sentence of advice follows
}
DECIDES = {
    *("now", "hardly", "tiles", "chance", "alone", "mine", "shared"),
    *("more", "less", "held", "helpers", "tempo", "figures", "the-city", "the-road", "the-field"),
}
COUNTED = {
    *(
        "review-lost",
        "review-none",
        "advice-rather",
        "advice-still",
        "advice-better",
        "advice-decides",
        "advice-brings",
    ),
    *("advice-as-large", "advice-puts-builder", "advice-puts-pig"),
    *(f"advice-decides-{key}" for key in DECIDES),
    *(f"advice-whose{yours}-{kind}" for yours in ("", "-yours", "-shared", "-free") for kind in (*_LAND, "field")),
}
"""What tests of their own count."""


def cases(game: Game, lines: Sequence[Line], said: list[tuple[str, dict[str, Any]]]) -> Iterator[Case]:
    """What is said of some lines of the position."""
    prompt = game.prompt
    assert prompt
    before = View(game.table)
    for actions in lines:
        said.clear()
        text = reasons.sentence(game, actions, "en")
        after = View(game.settled_table(actions))
        for key, args in said:
            if key in CLAIMS:
                yield Case(game, prompt.player, actions, before, after, key, args, text)


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, dict[str, Any]]]:
    """Every sentence that is looked up, in order."""
    return listen(monkeypatch, reasons)


def listen(monkeypatch: pytest.MonkeyPatch, module: Any) -> list[tuple[str, dict[str, Any]]]:
    """What a module says from now on: every key that it looks up, and what is put into it, in order."""
    told: list[tuple[str, dict[str, Any]]] = []
    real = module.say

    def say(key: str, lang: str | None = None, **args: Any) -> str:
        told.append((key, args))
        return str(real(key, lang, **args))

    monkeypatch.setattr(module, "say", say)
    return told


def meeting(table: Table) -> int:
    """How many figures share a feature with others."""
    state = table.state
    return len(state.figures) - len({state.label[at] for at in state.figures})


def some_lines(game: Game, rng: random.Random) -> list[Line]:
    """Some lines of the position, half of them those in which most figures meet."""
    every = [(actions, meeting(table)) for actions, table in game.afterstates()]
    rng.shuffle(every)
    most = sorted(every, key=lambda line: -line[1])[: LINES // 2]
    return [*dict.fromkeys(actions for actions, _ in (*most, *every[: LINES - len(most)]))]


def play(expansions: tuple[str, ...], seed: int) -> Iterator[Game]:
    """A game of chance in which features rather meet."""
    rng = random.Random(seed)
    seats = 2 + seed % 2
    game = Game(list(NAMES[:seats]), expansions, seed)
    while game.prompt and len(game.table.state.tiles) < LONG:
        yield game
        options = game.legal_actions()
        if game.prompt.kind == "place":
            laid = {XY[cell] for cell in game.table.state.tiles}
            near = {action: sum(cell in laid for cell in oracle.around(action.cell or (0, 0))) for action in options}
            some = rng.sample(options, min(16, len(options)))
            options = [max(some, key=lambda action: (meeting(game.ahead(action)), near[action]))]
        elif SKIP in options and rng.random() < 0.3:
            options = [SKIP]
        game.apply(rng.choice(options))


def check(expansions: tuple[str, ...], positions: int, said: list[tuple[str, dict[str, Any]]]) -> Counter[str]:
    rng, met, left, false = random.Random(1), Counter[str](), positions, list[str]()
    for seed in range(1, 1000):
        for game in play(expansions, seed):
            if rng.random() < 0.5:
                for case in cases(game, some_lines(game, rng), said):
                    met[case.key] += 1
                    if not CLAIMS[case.key](case):
                        moves = " + ".join(map(str, case.actions))
                        false.append(f"seed {seed}, {game.prompt}, {moves}: {case.key} {case.args}: {case.said}")
                left -= 1
                if not left:
                    assert not false, f"{len(false)} of {met.total()}\n" + "\n".join(false[:20])
                    return met
    raise AssertionError("too few positions")


@pytest.mark.parametrize("expansions", SYSTEMS, ids="+".join)
def test_no_sentence_about_a_move_is_false(expansions: tuple[str, ...], said: list[tuple[str, dict[str, Any]]]) -> None:
    assert check(expansions, 25, said)


def test_every_sentence_of_advice_and_review_has_a_condition() -> None:
    for lang in languages():
        keys = {*re.findall(r"^((?:advice|review)-[a-z-]+) =", "\n".join(sources(lang).values()), re.MULTILINE)}
        assert keys == {key for key in CLAIMS if key.startswith("advice")} | NO_CLAIM | COUNTED, lang


def test_no_answer_is_told_by_its_label() -> None:
    """What an answer does is a clause of its own, unless the label is one: "the mage leaves"."""
    clauses = re.compile("choice-(cash|change|magic_away)")
    for lang in languages():
        keys = {*re.findall(r"^((?:choice|does)-[\w-]+) =", "\n".join(sources(lang).values()), re.MULTILINE)}
        verbs = {verb for find in find_expansions(EXPANSIONS) for verb in (*find.verbs, "advance", "score")}
        for key in sorted(key for key in keys if key.split("-")[0] == "choice" and key.split("-")[1] in verbs):
            told = key.replace("choice", "does", 1)
            assert clauses.match(key) or {told, told.rpartition("-")[0]} & keys, (lang, key)


def test_what_changes_nothing_at_once_says_what_it_leaves_more_of() -> None:
    game = Game(["Ada", "Ben"], position=["base-D 0,0 r0"], tiles=["base-U"] * 3, draws=["base-U"])
    game.apply("place base-U 1,0 r0")
    skip, farmer = (SKIP,), (Action.parse("deploy meeple 1,0 field.NNW"),)
    assert reasons.sentence(game, skip, "en", skip) == "Keeps your 7 figures at hand."
    told = reasons.sentence(game, farmer, "en")
    better = f"Keeps your 7 figures at hand, which is better than this: {told[:1].lower()}{told[1:]}"
    assert reasons.sentence(game, skip, "en", farmer) == better


def test_each_feature_has_its_own_chance_even_if_two_are_the_same() -> None:
    told, rng = Counter[int](), random.Random(1)
    for game in play((), 4):
        for line in some_lines(game, rng):
            if game.settled_table(line).state.phase == "turn":
                text = reasons.sentence(game, line, "en")
                grown = re.findall(r"(?:our city grows to|nto a city of|n a road of) \d+ tiles?( \()?", text)
                told[len(grown)] += 1
                assert all(grown)
    assert told[2]


@pytest.mark.parametrize(("kind", "tile", "joins"), [("city", "base-E", "base-R"), ("road", "base-U", "base-U")])
@pytest.mark.parametrize(
    ("mine", "theirs", "is_"), [("", "", "shares"), ("large:", "", "takes"), ("", "large:", "loses")]
)
def test_whose_a_joined_feature_is(
    kind: str, tile: str, joins: str, mine: str, theirs: str, is_: str, said: list[tuple[str, dict[str, Any]]]
) -> None:
    east, west = ("r1", "r3") if kind == "city" else ("r0", "r0")
    sides = [f"{tile} 0,0 {east} red:{mine}{kind}.E", f"{tile} 2,0 {west} blue:{theirs}{kind}.W"]
    position = [sides[0], *(f"base-B {x},1 r0" for x in range(3)), sides[1]]
    game = Game(["Ada", "Ben"], ["inns_and_cathedrals"], position=position, draws=[joins])
    lines = [line for line, _ in game.afterstates() if line[0].cell == (1, 0)]
    found = [case for case in cases(game, lines, said) if case.key == f"advice-{is_}-{kind}"]
    assert found
    assert all(map(CLAIMS[found[0].key], found))


def test_no_sentence_of_a_puzzle_is_false(said: list[tuple[str, dict[str, Any]]]) -> None:
    for one in [one for of in bundled_puzzles().values() for one in of]:
        game = Game.from_setup(parse(one.position))
        lines = [one.best[0], *(other.moves for other in one.others)]
        false = [f"{c.key} {c.args}: {c.said}" for c in cases(game, lines, said) if not CLAIMS[c.key](c)]
        assert not false, one.name


@pytest.mark.parametrize(("name", "kind"), [("crop_circles", "add"), ("ferries", "ferry")])
def test_what_changes_nothing_and_is_clearly_ahead_is_compared_with_the_next(name: str, kind: str) -> None:
    """By what decides, or else by what the next line does."""
    compared = 0
    for game in play((name,), 2):
        if game.prompt and game.prompt.kind == kind:
            advice = next(sharpening(game, count=1))
            best, next_, told = advice.best.actions, advice.lines[1], advice.sentence(advice.best, "en")
            before, after = View(game.table), View(game.settled_table(best))
            nothing = _nothing(Case(game, game.prompt.player, best, before, after, "", {}, told))
            rather = next_.loss >= reasons.AHEAD and best == (SKIP,)
            row = advice.sentence(next_, "en")
            assert not rather or nothing
            compared_with = f", which is better than this: {row[:1].lower()}{row[1:]}"
            assert not rather or compared_with in told or " What decides: " in told
            assert told.startswith(("Adds no figure", "Leaves the ferries")) or best != (SKIP,)
            compared += rather
    assert compared


def test_what_a_move_has_lost_is_what_another_way_to_the_end_brings() -> None:
    game = closing(tiles=1)
    ways = dict(ends(game))
    game.apply(MISSED)
    game.apply("skip")
    found = review(game)
    lost = max(ways.values()) - ways[found.lines[0].played]
    assert f"Turn 1, <b>Ada: lost about {lost}" in str(found)
    assert "lost more than" not in str(found)
    best = max(ways, key=lambda way: ways[way])
    assert "lost more than" in str(review(closing(*map(str, best), tiles=1)))


@pytest.mark.slow
@pytest.mark.many
@pytest.mark.parametrize("expansions", SYSTEMS, ids="+".join)
def test_nor_is_any_in_5000_positions(expansions: tuple[str, ...], said: list[tuple[str, dict[str, Any]]]) -> None:
    assert check(expansions, 5000 // len(SYSTEMS) + 1, said)


def test_of_two_monasteries_it_is_said_which_grows() -> None:
    game = Game(["Ada", "Ben"], position=["base-B 0,0 r0 red:monastery"], tiles=["base-B"] * 3, draws=["base-B"])
    laid = Action.parse("place base-B 1,0 r0"), Action.parse("deploy meeple 1,0 monastery")
    both, alone = (reasons.sentence(game, line, "en") for line in (laid, (laid[0], SKIP)))
    assert "2 of 9 tiles lie at the monastery that was yours before" in both
    assert "2 of 9 tiles lie at your monastery" in alone
