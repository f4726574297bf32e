"""`python -m carcnb.workshop [NAME ...] [--list]`: makes what is generated and committed, and says what was stale.

In a checkout.  Without names all that takes no longer than a minute or two is made, in the order in which one needs
another.
"""

from __future__ import annotations

import argparse
import hashlib
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]


class Product(NamedTuple):
    """What is made by a command: its files, what the machine must have, and about how long it takes (minutes)."""

    command: tuple[str, ...]
    files: tuple[str, ...]
    needs: str = ""
    minutes: float = 0.2


PRODUCTS = {
    "art": Product(("-m", "carcnb.workshop.atelier"), ("carcnb/drawing/art.json", "carcnb/systems/*/art.json")),
    "wire": Product(("widgets_js/dev/wire.py",), ("widgets_js/src/wire/types.ts",)),
    "views": Product(("widgets_js/dev/views.py",), ("widgets_js/dev/*.json",)),
    "words": Product(("-m", "tests.words"), ("tests/words/told/*.txt",), minutes=1),
    "bundle": Product(("npm", "run", "build"), ("carcnb/static/*.*", "carcnb/static/site/*"), "npm"),
    "notebooks": Product(("notebooks/build.py",), ("notebooks/*/*.ipynb",), minutes=8),
    "trained": Product(("-m", "carcnb.workshop.trained_rules"), ("carcnb/systems/*/trained.toml",), minutes=30),
    "check": Product(("-m", "carcnb.workshop.check_bank"), ("carcnb/systems/*/check.toml",), minutes=6),
    "picture": Product(("-m", "tests.e2e.picture"), ("widgets_js/board.png",), "chromium", 1),
}
"""In the order in which they are made.  Puzzles and weights take hours: ``puzzle_maker``, ``fit``."""
SHORT = 2
"""Minutes of what is made where nobody names anything."""


def main(arguments: list[str]) -> int:
    """Make; 1 if a command failed."""
    options = _parser().parse_args(arguments)
    if options.list:
        for name, product in PRODUCTS.items():
            needs = f"; needs {product.needs}" if product.needs else ""
            print(f"{name:<10} {product.minutes:>4g} min  {', '.join(product.files)}{needs}")
        return 0
    chosen = options.names or [name for name, product in PRODUCTS.items() if product.minutes < SHORT]
    failed = [name for name in chosen if not make(name)]
    return int(bool(failed))


def make(name: str) -> bool:
    """Make one product and say which of its files were stale; False if that failed."""
    product = PRODUCTS[name]
    if product.needs and not shutil.which(product.needs):
        print(f"{name}: not made, {product.needs} is not installed")
        return False
    before = _seen(product)
    own = product.command[0] == "npm"
    command = product.command if own else (sys.executable, *product.command)
    done = subprocess.run(command, cwd=ROOT / "widgets_js" if own else ROOT, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        print(f"{name}: failed ({' '.join(product.command)})\n{done.stdout}")
        return False
    after = _seen(product)
    stale = sorted(path for path in before.keys() | after.keys() if before.get(path) != after.get(path))
    print(f"{name}: " + (f"{len(stale)} stale and made anew: {', '.join(stale)}" if stale else "fresh"))
    return True


def _seen(product: Product) -> dict[str, str]:
    """The files of a product, each with what tells its content from others."""
    paths = [path for pattern in product.files for path in sorted(ROOT.glob(pattern)) if path.is_file()]
    return {path.relative_to(ROOT).as_posix(): hashlib.sha1(path.read_bytes()).hexdigest() for path in paths}


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python -m carcnb.workshop", description=__doc__)
    parser.add_argument("names", nargs="*", choices=[*PRODUCTS, []], metavar="NAME", help=", ".join(PRODUCTS))
    parser.add_argument("--list", action="store_true", help="tell what is made, by how long it takes and what it needs")
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
