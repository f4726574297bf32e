"""The tests of this package run where it is installed; beside carcnb's own they are left out."""

import tomllib
from pathlib import Path

from carcnb.systems import systems
from tests import oracle
from tests.river.referee import RiverReferee
from tests.systems.referees import REFEREES

if "river" in systems():
    TILES = tomllib.loads((Path(__file__).parent / "carcnb_river" / "tiles.toml").read_text(encoding="utf-8"))["tile"]
    oracle.facts().update((tile["id"], tile) for tile in TILES)
    oracle.ENDLESS.add("river")
    REFEREES["river"] = RiverReferee()
else:
    collect_ignore_glob = ["test_*.py"]
