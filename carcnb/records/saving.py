"""Our own record of a game: a readable, versioned JSON text of setup and answers.

    {"format": "carcnb game", "version": 1,
     "setup": {"seats": ["red", "blue"], "names": ["Ada", "Ben"], "seed": 7, ...},
     "answers": ["draw base-U", "place base-U 1,0 r1", "skip", ...],
     "comments": {"1": "A road that Ben can close", ...},
     "chalk": {"1": ["0,0>1,0 red", "1,0 road.E"], ...}}

A record that is shared tells no more than everybody at the table knows: its seed is null, and ``hidden`` stands for
cards that others may not see, as in ``draw hidden gift``.

What a record leaves out of its setup is as in ``Setup``; comments and chalk, by the number of the move, may be missing:
the first decision is move 1, draws are none, and 0 is the start.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from pathlib import PurePath
from typing import Any

from carcnb.engine import chalk
from carcnb.engine.actions import Action
from carcnb.engine.errors import InvalidAction, RecordError, SetupError
from carcnb.engine.game import Game
from carcnb.engine.knowledge import known_game
from carcnb.engine.setup import MOST_TILES, Setup
from carcnb.engine.texts import fault, lines_of, tidy
from carcnb.parsing import Unread, json_of

FORMAT, VERSION = "carcnb game", 1
LONGEST_COMMENT = 2_000
"""Characters of the longest comment on a move."""

MOST_ANSWERS = 50 * MOST_TILES
"""Answers of the longest game: a turn has some four, and never fifty, even where six players answer in it."""

_FILE = re.compile(r"[^\n{\[]{1,250}\.(?:jsonl?|jcz)\s*", re.IGNORECASE)
"""What is meant as the name of a file."""
_RECORDS = re.compile(r'\}\s*\{\s*"format"')
"""Where one record ends and another begins, in a file of many games."""


def save(game: Game, shared: bool = False) -> str:
    """The record of a game, one answer a line; a ``shared`` one as everybody at the table knows the game.

    ``RecordError`` names a comment that is too long.
    """
    return json.dumps(record_of(game, shared), ensure_ascii=False, indent=1) + "\n"


def line_of(game: Game, shared: bool = False) -> str:
    """The record of a game on one line."""
    return json.dumps(record_of(game, shared), ensure_ascii=False, separators=(",", ":")) + "\n"


def record_of(game: Game, shared: bool) -> dict[str, Any]:
    """The entries of a record."""
    setup, answers = known_game(game) if shared else (game.setup, game.history)
    record: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "setup": setup.as_json() | ({"seed": None} if shared else {}),
        "answers": [str(action) for action in answers],
    }
    if said := comments_of(game):
        record["comments"] = {str(n): said[n] for n in sorted(said)}
    if drawn := chalk_of(game):
        record["chalk"] = {str(n): list(drawn[n]) for n in sorted(drawn)}
    return record


def load(text: str) -> Game:
    """The game of a record, at its last answer; ``RecordError`` says what is wrong and where."""
    record = read_object(text)
    if record.get("format") != FORMAT:
        raise RecordError(f'this is no record of a game: "format" is not {FORMAT!r} but {record.get("format")!r:.60}')
    if record.get("version") != VERSION:
        raise RecordError(f"this record has version {record.get('version')!r:.20}; what can be read is {VERSION}")
    wrong = record.keys() - {"format", "version", "setup", "answers", "comments", "chalk"}
    if wrong:
        raise RecordError(f"a record has setup, answers, comments and chalk; what is {sorted(wrong)[0]!r:.60}?")
    setup, answers = record.get("setup"), record.get("answers")
    if not isinstance(setup, dict):
        raise RecordError(f'"setup" is an object, not {setup!r:.60}')
    if not isinstance(answers, list):
        raise RecordError(f'"answers" is a list of texts, not {answers!r:.60}')
    if len(answers) > MOST_ANSWERS:
        raise RecordError(f'"answers" has {len(answers):,} entries; a game has at most {MOST_ANSWERS:,}')
    actions = []
    for n, answer in enumerate(answers, 1):
        try:
            actions.append(Action.parse(answer))
        except InvalidAction as error:
            raise RecordError(f"answer {n}: {error}") from None
    try:
        game = Game.from_answers(Setup.from_json(setup), actions)
    except SetupError as error:
        raise RecordError(f"setup: {error}") from None
    last = decisions(actions)
    game.comments = check_comments(tidied_comments(_by_move(record, "comments")), last)
    game.chalk = check_drawings(_by_move(record, "chalk"), last)
    return game


def _by_move(record: Mapping[str, Any], name: str) -> dict[Any, Any]:
    """What a record holds by the numbers of moves; what is no number stays as it is."""
    told = record.get(name, {})
    if not isinstance(told, dict):
        raise RecordError(f"{json.dumps(name)} is an object, not {told!r:.60}")
    return {int(n) if n.isascii() and n.isdecimal() and len(n) < 9 else n: value for n, value in told.items()}


def decisions(answers: Iterable[Action]) -> int:
    """How many of these answers are moves: decisions of players, not draws."""
    return sum(answer.verb != "draw" for answer in answers)


def comments_of(game: Game) -> dict[int, str]:
    """The comments on the moves up to where a game stands, tidied; ``RecordError`` names one that is too long."""
    last = decisions(game.history)
    said = {n: text for n, text in game.comments.items() if not (isinstance(n, int) and n > last)}
    return check_comments(tidied_comments(said), last)


def tidied_comments(comments: Mapping[Any, Any]) -> dict[Any, Any]:
    """Comments without what may not stand in them: a game is kept, and opens, whatever was once said about it."""
    return {n: tidy(text) if isinstance(text, str) else text for n, text in comments.items()}


def check_comments(comments: Mapping[Any, Any], last: int) -> dict[int, str]:
    """Comments that have been looked at: by moves 0 to ``last``, texts; ``RecordError`` names the one that is not.

    Their line ends are of one kind; what may stand in them is said by ``texts.fault``.
    """
    found: dict[int, str] = {}
    if not isinstance(comments, Mapping):
        raise RecordError(f'comments are texts by move, like {{12: "A good place."}}, not {comments!r:.60}')
    for n, text in comments.items():
        if isinstance(n, bool) or not isinstance(n, int) or not 0 <= n <= last:
            raise RecordError(f"comment {n!r:.20}: comments are by move, 0 to {last}")
        if not isinstance(text, str):
            raise RecordError(f"comment {n}: a comment is a text, not {text!r:.60}")
        if reason := fault(lines_of(text), LONGEST_COMMENT):
            raise RecordError(f"comment {n}: {reason}")
        found[n] = lines_of(text)
    return found


def chalk_of(game: Game) -> dict[int, tuple[str, ...]]:
    """The chalk of the moves up to where a game stands; ``RecordError`` names what is none."""
    last = decisions(game.history)
    return check_drawings({n: drawn for n, drawn in game.chalk.items() if not (isinstance(n, int) and n > last)}, last)


def check_drawings(drawn: Mapping[Any, Any], last: int) -> dict[int, tuple[str, ...]]:
    """Chalk that has been looked at: by moves 0 to ``last``, in its notation; ``RecordError`` names what is not."""
    found: dict[int, tuple[str, ...]] = {}
    for n, strokes in drawn.items():
        if isinstance(n, bool) or not isinstance(n, int) or not 0 <= n <= last:
            raise RecordError(f"chalk {n!r:.20}: chalk is by move, 0 to {last}")
        try:
            found[n] = chalk.read(strokes)
        except SetupError as error:
            raise RecordError(f"move {n}: {error}") from None
    return {n: strokes for n, strokes in found.items() if strokes}


def read_object(text: str) -> dict[str, Any]:
    """The JSON object that a text holds; ``RecordError`` says where it is none."""
    if isinstance(text, PurePath) or (isinstance(text, str) and _FILE.fullmatch(text)):
        name, many = f"{str(text).strip()!r:.80}", str(text).strip().lower().endswith(".jsonl")
        how = f"carcnb.read_games({name}) reads the games of" if many else f"carcnb.replay({name}) opens"
        raise RecordError(f"this is the name of a file, not the text of a record: {how} the file")
    if not isinstance(text, str):
        raise RecordError(f"a record is a text, not {text!r:.40}")
    try:
        record = json_of(text, "a record")
    except Unread as error:
        if _RECORDS.search(text):
            raise RecordError("here are several records, not one: carcnb.read_games(FILE) reads them") from None
        raise RecordError(f"{error}; the record may be cut off" if error.line else str(error)) from None
    if not isinstance(record, dict):
        raise RecordError(f"a record is a JSON object, not {type(record).__name__}")
    return record
