"""How an error is told in a notebook: the reader's own lines, and what was wrong."""

# mypy: disable-error-code="no-untyped-call"
from __future__ import annotations

from IPython.core.interactiveshell import InteractiveShell

import carcnb


def test_an_error_shows_the_lines_of_the_cell_and_what_was_wrong() -> None:
    shell = InteractiveShell()
    done = shell.run_cell("import carcnb\ndef mine():\n    return carcnb.lesson('base/road')\nmine()", silent=True)
    error = done.error_in_exec
    assert isinstance(error, carcnb.CarcnbError)
    *lines, empty, last = error._render_traceback_()
    assert lines == ["line 4: mine()", "mine, line 3: return carcnb.lesson('base/road')"]
    assert (empty, last) == ("", f"{type(error).__name__}: {error}")
