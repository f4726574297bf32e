"""Writes the sheet of the base game for the dev page: `python dev/sheet.py OUT.json`."""

import json
import pathlib
import sys

ROOT = pathlib.Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from carcnb.drawing import sheet  # noqa: E402

designs = [f"base-{letter}" for letter in "ABCDEFGHIJKLMNOPQRSTUVWX"]
pathlib.Path(sys.argv[1]).write_text(json.dumps(sheet(designs)), encoding="utf-8")
