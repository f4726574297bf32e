"""The lessons as pages: what there is to learn, and each lesson with its live board and its steps to read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from zlib import crc32

from carcnb.classroom.items import Item, items
from carcnb.curriculum import CurriculumEntry, lessons_by_system
from carcnb.drawing import tile_svg
from carcnb.drawing.art import dress_for
from carcnb.drawing.panels import Panels
from carcnb.drawing.still import fit_details, prefix_of
from carcnb.drawing.svg import Element, group, picture
from carcnb.hypertext import Inside, h
from carcnb.lessons.cover import cover_svg
from carcnb.lessons.lights import lights
from carcnb.lessons.model import Lesson
from carcnb.lessons.reading import find_lesson
from carcnb.lessons.strip import BUDGET, COLUMN, PAD, board_of, matters
from carcnb.lessons.typeset import FONT
from carcnb.questions.topics import title_of
from carcnb.rulebook import systems as with_rules
from carcnb.site.frame import NAV, WHOLE, Here, SitePage, board, crumbs, leading, onward
from carcnb.site.metadata import learning, steps_of
from carcnb.site.rules import lesson_page
from carcnb.site.stills import SiteStill, Stills
from carcnb.words import isolate, say
from carcnb.words.texts import pick_text

APART = 2000
"""Points from step to step in the file of a lesson's pictures, across and down: none is seen beside another."""

COVER = 3_000
"""Bytes of a lesson's small picture, before details of the tiles are left out."""

TOPIC = "{{}}/practise/{}.html"


def pages(lang: str, stills: Stills) -> Iterator[SitePage]:
    """What there is to learn, then every lesson; the session speaks the language."""
    systems = [*lessons_by_system().items()]
    for _, entries in systems:
        for n, entry in enumerate(entries):
            around = entries[n - 1] if n else None, entries[n + 1] if n + 1 < len(entries) else None
            card = stills.cards.of_lessons([one.name for one in entries if one.chapter == entry.chapter])
            page = _lesson(entry, find_lesson(entry.name), Here(lesson_page(entry.name), lang), stills, around)
            yield page._replace(card=card)
    yield _learn(Here(NAV["learn"], lang), systems, stills)


def _learn(here: Here, systems: Sequence[tuple[str, Sequence[CurriculumEntry]]], stills: Stills) -> SitePage:
    lessons = sum(len(entries) for _, entries in systems)
    parts: list[Inside] = [leading(here.say("home-learn-title"), here.say("site-learn-note", n=lessons))]
    for system, entries in systems:
        time = h.small(here.say("home-minutes", n=sum(entry.minutes for entry in entries)))
        chapters = []
        for chapter, of in groupby(entries, lambda entry: pick_text(entry.chapter)):
            rows = [_row(here, entry, stills) for entry in of]
            heading = h.h3(chapter) if chapter != pick_text(entries[0].title) else None
            chapters.append(h.div(heading, h.ol(rows)))
        rules = h.p(here.link(WHOLE.format(system), here.say("site-whole"))) if system in with_rules() else None
        told = h.div(h.h2(here.say(f"system-{system}"), " ", time), h.div(chapters, class_="p-chapters"), rules)
        parts.append(h.section(told, class_="p-system", id=system))
    return SitePage(here, say("home-learn-title"), say("site-learn-note", n=lessons), parts, "learn")


def _row(here: Here, entry: CurriculumEntry, stills: Stills) -> Inside:
    """A lesson in the list, with the small board that is its cover in notebooks too."""
    still = stills.once(f"cover of {entry.name}", lambda: cover_svg(entry.name, COVER))
    text = h.span(pick_text(entry.title)), h.small(here.say("home-minutes", n=entry.minutes))
    pictured = h.span(still.image(here, lazy=True), class_="p-cover"), h.span(text, class_="p-what")
    return h.li(here.link(lesson_page(entry.name), pictured))


def _lesson(
    entry: CurriculumEntry,
    lesson: Lesson,
    here: Here,
    stills: Stills,
    around: tuple[CurriculumEntry | None, CurriculumEntry | None],
) -> SitePage:
    """A lesson's page."""
    drawn = _drawn(lesson, stills)
    title, system = pick_text(lesson.title), entry.name.partition("/")[0]
    name = here.say(f"system-{system}")
    first = lesson.steps[0]
    count = h.p(here.say("lesson-where", step=1, steps=len(lesson.steps)), class_="p-tag")
    asked = iter(items(lesson) if any(step.task for step in lesson.steps) else ())
    steps = [
        _step(here, lesson, n, stills, still, next(asked) if step.task else None)
        for n, (step, still) in enumerate(zip(lesson.steps, drawn, strict=True))
    ]
    parts: list[Inside] = [
        crumbs(here, [here.link(NAV["learn"], here.say("home-learn")), here.link(NAV["learn"], name, system)]),
        h.h1(title, " ", h.small(here.say("home-minutes", n=entry.minutes))),
        board(
            here,
            {"open": "lesson", "name": entry.name},
            drawn[0].image(here, f"{title}: {pick_text(first.heading)}"),
            [count, h.h2(pick_text(first.heading)), here.caption(pick_text(first.text))],
            "p-led",
        ),
        h.section(h.h2(here.say("site-read")), h.p(_seats(lesson), class_="p-quiet"), h.ol(steps), class_="p-read"),
    ]
    if entry.topic:
        parts.append(act(here, TOPIC.format(entry.topic), f"{here.say('offer-practise')}: {title_of(entry.topic)}"))
    if not around[1]:  # nothing else is taught about it
        parts.append(act(here, NAV["play"], here.say("home-play")))
    before, after = ((lesson_page(one.name), pick_text(one.title)) if one else None for one in around)
    parts.append(onward(here, before, after))
    about = f"{say(f'system-{system}')}: {title}. {pick_text(first.heading)}"
    told = learning("lesson", timeRequired=f"PT{entry.minutes}M") | {"@type": ["LearningResource", "HowTo"]}
    told["step"] = steps_of((pick_text(step.heading), f"s{n}") for n, step in enumerate(lesson.steps, 1))
    full = f"{title} · {say(f'system-{system}')}"
    return SitePage(here, full, about, parts, "learn", data=told)


def act(here: Here, where: str, text: str) -> Inside:
    """A button that leads on."""
    return h.p(here.link(where, text, class_="p-button"), class_="p-act")


def _step(here: Here, lesson: Lesson, n: int, stills: Stills, still: SiteStill, item: Item | None) -> Inside:
    step = lesson.steps[n]
    game = lesson.game(n)
    heading = pick_text(step.heading)
    said = [here.caption(pick_text(step.text))]
    said += [h.p(game.explain(game.events[i]), class_="p-log") for i in lights(game, step.lit_places).log]
    if step.scores:
        scores = " · ".join(f"{isolate(game.names[seat])} {points}" for seat, points in step.scores.items())
        said.append(h.p(scores, class_="p-quiet"))
    if step.task and item:
        said.append(question(here, item, stills, [pick_text(hint) for hint in step.task.hints]))
    shown = still.image(here, f"{say('ui-board')}: {heading}", lazy=True)
    return h.li(h.div(shown, class_="p-pic"), h.div(h.h3(heading), said, class_="p-said"), id=f"s{n + 1}")


def question(here: Here, item: Item, stills: Stills, hints: Sequence[str] = ()) -> Inside:
    """What is asked, with tile in hand and answers to choose from; hints and the right answer open by a click."""
    out: list[Inside] = [
        h.p(here.say("lesson-your-turn"), class_="p-tag"),
        h.div(here.caption(item.question), class_="p-q"),
    ]
    if item.tile:
        turn = 0 if item.places_tiles else item.kind.turn
        tile = stills.keep(tile_svg(item.tile, turn, dress=dress_for(item.game.setup.expansions), size=72))
        out.append(h.p(tile.image(here, say("site-hand"), lazy=True), class_="p-hand"))
    if item.choices:
        out.append(h.ul(map(h.li, item.choices.values()), class_="p-choices"))
    out += [here.opening("ui-hint", here.caption(hint)) for hint in hints]
    right = None if item.places_tiles else h.p(h.b(item.answer()))
    if right or item.explanation:
        out.append(here.opening("rule-answer", right, here.caption(item.explanation)))
    return h.div(out, class_="p-task")


def _seats(lesson: Lesson) -> str:
    """Who plays which colour."""
    names = lesson.game(0).names
    rows = ((isolate(name), say(f"seat-{seat}").lower()) for seat, name in names.items() if name != seat)
    return ", ".join(f"{name}: {colour}" for name, colour in rows)


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
