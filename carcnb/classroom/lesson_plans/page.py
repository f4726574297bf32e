"""A lesson plan as a page to print."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from html import escape
from typing import TYPE_CHECKING

from carcnb.lessons.typeset import FONT, MONO, html
from carcnb.questions.beliefs import all_beliefs
from carcnb.rulebook import rule
from carcnb.words import say, speaking
from carcnb.words.texts import Text, pick_text

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
@media print{{@page{{size:A4;margin:11mm}}.cn-plan{{padding:0;max-width:none;font-size:9.5pt;line-height:1.32;
print-color-adjust:exact}}section.cn-plan h2{{margin-top:3.5mm}}section.cn-plan tr>td{{padding:1.2mm 3mm .5mm 0}}
section.cn-plan code{{font-size:7.5pt}}}}
"""


def document(plan: Plan, link: Link | None) -> str:
    """The page as an HTML document of its own; the same plan gives the same bytes."""
    head = f'<meta charset="utf-8"><title>{escape(plan.heading)}</title>'
    return f'<!doctype html>\n<html lang="{plan.lang}"><head>{head}</head><body>{section(plan, link)}</body></html>\n'


def section(plan: Plan, link: Link | None = None) -> str:
    """The page as it stands in a notebook, with the lines that bring something to the projector.

    Where there is no Python, ``link`` gives the address of a lesson by its name instead.
    """
    with speaking(plan.lang):
        body = "".join(_body(plan, link))
        return f'<section class="cn-plan" lang="{plan.lang}"><style>{CSS}</style>{body}</section>'


def _body(plan: Plan, link: Link | None) -> Iterator[str]:
    yield f"<h1>{_said(plan.title)}</h1>"
    yield f'<p class="whom">{say("plan-head", name=plan.name)} {_said(plan.whom)}</p>'
    yield _beside(("can", _list(map(_said, plan.goals))), ("needs", _list(map(_said, plan.needs))))
    yield _heading("course") + (f'<p class="whom">{_word("how")}</p>' if not link else "")
    heads = "".join(f'<th class="{key}">{_word(key)}</th>' for key in ("minutes", "do", "ask"))
    yield f"<table><tr>{heads}</tr>{''.join(_rows(plan, link))}</table>"
    heads = "".join(f"<th>{_word(key)}</th>" for key in ("heard", "true"))
    yield f"{_heading('beliefs')}<table><tr>{heads}</tr>{''.join(map(_belief, plan.beliefs))}</table>"
    yield _beside(("quick", html(pick_text(plan.quick))), ("support", html(pick_text(plan.support))))
    yield f"{_heading('homework')}{html(pick_text(plan.homework))}"
    yield from (_on(plan, one, "", link) for one in plan.home)
    if plan.home and not link:  # the check as an exam comes before it
        yield _line(say("plan-show-course"), f'carcnb.classroom.plan("{plan.name}").course()')
    yield f'<div class="box">{_heading("rules")}{_list(map(_rule, plan.rules))}</div>'


def _rows(plan: Plan, link: Link | None) -> Iterator[str]:
    begun = 0
    for part in plan.parts:
        shows = "".join(_on(plan, one, one.call, link) for one in part.shows)
        if part.check and not link:
            shows += _check(plan)
        asks = "".join(f'<p>{_said(one.question)}</p><p class="a">→ {_said(one.answer)}</p>' for one in part.asks)
        when = f"<b>{part.minutes}</b><br>{begun}–{begun + part.minutes}"
        does = f"<p><b>{_said(part.title)}</b></p>{html(pick_text(part.does))}{shows}"
        rest = f'<td>{does}</td><td class="ask">{asks}</td>' if asks else f'<td colspan="2">{does}</td>'
        yield f'<tr><td class="minutes">{when}</td>{rest}</tr>'
        begun += part.minutes


def _check(plan: Plan) -> str:
    call = f'carcnb.classroom.plan("{plan.name}").check'
    return _line(say("plan-show-check"), f"carcnb.classroom.present({call})") + _line(
        say("plan-show-paper"), f"carcnb.classroom.worksheet({call}, marks=True, versions=2)"
    )


def _on(plan: Plan, one: Shown, call: str, link: Link | None) -> str:
    if call and not link:
        return _line(one.title(plan.lang), call)
    told = escape(one.title(plan.lang))
    return _row(f'<a href="{escape(link(one.what))}">{told}</a>' if link and one.kind == "lesson" else told)


def _line(words: str, call: str) -> str:
    return _row(f"{escape(words)}<br><code>{escape(call)}</code>")


def _row(markup: str) -> str:
    return f'<p class="show">▸ {markup}</p>'


def _belief(id: str) -> str:
    told = all_beliefs()[id]
    true = f"{say(f'belief-{id}-why')} ({told.rules[0]})"
    return f"<tr><td>{escape(told.title)}</td><td>{html(true)}</td></tr>"


def _rule(id: str) -> str:
    return f"{escape(rule(id).short)} <code>{escape(id)}</code>"


def _beside(*columns: tuple[str, str]) -> str:
    parts = (f"<div>{_heading(key)}{body}</div>" for key, body in columns)
    return f'<div class="two">{"".join(parts)}</div>'


def _heading(key: str) -> str:
    return f"<h2>{_word(key)}</h2>"


def _word(key: str) -> str:
    return escape(say(f"plan-{key}"))


def _list(rows: Iterable[str]) -> str:
    return f"<ul>{''.join(f'<li>{row}</li>' for row in rows)}</ul>"


def _said(text: Text) -> str:
    return escape(pick_text(text))
