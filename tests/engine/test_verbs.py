"""How actions begin: a slip of the fingers is told apart from what is not asked now."""

from __future__ import annotations

import json

import pytest

import carcnb
from carcnb import Action, Game, IllegalAction, RecordError
from carcnb.engine.actions import VERBS
from carcnb.engine.expansions import NAMES, ORDER
from tests.systems.scene import scene


@pytest.mark.parametrize(
    ("text", "right"),
    [("palce base-U 1,0 r0", "place"), ("Place base-U 1,0 r0", "place"), ("depoly meeple 0,0 city.N", "deploy"),
     ("skpi", "skip"), ("leter seal", "letter"), ("takegold 0,0", "take_gold"), ("robed blue", "rob")],
)  # fmt: skip
def test_a_misspelt_verb_is_told_with_the_nearest_right_one(text: str, right: str) -> None:
    """The refusal bears the rule that asks (BASE-3.3); text and action are judged alike."""
    game = scene(["base-D 0,0 r0"], "base-U", expansions=["messages", "gold_mines", "robbers"])
    for tried in (text, Action.parse(text)):
        refusal = game.why_not(tried)
        assert refusal is not None
        assert (refusal.key, refusal.rule, refusal.args["like"]) == ("verb", "BASE-3.3", right)
        with pytest.raises(IllegalAction, match=f'There is no action ".?{text.split()[0]}.?"; did you mean ".?{right}'):
            game.apply(tried)


def test_a_misspelt_verb_after_the_end_is_refused_for_the_end() -> None:
    game = scene(["base-D 0,0 r0"], "base-U", last="")
    game.apply("place base-U 1,0 r0")
    game.apply("skip")
    assert game.over
    refusal = game.why_not("palce base-U 1,0 r0")
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("over", "BASE-13.1")


@pytest.mark.parametrize("expansions", [[], *([name] for name in NAMES), NAMES], ids=str)
def test_no_right_verb_is_taken_for_a_misspelt_one(expansions: list[str]) -> None:
    """Neither those of expansions that are not played, nor what is like none: another thing is asked (BASE-3.3)."""
    game = scene(["base-D 0,0 r0"], "base-U", expansions=expansions)
    for verb in (*VERBS[1:], *(verb for kind in ORDER for verb in kind.verbs), "jump"):
        refusal = game.why_not(Action(verb, "nothing", (0, 0)))
        assert refusal is not None
        assert refusal.key != "verb", verb


def test_a_record_with_a_misspelt_verb_says_which_answer_it_is() -> None:
    game = Game(["Ada", "Ben"], seed=7)
    game.apply(game.legal_actions()[0])
    record = json.loads(game.save())
    at = next(n for n, answer in enumerate(record["answers"], 1) if answer.startswith("place"))
    record["answers"][at - 1] = record["answers"][at - 1].replace("place", "palce")
    with pytest.raises(RecordError, match=f'answer {at}: palce .* is not allowed: .*did you mean ".?place') as error:
        Game.load(json.dumps(record))
    assert len(str(error.value)) < 200


def test_a_lesson_with_a_misspelt_verb_says_so_where_it_is() -> None:
    lesson = carcnb.new_lesson("Roads")
    with pytest.raises(carcnb.CarcnbError, match=r'did you mean ".?place'):
        lesson.step("A road", "It has two ends.", moves=["palce base-U 1,0 r0"])
