"""How JupyterLab is started: one page, no noise, nobody's settings touched, and the user's own options last."""

from __future__ import annotations

import json
from pathlib import Path

from carcnb.command import lab


def test_the_page_is_opened_alone_and_own_options_come_last(tmp_path: Path) -> None:
    page = tmp_path / "cs" / "00 začni.ipynb"
    page.parent.mkdir()
    page.write_text("{}")
    command = lab.command(Path("python"), tmp_path, page, ["--port", "9999"])
    assert command[:3] == ["python", "-m", "jupyterlab"]
    assert "--LabApp.default_url=/doc/tree/cs/00%20za%C4%8Dni.ipynb" in command
    assert command[-2:] == ["--port", "9999"]
    assert "--ContentsManager.hide_globs=*.py" in command
    assert f"--LabApp.extra_labextensions_path={lab.EXTENSIONS}" in command
    assert "--LabApp.default_url=/lab" in lab.command(Path("python"), tmp_path, tmp_path)


def test_its_extension_is_one_readable_file_without_a_bundle() -> None:
    (about,) = lab.EXTENSIONS.glob("*/package.json")
    told = json.loads(about.read_text(encoding="utf-8"))
    built = told["jupyterlab"]["_build"]
    assert built == {"load": "first.js", "extension": "./extension"}
    # in a folder called `static` JupyterLab would have browsers keep it for a year
    assert sorted(path.name for path in about.parent.iterdir()) == ["first.js", "package.json"]
    script = (about.parent / built["load"]).read_text(encoding="utf-8")
    assert len(script) < 12_000
    assert f"window._JUPYTERLAB.{told['name']} = " in script


def test_its_settings_are_readable_and_ask_for_no_news() -> None:
    files = {path.name: json.loads(path.read_text(encoding="utf-8")) for path in lab.SETTINGS.iterdir()}
    assert set(files) == {"overrides.json", "page_config.json"}
    news = files["overrides.json"]["@jupyterlab/apputils-extension:notification"]
    assert news == {"checkForUpdates": False, "fetchNews": "false"}
