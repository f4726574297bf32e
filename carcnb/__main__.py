"""`python3 -m carcnb`: the command line, also from a clean clone where nothing is installed yet."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - an old Python must be able to read this file, to say why it is refused
    sys.exit("carcnb needs Python 3.11 or newer; this one is " + sys.version.split()[0] + " (" + sys.executable + ").")

from carcnb.command.cli import main

sys.exit(main())
