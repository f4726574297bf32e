"""The tests of this package run where it is installed; beside carcnb's own they are left out."""

import tomllib
from pathlib import Path

from carcnb.systems import systems
from tests import oracle
from tests.abbot.referee import AbbotReferee
from tests.systems.referees import REFEREES

if "abbot" in systems():
    TILES = tomllib.loads((Path(__file__).parent / "carcnb_abbot" / "tiles.toml").read_text(encoding="utf-8"))["tile"]
    oracle.facts().update((tile["id"], tile) for tile in TILES)
    REFEREES["abbot"] = AbbotReferee()
else:
    collect_ignore_glob = ["test_*.py"]
