"""How drawn markup gets its looks: classes and CSS variables in the widget, plain attributes in a still picture."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from carcnb.drawing.art import SEATS, art, dress_colours, neutral_colours

ELEMENT = re.compile(r'<(path|circle|ellipse|rect)((?: [\w-]+="[^"]*")*)/>')
PLAYER = ("pc", "pi")  # the piece's and the mark's colour, set where a figure stands
THEME = "contrast"  # the dress that a theme may put over any other


def css(dress: str) -> str:
    """The style sheet of a dress: colours on the roots .carcnb and .cn-art, looks on classes that start with cn-."""

    def colours(name: str) -> str:
        return ";".join(f"--cna-{k}:{v}" for k, v in dress_colours(name).items())

    def roots(more: str) -> str:
        return f".carcnb{more},.cn-art{more}"

    seats = "".join(f".cn-p-{s}{{--pc:{look.piece};--pi:{look.ink}}}" for s, look in SEATS.items())
    seats += "".join(f".cn-p-{kind}{{--pc:{colour};--pi:#fff}}" for kind, colour in neutral_colours().items())
    strong = "".join(f"[data-theme={THEME}] .cn-p-{s}{{--pc:{look.contrast}}}" for s, look in SEATS.items()
                     if look.contrast != look.piece)  # fmt: skip
    looks = ""
    for name, look in art()["classes"].items():
        looks += f".cn-{name}{{{';'.join(f'{k}:{_variable(v)}' for k, v in look.items())}}}"
    upright = (
        ".cn-up{transform:rotate(var(--up,0deg))}"
        ".cn-ws,.cn-wm{transform:rotate(var(--up,0deg)) translateY(-.7px) rotate(calc(-1*var(--up,0deg)))}"
    )
    grounds = f"{roots('')}{{{colours(dress)}}}{roots(f'[data-theme={THEME}]')}{{{colours(THEME)}}}"
    return grounds + looks + upright + seats + strong


def for_widget(markup: str, dress: str) -> str:
    """Markup with cn- classes and CSS variables, without parts that neither this dress nor the contrast theme shows."""
    palettes = (dress_colours(dress), dress_colours(THEME))

    def element(match: re.Match[str]) -> str:
        if not any(_shows(_look(match[2]), colours) for colours in palettes):
            return ""
        attributes = re.sub(r'class="([^"]*)"', lambda m: f'class="{_classes(m[1])}"', match[2])
        attributes = re.sub(r"var\(--(\w+)\)", lambda m: _variable("@" + m[1]), attributes)
        return f"<{match[1]}{attributes}/>"

    return ELEMENT.sub(element, markup.replace('href="#', 'href="#cn-'))


@cache  # a film draws the same few hundred parts thousands of times
def for_still(markup: str, dress: str) -> str:
    """Markup with plain attributes only, without soft shadows.

    The piece's colour is the inherited fill, the mark's is currentColor; the root has round line joins.
    """
    colours = dress_colours(dress)

    def element(match: re.Match[str]) -> str:
        look = _look(match[2])
        if not _shows(look, colours) or look.get("fill") == "@shade":
            return ""
        rest = re.sub(r' (class|style)="[^"]*"', "", match[2])
        return f"<{match[1]}{rest}{attributes_text(plain(look, colours))}/>"

    return re.sub(r"-?\d*\.\d\d", lambda m: short(float(m[0])), ELEMENT.sub(element, markup))


def short(value: float) -> str:
    """A number with at most one decimal, written as short as it can be."""
    text = f"{round(value, 1):g}"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else "0" if text == "-0" else text


def plain(look: Mapping[str, str], colours: Mapping[str, str]) -> dict[str, str]:
    """A look as presentation attributes with the colours of a dress."""
    out = {}
    for key, value in look.items():
        if value == "@pc" or key == "stroke-linejoin":
            continue
        out[key] = "currentColor" if value == "@pi" else colours[value[1:]] if value[0] == "@" else value
    return out


def attributes_text(attributes: Mapping[str, str]) -> str:
    """Attributes as they are written in a tag; values are ours and need no escaping."""
    return "".join(f' {k}="{v}"' for k, v in attributes.items())


def _look(attributes: str) -> dict[str, str]:
    """What the classes and the style of an element say together."""
    look: dict[str, str] = {}
    for name in _value("class", attributes).split():
        look |= art()["classes"][name]
    for part in filter(None, _value("style", attributes).split(";")):
        key, _, value = part.partition(":")
        look[key] = re.sub(r"var\(--(\w+)\)", r"@\1", value)
    if "stroke" in look:
        look.setdefault("fill", "none")
    return look


def _value(name: str, attributes: str) -> str:
    match = re.search(rf' {name}="([^"]*)"', attributes)
    return match[1] if match else ""


def _shows(look: Mapping[str, str], colours: Mapping[str, str]) -> bool:
    """Whether anything of an element is painted; one without a look inherits its paint."""
    paints = [look[k] for k in ("fill", "stroke") if k in look]
    return not paints or any(colours.get(p[1:], p) != "none" for p in paints)


def _variable(value: str) -> str:
    if value[0] != "@":
        return value
    return f"var(--{value[1:]})" if value[1:] in PLAYER else f"var(--cna-{value[1:]})"


def _classes(names: str) -> str:
    return " ".join(f"cn-{name}" for name in names.split())
