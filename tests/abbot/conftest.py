"""The tests of this package run where it is installed; beside carcnb's own they are left out."""

from carcnb.systems import systems
from tests.abbot.referee import AbbotReferee
from tests.systems.referees import REFEREES

if "abbot" in systems():
    REFEREES["abbot"] = AbbotReferee()
else:
    collect_ignore_glob = ["test_*.py"]
