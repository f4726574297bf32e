"""A lesson plan as a page to print."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING

from carcnb.hypertext import Inside, Markup, PageElement, h, page, table
from carcnb.lessons.typeset import FONT, MONO, html
from carcnb.questions.beliefs import all_beliefs
from carcnb.rulebook import rule
from carcnb.words import say, speaking
from carcnb.words.texts import pick_text

if TYPE_CHECKING:
    from carcnb.classroom.lesson_plans.model import Plan
    from carcnb.classroom.lesson_plans.showing import Shown

Link = Callable[[str], str]

CSS = f"""
.cn-plan{{font:10.5pt/1.4 {FONT};color:#111;background:#fff;max-width:186mm;padding:4mm;box-sizing:border-box}}
section.cn-plan h1,section.cn-plan h2{{font-weight:bold;color:#111;line-height:1.2}}
section.cn-plan h1{{font-size:18pt;margin:0 0 1mm}}
section.cn-plan h2{{font-size:11.5pt;margin:5mm 0 1.5mm;break-after:avoid}}
.cn-plan p,.cn-plan ul{{margin:0 0 1.5mm}}.cn-plan ul{{padding-left:5mm}}
.cn-plan .whom{{color:#444}}
.cn-plan .two{{display:flex;gap:8mm}}.cn-plan .two>*{{flex:1}}
section.cn-plan table{{border-collapse:collapse;width:100%;margin:0;table-layout:fixed;font-size:inherit}}
section.cn-plan table tr:nth-child(n){{break-inside:avoid;background:none}}
section.cn-plan tr>td,section.cn-plan tr>th{{border:0;border-top:1px solid #bbb;padding:2mm 3mm 1mm 0;color:#111;
vertical-align:top;text-align:left!important;white-space:normal;max-width:none}}
section.cn-plan tr>th{{font-size:9pt;color:#444;border:0;padding-bottom:0}}
.cn-plan .minutes{{width:16mm}}.cn-plan .minutes b{{font-size:12pt}}
.cn-plan .ask{{width:37%}}.cn-plan .ask p+.a{{margin-top:-1mm}}.cn-plan .a{{color:#1d6b40}}
.cn-plan a{{color:#2a4d8f}}
.cn-plan .show{{margin:1mm 0 1.5mm;padding-left:5mm;text-indent:-5mm}}
section.cn-plan code{{font:8.5pt {MONO};color:#333;background:none;padding:0;overflow-wrap:anywhere}}
.cn-plan .box{{border:1px solid #999;border-radius:2mm;padding:2mm 4mm 1mm;margin-top:4mm;break-inside:avoid}}
section.cn-plan .box h2{{margin-top:0}}
.cn-plan .box ul{{columns:2;column-gap:8mm}}.cn-plan .box li{{break-inside:avoid}}
section.cn-plan .box code{{white-space:nowrap}}
@media print{{@page{{size:A4;margin:11mm}}.cn-plan{{padding:0;max-width:none;font-size:9pt;line-height:1.27;
print-color-adjust:exact}}section.cn-plan h2{{margin-top:3.5mm}}section.cn-plan tr>td{{padding:1.2mm 3mm .5mm 0}}
section.cn-plan code{{font-size:7.5pt}}}}
"""


def document(plan: Plan, link: Link | None) -> str:
    """The page as an HTML document of its own; the same plan gives the same bytes."""
    return page(plan.lang, plan.heading, section(plan, link))


def section(plan: Plan, link: Link | None = None) -> PageElement:
    """The page as it stands in a notebook, with the lines that bring something to the projector.

    Where there is no Python, ``link`` gives the address of a lesson by its name instead.
    """
    with speaking(plan.lang):
        return h.section(h.style(Markup(CSS)), _body(plan, link), class_="cn-plan", lang=plan.lang)


def _body(plan: Plan, link: Link | None) -> Iterator[Inside]:
    yield h.h1(pick_text(plan.title))
    yield h.p(say("plan-head"), " ", pick_text(plan.whom), " ", h.code(plan.name), class_="whom")
    yield _beside(("can", _list(map(pick_text, plan.goals))), ("needs", _list(map(pick_text, plan.needs))))
    yield _heading("course"), None if link else h.p(_word("how"), class_="whom")
    yield table((h.th(_word(key), class_=key) for key in ("minutes", "do", "ask")), _rows(plan, link))
    yield _heading("beliefs"), table(map(_word, ("heard", "true")), map(_belief, plan.beliefs))
    yield _beside(("quick", html(pick_text(plan.quick))), ("support", html(pick_text(plan.support))))
    yield _heading("homework"), html(pick_text(plan.homework))
    yield (_on(plan, one, "", link) for one in plan.home)
    if plan.home and not link:  # the check as an exam comes before it
        yield _line(say("plan-show-course"), f'carcnb.classroom.plan("{plan.name}").course()')
    yield h.div(_heading("rules"), _list(map(_rule, plan.rules)), class_="box")


def _rows(plan: Plan, link: Link | None) -> Iterator[list[Inside]]:
    begun = 0
    for part in plan.parts:
        asks = [(h.p(pick_text(one.question)), h.p("→ ", pick_text(one.answer), class_="a")) for one in part.asks]
        does = h.td(
            h.p(h.b(pick_text(part.title))),
            html(pick_text(part.does)),
            (_on(plan, one, one.call, link) for one in part.shows),
            _check(plan) if part.check and not link else None,
            colspan=None if asks else 2,
        )
        when = h.td(h.b(part.minutes), h.br(), f"{begun}–{begun + part.minutes}", class_="minutes")
        yield [when, does, *([h.td(asks, class_="ask")] if asks else [])]
        begun += part.minutes


def _check(plan: Plan) -> Inside:
    call = f'carcnb.classroom.plan("{plan.name}").check'
    shown = _line(say("plan-show-check"), f"carcnb.classroom.present({call})")
    return shown, _line(say("plan-show-paper"), f"carcnb.classroom.worksheet({call}, marks=True, versions=2)")


def _on(plan: Plan, one: Shown, call: str, link: Link | None) -> PageElement:
    told = one.title(plan.lang)
    if call and not link:
        return _line(told, call)
    return _row(h.a(told, href=link(one.what))) if link and one.kind == "lesson" else h.p(told, class_="show")


def _line(words: str, call: str) -> PageElement:
    return _row(words, h.br(), h.code(call))


def _row(*inside: Inside) -> PageElement:
    return h.p("▸ ", inside, class_="show")


def _belief(id: str) -> tuple[Inside, Inside]:
    told = all_beliefs()[id]
    return told.title, html(f"{say(f'belief-{id}-why')} ({told.rules[0]})")


def _rule(id: str) -> Inside:
    return f"{rule(id).short} ", h.code(id)


def _beside(*columns: tuple[str, Inside]) -> PageElement:
    return h.div((h.div(_heading(key), body) for key, body in columns), class_="two")


def _heading(key: str) -> PageElement:
    return h.h2(_word(key))


def _word(key: str) -> str:
    return say(f"plan-{key}")


def _list(rows: Iterable[Inside]) -> PageElement:
    return h.ul(map(h.li, rows))
