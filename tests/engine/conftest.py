"""Every game that a test here plays is watched by the second referee, too."""

from tests.contract.watching import watched as watched
