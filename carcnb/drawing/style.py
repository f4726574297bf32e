"""How drawn shapes get their looks: classes and CSS variables in the widget, plain attributes in a still picture."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache

from carcnb.drawing.art import SEATS, art, dress_colours, neutral_colours
from carcnb.drawing.svg import Element, Look, parse, short

PLAYER = ("pc", "pi")  # the piece's and the mark's colour, set where a figure stands
THEME = "contrast"  # the dress that a theme may put over any other
Dressed = Callable[[Mapping[str, str]], dict[str, str] | None]
"""The attributes that an element has from now on; None if nothing of it is seen."""


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


def for_widget(shapes: Iterable[Element], dress: str) -> list[Element]:
    """Shapes with cn- classes and CSS variables, without those that neither this dress nor the contrast theme shows."""
    palettes = (dress_colours(dress), dress_colours(THEME))

    def dressed(attributes: Mapping[str, str]) -> dict[str, str] | None:
        look = _look(attributes.get("class", ""), attributes.get("style", ""))
        if not any(_shows(look, colours) for colours in palettes):
            return None
        out = dict(attributes)
        if "style" in out:
            out["style"] = re.sub(r"var\(--(\w+)\)", lambda m: _variable("@" + m[1]), out["style"])
        if "class" in out:
            out["class"] = " ".join(f"cn-{name}" for name in out["class"].split())
        if "href" in out:
            out["href"] = "#cn-" + out["href"][1:]
        return out

    return _restyled(shapes, dressed)


@cache
def for_still(name: str, dress: str) -> list[Element]:
    """A shape by its name with plain attributes only, without soft shadows.

    The piece's colour is the inherited fill, the mark's is currentColor; the root has round line joins.
    """
    colours = dress_colours(dress)

    def dressed(attributes: Mapping[str, str]) -> dict[str, str] | None:
        look = _look(attributes.get("class", ""), attributes.get("style", ""))
        if not _shows(look, colours) or look.get("fill") == "@shade":
            return None
        out = {key: value for key, value in attributes.items() if key not in ("class", "style")} | plain(look, colours)
        return {key: re.sub(r"-?\d*\.\d\d", lambda m: short(float(m[0])), value) for key, value in out.items()}

    return _restyled(parse(art()["shapes"][name]["art"]), dressed)


def plain(look: Look, colours: Mapping[str, str]) -> dict[str, str]:
    """A look as presentation attributes with the colours of a dress."""
    out = {}
    for key, value in look.items():
        if value == "@pc" or key == "stroke-linejoin":
            continue
        out[key] = "currentColor" if value == "@pi" else colours[value[1:]] if value[0] == "@" else value
    return out


def _restyled(shapes: Iterable[Element], dressed: Dressed) -> list[Element]:
    """The shapes that are left, and those inside them, once each has its new attributes."""
    left = []
    for shape in shapes:
        look = dressed(shape.attribs)
        if look is not None:
            shape.attribs, shape.elements = look, _restyled(shape.elements, dressed)
            left.append(shape)
    return left


@cache
def _look(names: str, style: str) -> Look:
    """What the classes and the style of an element say together."""
    look: dict[str, str] = {}
    for name in names.split():
        look |= art()["classes"][name]
    for part in filter(None, style.split(";")):
        key, _, value = part.partition(":")
        look[key] = re.sub(r"var\(--(\w+)\)", r"@\1", value)
    if "stroke" in look:
        look.setdefault("fill", "none")
    return look


def _shows(look: Look, colours: Mapping[str, str]) -> bool:
    """Whether anything of an element is painted; one without a look inherits its paint."""
    paints = [look[k] for k in ("fill", "stroke") if k in look]
    return not paints or any(colours.get(p[1:], p) != "none" for p in paints)


def _variable(value: str) -> str:
    if value[0] != "@":
        return value
    return f"var(--{value[1:]})" if value[1:] in PLAYER else f"var(--cna-{value[1:]})"
