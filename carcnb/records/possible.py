"""What can stand where at the start of a turn: figures and pieces that no game leads to are refused with the rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from carcnb.engine.board import is_complete, terrain
from carcnb.engine.notation import Word
from carcnb.engine.table import Table


class Occupant(NamedTuple):
    """A figure of a position: the word that says so, whose, which kind, its segment, and whether ``+`` marks it."""

    word: Word
    seat: str
    kind: str
    segment: int
    joined: bool


def check(table: Table, figures: Sequence[Occupant]) -> None:
    """Raise ``SetupError`` for the first figure that cannot stand where it does.

    A follower is put on a free feature (BASE-5.7): of several on one feature all but one have come there otherwise, and
    are marked.  What is complete has been scored and its figures are home (BASE-10.1).
    """
    state = table.state
    for figure in figures:
        if is_complete(state, figure.segment):
            kind = terrain(state, figure.segment)
            raise figure.word.wrong(f"the {kind} is complete: it has been scored and its figures are home (BASE-10.1)")
        _standing(table, figure)
    there: dict[int, list[Occupant]] = {}
    for figure in figures:
        if table.figures[figure.kind].follower:
            there.setdefault(state.label[figure.segment], []).append(figure)
    for group in there.values():
        _share(table, group)


def check_neutrals(table: Table, words: Sequence[Word]) -> None:
    """Raise ``SetupError`` for the first piece of nobody's, told of by a word each, that cannot lie where it does."""
    for word, piece in zip(words, table.state.neutrals, strict=True):
        for expansion in table.expansions:
            if refusal := expansion.why_not_lying(table, piece):
                raise word.wrong(str(refusal))


def _standing(table: Table, figure: Occupant) -> None:
    """A figure stands by the rules of its expansion, and one that needs a follower where its player has one."""
    word, seat, kind, segment, joined = figure
    if joined and not table.figures[kind].follower:
        raise word.wrong(f"a {kind} does not mind who stands there; only followers are marked with +")
    if refusal := table.why_not_standing(seat, kind, segment):
        raise word.wrong(str(refusal))
    stray = table.figures[kind].stray
    if stray and not table.features_held(seat, (table.state.label[segment],)):
        raise word.wrong(f"a {kind} is never without a follower of its player ({stray})")


def _share(table: Table, group: Sequence[Occupant]) -> None:
    """Of the followers on one feature one at most is not marked; a mark says that there is another."""
    first, *others = sorted(group, key=lambda figure: figure.joined)
    kind = terrain(table.state, first.segment)
    if first.joined and not others:
        raise first.word.wrong(f"no other follower stands on this {kind}; leave out the +")
    if others and not others[0].joined:
        where = f"line {first.word.line}, word {first.word.number}"
        raise others[0].word.wrong(
            f"the {kind} is taken by {first.seat} ({where}; BASE-5.7); "
            f"if it was joined later or reached in another way, write '{others[0].word.text}+'"
        )
