"""Puzzles: every one that comes with carcnb is legal and has one best move; what is said does not look at the stack."""

# mypy: disable-error-code="call-overload, index"
from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import carcnb
from carcnb.analysis import players
from carcnb.analysis.evaluation import Judge
from carcnb.analysis.puzzles import (
    FILE,
    Moves,
    Puzzle,
    as_toml,
    bundled_puzzles,
    moves_of,
    number_of,
    withdrawn_puzzles,
)
from carcnb.analysis.search import Ranked
from carcnb.analysis.turns import outcome, turns
from carcnb.classroom.items import items
from carcnb.engine.actions import Action
from carcnb.engine.game import Game
from carcnb.questions.errors import GoalError
from carcnb.quizzes import ExerciseError
from carcnb.quizzes.model import Exercise
from carcnb.quizzes.puzzles import puzzle, puzzles
from carcnb.quizzes.quiz import Quiz, of_puzzles
from carcnb.records.notation import parse, text_of
from carcnb.words import speaking
from carcnb.workshop import puzzle_maker
from carcnb.workshop.lines import Lines, lines_of
from carcnb.workshop.puzzle_rating import EASIEST, PLACES, STRENGTHS, chance_found, rate
from tests.board.browser import Browser

EVERY = [one for of in bundled_puzzles().values() for one in of]
FIRST = [of[0] for of in bundled_puzzles().values()]
COMMAND = "a command"
NEAR = 1.0
"""Weights that are measured anew may move the evaluation of a line by so much."""


@pytest.mark.parametrize("one", EVERY, ids=lambda one: one.name)
def test_every_puzzle_has_one_best_move(one: Puzzle) -> None:
    game = Game.from_setup(parse(one.position))
    assert game.prompt
    assert game.prompt.player == "red"
    assert text_of(parse(one.position)) == one.position.strip() or "hidden" in one.position
    assert len(game.table.state.tiles) in puzzle_maker.TILES
    judge = Judge()
    best, *others = (
        judge.lead(game.settled_table(moves), "red") for moves in (one.best[0], *(o.moves for o in one.others))
    )
    assert best > max(others) - NEAR
    assert min(other.loss for other in one.others) >= puzzle_maker.GAP
    assert all(other.loss - 2 * other.error >= puzzle_maker.SURE - 0.2 for other in one.others)  # as rounded
    exercise = puzzle(one.name)  # reads the lines, and tries each
    assert exercise.solve() == [[*map(str, moves)] for moves in one.best]
    assert (exercise.rating, exercise.difficulty, exercise.topic) == (one.rating, one.difficulty, "puzzles")


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("one", FIRST, ids=lambda one: one.name)
def test_every_option_is_explained_in_the_readers_language(one: Puzzle, lang: str) -> None:
    with speaking(lang):
        exercise = puzzle(one.name)
        right = exercise.check(exercise.solve()[0])
        assert right.correct
        assert carcnb.rule(right.rule)
        told = [exercise.question, *exercise.hints, right.explanation]
        for other in one.others:
            wrong = exercise.check([*map(str, other.moves)])
            assert not wrong.correct
            assert f"{round(other.loss)}\u00a0" in wrong.explanation.replace(" ", "\u00a0")
            told.append(wrong.explanation)
        assert all(text and "{" not in text and text.endswith((".", "?")) for text in told)


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_of_the_next_best_line_only_what_differs_is_told(lang: str) -> None:
    with speaking(lang):
        told = [made.check(made.solve()[0]).explanation for made in (puzzle(one.name) for one in EVERY)]
    assert [text for text in told if sum(any(map(str.isalnum, word)) for word in text.split()) > 60] == []
    short = (
        "What decides: you keep 4 figures at hand instead of 3. The next best move is about 3 points behind.",
        "The next best move is about 3 points behind. What differs: Closes the road: nobody scores.",
    )
    assert all(any(text.endswith(end) for text in told) for end in short) == (lang == "en")


@pytest.mark.parametrize("one", FIRST, ids=lambda one: one.name)
def test_what_is_said_does_not_follow_from_the_stack_or_from_the_others_cards(one: Puzzle) -> None:
    lines = [*one.best, *(other.moves for other in one.others)]
    asked = [Exercise(str(puzzle(one.name).ask), parse(one.position, seed)) for seed in (1, 2)]
    first, second = ([exercise.check([*map(str, moves)]) for moves in lines] for exercise in asked)
    assert first == second


def test_what_is_not_told_of_a_line_the_evaluation_finds() -> None:
    exercise = puzzle("base/2")
    strange = next(moves for moves, _ in turns(exercise.game()) if [*map(str, moves)] not in exercise.solve())
    told = exercise.check([*map(str, strange)])
    assert not told.correct
    assert exercise.ask.loss(exercise.scene, strange) >= exercise.ask.others(exercise.scene)[0].loss  # type: ignore[attr-defined]


def test_a_puzzle_of_ones_own_is_judged_by_the_evaluation() -> None:
    own = carcnb.exercise("best", ["base-D 0,0 r0 red:city.N"], tile="base-E", tiles=["base-E", "base-U", "base-U"])
    assert own.solve()[0][0] == "place base-E 0,-1 r2"
    assert not own.check("place base-E 0,1 r2 + skip").correct
    assert own.check("place base-E 0,1 r2") == own.check("place base-E 0,1 r2 + skip"), "the rest is declined"
    assert items([own])[0].acts


def test_a_tile_turned_so_that_it_looks_the_same_is_the_same_answer() -> None:
    told = "best place inns-14 1,0 r0 + skip | 2.0 ± 0.1: place inns-14 -1,0 r0 + skip"
    expansions = ["inns_and_cathedrals"]
    own = carcnb.exercise(told, ["base-U 0,0 r0"], expansions=expansions, tile="inns-14")
    assert own.check("place inns-14 1,0 r2 + skip").correct
    assert not own.check("place inns-14 -1,0 r2 + skip").correct


def test_the_same_seed_draws_the_same_puzzles_the_easy_ones_first() -> None:
    drawn = puzzles(seed=5, n=6)
    assert [one.id for one in drawn] == [one.id for one in puzzles(seed=5, n=6)]
    assert len({one.id for one in drawn}) == 6
    assert [one.rating for one in drawn] == sorted(one.rating for one in drawn)
    assert {one.difficulty for one in puzzles(seed=1, n=2, difficulty=2)} == {2}
    assert puzzles(["robb"], n=1)[0].setup.expansions == ("robbers",)


def test_what_cannot_be_drawn_says_what_there_is() -> None:
    with pytest.raises(ExerciseError, match=r"no puzzle 'base/99'; there are base/1 to base/\d+"):
        puzzle("base/99")
    with pytest.raises(ExerciseError, match="no puzzles of 'nix'; there are base"):
        puzzles("nix")
    with pytest.raises(ExerciseError, match=rf"there are {len(bundled_puzzles()['base'])} like this, not 1000"):
        puzzles(n=1000)
    with pytest.raises(ExerciseError, match="difficulty is 1, 2, 3, or None"):
        puzzles(difficulty=4)
    for wrong in (5, None):
        with pytest.raises(ExerciseError, match=f"the name of one, or a list of names, not {wrong}"):
            puzzles(wrong)  # type: ignore[arg-type]
    with pytest.raises(ExerciseError, match="no puzzles of '5'; there are base"):
        puzzles([5])  # type: ignore[list-item]
    with pytest.raises(ExerciseError, match="seed is a whole number"):
        puzzles(seed="x")  # type: ignore[arg-type]
    for options in ({"seed": 1}, {"expansions": ["ferries"]}, {"difficulty": 1}):
        with pytest.raises(ExerciseError, match="one that is named takes none of them"):
            puzzle("base/1", **options)
    with pytest.raises(GoalError, match="no line that loses"):
        carcnb.exercise("best skip | 2: skip", tile="base-U")
    with pytest.raises(GoalError, match="the best line before"):
        carcnb.exercise("best 2.0 ± 0.1: place base-U 1,0 r0 + skip", tile="base-U")


def test_the_answer_is_laid_on_the_board_compared_and_tried_again() -> None:
    exercise = puzzle("base/1")  # a monk, and not without
    quiz = Quiz([exercise])
    browser = Browser(quiz.board)
    right = exercise.solve()[0]
    browser.act(right[0])
    assert browser.board.view["lesson"]["task"]["state"] == "open", "the figure is part of the answer"
    browser.act("skip")
    assert browser.board.view["lesson"]["task"]["state"] == "notyet"
    assert exercise.result["correct"] is False
    browser.do("lesson", what="retry")
    for action in right:
        browser.act(action)
    assert browser.board.view["lesson"]["task"]["state"] == "right"
    assert exercise.result["answers"] == [f"{right[0]}, skip", ", ".join(right)]
    assert quiz.results["topics"] == {"puzzles": [0, 1]}
    browser.do("lesson", what="next")
    browser.do("lesson", what="anew")
    assert quiz.board.view["lesson"]["heading"] == browser.board.view["lesson"]["steps"][0]["title"]
    assert browser.board.view["lesson"]["task"]["state"] == "open"


def test_a_mixed_quiz_leads_to_as_many_of_each_kind_in_the_same_order() -> None:
    quiz = Quiz([puzzle("base/1"), *carcnb.exercises("ferries", seed=1, n=1), puzzle("base/2")])
    browser = Browser(quiz.board)
    browser.do("lesson", what="jump", to=3)
    browser.do("lesson", what="anew")
    fresh = browser.board._lead.stand.content.exercises  # type: ignore[union-attr]
    assert [one.topic for one in fresh] == ["puzzles", "ferries", "puzzles"]
    assert not {one.id for one in fresh} & {one.id for one in quiz.exercises}


def test_once_all_puzzles_of_a_system_were_seen_no_others_are_offered() -> None:
    run, seen = of_puzzles("base").run, list[str]()
    while run:
        seen += [one.id for one in run.exercises]
        run.open(run.total)
        offered = [offer["do"] for offer in run.view()["end"]["offers"]]
        anew = run.message("anew")
        assert ("anew" in offered) == bool(anew)
        run = anew  # type: ignore[assignment]
    assert len(seen) == len({*seen}) == len(bundled_puzzles()["base"])


def test_a_puzzle_of_ones_own_leads_to_no_other() -> None:
    own = carcnb.exercise("best", ["base-D 0,0 r0 red:city.N"], tile="base-E", tiles=["base-E", "base-U", "base-U"])
    for exercises in ([own], [puzzle("base/1"), own]):
        assert Quiz(exercises).run.message("anew") is False


# ---- making


def test_lines_that_come_to_the_same_are_one() -> None:
    """Both halves of the field are one field: it goes round the end of the road."""
    game = Game(position=["base-D 0,0 r0", "base-A 1,0 r1"], tiles=["base-U"] * 2, draws=["base-U"])
    found: dict[str, Any] = {}
    for moves, after in turns(game):
        found.setdefault(outcome(game, moves, after), []).append(moves)
    same = [[move.where for _, move in lines] for lines in found.values() if len(lines) > 1]
    assert all(where.startswith("field") for lines in same for where in lines)
    assert same


def test_a_whole_turn_has_every_answer() -> None:
    game = Game(expansions=["ferries"], position=["base-U 0,0 r1"], tiles=["ferries-02"] * 3, draws=["ferries-02"])
    verbs = {tuple(move.verb for move in moves) for moves, _ in turns(game)}
    assert ("place", "deploy", "ferry") in verbs


def test_making_is_repeated_by_the_seed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(puzzle_maker, "PLAYOUTS", (20, 60))
    monkeypatch.setattr(puzzle_maker, "SURE", -10.0)
    monkeypatch.setattr(puzzle_maker, "TILES", range(8, 14))
    made = [list(puzzle_maker.make("base", [1])) for _ in range(2)]
    assert made[0] == made[1] != []
    for _, one in made[0]:
        assert one.others[0].loss >= puzzle_maker.GAP
        assert "best" in as_toml([one._replace(name="base/1")], COMMAND)
    assert capsys.readouterr() == ("", "")


def test_what_is_too_near_to_tell_is_looked_at_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether its line is clearly best is told by more playouts; where another comes first there is no second look."""
    one, efforts = bundled_puzzles()["base"][0], list[int]()
    best, other = one.best[0], one.others[0].moves

    def played_on(order: tuple[Moves, Moves], clear_from: int) -> Callable[..., list[Ranked]]:
        def found(_: object, among: object, count: int, *__: object) -> list[Ranked]:
            efforts.append(count)
            apart = 0.2 if count >= clear_from else 0.9
            return [Ranked(1, order[0], 3.0, 0.1, 0.0, 0.0, 9), Ranked(2, order[1], 1.0, 0.1, 2.0, apart, 9)]

        return found

    def confirmed(*given: Any) -> bool:
        efforts.clear()
        monkeypatch.setattr(Lines, "played_on", played_on(*given))
        return puzzle_maker.confirm(one, 1) is not None

    once, longer = puzzle_maker.LONGER
    assert (confirmed((best, other), once), efforts) == (True, [once])
    assert (confirmed((best, other), longer), efforts) == (True, [once, longer])
    assert (confirmed((best, other), longer + 1), efforts) == (False, [once, longer])
    assert (confirmed((other, best), once), efforts) == (False, [once])


def test_a_number_is_never_anothers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that stays keeps its own, what is new takes none that was used, and courses may ask for as many as before."""
    first, second, *others = bundled_puzzles()["base"]
    monkeypatch.setattr(puzzle_maker, "confirm", lambda one, seed: None if one in (second, others[-1]) else one)
    monkeypatch.setattr(puzzle_maker, "systems", lambda: {"base": SimpleNamespace(folder=tmp_path.joinpath)})
    (tmp_path / FILE).write_text(f"# Made by {COMMAND}\n", encoding="utf-8")
    puzzle_maker.main(["base", "--confirm"])
    text = (tmp_path / FILE).read_text(encoding="utf-8")
    told = tomllib.loads(text)
    lost = {number_of(name) for name in (second.name, others[-1].name)}
    assert text.startswith(f"# Made by {COMMAND}\n")
    assert lost <= {*told["gone"]}
    kept = [number_of(one.name) for one in bundled_puzzles()["base"] if number_of(one.name) not in lost]
    assert [row["number"] for row in told["puzzle"]] == kept
    puzzle_maker._write(tmp_path / FILE, "base", [first, second._replace(position="another")], COMMAND)
    told = tomllib.loads((tmp_path / FILE).read_text(encoding="utf-8"))
    used = [
        number_of(name) for name in (*withdrawn_puzzles(), *(one.name for one in EVERY)) if name.startswith("base/")
    ]
    assert [row["number"] for row in told["puzzle"]] == [number_of(first.name), max(used) + 1]


def test_a_puzzle_that_is_gone_says_so_and_a_course_that_asked_for_it_opens() -> None:
    for name in sorted(withdrawn_puzzles()):
        with pytest.raises(ExerciseError, match="no longer a puzzle"):
            puzzle(name)
    for system, there in bundled_puzzles().items():
        lost = sum(name.startswith(f"{system}/") for name in withdrawn_puzzles())
        assert len(puzzles([system], 1, len(there) + lost)) == len(there)


def test_the_colours_are_exchanged_so_that_it_is_reds_turn() -> None:
    text = puzzle_maker.for_red(
        "players red 3 gift synod, blue 9 gift synod\nexpansions gifts\nturn blue\nhand U\nD 0,0 red:city.N"
    )
    assert text.splitlines()[0] == "players red Ada 9 gift synod, blue Ben 3 gift hidden"
    assert text.splitlines()[-1] == "D 0,0 blue:city.N"
    text = puzzle_maker.for_red(
        "players red 3 gold 2, blue 9 lady 12\nexpansions gold_mines, messages\nturn blue\nhand U\nD 0,0 red:city.N"
    )
    assert text.splitlines()[0] == "players red Ada 9 lady 12, blue Ben 3 gold 2"


def test_of_many_some_of_every_difficulty_are_kept() -> None:
    one = EVERY[0]
    found = [(seed, replace_rating(one, rating)) for seed, rating in enumerate([700, 710, 720, 730, 1000, 1500])]
    assert [puzzle.rating for puzzle in puzzle_maker.choose(found, 3)] == [700, 1000, 1500]


def replace_rating(one: Puzzle, rating: int) -> Puzzle:
    return one._replace(rating=rating)


def test_a_line_is_written_as_it_is_read() -> None:
    assert moves_of("place base-U 1,0 r1 + skip") == (Action("place", "base-U", (1, 0), "r1"), Action("skip"))


@pytest.mark.parametrize("name", ["novice", "casual", "greedy", "steady"])
def test_a_strength_finds_a_puzzle_as_often_as_is_counted(name: str) -> None:
    """The players themselves, with other luck each time, are the judges."""
    tries, apart = 40, list[float]()
    for one in bundled_puzzles()["base"][:6]:
        game = Game.from_setup(parse(one.position, 0))
        lines = lines_of(game)
        assert lines
        best = next(moves for moves, same in lines.same.items() if one.best[0] in same)
        player = players.NAMED[name]()
        found, ways = 0, len({actions[0] for actions, _ in game.afterstates()})
        sees = min(1, PLACES[name] / ways) if name in PLACES else 1
        for seed in range(tries):
            answers = {line[0] for line in lines.same[best]}
            found += replace(player, seed=seed, sees=sees)(game) in answers  # type: ignore[type-var, operator]
        chance = chance_found(lines, best, name)
        apart.append(abs(found / tries - chance) - 3 * (max(chance * (1 - chance), 0.01) / tries) ** 0.5)
    assert max(apart) <= 0


def test_a_rating_is_that_of_who_finds_it_half_of_the_time() -> None:
    """Whoever is as strong as one of the strengths and finds more than these do finds easier ones."""
    for one in bundled_puzzles()["base"]:
        lines = lines_of(Game.from_setup(parse(one.position, 0)))
        assert lines
        best = next(moves for moves, same in lines.same.items() if one.best[0] in same)
        found = sum(chance_found(lines, best, name) for name in STRENGTHS)
        expected = sum(1 / (1 + 10 ** ((one.rating - strength) / 400)) for strength in STRENGTHS.values())
        assert one.rating == rate(lines, best)
        assert abs(found - expected) < 0.1 or (one.rating == EASIEST and found > expected)
