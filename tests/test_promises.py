"""What the README says of carcnb in plain sentences is tried; a sentence that changes has its trial changed with it.

What is shown there as code is run by ``test_readme.py``; what other tests hold at length is named with them.
"""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import carcnb
from carcnb.curriculum import curriculum
from carcnb.engine.errors import IllegalAction
from carcnb.engine.events import PointsScored
from carcnb.questions.beliefs import all_beliefs
from carcnb.rulebook import rules
from carcnb.rulebook.example import example
from carcnb.site.frame import OFFLINE, Here, SitePage, page_html
from carcnb.systems import systems
from carcnb.words import languages

ROOT = Path(__file__).resolve().parent.parent
TOLD = [(ROOT / name).read_text(encoding="utf-8") for name in ("README.md", "carcnb/GUIDE.md")]
SAID = " ".join(" ".join(TOLD).split())
EXPANSIONS = tuple(systems().keys() - {"base", "overview"})

PROMISES: dict[str, Callable[[Path], None]] = {}


def promise(sentence: str) -> Callable[[Callable[[Path], None]], Callable[[Path], None]]:
    """Names the sentence that a trial is of."""

    def named(trial: Callable[[Path], None]) -> Callable[[Path], None]:
        PROMISES[sentence] = trial
        return trial

    return named


@promise("Every score shows its sum, every refused move its reason, and every move can be taken back.")
def _sums_reasons_undo(_: Path) -> None:
    game, choose = carcnb.Game(2, expansions=EXPANSIONS, seed=11), random.Random(11).choice
    for _turn in range(300):
        if game.over:
            break
        game.apply(choose(game.legal_actions()))
    scored = [event for event in game.events if isinstance(event, PointsScored)]
    assert scored
    for event in scored:
        assert sum(line.points for line in event.lines) == event.points
        assert event.rule in game.explain(event)
    with pytest.raises(IllegalAction) as refused:
        carcnb.Game(2, seed=1).apply("place base-U 9,9 r0")
    assert refused.value.refusal.rule in {rule.id for rule in rules()}
    while game.undo():
        pass
    assert game.scores == dict.fromkeys(game.scores, 0)


@promise("All eleven expansions, alone or together")
def _eleven(_: Path) -> None:
    assert len(EXPANSIONS) == 11
    for names in [*((name,) for name in EXPANSIONS), EXPANSIONS]:
        assert carcnb.Game(2, expansions=names, seed=1).legal_actions()


@promise("2 to 6 players, farmers, the variant in which a small city scores 2")
def _players_and_variants(_: Path) -> None:
    for count in range(2, 7):
        assert len(carcnb.Game(count, seed=1).scores) == count
    assert carcnb.Game(2, farmers=False, small_city_scores_2=True, seed=1).setup.small_city_scores_2


@promise("names the wrong rule behind a wrong answer (it knows 124 that people believe)")
def _beliefs(_: Path) -> None:
    assert len(all_beliefs()) == 124


@promise("a page for every rule, each with a small board")
def _pages_of_rules(_: Path) -> None:
    every = [rule for system in systems() for rule in rules(system)]
    with_board = [rule for rule in every if example(rule.id, rule.system) is not None]
    assert len(every) == 406
    assert len(with_board) == len(every)


@promise("What was visited opens again offline, and a page at the foot of every other keeps all of it")
def _offline(_: Path) -> None:
    """``tests/e2e/test_site.py`` goes offline; here: every page leads to the one that keeps all."""
    for lang in languages():
        here = Here("{}/any.html", lang)
        assert f'href="{here.to(OFFLINE)}"' in page_html(SitePage(here, "Any", "any", ""), [lang])


@promise("142 short lessons on the board, a path for the base game and for each expansion; three minutes each")
def _lessons(_: Path) -> None:
    minutes = [entry.minutes for entry in curriculum().values()]
    assert len(minutes) == 142
    assert 2.5 < sum(minutes) / len(minutes) < 3.5
    assert {name.partition("/")[0] for name in curriculum()} == {"base", *EXPANSIONS}


@promise("English and Czech")
def _languages(_: Path) -> None:
    assert dict(languages()) == {"en": "English", "cs": "Čeština"}


@promise("The rules run anywhere Python runs, with nothing else installed")
def _alone(_: Path) -> None:
    bare = "import sys; sys.path = [p for p in sys.path if 'site-packages' not in p]; "
    code = (
        bare + "import carcnb; game = carcnb.Game(2, seed=7); game.apply(game.legal_actions()[0]); print(game.scores)"
    )
    done = subprocess.run([sys.executable, "-S", "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert "'red': 0" in done.stdout


@promise("The same seed gives the same game on every machine; without one, nobody can tell what comes next.")
def _seeds(_: Path) -> None:
    assert carcnb.Game(2, seed=5).save() == carcnb.Game(2, seed=5).save()
    assert len({carcnb.Game(2).save() for _game in range(4)}) == 4


@promise("tell what everybody at the table knows, and no more, so that a game can be sent before it is over")
def _shared(_: Path) -> None:
    """What is still to be drawn is told as what it is, in no order that anybody could use; in full it is not."""
    game = carcnb.Game(2, seed=3)
    whole, sent = game.save(), game.save(shared=True)
    assert carcnb.Game.load(sent).table.state.tiles == game.table.state.tiles
    assert '"seed": 3' in whole
    assert '"seed": 3' not in sent


@promise("`CARCNB_PROGRESS=off` keeps nothing")
def _off(folder: Path) -> None:
    code = "from carcnb.progress import keep; keep('base/roads', {1}, 3, True)"
    kept = {"HOME": str(folder), "CARCNB_PROGRESS": "off", "PYTHONPATH": str(ROOT)}
    subprocess.run([sys.executable, "-c", code], cwd=folder, env=kept, check=True)
    assert list(folder.rglob("*progress*")) == []


@pytest.mark.parametrize("sentence", PROMISES)
def test_a_sentence_of_the_readme_is_true(sentence: str, tmp_path: Path) -> None:
    assert sentence in SAID, "the README does not say so any more"
    PROMISES[sentence](tmp_path)
