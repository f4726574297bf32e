"""The command `carcnb`: open the tutorials, replay or draw a saved game, run the tests of a checkout."""

from __future__ import annotations

import argparse
import importlib.util
import io
import json
import locale
import os
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from carcnb import __version__, tutorials
from carcnb.command import checkout, extras, lab
from carcnb.engine.errors import CarcnbError
from carcnb.engine.events import BonusScored, Scored
from carcnb.engine.game import Game
from carcnb.engine.moves import answers_after, best, moves
from carcnb.files import path_of, write_text
from carcnb.records import jcz
from carcnb.records.opening import is_foreign, of_file

HELP = """Carcassonne, explained: an interactive board for Jupyter.

Without a command, `carcnb` opens the tutorials in JupyterLab (the same as `carcnb learn`). `replay`,
`draw`, `convert` and `site` need no JupyterLab."""


RECORD = "a record, as written by game.save(), or a saved game of JCloisterZone (.jcz)"


class CommandError(Exception):
    """What was wrong with the command, in one line; the exit code is 2."""


class OutputError(Exception):
    """What is printed cannot be written; its cause is the system's error."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code: 0, or 2 for a command that could not be understood or done."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a name may have letters that the terminal or pipe has not
    if not words or (words[0].startswith("-") and words[0] not in ("-h", "--help", "--version")):
        words.insert(0, "learn")
    try:
        return _run(words)
    except (CommandError, CarcnbError, checkout.CheckoutError) as error:
        return _failed(str(error))
    except ModuleNotFoundError as error:
        how = "`python3 -m carcnb` sets a clone up; then use .venv/bin/carcnb"
        return _failed(f"{error.name} is not installed: {how}, or pip install carcnb")
    except OutputError as error:
        _forget_output()
        if isinstance(cause := error.__cause__, BrokenPipeError):  # its reader has left, as in `carcnb replay g | head`
            return 0
        return _failed(f"cannot write the output: {_reason(cause)}")
    except OSError as error:
        return _failed(f"cannot use {error.filename}: {_reason(error)}" if error.filename else _reason(error))


def _run(words: list[str]) -> int:
    parser = _parser()
    try:
        with _output():  # it prints the help
            options, rest = parser.parse_known_args(words)
        if rest and options.command not in ("learn", "test"):
            parser.error(f"unknown argument: {rest[0]}")
        return int(options.run(options, rest))
    finally:
        if sys.stdout:  # what cannot be written is told by us, not by the interpreter when it ends
            with _output():
                sys.stdout.flush()


def _failed(reason: str) -> int:
    _warn(reason)
    return 2


def _reason(error: BaseException | None) -> str:
    """What the system, or whoever raised the error, says, in one line."""
    return f"{' '.join(str(getattr(error, 'strerror', '') or error or type(error).__name__).split()):.300}"


@contextmanager
def _output() -> Iterator[None]:
    """Here nothing but printing can fail."""
    try:
        yield
    except OSError as error:
        raise OutputError from error


def _warn(line: str) -> None:
    with suppress(OSError):  # where errors go may be full as well, or closed
        if sys.stderr:
            print(f"carcnb: {line}", file=sys.stderr)


def _say(line: str) -> None:
    with _output():
        print(line)


def _forget_output() -> None:
    """The interpreter does not try once more, when it ends, to write what could not be written."""
    with suppress(OSError, ValueError):  # an output in memory has no number
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("carcnb", description=HELP, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--version", action="version", version=f"carcnb {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)

    learn = commands.add_parser("learn", help="open the tutorials in JupyterLab; other options go to JupyterLab")
    learn.add_argument("--lang", choices=("en", "cs"), default=None, help="language (default: the system's, else en)")
    learn.set_defaults(run=_learn)

    open_ = commands.add_parser("open", help="open a lesson, exercises, a puzzle, a rule or a position in JupyterLab")
    open_.add_argument("address", metavar="ADDRESS", help="such as lesson:base/roads, practice:points, rule:BASE-5.7")
    open_.set_defaults(run=_open)

    replay = commands.add_parser("replay", help="print the scoring log and the final scores of a saved game")
    replay.add_argument("file", metavar="FILE", help=RECORD)
    replay.add_argument("--json", action="store_true", help="print JSON, for machines")
    replay.add_argument("--lang", choices=("en", "cs"), default="en", help="language of the log (default: en)")
    replay.set_defaults(run=_replay)

    draw = commands.add_parser("draw", help="draw a saved game as a picture: a board, a strip, or in motion")
    draw.add_argument("file", metavar="FILE", help=RECORD)
    draw.add_argument("-o", "--output", metavar="PICTURE", required=True, help="the picture to write, .svg or .png")
    draw.add_argument("--move", metavar="N", type=int, default=None, help="up to move N (default: to the last)")
    kind = draw.add_mutually_exclusive_group()
    kind.add_argument("--animated", action="store_true", help="the whole game as a moving picture")
    kind.add_argument(
        "--strip", metavar="N,N,...", nargs="?", const="", help="the boards after these moves (default: the best ones)"
    )
    draw.set_defaults(run=_draw)

    convert = commands.add_parser("convert", help="write a saved game as a record of ours or of JCloisterZone")
    convert.add_argument("file", metavar="FILE", help=RECORD)
    convert.add_argument(
        "-o", "--output", metavar="OUT", required=True, help="the record to write: OUT.jcz or OUT.json"
    )
    convert.set_defaults(run=_convert)

    site = commands.add_parser("site", help="write a site that plays in any browser, without Jupyter, for any server")
    site.add_argument("folder", metavar="FOLDER", help="the folder to write; an older site there is replaced")
    site.add_argument("--lang", action="append", choices=("en", "cs"), help="a language of the site (default: all)")
    site.add_argument(
        "--address",
        metavar="URL",
        default="",
        help="where the site is going to be, such as https://example.org/carcassonne: its pages tell search engines",
    )
    site.add_argument(
        "--reference",
        action="store_true",
        help="its pages lead to FOLDER/reference, which `python -m carcnb.workshop.reference FOLDER/reference` writes",
    )
    site.add_argument("--pyodide", metavar="FILE", default=None, help="Pyodide, as npm packs it (default: from npm)")
    site.set_defaults(run=_site)

    test = commands.add_parser("test", add_help=False, help="set up and run all tests (in a checkout)")
    test.set_defaults(run=_test)
    return parser


def _learn(options: argparse.Namespace, rest: list[str]) -> int:
    root = checkout.find_checkout()
    python = Path(sys.executable)
    if root is not None:
        python = checkout.prepare(root, "lab")
        folder = root / "notebooks"
    else:
        if importlib.util.find_spec("jupyterlab") is None:
            raise CommandError(_no_lab())
        folder = _lay_out(Path.cwd() / "carcnb-tutorials")
    page = tutorials.start_page(folder, options.lang or _system_language())
    _say("Starting JupyterLab; it opens in your browser. Ctrl+C here stops it.")
    checkout.hand_over(lab.command(python, folder, page, rest))


def _open(options: argparse.Namespace, rest: list[str]) -> int:
    from carcnb.opening import go  # what it leads to is known before JupyterLab starts

    root, python = checkout.find_checkout(), Path(sys.executable)
    if root is not None:
        python = checkout.prepare(root, "lab")
    elif importlib.util.find_spec("jupyterlab") is None:
        raise CommandError(_no_lab())
    go(options.address)
    folder = Path(tempfile.mkdtemp(prefix="carcnb-"))
    page = write_text(folder / "board.ipynb", lab.notebook(f"import carcnb\n\ncarcnb.go({options.address!r})"))
    _say("Starting JupyterLab; it opens in your browser. Ctrl+C here stops it.")
    checkout.hand_over(lab.command(python, folder, page, rest))


def _no_lab() -> str:
    return (
        f"JupyterLab is not installed here: {extras.how_to_install('lab')}. `carcnb --help` tells what works without it"
    )


def _lay_out(folder: Path) -> Path:
    kept = tutorials.lay_out(Path(__file__).parents[1] / "_notebooks", folder)
    _say(f"The tutorials are in {folder}" + (f" (yours, left as they are: {', '.join(kept)})" if kept else ""))
    return folder


def _system_language() -> str:
    return "cs" if (locale.getlocale()[0] or os.environ.get("LANG", "")).lower().startswith(("cs", "czech")) else "en"


def _replay(options: argparse.Namespace, _rest: list[str]) -> int:
    game = of_file(options.file)
    scored = [event for event in game.events if isinstance(event, Scored)]
    if options.json:
        _say(json.dumps(_report(game, scored), indent=2))  # in ASCII, which every pipe carries
        return 0
    from carcnb.words import isolate, say  # JSON needs no words, and nothing that must be installed for them

    for event in scored:
        _say(f"{isolate(game.names[event.player])}: {game.explain(event, options.lang)}")
    _say(say("cli-final" if game.over else "cli-so-far", options.lang))
    for seat, points in game.scores.items():
        _say(f"  {isolate(game.names[seat])}: {points}")
    return 0


def _report(game: Game, scored: Iterable[Scored]) -> dict[str, Any]:
    """The record's result as plain data; players stand in seat order, scores in the order they were made."""
    return {
        "players": [{"name": game.names[seat], "points": points} for seat, points in game.scores.items()],
        "scores": [
            {
                "player": game.names[event.player],
                "feature": event.reason if isinstance(event, BonusScored) else event.feature.kind,
                "points": event.points,
                "rule": event.rule,
                "lines": [line._asdict() | {"points": line.points} for line in event.lines],
            }
            for event in scored
        ],
        "over": game.over,
    }


def _draw(options: argparse.Namespace, _rest: list[str]) -> int:
    from carcnb.lessons.pictures import film, picture  # the other commands need nothing that must be installed

    game, out = of_file(options.file), path_of(options.output)
    try:
        if options.move is not None:
            game.goto(answers_after(moves(game), options.move))
        if options.animated:
            film(game, out)
        elif options.strip is not None:
            picture(game, out, at=_numbers(options.strip) or best(game))
        else:
            picture(game, out)
    except CarcnbError:  # of the picture to write
        raise
    except ValueError as error:
        raise CommandError(f"{options.file}: {error}") from None
    return 0


def _numbers(text: str) -> list[int]:
    try:
        return [int(part) for part in text.split(",") if part]
    except ValueError:
        raise CommandError(f"--strip takes the numbers of moves, such as 4,17,50, not {text!r:.60}") from None


def _convert(options: argparse.Namespace, _rest: list[str]) -> int:
    game, out = of_file(options.file), path_of(options.output)
    try:
        text = jcz.save(game) if is_foreign(out) else game.save()
    except CarcnbError as error:
        raise CommandError(f"{options.file} cannot be written as {out.name}: {error}") from None
    write_text(out, text)
    return 0


def _site(options: argparse.Namespace, _rest: list[str]) -> int:
    from carcnb.site.build import build  # the other commands need nothing that must be installed
    from carcnb.site.pages import pages

    package = path_of(options.pyodide) if options.pyodide else None
    _say(f"Writing the site to {options.folder}; this takes about a minute...")
    folder = build(
        path_of(options.folder), pages(options.lang or (), options.address, options.reference), package, _warn
    )
    _say(f"The site is in {folder}; any server shows it, for example: python -m http.server -d {folder}")
    return 0


def _test(_options: argparse.Namespace, rest: list[str]) -> int:
    root = checkout.find_checkout()
    if root is None or not (root / "tests" / "run.py").is_file():
        raise CommandError("the tests come with the source: clone the repository, then `python3 -m carcnb test` in it")
    extra = "dev" if {"lint", "--all"} & set(rest) else "test"
    checkout.hand_over([checkout.prepare(root, extra), root / "tests" / "run.py", *rest])


if __name__ == "__main__":
    sys.exit(main())
