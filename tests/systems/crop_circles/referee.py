"""Crop Circles: after the scoring everybody may add a figure, or must take one back (CROP-1 to CROP-12)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from carcnb import Action
from tests import oracle
from tests.oracle import Segment
from tests.systems.base.referee import Referee, fact, place

if TYPE_CHECKING:
    from tests.contract.told import Rebuilt
    from tests.contract.watch import Asked, Part

SIGNS = {"pitchfork": "field", "club": "road", "shield": "city"}


class Crops(Referee):
    afterwards = "crop"
    recalls = "SignShown"

    def options(self, told: Rebuilt, part: Part, asked: Asked) -> set[str] | None:
        if asked.kind == "crop":
            assert asked.player == part.seat
            assert fact(told.board, part.cell, "crop_circle")
            assert len(part.asked("crop")) == 0
            _, *others = told.clockwise(part.seat)
            part.notes["to act"] = [(seat, answers(told, part, seat)) for seat in (*others, part.seat)]
            return {"crop A", "crop B"}
        if asked.kind not in ("add", "remove"):
            return None
        assert asked.kind == ("add" if part.asked("crop")[0].answer == "crop A" else "remove")
        adds, removes = answers(told, part, asked.player)
        if asked.kind == "add":
            assert adds
            return adds | {"skip"}
        assert len(removes) > 1
        return removes

    def wrong(self, told: Rebuilt, part: Part, asked: Asked) -> Iterable[tuple[str, set[str]]]:
        if asked.kind == "crop":
            yield "skip", {"CROP-3"}
            yield "crop C", {"CROP-3"}
        if asked.kind == "remove":
            yield "skip", {"CROP-7"}
        if asked.kind not in ("add", "remove"):
            return
        called = SIGNS[fact(told.board, part.cell, "crop_circle")]
        good = {segment for segment, _ in own(told, asked.player, called)}
        cells = {at[:2] for at in good}
        mine = [told.region(at) for at in good]
        for cell in told.board:
            for at in oracle.segments_at(told.board, cell):
                text = f"{asked.kind} meeple {place(told.board, at)}"
                if oracle.kind_of(told.board, at) != called:
                    yield text, {"CROP-5"}
                elif asked.kind == "remove" and "meeple" not in told.followers(asked.player).get(at, ()):
                    yield text, {"CROP-7"}
                elif asked.kind == "add" and at not in good:
                    separate = cell in cells and all(at not in region.segments for region in mine)
                    yield text, {"CROP-6", "CROP-10"} if separate else {"CROP-6"}
        for at in good:
            for kind in told.weights.keys() - {"meeple", "large"}:
                yield f"{asked.kind} {kind} {place(told.board, at)}", {"CROP-6", "CROP-7"}

    def answered(self, told: Rebuilt, part: Part, asked: Asked, answer: Action) -> None:
        if answer.verb in ("add", "remove"):
            name = "FigurePlaced" if answer.verb == "add" else "FigureReturned"
            since = part.story[part.story.index(asked) :]
            event = next(item for item in since if type(item).__name__ == name)
            where = f"{event.figure} {place(told.board, (*event.cell, event.segment))}"
            assert (event.player, where) == (asked.player, str(answer).split(" ", 1)[1])

    def over(self, told: Rebuilt, part: Part) -> None:
        """All act, the player on turn last; who has no figure of the kind is passed over (CROP-3, 4, 6, 7, 8)."""
        asked = part.asked("crop")
        assert len(asked) == bool(fact(told.board, part.cell, "crop_circle"))
        if not asked:
            assert part.after("FigurePlaced") == []
            return
        since = part.story[part.story.index(asked[0]) :]
        placed, home = ([e for e in since if type(e).__name__ == name] for name in ("FigurePlaced", "FigureReturned"))
        followers = [event for event in home if told.weights[event.figure]]
        if asked[0].answer == "crop A":
            order = [seat for seat, (adds, _) in part.notes["to act"] if adds]
            questions = part.asked("add")
            assert [question.player for question in questions] == order
            assert len(placed) == len([q for q in questions if q.answer != "skip"])
            assert home == []
        else:
            order = [seat for seat, (_, removes) in part.notes["to act"] if removes]
            assert [event.player for event in followers] == order
            chosen = [seat for seat, (_, removes) in part.notes["to act"] if len(removes) > 1]
            assert [question.player for question in part.asked("remove")] == chosen
            assert placed == []
            removes = {seat: removes for seat, (_, removes) in part.notes["to act"]}
            for event in followers:
                text = f"remove {event.figure} {place(told.board, (*event.cell, event.segment))}"
                assert text in removes[event.player]
            for event in home:
                if not told.weights[event.figure]:  # a stray: no follower of its player is left there (D-CROP-5)
                    there = told.on(told.region((*event.cell, event.segment)))
                    assert not any(seat == event.player and told.weights[kind] for seat, kind in there)


def own(told: Rebuilt, seat: str, called: str) -> list[tuple[Segment, str]]:
    """A player's followers on one kind of feature, each with its segment (CROP-5, D-CROP-2)."""
    return [
        (at, kind)
        for at, kinds in told.followers(seat).items()
        if oracle.kind_of(told.board, at) == called
        for kind in kinds
    ]


def answers(told: Rebuilt, part: Part, seat: str) -> tuple[set[str], set[str]]:
    """What a player may add and take back (CROP-6, CROP-7, D-CROP-1)."""
    mine = own(told, seat, SIGNS[fact(told.board, part.cell, "crop_circle")])
    at_hand = [kind for kind, weight in told.weights.items() if weight and told.at_hand(seat, kind)]
    adds = {f"add {kind} {place(told.board, at)}" for at, _ in mine for kind in at_hand if told.may_stand(kind, at)}
    return adds, {f"remove {kind} {place(told.board, at)}" for at, kind in mine}
