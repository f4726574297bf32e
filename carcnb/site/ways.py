"""The entrance of the site, and the ways on from it: to play, to practise, to explore, to teach."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from carcnb import entrance
from carcnb.analysis.puzzles import bundled_puzzles
from carcnb.classroom.courses.address import PAGE as COURSE
from carcnb.classroom.items import Item, items
from carcnb.classroom.lesson_plans import Plan, plans
from carcnb.classroom.worksheets import worksheet
from carcnb.curriculum import curriculum
from carcnb.drawing import game_svg
from carcnb.drawing.svg import Element, markup, path
from carcnb.engine.game import Game
from carcnb.hypertext import Inside, h
from carcnb.questions.topics import note_of, title_of
from carcnb.quizzes import TOPICS, Exercises, exercises, practice_expansions
from carcnb.quizzes.puzzles import PUZZLES, puzzles
from carcnb.records.opening import open_record
from carcnb.site.frame import EMBED, HOME, NAV, OFFLINE, Here, SitePage, board, crumbs, leading
from carcnb.site.lessons import TOPIC, question
from carcnb.site.rules import lesson_page
from carcnb.site.stills import SiteStill, Stills
from carcnb.studio import start
from carcnb.words import say, tie_words

DOOR, REPLAY, TEACH = "index.html", "{}/replay.html", "{{}}/teach/{}.html"
CLASS = "{}/teach/class.html"
PUZZLE = "{{}}/practise/puzzles-{}.html"
RECORD = "base/one_point"
STUDIO = {"editor": "explore", "count": "explore", "recorder": "teach"}
"""What positions and lessons are made with, each with the way on which it stands."""

KEPT = ("none", "some", "busy", "lost", "whole")
"""What is said of how much of the site is kept, and when nothing can be."""

SEED, EXAMPLES = 1, 3
"""The questions that a page of practice shows to read are always the same."""

ICONS = {
    "learn": "M12 6c-3-2-6-2-9-1v13c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v13",
    "play": "M7 4.5v15L20 12z",
    "practise": "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 12h.01",
    "explore": "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM15.5 8.5l-2 5-5 2 2-5z",
    "teach": "M4 4h16v11H4zM12 15v3M8 21l4-3 4 3M8 11l3-3 2 2 3-3",
    "rules": "M5 4h11l3 3v13H5zM8.5 9h7M8.5 12.5h7M8.5 16h4",
}


def pages(lang: str, stills: Stills) -> Iterator[SitePage]:
    """The entrance and all that is neither a lesson nor a rule; the session speaks the language."""
    landscape = stills.once("landscape", lambda: game_svg(entrance.landscape()))
    yield _home(Here(HOME, lang), landscape)
    yield _play(Here(NAV["play"], lang), landscape)
    yield _replay(Here(REPLAY, lang), stills)
    yield _explore(Here(NAV["explore"], lang), landscape)
    yield _practise(Here(NAV["practise"], lang), landscape)
    for topic in (*TOPICS, *practice_expansions()):
        yield _topic(Here(TOPIC.format(topic), lang), topic, stills)
    yield _puzzles(Here(TOPIC.format(PUZZLES), lang))
    for system in bundled_puzzles():
        yield _of_puzzles(Here(PUZZLE.format(system), lang), system, stills)
    yield _teach(Here(NAV["teach"], lang))
    yield _class(Here(CLASS, lang), landscape)
    yield _course(Here(COURSE, lang), landscape)
    yield _offline(Here(OFFLINE, lang))
    yield _embed(Here(EMBED, lang), landscape)
    for name in STUDIO:
        yield _studio(Here(TEACH.format(name), lang), name, stills)


def sheets(lang: str) -> Iterator[tuple[str, str]]:
    """The worksheets of all systems, their answers, and lesson plans: place and text; the session has the language."""
    for plan in plans(lang=lang):
        here = Here(TEACH.format(_place(plan)), lang)
        yield here.path, plan.html(partial(_lesson_from, here))
    for system in _systems():
        names = [name for name in curriculum() if name.startswith(f"{system}/")]
        sheet = worksheet(names, say(f"system-{system}"), lang=lang, legend=True, rules=True)
        yield TEACH.format(system).format(lang), sheet.html()
        yield TEACH.format(f"{system}-answers").format(lang), sheet.answers.html()


def _lesson_from(here: Here, name: str) -> str:
    return here.to(lesson_page(name))


def _place(plan: Plan) -> str:
    return f"plan-{plan.name.replace('/', '-')}"


def door(langs: Sequence[str]) -> SitePage:
    """The first page: it leads to the browser's language; who reads it without script chooses."""
    lang = langs[0]
    here = Here(DOOR, lang)
    rows = (h.li(here.other(HOME, code, class_="p-button", data_lang=code)) for code in langs)
    top = leading(here.say("home-title"), here.say("site-about"))
    body = h.div(top, h.ul(rows, class_="p-plain"), class_="p-door"), _ways(here)
    return SitePage(here, say("home-title", lang), say("site-about", lang), body)


def _systems() -> list[str]:
    return list(dict.fromkeys(name.partition("/")[0] for name in curriculum()))


def _ways(here: Here) -> Inside:
    rows = []
    for way, where in NAV.items():
        text, note = (
            (here.say("site-rules"), here.say("site-rules-way"))
            if way == "rules"
            else (here.say(f"home-{way}"), here.say(f"home-{way}-note"))
        )
        icon = markup(Element("svg", path(ICONS[way]), viewBox="0 0 24 24", aria_hidden="true"))
        rows.append(h.li(here.link(where, (icon, h.b(text), h.span(note)))))
    return h.ul(rows, class_="p-ways")


def _home(here: Here, landscape: SiteStill) -> SitePage:
    said = h.h2(here.say("site-first")), h.p(here.say("home-text"))
    body = [
        leading(here.say("home-title"), here.say("site-about")),
        board(here, {"open": "home"}, landscape.image(here, say("home-picture")), said, "p-game"),
        _ways(here),
    ]
    return SitePage(here, say("home-title"), say("site-about"), body)


def _play(here: Here, landscape: SiteStill) -> SitePage:
    body = [
        leading(here.say("home-play-title"), here.say("site-play-note")),
        board(here, {"open": "play"}, landscape.image(here, say("home-picture")), kind="p-game"),
    ]
    return SitePage(here, say("home-play-title"), say("site-play-note"), body, "play")


def _replay(here: Here, stills: Stills) -> SitePage:
    still = stills.once(RECORD, lambda: game_svg(open_record(RECORD, here.lang)))
    opens = {"open": "record", "name": RECORD}
    body = [
        crumbs(here, [here.link(NAV["explore"], here.say("home-explore"))]),
        leading(here.say("home-replay"), here.say("site-replay-note")),
        board(here, opens, still.image(here, say("home-picture")), kind="p-game"),
        opener(here),
    ]
    return SitePage(here, say("home-replay"), say("site-replay-note"), body, "explore")


def opener(here: Here) -> Inside:
    """Where what was shared comes to the board of the page; the engine's script shows it."""
    file = h.label(here.say("site-open-file"), " ", h.input(type="file", accept=".json,.jcz,.txt"))
    form = h.form(
        h.label(here.say("site-open-text"), for_="given"),
        h.textarea(id="given", rows=3, spellcheck="false", dir="ltr"),
        h.p(h.button(here.say("site-open-do")), file),
        h.p(role="status"),
        data_open=here.say("site-opened"),
    )
    return h.section(h.h2(here.say("site-open")), h.p(here.say("site-open-note")), form, class_="p-open", hidden=True)


def _explore(here: Here, landscape: SiteStill) -> SitePage:
    title, note = say("home-explore-title"), say("site-explore-note")
    rows = [
        _row(here, TEACH.format("editor"), say("home-editor"), say("home-editor-note")),
        _row(here, TEACH.format("count"), say("home-count"), say("home-count-note")),
        _row(here, REPLAY, say("home-replay"), say("site-replay-way")),
    ]
    body = [
        leading(here.say("home-explore-title"), here.say("site-explore-note")),
        board(here, {"open": "explore"}, landscape.image(here, say("home-picture")), kind="p-game"),
        h.ul(rows, class_="p-cards"),
        opener(here),
    ]
    return SitePage(here, title, note, body, "explore")


def _practise(here: Here, landscape: SiteStill) -> SitePage:
    topics = (*TOPICS, *practice_expansions(), PUZZLES)
    rows = (_row(here, TOPIC.format(topic), title_of(topic), note_of(topic)) for topic in topics)
    body = [
        leading(here.say("home-practise-title"), here.say("site-practise-note")),
        board(here, {"open": "practice"}, landscape.image(here, say("home-picture")), kind="p-game"),
        h.ul(rows, class_="p-cards"),
    ]
    return SitePage(here, say("home-practise-title"), say("site-practise-note"), body, "practise")


def _row(here: Here, where: str, title: str, note: str) -> Inside:
    """A way on: its title, and what is said of it."""
    return h.li(here.link(where, h.b(tie_words(title, here.lang))), h.span(tie_words(note, here.lang)))


def _topic(here: Here, topic: str, stills: Stills) -> SitePage:
    title, what = title_of(topic), note_of(topic)
    asked = exercises(topic, seed=SEED, n=EXAMPLES)
    opens, up = {"open": "practice", "name": topic}, [here.link(NAV["practise"], here.say("home-practise"))]
    parts = _asked(here, title, here.say("site-topic-note", what=what), up, opens, asked, stills)
    card = stills.cards.of_system(topic if topic in practice_expansions() else "base")
    return SitePage(here, title, f"{title}: {what}", parts, "practise", card)


def _puzzles(here: Here) -> SitePage:
    """The way to the puzzles of each system."""
    title = say(f"topic-{PUZZLES}")
    rows = (
        _row(here, PUZZLE.format(name), say(f"system-{name}"), say("home-puzzles", n=len(of)))
        for name, of in bundled_puzzles().items()
    )
    body = [
        crumbs(here, [here.link(NAV["practise"], here.say("home-practise"))]),
        leading(title, here.say("site-puzzles-note")),
        h.ul(rows, class_="p-cards"),
    ]
    return SitePage(here, title, say("site-puzzles-note"), body, "practise")


def _of_puzzles(here: Here, system: str, stills: Stills) -> SitePage:
    up = [(NAV["practise"], "home-practise"), (TOPIC.format(PUZZLES), f"topic-{PUZZLES}")]
    title = f"{say(f'topic-{PUZZLES}')} · {say(f'system-{system}')}"
    links = [here.link(where, here.say(key)) for where, key in up]
    asked = puzzles([system], seed=SEED, n=min(EXAMPLES, len(bundled_puzzles()[system])))
    opens = {"open": "puzzles", "name": system}
    parts = _asked(here, title, here.say("site-puzzles-note"), links, opens, asked, stills)
    card = stills.cards.of_system(system)
    return SitePage(here, title, f"{title}. {say('site-puzzles-note')}", parts, "practise", card)


def _asked(
    here: Here, title: str, note: str, up: Sequence[Inside], opens: dict[str, str], of: Exercises, stills: Stills
) -> list[Inside]:
    """A board that asks, and some of what it may ask to be read."""
    asked = [(item, _still(item, stills)) for item in items(of)]
    first, picture = asked[0]
    said = h.p(here.say("lesson-your-turn"), class_="p-tag"), here.caption(first.question)
    examples = [
        h.li(
            h.div(still.image(here, say("ui-board"), lazy=True), class_="p-pic"),
            h.div(here.caption(item.text or ""), question(here, item, stills), class_="p-said"),
        )
        for item, still in asked
    ]
    return [
        crumbs(here, up),
        leading(title, note),
        board(here, opens, picture.image(here, say("ui-board")), said, "p-led p-asked"),
        h.section(h.h2(here.say("site-examples")), h.ol(examples), class_="p-read"),
    ]


def _still(item: Item, stills: Stills) -> SiteStill:
    """The board of a question, with its letters."""
    return stills.keep(game_svg(item.game, highlight=item.lights.spots, letters=item.marks))


def _teach(here: Here) -> SitePage:
    rows = [
        _row(here, CLASS, say("class-door"), say("class-door-note")),
        _row(here, TEACH.format("recorder"), say("home-recorder"), say("home-recorder-note")),
        _row(here, COURSE, say("site-course"), say("site-course-way")),
    ]
    sheets = (
        h.li(
            here.link(TEACH.format(system), here.say(f"system-{system}")),
            here.link(TEACH.format(f"{system}-answers"), here.say("sheet-answers")),
        )
        for system in _systems()
    )
    lessons = (h.li(here.link(TEACH.format(_place(plan)), plan.heading)) for plan in plans())
    body = [
        leading(here.say("home-teach-title"), here.say("site-teach-note")),
        h.ul(rows, class_="p-cards"),
        h.section(h.h2(here.say("site-plans")), h.p(here.say("site-plans-note")), h.ul(lessons, class_="p-sheets")),
        h.section(h.h2(here.say("site-sheets")), h.p(here.say("site-sheets-note")), h.ul(sheets, class_="p-sheets")),
    ]
    return SitePage(here, say("home-teach-title"), say("site-teach-note"), body, "teach")


def _course(here: Here, landscape: SiteStill) -> SitePage:
    """Where the link to a course leads; the course itself is in the link."""
    title, note = say("site-course"), say("site-course-note")
    body = [
        crumbs(here, [here.link(NAV["teach"], here.say("home-teach"))]),
        leading(title, here.say("site-course-note")),
        board(here, {"open": "course"}, landscape.image(here, say("home-picture")), kind="p-led"),
        here.caption(say("site-course-how")),
    ]
    return SitePage(here, title, note, body, "teach")


def _class(here: Here, landscape: SiteStill) -> SitePage:
    """Where a teacher sees what a class has handed in."""
    title, note = say("class-door"), say("class-door-note")
    body = [
        crumbs(here, [here.link(NAV["teach"], here.say("home-teach"))]),
        leading(here.say("class-door"), here.say("class-door-note")),
        board(here, {"open": "class"}, landscape.image(here, say("home-picture")), kind="p-led"),
        here.caption(say("class-door-files")),
    ]
    return SitePage(here, title, note, body, "teach")


def _studio(here: Here, name: str, stills: Stills) -> SitePage:
    title, note, way = say(f"home-{name}"), say(f"home-{name}-note"), STUDIO[name]
    still = stills.once("start", lambda: game_svg(Game.from_setup(start())))
    opens = {"open": "studio", "name": name}
    body = [
        crumbs(here, [here.link(NAV[way], here.say(f"home-{way}"))]),
        leading(title, note[:1].upper() + note[1:]),
        board(here, opens, still.image(here, say("ui-board")), kind="p-game"),
    ]
    return SitePage(here, title, note, body, way)


def _offline(here: Here) -> SitePage:
    """Where all of the site is kept by a click; the script of the page says how far that is."""
    title, note = say("site-offline"), say("site-offline-note")
    states = {f"data_{name}": here.say(f"site-keep-{name}", size="{size}") for name in KEPT}
    body = [
        leading(title, here.say("site-offline-note")),
        h.section(
            h.p(role="status"),
            h.p(
                h.button(here.say("site-keep"), type="button", id="keep"),
                h.button(here.say("site-keep-drop"), type="button", id="drop"),
            ),
            class_="p-keep",
            data_keep=True,
            hidden=True,
            **states,
        ),
        h.p(here.say("site-offline-how")),
    ]
    return SitePage(here, title, note, body)


def _embed(here: Here, landscape: SiteStill) -> SitePage:
    """A board alone: its script shows the picture of what is behind the #, and where that is on the site."""
    title, note, site = say("ui-board"), say("site-about"), say("home-title")
    body: list[Inside] = [
        h.h1(title, class_="p-named"),
        board(here, {"open": "framed"}, landscape.image(here, say("home-picture")), kind="p-game p-framed"),
        h.p(here.link(HOME, site, target="_blank", rel="noopener"), class_="p-source", data_embedded=True),
    ]
    return SitePage(here, title, note, body, bare=True)
