"""`python3 -m carcnb`: the command line, also from a clean clone where nothing is installed yet."""

import sys

if sys.version_info < (3, 11):
    # Written so that old Pythons can still read it and say why they are refused.
    sys.exit("carcnb needs Python 3.11 or newer, and this is Python %d.%d (%s)." % (*sys.version_info[:2], sys.executable))  # noqa: UP031

from carcnb.cli import main

sys.exit(main())
