"""The browser of the walk's tests: the one that all browser tests drive."""

from tests.e2e.conftest import browser_type_launch_args

__all__ = ["browser_type_launch_args"]
