"""Every command of the workshop tells how it is used, and says what a name may be that it does not know."""

from __future__ import annotations

import argparse
from importlib import import_module
from pathlib import Path

import pytest

import carcnb.workshop
from carcnb.workshop import check_bank, coverage, crew, trained_rules

MODULES = (path.stem for path in Path(carcnb.workshop.__file__).parent.glob("[a-z]*.py"))
COMMANDS = sorted(name for name in MODULES if hasattr(import_module(f"carcnb.workshop.{name}"), "main"))


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_says_how_it_is_used(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        import_module(f"carcnb.workshop.{name}").main(["--help"])
    assert ended.value.code == 0
    assert capsys.readouterr().out.startswith(f"usage: python -m carcnb.workshop.{name} ")


@pytest.mark.parametrize("command", [check_bank, coverage, trained_rules])
def test_an_unknown_system_is_told_with_those_there_are(command: object, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        command.main(["nope"])  # type: ignore[attr-defined]
    assert ended.value.code == 2
    assert "there is no system 'nope'; there are base, " in capsys.readouterr().err


def test_a_system_may_be_begun() -> None:
    parser = argparse.ArgumentParser()
    crew.add_systems(parser, ("base", "crop_circles"))
    assert parser.parse_args(["crop", "base"]).systems == ["crop_circles", "base"]
