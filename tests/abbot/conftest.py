"""The tests of this package run where it is installed; beside carcnb's own they are left out."""

from pathlib import Path

from carcnb.systems import systems
from tests import oracle
from tests.abbot.referee import AbbotReferee
from tests.systems.referees import REFEREES

if "abbot" in systems():
    oracle.FOLDERS.append(Path(__file__).parent)
    REFEREES["abbot"] = AbbotReferee()
else:
    collect_ignore_glob = ["test_*.py"]
