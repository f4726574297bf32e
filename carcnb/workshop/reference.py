"""The reference as pages: `python -m carcnb.workshop.reference FOLDER`, every public name with its docstring.

pdoc makes them (``pip install 'carcnb[reference]'``).  They ask nothing of any other server and have the site's look;
in the folder ``reference`` of a site they lead back to it.
"""

from __future__ import annotations

import argparse
import os
import sys
import warnings
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory

import carcnb

MODULES = (
    "carcnb",
    "carcnb.classroom",
    "carcnb.events",
    "carcnb.analysis.players",
    "carcnb.progress",
    "carcnb.engine.glance",
    "carcnb.engine.landscape",
    "carcnb.engine.moves",
    "carcnb.engine.prompts",
    "carcnb.engine.refusals",
    "carcnb.engine.timeline",
    "carcnb.lessons.pictures",
)
"""What is called by name, and the modules of what it gives."""

THEME = """
:root { color-scheme: light dark; --pdoc-background: light-dark(#fff, #1a1c18); }
.pdoc {
  --text: light-dark(#24261f, #efede4); --muted: light-dark(#5c5f54, #b5b8aa);
  --link: light-dark(#5b45b5, #bcadff); --link-hover: light-dark(#3d2b8f, #dcd4ff);
  --code: light-dark(#faf9f5, #20231e); --active: light-dark(#efebfb, #2d2750);
  --accent: light-dark(#efebe1, #2b2e28); --accent2: light-dark(#857e6d, #868b7c);
  --nav-hover: light-dark(#efebe1, #2b2e28); --name: light-dark(#5b45b5, #bcadff);
  --def: light-dark(#24261f, #efede4); --annotation: light-dark(#5c5f54, #b5b8aa);
}
"""
CUSTOM = """
.pdoc, nav.pdoc { font-family: system-ui, sans-serif; }
.pdoc .pdoc-code .gp, .pdoc .pdoc-code .go { user-select: none; }
nav.pdoc h2 { font-size: 1.1rem; font-weight: 600; }
.pdoc .attr, .pdoc .annotation { overflow-wrap: anywhere; }
.pdoc-code, .pdoc pre { border-radius: 6px; }
.pdoc section > .docstring { max-width: 46em; }
"""
SYNTAX = """
.pdoc-code { background: var(--code); color: var(--text); }
.pdoc-code .k, .pdoc-code .kn, .pdoc-code .ow { color: light-dark(#7a3e00, #f0b878); }
.pdoc-code .s1, .pdoc-code .s2, .pdoc-code .sa { color: light-dark(#1d6b2f, #97d6a3); }
.pdoc-code .mi, .pdoc-code .mf, .pdoc-code .kc { color: light-dark(#9b1c5a, #f3a6cb); }
.pdoc-code .c1, .pdoc-code .go, .pdoc-code .gp, .pdoc-code .gt { color: var(--muted); }
"""
PAGE = """{% extends "default/module.html.jinja2" %}
{% block nav_title %}
<p><a href="{{ "../" * (module.modulename.count(".") + 1) }}index.html">carcnb</a></p>
{% endblock %}
{% block attribution %}{% endblock %}
"""
FILES = {"theme.css": THEME, "custom.css": CUSTOM, "syntax-highlighting.css": SYNTAX}


def write_reference(folder: str | Path) -> Path:
    """Write the pages and return the first of them; ``ModuleNotFoundError`` where pdoc is not installed."""
    import pdoc

    for name in carcnb.__all__:
        vars(carcnb).setdefault(name, getattr(carcnb, name))  # pdoc looks for what is there before it is asked for
    for name in MODULES:
        import_module(name)
    out = Path(folder)
    with TemporaryDirectory() as look:
        for name, text in FILES.items():
            Path(look, name).write_text(text, "utf-8")
        Path(look, "module.html.jinja2").write_text(PAGE, "utf-8")
        pdoc.render.configure(docformat="markdown", template_directory=Path(look), show_source=False, search=True)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # names that only a type checker knows stay as they are written
            pdoc.pdoc(*MODULES, output_directory=out)
    return out / "carcnb.html"


def main(arguments: list[str]) -> int:
    """Write them; 2 where pdoc is not installed."""
    parser = argparse.ArgumentParser(prog="python -m carcnb.workshop.reference", description=__doc__)
    parser.add_argument("folder", metavar="FOLDER", help="where the pages go")
    options = parser.parse_args(arguments)
    os.environ["CARCNB_PROGRESS"] = "off"
    try:
        print(write_reference(options.folder))
    except ModuleNotFoundError as error:
        print(f"{error.name} is not installed here: pip install 'carcnb[reference]'", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
