"""The lessons as pages: what there is to learn, and each lesson with its live board and its steps to read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from itertools import groupby
from zlib import crc32

from carcnb.classroom.items import Item, items
from carcnb.curriculum import CurriculumEntry, curriculum
from carcnb.drawing import tile_svg
from carcnb.drawing.art import dress_for
from carcnb.drawing.panels import Panels
from carcnb.drawing.still import fit_details, prefix_of
from carcnb.drawing.svg import Element, group, picture
from carcnb.lessons.lights import lights
from carcnb.lessons.model import Lesson
from carcnb.lessons.reading import find_lesson
from carcnb.lessons.strip import BUDGET, COLUMN, PAD, board_of, matters
from carcnb.lessons.typeset import FONT
from carcnb.looks import LED_LOOKS
from carcnb.questions.topics import title_of
from carcnb.site.frame import NAV, Here, SitePage, board, crumbs, onward
from carcnb.site.rules import lesson_page
from carcnb.site.stills import SiteStill, Stills
from carcnb.words import isolate, say
from carcnb.words.texts import pick_text

APART = 2000
"""Points from step to step in the file of a lesson's pictures, across and down: none is seen beside another."""

TOPIC = "{{}}/practise/{}.html"


def pages(lang: str, stills: Stills) -> Iterator[SitePage]:
    """What there is to learn, then every lesson; the session speaks the language."""
    systems = [(name, list(of)) for name, of in groupby(curriculum().values(), lambda e: e.name.partition("/")[0])]
    first: dict[str, SiteStill] = {}
    for system, entries in systems:
        for n, entry in enumerate(entries):
            around = entries[n - 1] if n else None, entries[n + 1] if n + 1 < len(entries) else None
            page, still = _lesson(entry, find_lesson(entry.name), Here(lesson_page(entry.name), lang), stills, around)
            first.setdefault(system, still)
            yield page
    yield _learn(Here(NAV["learn"], lang), systems, first)


def _learn(
    here: Here, systems: Sequence[tuple[str, Sequence[CurriculumEntry]]], first: dict[str, SiteStill]
) -> SitePage:
    lessons = sum(len(entries) for _, entries in systems)
    note = here.say("site-learn-note", n=lessons)
    parts = [f"<h1>{here.say('home-learn-title')}</h1>", f'<p class="p-lead">{note}</p>']
    for system, entries in systems:
        name = here.say(f"system-{system}")
        time = here.say("home-minutes", n=sum(entry.minutes for entry in entries))
        chapters = []
        for chapter, of in groupby(entries, lambda entry: pick_text(entry.chapter)):
            rows = "".join(
                f"<li>{here.link(lesson_page(entry.name), escape(pick_text(entry.title)))}"
                f"<small>{here.say('home-minutes', n=entry.minutes)}</small></li>"
                for entry in of
            )
            heading = f"<h3>{escape(chapter)}</h3>" if chapter != pick_text(entries[0].title) else ""
            chapters.append(f"<div>{heading}<ol>{rows}</ol></div>")
        parts.append(
            f'<section class="p-system" id="{system}"><div class="p-pic">{first[system].image(here, lazy=True)}</div>'
            f"<div><h2>{name} <small>{time}</small></h2>"
            f'<div class="p-chapters">{"".join(chapters)}</div></div></section>'
        )
    return SitePage(here, say("home-learn-title"), say("site-learn-note", n=lessons), "\n".join(parts), "learn")


def _lesson(
    entry: CurriculumEntry,
    lesson: Lesson,
    here: Here,
    stills: Stills,
    around: tuple[CurriculumEntry | None, CurriculumEntry | None],
) -> tuple[SitePage, SiteStill]:
    """A lesson's page, and the picture of its last step."""
    drawn = _drawn(lesson, stills)
    title, system = pick_text(lesson.title), entry.name.partition("/")[0]
    name = here.say(f"system-{system}")
    first = lesson.steps[0]
    count = here.say("lesson-where", step=1, steps=len(lesson.steps))
    text = here.caption_markup(pick_text(first.text))
    said = f'<p class="p-tag">{count}</p><h2>{escape(pick_text(first.heading))}</h2>{text}'
    parts = [
        crumbs(here, [here.link(NAV["learn"], here.say("home-learn")), here.link(NAV["learn"], name, system)]),
        f"<h1>{escape(title)} <small>{here.say('home-minutes', n=entry.minutes)}</small></h1>",
        board(
            here,
            {"open": "lesson", "name": entry.name},
            LED_LOOKS["height"],
            drawn[0].image(here, f"{title}: {pick_text(first.heading)}"),
            said,
            "p-led",
        ),
        f'<section class="p-read"><h2>{here.say("site-read")}</h2><p class="p-quiet">{_seats(lesson)}</p><ol>',
    ]
    asked = iter(items(lesson) if any(step.task for step in lesson.steps) else ())
    for n, (step, still) in enumerate(zip(lesson.steps, drawn, strict=True)):
        parts.append(_step(here, lesson, n, stills, still, next(asked) if step.task else None))
    parts.append("</ol></section>")
    if entry.topic:
        text = f"{here.say('offer-practise')}: {escape(title_of(entry.topic))}"
        parts.append(f'<p class="p-act">{here.link(TOPIC.format(entry.topic), text, class_="p-button")}</p>')
    if not around[1]:  # nothing else is taught about it
        parts.append(f'<p class="p-act">{here.link(NAV["play"], here.say("home-play"), class_="p-button")}</p>')
    before, after = ((lesson_page(one.name), pick_text(one.title)) if one else None for one in around)
    parts.append(onward(here, before, after))
    about = f"{say(f'system-{system}')}: {title}. {pick_text(first.heading)}"
    body = "\n".join(filter(None, parts))
    return SitePage(here, f"{title} · {say(f'system-{system}')}", about, body, "learn"), drawn[-1]


def _step(here: Here, lesson: Lesson, n: int, stills: Stills, still: SiteStill, item: Item | None) -> str:
    step = lesson.steps[n]
    game = lesson.game(n)
    heading = pick_text(step.heading)
    said = [here.caption_markup(pick_text(step.text))]
    said += [f'<p class="p-log">{escape(game.explain(game.events[i]))}</p>' for i in lights(game, step.lit_places).log]
    if step.scores:
        scores = " · ".join(f"{isolate(game.names[seat])} {points}" for seat, points in step.scores.items())
        said.append(f'<p class="p-quiet">{escape(scores)}</p>')
    if step.task and item:
        said.append(question(here, item, stills, [pick_text(hint) for hint in step.task.hints]))
    shown = still.image(here, f"{say('ui-board')}: {heading}", lazy=True)
    return (
        f'<li id="s{n + 1}"><div class="p-pic">{shown}</div><div class="p-said"><h3>{escape(heading)}</h3>'
        f"{''.join(said)}</div></li>"
    )


def question(here: Here, item: Item, stills: Stills, hints: Sequence[str] = ()) -> str:
    """What is asked, with tile in hand and answers to choose from; hints and the right answer open by a click."""
    out = [
        f'<p class="p-tag">{here.say("lesson-your-turn")}</p>',
        f'<div class="p-q">{here.caption_markup(item.question)}</div>',
    ]
    if item.tile:
        turn = 0 if item.places_tiles else item.kind.turn
        tile = stills.keep(tile_svg(item.tile, turn, dress=dress_for(item.game.setup.expansions), size=72))
        out.append(f'<p class="p-hand">{tile.image(here, say("site-hand"), lazy=True)}</p>')
    if item.choices:
        out.append(
            f'<ul class="p-choices">{"".join(f"<li>{escape(text)}</li>" for text in item.choices.values())}</ul>'
        )
    for hint in hints:
        out.append(f"<details><summary>{here.say('ui-hint')}</summary>{here.caption_markup(hint)}</details>")
    why = here.caption_markup(item.explanation) if item.explanation else ""
    right = "" if item.places_tiles else f"<p><b>{escape(item.answer())}</b></p>"
    if right or why:
        out.append(f"<details><summary>{here.say('rule-answer')}</summary>{right}{why}</details>")
    return f'<div class="p-task">{"".join(out)}</div>'


def _seats(lesson: Lesson) -> str:
    """Who plays which colour."""
    names = lesson.game(0).names
    rows = ((isolate(name), say(f"seat-{seat}").lower()) for seat, name in names.items() if name != seat)
    return escape(", ".join(f"{name}: {colour}" for name, colour in rows))


def _drawn(lesson: Lesson, stills: Stills) -> list[SiteStill]:
    """The boards of all steps: one file in which they share their tiles, each a part of it."""
    sizes: list[tuple[float, float]] = []

    def draw(leave: set[str]) -> str:
        sizes.clear()
        dress = dress_for(lesson.setup.expansions)
        panels = Panels(dress, prefix_of(crc32(repr((lesson.path, dress)).encode())), leave)
        body: list[Element] = []
        for n, step in enumerate(lesson.steps):
            game, at = lesson.game(n), n * APART
            parts, end = board_of(panels, game, lights(game, step.lit_places), matters(lesson, n), 0, "none")
            wide, high = COLUMN - 2 * PAD, round(end - 18, 1)
            sizes.append((wide, high))
            view = Element("view", id=f"s{n + 1}", viewBox=f"{PAD + at} {at} {wide} {high:g}")
            body += [view, group(parts, at, at)]
        return picture(sizes[0], (PAD, 0, *sizes[0]), [panels.defs, *body], font_family=FONT)

    file = stills.keep(fit_details(draw, BUDGET * max(len(lesson.steps), 3))).file
    return [SiteStill(file, f"s{n}", size) for n, size in enumerate(sizes, 1)]
