"""Writes the sheet of all tiles in the fixtures for the dev page: `python dev/sheet.py OUT.json [winter]`."""

import json
import pathlib
import sys

ROOT = pathlib.Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from carcnb.drawing import parts, sheet  # noqa: E402
from carcnb.drawing.art import art  # noqa: E402

cards = [name[2:] for name in art()["shapes"] if name.startswith("c-")]
designs = json.loads((ROOT / "widgets_js" / "dev" / "views.json").read_text(encoding="utf-8"))["designs"]
(dress,) = sys.argv[2:] or ["summer"]
names = sheet(designs, dress, tokens=["gold"], cards=cards)
made = {"sheet": names, "art": parts(names["parts"].split(), dress)}
pathlib.Path(sys.argv[1]).write_text(json.dumps(made), encoding="utf-8")
