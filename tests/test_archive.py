"""Folders of data and the archives that a wheel has in their place read alike."""

from __future__ import annotations

import zipfile
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest

from carcnb import archive

FILES = {"tiles.toml": "tiles", "lessons/roads.toml": "roads č", "lessons/cities.toml": "cities"}


@pytest.fixture(params=["folder", "archive"])
def data(request: pytest.FixtureRequest, tmp_path: Path) -> Traversable:
    if request.param == "archive":
        with zipfile.ZipFile(tmp_path / archive.NAME, "w") as packed:
            for name, text in FILES.items():
                packed.writestr(name, text)
    else:
        (tmp_path / "lessons").mkdir()
        for name, text in FILES.items():
            (tmp_path / name).write_text(text, "utf-8")
    return archive.data_of(tmp_path)


def test_files_are_read_and_what_is_missing_is_none(data: Traversable) -> None:
    for name, text in FILES.items():
        file = data.joinpath(*name.split("/"))
        assert file.is_file()
        assert file.read_text(encoding="utf-8") == text
    assert not data.joinpath("lessons", "none.toml").is_file()
    assert not data.joinpath("none").is_dir()


def test_folders_are_listed(data: Traversable) -> None:
    assert data.joinpath("lessons").is_dir()
    assert sorted(file.name for file in data.joinpath("lessons").iterdir()) == ["cities.toml", "roads.toml"]


def test_an_archive_that_was_read_can_be_replaced(tmp_path: Path) -> None:
    """Windows replaces no file that is open."""
    with zipfile.ZipFile(tmp_path / archive.NAME, "w") as packed:
        packed.writestr("a.toml", "1")
    assert archive.data_of(tmp_path) is archive.data_of(tmp_path)
    (tmp_path / archive.NAME).unlink()
    assert archive.data_of(tmp_path) == tmp_path
