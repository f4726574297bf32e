"""Every judge of the walk can fail: each has a page that is made to break it, and one beside it that does not."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.walk.found import Finding, Found, Look
from tests.walk.judges import JUDGES
from tests.walk.walker import Walker

pytestmark = pytest.mark.browser

HOME = "http://broken.test/"
PAGE = """<!doctype html><html lang=en><head><title>Made to break</title><meta charset=utf-8>
<link rel=icon href=data:,></head><main><h1>Made</h1>{}</main></html>"""
TEXT = "<p style='margin: 40px'>A line of text that everybody can read.</p>"
LONG = " ".join(["Eight words of it stand here, said again."] * 9)
SIXTY = " ".join(f"word{n}" for n in range(61))
SOON = "let n = 0; const later = () => {{ if (n++ < 4) requestAnimationFrame(later); else {} }}; later()"


@pytest.fixture(scope="module")
def walker(browser: Browser) -> Iterator[Walker]:
    context = browser.new_context(viewport={"width": 800, "height": 600}, reduced_motion="reduce")
    yield Walker(context, Look(800, 600), Found(), "made to break", None)
    context.close()


def judged(walker: Walker, body: str, *presses: str, dry: bool = False, axe: bool = False) -> set[str]:
    """The judges that find something in a page once these were pressed; axe only where it is asked for."""
    known = set() if axe else walker.found.axe
    walker.found = Found(axe=known)
    walker.page.unroute(f"{HOME}**")
    walker.page.route(f"{HOME}**", lambda route: route.fulfill(body=PAGE.format(body), content_type="text/html"))
    walker.page.goto(HOME)
    walker.look()
    if dry:
        walker.found = Found(axe=walker.found.axe)
    for what in presses:
        walker.press(what)
    return {judge for judge, _ in walker.found.first}


STILL = {
    "cut": "<div style='overflow: hidden; width: 90px; white-space: nowrap'>Far more than this has room for</div>",
    "covered": f"{TEXT}<div style='position: absolute; inset: 0; top: 90px; background: #fff'></div>",
    "unseen": f"<div tabindex=0 style='height: 46px; overflow: auto; line-height: 23px'>{LONG}</div>",
    "wide": "<div style='width: 900px'>Wide</div>",
    "spills": "<button style='width: 60px; white-space: nowrap; padding: 0'>More than it has room for</button>",
    "overlaps": f"{TEXT}<p style='margin: -62px 40px 0'>Another line of text, in the same place.</p>",
    "twice": "<section><p>This is said here once.</p><div>Listen. This is said here once.</div></section>",
    "named": "<button style='width: 40px; height: 40px'></button>",
    "contrast": "<p style='color: #999'>Pale letters</p>",
    "axe": "<img src='data:image/gif;base64,R0lGODlhAQABAAAAACw=' width=40 height=40>",
}
NOTATION = [
    "base-J", "inns-01", "1,-4", "field.NNW", "None", "True", "{name}", "snake_case", "[object Object]", "`code`",
    "**bold**", "undefined", "ValueError",
]  # fmt: skip
PROSE = ["The rule BASE-6.4 says so.", "3 to 4, and 1, 2 or 5", "None of them is right", "J. Nov", "an up-to-date one"]
BUTTON = '<button id=b onclick="{}">Answer</button><p id=said role=status></p>'
SAY = "said.textContent = 'Right, it is.'"
PRESSED = {
    "answers": "",
    "stays": f"b.style.marginTop = '200px'; {SAY}",
    "verdict": f"said.style.marginTop = '900px'; {SAY}",
    "words": f"said.textContent = '{SIXTY}'",
    "once": f"desk.sent.push({{do: 'act', no: 1}}, {{do: 'act', no: 2}}); {SAY}",
}


@pytest.mark.parametrize("judge", STILL)
def test_a_judge_of_pages_fails(judge: str, walker: Walker) -> None:
    assert judge in judged(walker, STILL[judge], axe=judge == "axe")


def test_a_fade_over_nothing_is_no_sign(walker: Walker) -> None:
    fade = "<style>i::after { content: ''; background: linear-gradient(red, blue) }</style><i></i>"
    rolls = "<div tabindex=0 role=group aria-label=List style='height: {}px; overflow: auto; line-height: 23px'>"
    assert judged(walker, f"{rolls.format(86)}<p>One line</p><br><br><p>Another line</p></div>{fade}") == {"unseen"}
    assert judged(walker, f"{rolls.format(46)}{LONG}</div>{fade}") == set(), "a line ends in the fade"


def test_a_shade_above_what_scrolls_is_a_sign_as_long_as_it_is_seen(walker: Walker) -> None:
    shade = "position: sticky; bottom: 0; display: block; height: 16px; background: linear-gradient(#0000, #000)"
    style = f"<style>#list::after {{ content: ''; {shade}; opacity: %d }}</style>"
    parts = "<p style='background: #fff; margin: 0; height: 100px'>One part</p>" * 2
    rolls = f"{style}<div id=list tabindex=0 role=group style='height: 86px; overflow: auto'>{parts}</div>"
    assert judged(walker, rolls % 0) == {"unseen"}
    assert judged(walker, rolls % 1) == set()


@pytest.mark.parametrize("text", NOTATION)
def test_notation_is_found(text: str, walker: Walker) -> None:
    assert judged(walker, f"<p>Here it says {text} to people</p>") == {"notation"}
    assert judged(walker, f'<button aria-label="Lay {text} here">Lay</button>') == {"notation"}


@pytest.mark.parametrize("judge", PRESSED)
def test_a_judge_of_presses_fails(judge: str, walker: Walker) -> None:
    body = BUTTON.format(PRESSED[judge]) + "<script>window.desk = {sent: [], pending: 0}</script>"
    assert judge in judged(walker, body, "Answer", dry=True)


def test_an_answer_that_comes_late_is_found(walker: Walker) -> None:
    late = SOON.format("said.textContent = 'Right, it is.'")
    assert judged(walker, BUTTON.format(late), "Answer", dry=True) == {"answers"}


def test_what_a_press_awaits_does_not_count_however_quick_it_comes(walker: Walker) -> None:
    awaited = "walkJudges.shown().then(() => { said.textContent = 'Right, it is.' })"
    assert judged(walker, BUTTON.format(awaited), "Answer", dry=True) == {"answers"}
    assert judged(walker, BUTTON.format(f"b.title = 'Wait'; {awaited}"), "Answer", dry=True) == set()


def test_what_cannot_be_reached_is_found(walker: Walker) -> None:
    lid = "<div style='position: fixed; inset: 0; background: #fff'></div>"
    assert "reach" in judged(walker, BUTTON.format(SAY) + lid, "Answer", dry=True)
    walker.page.set_default_timeout(500)
    assert "reach" in judged(walker, TEXT, "Answer", dry=True)
    walker.page.set_default_timeout(5000)


def test_a_console_that_is_not_quiet_and_a_request_that_fails_are_found(walker: Walker) -> None:
    assert judged(walker, "<script>console.error('no')</script>") == {"quiet"}
    assert judged(walker, "<script>console.warn('Item with index 47 did not appear')</script>") == set(), "JupyterLab"
    assert judged(walker, "<script>setTimeout(() => { throw new Error('no'); })</script><p>Text</p>") == {"quiet"}
    assert judged(walker, BUTTON.format(f"fetch('http://127.0.0.1:9/no').catch(() => {SAY})"), "Answer") >= {"quiet"}


def test_what_changes_a_board_from_outside_is_found(walker: Walker) -> None:
    judged(walker, "<section id=board><p>A board</p></section><style id=other></style>")
    before = walker.layout("#board")
    walker.apart("#board", before)
    assert not walker.found.first
    walker.page.evaluate("() => { other.textContent = 'p { padding: 9px }'; }")
    walker.apart("#board", before)
    assert {judge for judge, _ in walker.found.first} == {"apart"}


@pytest.mark.parametrize("change", ["board.lastElementChild.remove()", "board.replaceChildren()", "board.append(more)"])
def test_what_vanishes_from_a_board_or_comes_is_found(walker: Walker, change: str) -> None:
    judged(walker, "<section id=board><p>A board</p><p>below it</p></section><p id=more>More</p>")
    before = walker.layout("#board")
    walker.page.evaluate(f"() => {{ {change}; }}")
    walker.apart("#board", before)
    assert {judge for judge, _ in walker.found.first} == {"apart"}


def test_an_answer_to_another_question_need_not_stay_where_it_was(walker: Walker) -> None:
    moves = "b.style.marginTop = '90px'; "
    asked = f"<section><div><h3 id=asked>Move it?</h3>{BUTTON}</div></section>"
    assert judged(walker, asked.format(moves + SAY), "Answer", dry=True) == {"stays"}
    assert judged(walker, asked.format(moves + "asked.textContent = 'Place it?'; " + SAY), "Answer", dry=True) == set()


def test_what_is_as_it_should_be_passes(walker: Walker) -> None:
    said = "".join(f"<p>{text}</p>" for text in PROSE)
    assert judged(walker, said + BUTTON.format(SAY), "Answer", axe=True) == set()
    rolls = f"<div tabindex=0 role=group aria-label=List style='height: 50px; overflow: auto'>{LONG}</div>"
    assert judged(walker, rolls) == set(), "the line that is half in sight is the sign"


def test_every_judge_has_a_test() -> None:
    tested = {*STILL, *PRESSED, "notation", "reach", "quiet", "apart", "way"}
    assert tested == set(JUDGES)


def test_a_way_that_breaks_off_is_told(walker: Walker) -> None:
    walker.found = Found()
    assert walker.lost("the last page does not come") is False
    walker.lost("the last page does not come")
    ((key, first),) = walker.found.first.items()
    assert (key[0], walker.found.count[key]) == ("way", 2)
    assert first == Finding("way", "the last page does not come", "the last page does not come", first.where)
