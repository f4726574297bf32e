"""Many games in one file, read one by one."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import carcnb
from carcnb import Game
from carcnb.engine.expansions import NAMES


def games(many: int = 4) -> Iterator[Game]:
    rng = random.Random(3)
    for seed in range(many):
        game = Game(2 + seed % 3, NAMES if seed % 2 else (), seed=seed)
        while not game.over and len(game.history) < 20 * seed:
            game.apply(rng.choice(game.legal_actions()))
        game.comments[0] = "A line\nand } another"
        yield game


def test_games_come_back_as_they_were(tmp_path: Path) -> None:
    file = carcnb.write_games(tmp_path / "many.jsonl", games())
    assert file.read_text("utf-8").count("\n") == 4
    assert list(carcnb.read_games(file)) == list(games())
    both = tmp_path / "both.jsonl"
    both.write_bytes(file.read_bytes() * 2 + b"\n\n")
    assert len(list(carcnb.read_games(both))) == 8


def test_saved_games_put_together_are_read(tmp_path: Path) -> None:
    file = tmp_path / "together.json"
    file.write_text("\ufeff" + "\n".join(game.save() for game in games()), "utf-8", newline="\r\n")
    assert list(carcnb.read_games(file)) == list(games())


def test_a_game_is_read_when_it_is_asked_for(tmp_path: Path) -> None:
    """What is wrong further down is told when it is come to, with its line."""
    file = carcnb.write_games(tmp_path / "many.jsonl", games(2))
    with file.open("a", encoding="utf-8") as out:
        out.write("\nno game\n")
    read = carcnb.read_games(file)
    assert [next(read), next(read)] == list(games(2))
    with pytest.raises(carcnb.RecordError, match=r"many\.jsonl, line 4, column 1: "):
        next(read)


def test_a_file_that_is_missing_is_told_at_once(tmp_path: Path) -> None:
    with pytest.raises(carcnb.FileError, match=r"cannot read .*nowhere\.jsonl"):
        carcnb.read_games(tmp_path / "nowhere.jsonl")


def test_lines_are_those_of_the_file(tmp_path: Path) -> None:
    """Not those within a record, of which nobody sees where it begins."""
    file = carcnb.write_games(tmp_path / "many.jsonl", games(2))
    whole = file.read_text("utf-8")
    for broken, says in (("{nope}\n", "line 3, column 2: E"), ('{\n  "a": 1,\n  b\n}\n', "line 5, column 3: E")):
        file.write_text(whole + broken, "utf-8")
        with pytest.raises(carcnb.RecordError) as told:
            list(carcnb.read_games(file))
        assert str(told.value).startswith(f"{file}, {says}")
        assert str(told.value).removeprefix(str(file)).count("line") == 1


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{", "line 1, column 2: "),
        ('{"format": "carcnb game"', "line 1, column 25: "),
        ("[]", "line 1: a record is a JSON object, not list"),
        ("{" + " " * 2_000_001, "line 1 has more than 2,000,000 bytes"),
        ("{\n" + (" " * 1_000_000 + "\n") * 3, "line 1: a record has at most 2,000,000 letters"),
    ],
    ids=["open", "cut", "list", "long line", "long record"],
)
def test_what_is_no_record_is_said(text: str, says: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.jsonl"
    file.write_text(text, "utf-8")
    with pytest.raises(carcnb.CarcnbError, match=says):
        list(carcnb.read_games(file))


def test_what_cannot_be_read_or_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "bad.jsonl").write_bytes(b"\xff\n")
    with pytest.raises(carcnb.FileError, match="it is not a text"):
        carcnb.read_games(tmp_path / "bad.jsonl")
    with pytest.raises(carcnb.SetupError, match=r"carcnb\.Game, or a board that shows one"):
        carcnb.write_games(tmp_path / "x.jsonl", ["no game"])  # type: ignore[list-item]
    assert not (tmp_path / "x.jsonl").exists()


def test_a_shared_file_tells_no_seed(tmp_path: Path) -> None:
    file = carcnb.write_games(tmp_path / "shared.jsonl", games(), shared=True)
    assert file.read_text("utf-8").count('"seed":null') == 4
    assert len(list(carcnb.read_games(file))) == 4
