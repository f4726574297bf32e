"""What a class has at hand in print: answer cards to hold up, and the rules of a system on one page."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, zip_longest
from pathlib import Path

from carcnb.classroom.items import Item, items
from carcnb.classroom.paper import rule_list
from carcnb.classroom.paper.art import PageArt
from carcnb.drawing.art import SEATS
from carcnb.drawing.svg import Element, circle, frame_picture, group, markup, path, rect, text
from carcnb.errors import CarcnbError, raise_as
from carcnb.files import write_text
from carcnb.hypertext import Inside, Markup, h, page, write
from carcnb.lessons.typeset import BOLD, FONT
from carcnb.questions.beliefs import Known, beliefs
from carcnb.questions.errors import LessonError
from carcnb.quizzes import exercise
from carcnb.quizzes.twins import has_twin
from carcnb.rulebook import Rule, RuleList, rule
from carcnb.rulebook.example import Example
from carcnb.rulebook.example import example as example_of
from carcnb.words import SOURCE, find_language, language, say, speaking

LETTERS = "ABCD"
BOARDS, WRONG = 2, 6
"""So many small boards are on a summary, and so many of the things that people get wrong."""
FEW, FULL = 32, 60
"""A summary of at most so many rules is set large, one of so many and more small."""
SMALL, LARGE = 0.32, 0.5
"""Points to a board unit on a summary, and on one that is set large."""

CARDS = """
.cn-cards{display:grid;grid-template-columns:1fr 1fr;grid-auto-rows:138mm;max-width:190mm}
.cn-cards figure{margin:0;padding:6mm;border:.6pt dashed #777;display:flex;align-items:center;justify-content:center}
.cn-cards svg,.cn-cards img{width:82mm;height:auto}
@media print{@page{size:A4;margin:10mm}body{margin:0}.cn-cards{print-color-adjust:exact;\
-webkit-print-color-adjust:exact}}
"""
SUMMARY = f"""
.cn-summary{{font:9.3pt/1.3 {FONT};color:#111;background:#fff;max-width:186mm;box-sizing:border-box}}
.cn-summary.full{{font-size:7.4pt;line-height:1.16}}\
.cn-summary.full section{{margin-bottom:1.5mm}}
.cn-summary.few{{font-size:10.8pt;line-height:1.34}}
.cn-summary *{{box-sizing:border-box}}
.cn-summary h1{{font-size:19pt;line-height:1.1;margin:0 0 2.5mm;padding-bottom:1.5mm;border-bottom:2.2pt solid #111}}
.cn-summary .flow{{columns:2;column-gap:7mm}}
.cn-summary h2{{font-size:1.12em;margin:0 0 .6mm;break-after:avoid}}
.cn-summary section{{margin:0 0 2.2mm}}
.cn-summary ul{{list-style:none;margin:0;padding:0}}
.cn-summary li{{margin:0 0 .35mm;padding-left:2.6mm;text-indent:-2.6mm;break-inside:avoid}}
.cn-summary li::before{{content:"– "}}
.cn-summary .wrong{{border:.8pt solid #777;border-radius:2mm;padding:1.8mm 2.5mm;break-inside:avoid}}
.cn-summary .wrong s{{color:#555}}
.cn-summary figure{{margin:0 0 2.2mm;break-inside:avoid;display:flex;gap:3mm;align-items:center}}
.cn-summary figure>*{{min-width:0;flex:1}}.cn-summary figure>div{{flex:none;max-width:45%}}
.cn-summary figure svg,.cn-summary figure img{{display:block;max-width:100%;height:auto;margin:0 0 1mm}}
@media print{{@page{{margin:11mm 12mm}}body{{margin:0}}.cn-summary{{max-width:none;\
print-color-adjust:exact;-webkit-print-color-adjust:exact}}}}
"""


@dataclass(frozen=True, eq=False, repr=False)
class Handout:
    """A page to print; in a notebook it shows itself, ``save`` writes an HTML file."""

    title: str
    lang: str
    _body: Callable[[bool], Inside]

    def html(self) -> str:
        """The whole page as a self-contained HTML document; the same call gives the same bytes."""
        with speaking(self.lang):
            return page(self.lang, self.title, self._body(True))

    def save(self, path: str | Path) -> Path:
        """Write it to an HTML file, ready to print, and return its path; ``FileError`` if that fails."""
        return write_text(path, self.html())

    def __repr__(self) -> str:
        return f"<Handout {self.title!r}>"

    def _repr_html_(self) -> str:
        with speaking(self.lang):
            return write(self._body(False))


def answer_cards(lang: str | None = None) -> Handout:
    """Four cards to cut, A to D, on one page of A4: print one for every pupil, and let the class hold up an answer.

    Each letter has a shape and a colour of its own, which tell them apart from afar and in grey print.
    ``lang`` is a language code, the session's if none is given; ``LessonError`` if there is no such language.

    >>> carcnb.classroom.answer_cards("en").html().count("<svg") >= 4
    True
    """
    code = _lang(lang)
    return Handout(
        say("cards-title", code), code, lambda _: (h.style(Markup(CARDS)), h.div(_cards(), class_="cn-cards"))
    )


SHAPES: dict[str, tuple[Element, float]] = {
    "circle": (circle(100, 100, 88), 134),
    "triangle": (path("M100 8 196 184H4Z"), 166),
    "square": (rect(18, 18, 164, 164, rx=10), 134),
    "diamond": (path("M100 2 198 100 100 198 2 100Z"), 134),
}
"""What is behind each letter, by the mark of a seat, and where the letter stands on it."""


def _cards() -> Iterator[Inside]:
    """The cards in the colours and shapes of the first four seats."""
    for letter, look in zip(LETTERS, SEATS.values(), strict=False):
        shape, low = SHAPES[look.mark]
        behind = group([shape], fill=look.piece, stroke="#111", stroke_width="3")
        high = 76 if look.mark == "triangle" else 96
        named = text(100, low, letter, font_size=high, text_anchor="middle", fill=look.ink, **BOLD)
        drawn = frame_picture((200, 200), (0, 0, 200, 200), [behind, named], role="img", aria_label=letter)
        yield h.figure(markup(drawn))


def summary(system: str, lang: str | None = None) -> Handout:
    """The rules of a system on one page of A4, each in one clause: ``summary("inns")``.

    What it adds comes first, then the turn and the scoring, in the order of the rules, then what people often get
    wrong, with two small boards and what they bring.  ``LessonError`` if there is no such system or language.

    >>> "Inns" in carcnb.classroom.summary("inns", "en").html()
    True
    """
    code = _lang(lang)
    if not isinstance(system, str):
        raise LessonError(f"a system is named by a text, such as 'inns', not by {system!r:.60}")
    with speaking(code):
        found = rule_list.system(system, code)
    return Handout(found.title, code, lambda shared: (h.style(Markup(SUMMARY)), _summary(found, shared)))


def _summary(found: RuleList, shared: bool) -> Inside:
    art = PageArt(found.title, shared)
    own = [*beliefs().get(found.system, {}).values()]
    parts: list[Inside] = [
        h.section(h.h2(title) if title else None, h.ul(h.li(one.short) for one in each if not _points(one)))
        for title, each in found.sections()
    ]
    wrong = [
        h.li(h.s(known.title), " ", rule(known.rules[0], found.lang).short) for known in _of_every_section(own, found)
    ]
    look = "few" if len(found) <= FEW else "full" if len(found) >= FULL else ""
    scale = LARGE if look == "few" else SMALL
    boards = [_board(art, one, scale) for one in _shown(own)] or [_of_rule(art, one, scale) for one in _pictured(found)]
    body = h.h1(found.title), h.div(parts, _wrong(wrong), boards, class_="flow")
    return h.div(body, class_=f"cn-summary {look}".rstrip(), lang=found.lang), art.defs


def _points(one: Rule) -> bool:
    """Whether a clause points to a picture of its tile, which a summary has not."""
    return "of this tile" in rule(one.id, SOURCE).short


def _wrong(rows: Sequence[Inside]) -> Inside:
    return h.section(h.h2(say("summary-wrong")), h.ul(rows), class_="wrong") if rows else None


def _of_every_section(own: list[Known], found: RuleList) -> list[Known]:
    """Some beliefs, of as many sections as there are: the first against a rule of each, then the second, and so on."""
    sections = {one.id: title for title, each in found.sections() for one in each}
    by_rule = {known.rules[0]: known for known in reversed(own)}
    listed: dict[str, list[Known]] = {}
    for id in sorted(by_rule, key=[*sections].index):
        listed.setdefault(sections[id], []).append(by_rule[id])
    if len(listed) > WRONG:
        firsts = [each[0] for each in listed.values()]
        return [firsts[n * len(firsts) // WRONG] for n in range(WRONG)]
    return [*islice((known for some in zip_longest(*listed.values()) for known in some if known), WRONG)]


def _shown(own: list[Known]) -> list[Item]:
    """Questions whose boards are small, those about a number first."""
    made = [exercise(**known.example) for known in own if has_twin(known.belief.id)]
    found = [one for one in made if one.form != "act"]
    found.sort(key=lambda one: (one.form != "number", len(one.scene.game.table.state.tiles)))
    unlike = {one.question: one for one in reversed(found)}
    return items([one for one in found if unlike[one.question] is one][:BOARDS]) if found else []


def _board(art: PageArt, item: Item, scale: float) -> Inside:
    """A small board with its question, and the answer."""
    return h.figure(h.div(art.board(item, False, scale)), h.figcaption(item.question, " ", h.b(item.answer())))


def _pictured(found: RuleList) -> list[Example]:
    """Where no question is asked: the last rules that have a small board of their own, for those are about points."""
    shown = (one for one in (example_of(one.id, found.system) for one in reversed(found)) if one)
    return [*islice((one for one in shown if len(one.game().table.state.tiles) > 1), BOARDS)]


def _of_rule(art: PageArt, shown: Example, scale: float) -> Inside:
    """The small board of a rule, with its clause."""
    return h.figure(h.div(art.landscape(shown.game(), scale)), h.figcaption(rule(shown.rule, language()).short))


def _lang(lang: str | None) -> str:
    with raise_as(LessonError, of=CarcnbError):
        return find_language(lang)
