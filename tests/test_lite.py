"""The recipe of JupyterLite: what its Python may load lies beside it, and what it is built of is ours (no network)."""

from __future__ import annotations

import hashlib
import io
import json
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from carcnb.workshop import lite
from carcnb.workshop.bytecode import with_bytecode

WHEELS = {"carcnb-1.0-py3-none-any.whl": b"ours", "fluent.syntax-0.19.0-py2.py3-none-any.whl": b"theirs"}
STOCK = {"info": {"python": "3.14.2"}, "packages": {"numpy": {"file_name": "https://somewhere.else/numpy.whl"}}}


def test_python_loads_the_files_that_lie_beside_it_and_nothing_else() -> None:
    lock = lite.lock_of(STOCK, WHEELS)
    assert lock["info"] == STOCK["info"]
    assert {name: one["file_name"] for name, one in lock["packages"].items()} == {
        "carcnb": "carcnb-1.0-py3-none-any.whl",
        "fluent-syntax": "fluent.syntax-0.19.0-py2.py3-none-any.whl",
    }
    for one in lock["packages"].values():
        assert one["sha256"] == hashlib.sha256(WHEELS[one["file_name"]]).hexdigest()
        assert (one["name"], one["version"]) in {("carcnb", "1.0"), ("fluent-syntax", "0.19.0")}
    assert "://" not in json.dumps(lock)


def test_what_somebody_has_in_a_folder_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "thesis.txt").write_text("mine", "utf-8")
    assert lite.main([str(tmp_path)]) == 2
    assert "holds something else" in capsys.readouterr().err
    assert (tmp_path / "thesis.txt").read_text("utf-8") == "mine"


def test_all_of_it_is_loaded_as_a_kernel_starts_and_no_index_is_asked() -> None:
    (kernel,) = lite.settings(["comm", "carcnb"])["jupyter-config-data"]["litePluginSettings"].values()
    assert kernel["disablePyPIFallback"]
    assert kernel["loadPyodideOptions"]["packages"] == ["carcnb", "comm"]


def test_what_is_solved_is_kept_beside_the_notebooks_where_the_browser_keeps_them() -> None:
    (kernel,) = lite.settings(["carcnb"])["jupyter-config-data"]["litePluginSettings"].values()
    assert kernel["loadPyodideOptions"]["env"]["CARCNB_PROGRESS"].startswith("/drive/")


def test_what_a_kernel_in_a_browser_needs_is_pinned() -> None:
    names = {line.split("==")[0] for line in lite.PINS.read_text("utf-8").splitlines()}
    assert {"ipython", "comm", "micropip"} <= names
    assert not {"psutil", "pexpect", "ipykernel", "tornado"} & names, "what has no place in a browser"


def test_of_what_has_stand_ins_the_newest_is_loaded() -> None:
    brought = [f"widgetsnbextension-{version}-py3-none-any.whl" for version in ("3.6.999", "4.0.16", "4.0.999")]
    assert [file for file in brought if lite._is_wanted(file, brought)] == brought[2:]
    assert lite._is_wanted("comm-0.2.3-py3-none-any.whl", brought)


def test_it_is_built_of_our_notebooks_and_of_what_draws_widgets(tmp_path: Path) -> None:
    home = tmp_path / "labextensions"
    kernel = home / "@jupyterlite" / "pyodide-kernel-extension"
    for folder in (kernel, *(home / name for name in lite.WIDGETS)):
        folder.mkdir(parents=True)
        (folder / "package.json").write_text("{}")
    told = lite.parts(kernel, tmp_path / "out")["LiteBuildConfig"]
    assert all((Path(one) / "package.json").is_file() for one in told["federated_extensions"])
    assert {Path(one).name for one in told["federated_extensions"]} >= {"carcnb", "anywidget", "jupyterlab-manager"}
    assert [*map(Path, told["contents"])] == [lite.ROOT / "notebooks"]
    (home / "anywidget" / "package.json").unlink()
    with pytest.raises(lite.LiteError, match="anywidget is not installed"):
        lite.parts(kernel, tmp_path / "out")


@pytest.mark.parametrize("unpacked", [False, True])
def test_compiled_modules_are_read_and_their_sources_not_asked(unpacked: bool, tmp_path: Path) -> None:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        archive.writestr("room/__init__.py", "from room.wall import COLOUR")
        archive.writestr("room/wall.py", "COLOUR = 'green'")
        archive.writestr("room/broken.py", "this is no Python")
        archive.writestr("room/note.txt", "kept")
    path = tmp_path / "made.zip"
    path.write_bytes(with_bytecode(made.getvalue(), unpacked=unpacked))
    with zipfile.ZipFile(path) as archive:
        assert archive.read("room/note.txt") == b"kept"
        assert archive.read("room/broken.py") == b"this is no Python"
        archive.extractall(tmp_path / "site")
    where = path
    if unpacked:
        where = tmp_path / "site"
        (where / "room" / "wall.py").write_text("COLOUR = 'red'")  # which nobody reads
    code = f"import sys; sys.path.insert(0, {str(where)!r}); import room; print(room.COLOUR, room.__spec__.cached)"
    told = subprocess.run([sys.executable, "-I", "-c", code], capture_output=True, text=True, check=True).stdout
    assert told.startswith("green ")
    assert unpacked == ("__pycache__" in told)


def test_who_lacks_the_extra_is_told_its_name(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(lite, "KERNEL", "jupyterlite-no-such-kernel")
    assert lite.main([str(tmp_path / "out")]) == 2
    assert 'pip install -e ".[lite]"' in capsys.readouterr().err
    assert not (tmp_path / "out").exists()
