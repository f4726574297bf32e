"""What the scenes of the tests say: whole sentences in every language, and word by word those that are on file."""

# mypy: disable-error-code="arg-type"
from __future__ import annotations

import pytest

from carcnb.engine.refusals import Refusal
from carcnb.rulebook import rule
from carcnb.rulebook.explain import log_entry, reason
from carcnb.words import languages
from tests.complete import COMPLETE
from tests.words.told import FOLDER, NAMES, Shown, everything, key, sentence, told

ALONE = ("cell-taken", "verb")
"""Refusals that the rule's short text would not help."""


@pytest.mark.parametrize("lang", COMPLETE)
def test_the_sentences_are_those_on_file(lang: str) -> None:
    """After a change that is meant, `python -m tests.words` writes them anew."""
    assert told(lang).splitlines() == (FOLDER / f"{lang}.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("lang", languages())
def test_every_sentence_is_whole_and_ends_with_a_rule_that_exists(lang: str) -> None:
    for scene, said in everything().items():
        for one in said:
            text, where = sentence(one, lang), f"{scene}, {key(one)}"
            assert not set("{}") & set(text), where
            short = rule(one.rule, lang).short
            if isinstance(one, Refusal):
                assert text.startswith(reason(one, NAMES, lang)), where
                assert text.endswith(f"({one.rule})"), where
                assert (f"{short} (" in text) == (one.key not in ALONE), where
            elif not isinstance(one, Shown):
                entry = log_entry(one, NAMES, lang)
                assert f". ({rule(entry['rule'], lang).id}" in text, where
                assert all(line["rule"] in text.rpartition(". (")[2] for line in entry["sum"] if line["value"]), where
                assert "{" not in entry["say"], where
                assert all(rule(line["rule"], lang) for line in entry["sum"]), where
