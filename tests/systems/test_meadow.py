"""What an expansion from outside may do: tried with one made up for it, alone and together with all eleven."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import carcnb
from carcnb import Game, SetupError, words
from carcnb.board.cards import card
from carcnb.board.final import final
from carcnb.board.reader import Reader
from carcnb.board.room import room
from carcnb.engine import expansions
from carcnb.engine.events import CardTaken, FigurePlaced, FigureReturned, Owned, PointsScored, TokensReturned
from carcnb.engine.scoring import Due, score
from carcnb.engine.state import Figure
from carcnb.records.notation import parse, text_of
from carcnb.studio import changes
from tests.systems import meadow
from tests.systems.games import ALL, play
from tests.systems.scene import scene, segment

WATCHED = True
LAND = ["base-B 0,0 r0", "base-B 1,0 r0"]


@pytest.fixture(autouse=True)
def _meadow(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    meadow.install(monkeypatch)
    yield
    words.catalogue.cache_clear()


def on_meadow(position: list[str], *stack: str, more: tuple[str, ...] = (), **options: Any) -> Game:
    return scene(position, *stack, expansions=["meadow", *more], **options)


def offered(game: Game) -> set[str]:
    return {str(action) for action in game.legal_actions()}


# ---- figures that are no followers


def test_a_figure_that_is_no_follower_stands_alone_and_keeps_nobody_out() -> None:
    """BASE-5.7: it stays where no follower of its player stands; a follower may come to its feature, also a farmer."""
    game = on_meadow(LAND, "base-B", "base-B")
    game.apply("place base-B 0,1 r0")
    game.apply("deploy shepherd 0,1 field.NNW")
    game.apply("place base-B 1,1 r0")
    assert {"deploy meeple 1,1 field.NNW", "deploy shepherd 1,1 field.NNW"} <= offered(game)
    game.apply("deploy meeple 1,1 field.NNW")
    assert game.table.feature(segment(game, 0, 0, "field.NNW")).owners == ("blue",)
    game.apply(next(a for a in game.legal_actions() if a.verb == "place"))
    assert str(game.why_not(f"deploy meeple {_last(game)} field.NNW")).startswith("Taken: Blue is")
    assert not [event for event in game.events if isinstance(event, FigureReturned)]


def _last(game: Game) -> str:
    assert game.prompt
    assert game.prompt.cell
    return "{},{}".format(*game.prompt.cell)


def test_one_that_occupies_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """BASE-5.7."""
    kind = meadow.Meadow.figures["shepherd"]._replace(occupies=True)
    monkeypatch.setattr(meadow.Meadow, "figures", {"shepherd": kind})
    game = on_meadow(["base-B 0,0 r0 red:shepherd:field.NNW"], "base-B")
    game.apply("place base-B 0,1 r0")
    assert "deploy meeple 0,1 field.NNW" not in offered(game)


def test_a_position_keeps_it_and_an_editor_offers_it() -> None:
    """It is no stray: read again, and put where nobody stands."""
    game = on_meadow([LAND[0], "base-B 1,0 r0 red:shepherd:field.NNW"], "base-B")
    text = carcnb.position_text(game)
    assert "red:shepherd:field.NNW" in text
    assert carcnb.position_text(Game.from_setup(parse(text))) == text
    assert [spot for spot in room(game, "", "blue", "shepherd", "en")["spots"] if spot[:2] == (0, 0)] == [(0, 0, 0)]


def test_two_strays_go_home_in_one_scoring() -> None:
    """D-INT-4: one that left with the follower is not looked for again."""
    game = scene(
        ["base-E 0,0 r0 red:city.N red:builder:city.N red:large:city.N"],
        "base-B",
        expansions=["traders_and_builders", "inns_and_cathedrals"],
    )
    at = segment(game, 0, 0, "city.N")
    going = [Due("seal", {}, at, "BASE-10.1", Figure("red", kind)) for kind in ("meeple", "large", "builder")]
    assert list(score(game.table, going, final=True)) == []
    assert game.table.state.figures == {}
    assert game.table.state.supply["red", "builder"] == 1


# ---- who owns a feature by another rule


TIED = [
    "base-E 0,0 r2",
    "base-E 0,1 r0",
    "base-B -1,0 r0 red:field.NNW red:shepherd:field.NNW",
    "base-B 1,0 r0 blue:field.NNW",
]


@pytest.mark.parametrize(("lang", "title"), [("en", "Field"), ("cs", "Louky")])
def test_whoever_owns_by_another_rule_is_told_so(lang: str, title: str) -> None:
    """In the card, with the sum and in the final table: both have a farmer on the field, and one has a shepherd."""
    game = on_meadow(TIED, "base-B", last="")
    reader = Reader.of(game, lang)
    feature = game.table.feature(segment(game, -1, 0, "field.NNW"))
    assert (feature.owners, feature.owned) == (("red",), Owned(("red",), meadow.TIE))
    assert dict(feature.strength) == {"red": 1, "blue": 1}
    found = card(game.table, (-1, 0), 0, reader)
    assert found
    assert [note["rule"] for note in found["notes"]] == [meadow.TIE]
    game.apply(next(a for a in game.legal_actions() if a.verb == "place"))
    game.apply("skip")
    scored = next(event for event in game.events if isinstance(event, PointsScored))
    assert game.explain(scored, lang).endswith(f"{reader.short(meadow.TIE)} ({meadow.TIE})")
    assert [line["rule"] for line in reader.entry(scored)["sum"]] == ["BASE-15.4", meadow.TIE]
    (row,) = final(game, reader)["groups"][1]["rows"]
    assert (row["rule"], row["values"]) == (meadow.TIE, [3, 0, 0])
    assert reader.title(meadow.TIE) in row["text"]
    assert row["text"].startswith(title)


# ---- what lies face down, tokens, and what is remembered


def with_flock(*draws: str) -> Game:
    """Red's shepherd and his flock of two have just come; it is blue's turn."""
    game = on_meadow(LAND, "base-B", "base-B", "base-B", "base-B", *(f"base-B {d}" for d in draws), players=2)
    game.know("two flock")
    game.apply("place base-B 0,1 r0")
    game.apply("deploy shepherd 0,1 field.NNW")
    return game


def test_nobody_sees_what_lies_face_down_until_it_is_turned_up() -> None:
    """Not in a view, not in a shared record, and a game as anybody knows it deals it anew; the chance is told."""
    game = on_meadow(LAND, "base-B", "base-B", "base-B", "base-B", players=2)
    game.apply("place base-B 0,1 r0")
    assert game.chances("deploy shepherd 0,1 field.NNW") == [("one flock", 5 / 8), ("two flock", 3 / 8)]
    game = with_flock()
    for seat in game.seats:
        view = game.view(seat)
        assert view.hands["nobody", "flock"] == ("hidden",)
        assert "two" not in [action.what for action in view.history]
        assert [event.card for event in view.events if isinstance(event, CardTaken)] == ["hidden"]
    assert {game.as_known("red", seed).table.state.hands["nobody", "flock"] for seed in range(12)} == {
        ("one",),
        ("two",),
    }
    record = game.save(shared=True)
    assert "two" not in record
    assert Game.load(record).table.state.hands["nobody", "flock"][0] in meadow.FLOCKS
    game.apply(next(a for a in game.legal_actions() if a.verb == "place"))
    game.apply("skip")
    game.apply(next(a for a in game.legal_actions() if a.verb == "place"))
    game.apply("herd 0,1 field.NNW")
    assert "Turned up: two sheep" in " ".join(game.explain(event) for event in game.events)
    assert "two" in [action.what for action in game.view("blue").history]
    assert Game.load(game.save(shared=True)).events == game.events


def test_of_several_that_lie_face_down_the_one_is_known_that_was_turned_up() -> None:
    """Though another of the same face lies before it."""
    game = with_flock()
    game.know("two flock")
    game.apply(next(a for a in game.legal_actions() if a.verb == "place"))
    game.apply(next(a for a in game.legal_actions() if a.what == "shepherd"))
    game.apply(next(a for a in game.legal_actions() if a.verb == "place"))
    game.apply("skip")
    game.apply(next(a for a in game.legal_actions() if a.verb == "place"))
    game.apply(next(a for a in game.legal_actions() if a.verb == "herd"))
    assert [a.what for a in game.view("red").history if a.where == "flock"] == ["hidden", "two"]
    assert {game.as_known(None, seed).table.state.hands["nobody", "flock"] for seed in range(12)} == {
        ("one",),
        ("two",),
    }


def test_tokens_are_given_and_taken() -> None:
    game = with_flock()
    game.table.state.tokens["red", "wool"] = 1
    game.apply(next(a for a in game.legal_actions() if a.verb == "place"))
    game.apply("skip")
    game.apply(next(a for a in game.legal_actions() if a.verb == "place"))
    game.apply("herd 0,1 field.NNW")
    assert [game.explain(e) for e in game.events if isinstance(e, TokensReturned)] == [
        "red gives 3 wool away. (BASE-5.5)"
    ]
    assert game.table.state.tokens["red", "wool"] == 0


def test_what_lies_beside_a_figure_is_told_and_kept() -> None:
    """Its card says it, also on a field, and a position keeps it."""
    game = with_flock()
    found = card(game.table, (0, 1), 0, Reader.of(game, "en"))
    assert found
    assert [note["text"] for note in found["notes"]] == ["1 sheep"]
    assert "sheep:field.NNW" in carcnb.position_text(game)


def test_a_position_keeps_what_an_expansion_remembers_and_what_lies_face_down() -> None:
    """Read again it is the same; shared, nobody reads the flock; a wrong word is told with its place."""
    game = with_flock()
    text = carcnb.position_text(game)
    assert {"down flock two", "memory meadow red"} <= set(text.splitlines())
    again = Game.from_setup(parse(text))
    assert carcnb.position_text(again) == text
    assert again.table.recall(meadow.Flocks) == game.table.recall(meadow.Flocks)
    assert again.table.state.hands == game.table.state.hands
    assert "down flock hidden" in text_of(game, shared=True).splitlines()
    with pytest.raises(SetupError, match="say the seats"):
        parse(text.replace("meadow red", "meadow pink"))
    with pytest.raises(SetupError, match="the expansions are meadow"):
        parse(text.replace("memory meadow", "memory ferries"))
    assert Game.load(again.save()).table.recall(meadow.Flocks).owners == ("red",)


def test_lessons_exercises_and_the_editor_keep_it() -> None:
    """A lesson is written and read with it, an exercise asks of it, and an editor that plays without it drops it."""
    setup = parse(carcnb.position_text(with_flock()))
    assert changes.system(setup, "ferries", on=True).memories == setup.memories
    position = [str(laid) for laid in setup.position]
    given: Any = {"expansions": ["meadow"], "hands": ["nobody flock two"], "memories": ["meadow red"]}
    asked = carcnb.exercise("owners", position, marks=["0,1 field.NNW"], **given)
    assert asked.setup.memories == setup.memories
    lesson = carcnb.new_lesson("Sheep", position, **given)
    lesson.step("A flock", "It lies face down.")
    assert "memories" in str(lesson._data)


# ---- where it acts


def test_it_acts_where_it_says() -> None:
    """Before the first of some expansions, behind the last of others, or last of all."""
    order = [kind.name for kind in expansions.ORDER]
    assert order.index("meadow") == order.index("ferries") - 1

    def place(before: tuple[str, ...] = (), after: tuple[str, ...] = ()) -> list[str]:
        kind = type("Hill", (), {"name": "hill", "before": before, "after": after})
        return [one.name for one in expansions.arrange_kinds((*expansions.ORDER, kind))]

    assert place()[-1] == "hill"
    assert place(before=("gifts", "robbers"))[order.index("robbers")] == "hill"
    assert place(after=("robbers", "winter"))[order.index("robbers") + 1] == "hill"
    with pytest.raises(ValueError, match="hill cannot act before winter and after gifts"):
        place(before=("winter",), after=("gifts",))


@pytest.mark.parametrize("seed", range(3))
def test_games_together_with_all_keep_the_contract(seed: int) -> None:
    game = play(seed, (*ALL, "meadow"), checked=0.02)
    came = Counter(e.figure for e in game.events if isinstance(e, FigurePlaced))
    assert came["shepherd"] or not game.setup.farmers
