"""The page's search finds what Python's finds: the same rules in the same order, and the same words near."""

from __future__ import annotations

import gzip
import json
import shutil
import subprocess
from importlib.resources import files
from pathlib import Path

import pytest

from carcnb.rulebook import rule
from carcnb.rulebook.indexing import search_index
from carcnb.rulebook.searching import search
from carcnb.site.rules import index_file
from carcnb.words import languages
from tests.rulebook.questions import questions

LARGEST = 60_000
"""Bytes of an index as it comes over the network."""
ODD = (
    *("", "?", "the", "ic-21", "BASE-9.", "D-IC-1", "constructor", "toString of __proto__", "mnk xyzzy", "1"),
    *(
        "cathe",
        "witsh",
        "brigde qqqq wwww",
        "KLÁŠTER",
        "don’t",
        "opponent's farm",
        "čarodějnice",
        "İstanbul",
        "x" * 300,
    ),
)
"""What breaks a search that is not written with care."""
SCRIPT = """
import { readFileSync } from "node:fs";
import { finder } from "./search.mjs";
const { indexes, asked } = JSON.parse(readFileSync(0, "utf-8"));
const find = Object.fromEntries(Object.entries(indexes).map(([lang, index]) => [lang, finder(index)]));
console.log(JSON.stringify(asked.map(([lang, question]) => find[lang](question))));
"""


def test_a_page_finds_what_python_finds(tmp_path: Path) -> None:
    node = shutil.which("node")
    if node is None:
        pytest.skip("Node is not installed")
    (tmp_path / "search.mjs").write_text(files("carcnb.site").joinpath("look/search.js").read_text("utf-8"), "utf-8")
    (tmp_path / "run.mjs").write_text(SCRIPT, "utf-8")
    asked = [(one.lang, one.text) for one in questions()] + [(lang, text) for lang in languages() for text in ODD]
    given = json.dumps({"indexes": {lang: json.loads(index_file(lang)[1]) for lang in languages()}, "asked": asked})
    done = subprocess.run([node, str(tmp_path / "run.mjs")], input=given, capture_output=True, check=True, text=True)
    for (lang, text), found in zip(asked, json.loads(done.stdout), strict=True):
        hits = search(search_index(lang), text)
        assert found == {"rules": hits.rules, "decisions": hits.decisions, "near": hits.near}, (lang, text)


@pytest.mark.parametrize("lang", list(languages()))
def test_an_index_is_small_and_tells_the_decisions(lang: str) -> None:
    place, text = index_file(lang)
    assert place == f"rules/{lang}/search.json"
    assert len(gzip.compress(text.encode())) <= LARGEST
    told = json.loads(text)
    assert list(told["texts"]) == told["ids"][told["decided"] :]
    for id, (text, home) in told["texts"].items():
        assert text == rule(id, lang).text
        assert id in [one.id for one in rule(home).decisions]
