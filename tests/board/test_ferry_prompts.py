"""What the panel says while ferries are still to be laid or moved."""

from __future__ import annotations

from carcnb.board.prompts import prompt
from carcnb.board.reader import Reader
from tests.systems.ferries.scenes import lake, play


def test_fer_17_a_road_that_the_ferry_may_open_again_promises_nothing() -> None:
    game = play(lake(["base-A -1,0 r3"], "ferries-02"), "place ferries-02 0,0 r0")
    notes = {game.legal_actions()[o["id"]].where: o["note"] for o in prompt(game, Reader.of(game, "en"))["options"]}
    assert notes["road.W"] == "Road on the left, 2 tiles"
    ended = play(lake(["base-A -1,0 r3"], "base-A"), "place base-A 0,0 r1")
    notes = {ended.legal_actions()[o["id"]].where: o["note"] for o in prompt(ended, Reader.of(ended, "en"))["options"]}
    assert notes["road.W"] == "Road, 2 tiles, +2 now"


def test_fer_3_and_8_laying_and_moving_are_two_questions() -> None:
    game = play(lake(["ferries-02 0,0 r0 ferry:road.W+road.E"], "ferries-02"), "place ferries-02 1,0 r0", "skip")
    for lang, lay, move in (("en", "Lay the ferry", "Move a ferry?"), ("cs", "Umísti přívoz", "Přemístit přívoz?")):
        reader = Reader.of(game, lang)
        laying = prompt(game, reader)
        moving = prompt(play(game.clone(), "ferry 1,0 road.W+road.E"), reader)
        assert (laying["question"].split(":")[0], laying["skip"], len(laying["options"])) == (lay, False, 3)
        assert (moving["question"], moving["skip"], len(moving["options"])) == (move, True, 2)
        assert len({option["text"] for option in laying["options"]}) == 3
        assert {option["text"] for option in laying["options"]} & {"Left and right", "Vlevo a\xa0vpravo"}
