"""What a release is told by: extras, pins, the recipe, workflows, the changelog, how to cite; and that they agree."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests import pins, versions

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]
NOT_FOR_USERS = {"all", "test", "reference", "hosts", "lite", "release", "dev"}
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def needs(extra: str = "") -> Iterator[Requirement]:
    """What is needed from others, with what the extras that it names need."""
    for line in EXTRAS[extra] if extra else PROJECT["dependencies"]:
        wanted = Requirement(line)
        if wanted.name == "carcnb":
            for other in sorted(wanted.extras):
                yield from needs(other)
        else:
            yield wanted


def pinned(name: str) -> list[Requirement]:
    lines = (ROOT / "requirements" / f"{name}.txt").read_text("utf-8").splitlines()
    return [Requirement(line) for line in lines if not line.startswith("#")]


@pytest.mark.parametrize(
    ("name", "extras"),
    [("tests", ["", "dev", "release", "together"]), ("binder", [""]), ("lite", [""])],
    ids=["tests", "binder", "lite"],
)
def test_pins_are_versions_that_the_project_allows(name: str, extras: list[str]) -> None:
    found: dict[str, list[Requirement]] = {}
    for pin in pinned(name):
        found.setdefault(canonicalize_name(pin.name), []).append(pin)
    for wanted in (need for extra in extras for need in needs(extra)):
        pins_of_it = found.get(canonicalize_name(wanted.name), [])
        assert pins_of_it, f"{wanted} has no pin: python -m tests.pins"
        for pin in pins_of_it:
            (exact,) = pin.specifier
            assert exact.operator == "=="
            assert exact.version in wanted.specifier, f"{pin} is not {wanted}: python -m tests.pins"


@pytest.mark.parametrize("name", pins.SETS)
def test_pins_name_no_machine_and_no_address(name: str) -> None:
    text = (ROOT / "requirements" / f"{name}.txt").read_text("utf-8")
    assert text.startswith(pins.HEAD)
    assert not re.search(r"/|\bfile:|https?:|--", text.removeprefix(pins.HEAD))


def test_binder_takes_its_pins() -> None:
    lines = (ROOT / "binder" / "requirements.txt").read_text("utf-8").splitlines()
    (constraints,) = [line.removeprefix("-c ") for line in lines if line.startswith("-c ")]
    assert (ROOT / "binder" / constraints).resolve() == ROOT / "requirements" / "binder.txt"
    assert (ROOT / "binder" / "runtime.txt").read_text("utf-8").strip() == f"python-{pins.BINDERS}"


def test_all_is_every_extra_of_a_user() -> None:
    (line,) = EXTRAS["all"]
    assert Requirement(line).extras == EXTRAS.keys() - NOT_FOR_USERS


def test_nothing_that_a_user_installs_brings_babel() -> None:
    assert not {need.name for need in needs()} & {"fluent.runtime", "babel", "jupyterlab"}


def test_the_pythons_that_are_tried_are_those_that_are_told() -> None:
    told = [entry.rpartition(" ")[2] for entry in PROJECT["classifiers"] if re.search(r":: 3\.\d+$", entry)]
    tried = [python for python, _ in versions.RUNS.values()]
    assert (told[0], told[-1]) == (min(tried), max(tried))
    assert PROJECT["requires-python"] == f">={told[0]}"
    assert told[0] == pins.OLDEST
    matrix = yaml.safe_load((ROOT / ".github/workflows/tests.yml").read_text("utf-8"))["jobs"]["quick"]
    assert matrix["strategy"]["matrix"]["python"] == told[1:]


def test_the_recipe_needs_what_the_project_needs() -> None:
    text = (ROOT / "recipe" / "meta.yaml").read_text("utf-8")
    section = text.partition("  run:\n")[2].partition("\ntest:")[0]
    listed = [line.removeprefix("    - ") for line in section.splitlines() if line.strip() and "python_min" not in line]
    assert {(r.name, str(r.specifier)) for r in map(Requirement, listed)} == {
        (r.name, str(r.specifier)) for r in needs()
    }
    assert f"hatchling {Requirement(_build()[0]).specifier}" in text
    assert f"- carcnb = {PROJECT['scripts']['carcnb']}" in text


def _build() -> list[str]:
    needed: list[str] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["build-system"]["requires"]
    return needed


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_workflows_may_only_read_and_know_no_secret(path: Path) -> None:
    text = path.read_text("utf-8")
    workflow: dict[str, Any] = yaml.safe_load(text)
    assert workflow["permissions"] == {"contents": "read"}
    allowed = [job.get("permissions") for job in workflow["jobs"].values()]
    assert [what for what in allowed if what] == ([{"id-token": "write"}] if path.name == "release.yml" else [])
    assert "secrets." not in text
    for module in re.findall(r"python -m ((?:carcnb|tests)[\w.]*)", text):
        assert importlib.util.find_spec(module), module


def test_the_changelog_begins_with_the_next_release() -> None:
    headings = re.findall("^## (.*)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert re.fullmatch(r"1\.0\.0 - (day left open|\d{4}-\d\d-\d\d)", headings[0])


def test_how_to_cite_it_can_be_read() -> None:
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert cited.keys() >= {"cff-version", "message", "title", "authors", "type"}
    assert [author["name"] for author in cited["authors"]] == [author["name"] for author in PROJECT["authors"]]
    assert cited["license"] == PROJECT["license"]


@pytest.mark.slow
@pytest.mark.skipif(not importlib.util.find_spec("twine"), reason='needs twine: pip install "carcnb[release]"')
def test_an_index_would_show_what_is_built(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(tmp_path), str(ROOT)]
    subprocess.run(build, check=True, capture_output=True)
    check = [sys.executable, "-m", "twine", "check", "--strict", *map(str, tmp_path.iterdir())]
    done = subprocess.run(check, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert version("twine")
