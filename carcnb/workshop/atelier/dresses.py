"""The dresses: the colours of summer, winter and high contrast, and what each class of a drawn path looks like."""

from __future__ import annotations

DRESSES: dict[str, dict[str, str]] = {
    "summer": {
        "field": "#a9c76a", "light": "#b6d078", "dark": "#9cbd5f", "furrow": "#83a64a", "sown": "#d3cf78",
        "sownd": "#b0ae54", "road": "#f6ecd2", "redge": "#a98d5f", "track": "#e6d8b0", "city": "#cb9560",
        "street": "#d5a471", "stone": "#c9bfb0", "stonehi": "#f3ece0", "ink": "#4b3d33", "roof": "#b8432f",
        "roof2": "#d9713c", "roof3": "#5b6f86", "roofd": "#8f3325", "plaster": "#fbf0da", "leaf": "#5c8c3e",
        "leafhi": "#7dab50", "pine": "#3f6b47", "trunk": "#6f5238", "water": "#5a9fc6", "wateredge": "#2f6c91",
        "ripple": "#cbe7f3", "wheat": "#f0cd5f", "wheatd": "#7a4f06", "flower": "#fff6d8", "flower2": "#e5736a",
        "snow": "none", "bare": "none", "beast": "#6d4c33", "fleece": "#fffdf5", "fleeceline": "#8d7c66",
        "line": "#5c6b39", "hedge": "#56803a", "row": "#7dab50", "slate": "#4d6585", "shade": "#000",
        "linew": ".7", "lineo": ".5",
    },
    "winter": {
        "field": "#eaf0f3", "light": "#f4f8fa", "dark": "#dfe8ee", "furrow": "#c5d2db", "sown": "#ecebe4",
        "sownd": "#d3d0c4", "road": "#cbb796", "redge": "#8d7a5f", "track": "#bda784", "city": "#b98e6c",
        "street": "#c59d7d", "stone": "#a9abb0", "stonehi": "#fff", "ink": "#3b3a42", "roof": "#a8483a",
        "roof2": "#bd6d49", "roof3": "#556578", "roofd": "#7c352b", "plaster": "#f1e9dc", "leaf": "none",
        "leafhi": "none", "pine": "#3d6257", "trunk": "#6a5648", "water": "#b9dbe8", "wateredge": "#6d9db3",
        "ripple": "#f2fafd", "wheat": "#d9c384", "wheatd": "#63470f", "flower": "#cfdce4", "flower2": "#b5c7d3",
        "snow": "#fff", "bare": "#7a6655", "beast": "#5e4636", "fleece": "#e8d9b8", "fleeceline": "#5e4636",
        "line": "#7d8894", "hedge": "#7f9490", "row": "#b4c3c4", "slate": "#495a70", "shade": "#000",
        "linew": ".7", "lineo": ".5",
    },
    "contrast": {
        "field": "#86bd5c", "light": "#86bd5c", "dark": "#86bd5c", "furrow": "#6ea247", "sown": "#86bd5c",
        "sownd": "#6ea247", "road": "#fff", "redge": "#000", "track": "none", "city": "#7a3d12",
        "street": "#7a3d12", "stone": "#fff", "stonehi": "#000", "ink": "#000", "roof": "#f2b36b",
        "roof2": "#ffd9a0", "roof3": "#fff", "roofd": "#c9792a", "plaster": "#fff", "leaf": "#2f6420",
        "leafhi": "#2f6420", "pine": "#2f6420", "trunk": "#000", "water": "#1f5fa8", "wateredge": "#000",
        "ripple": "#fff", "wheat": "#ffe14d", "wheatd": "#000", "flower": "none", "flower2": "none",
        "snow": "none", "bare": "none", "beast": "#000", "fleece": "#fff", "fleeceline": "#000",
        "line": "#000", "hedge": "#2f6420", "row": "none", "slate": "#1b2f52", "shade": "none",
        "linew": "1.4", "lineo": "1",
    },
}  # fmt: skip


def _stroke(colour: str, width: float, dash: str = "", **more: str) -> dict[str, str]:
    out = {"fill": "none", "stroke": colour, "stroke-width": f"{width:g}"}
    return out | ({"stroke-dasharray": dash} if dash else {}) | {k.replace("_", "-"): v for k, v in more.items()}


# a class is what a path or a part of a shape looks like; @name is a colour of the dress
CLASSES: dict[str, dict[str, str]] = {
    "f": {"fill": "@field"},
    "p1": {"fill": "@light"}, "p3": {"fill": "@dark"}, "p5": {"fill": "@street"}, "wh": {"fill": "@wheat"},
    # crofts: a strip is one line, wide strokes below narrow ones
    "s1": _stroke("@dark", 5), "s2": _stroke("@furrow", 4), "s3": _stroke("@dark", 2.4), "s4": _stroke("@furrow", 0.8),
    "s5": _stroke("@light", 5), "s6": _stroke("@field", 3.8, "1 1.6"),
    "s7": _stroke("@sown", 5), "s8": _stroke("@sownd", 3.6, ".7 1.5"),
    "s9": _stroke("@row", 1.6, ".1 1.3", stroke_linecap="round"),
    "re": _stroke("@redge", 8.4), "rf": _stroke("@road", 6.2), "rt": _stroke("@track", 1.5),
    "wo": _stroke("@wateredge", 11.2), "ww": _stroke("@water", 9.2),
    "wr": _stroke("@ripple", 1, "5 7", stroke_linecap="round"),
    "c": {"fill": "@city"},
    "wi": _stroke("@ink", 5.8, stroke_linejoin="round"), "ws": _stroke("@stone", 4.4),
    "wm": _stroke("@stonehi", 4.4, "2.6 2"),
    "va": _stroke("@ink", 11.6), "pa": _stroke("@stonehi", 1.8, "2.6 1"),
    "e": {"fill": "none", "stroke": "@line", "stroke-width": "@linew", "stroke-opacity": "@lineo"},
    # parts of shapes
    "k": {"stroke": "@ink", "stroke-width": ".6", "stroke-linejoin": "round"},
    "pl": {"fill": "@plaster"}, "r1": {"fill": "@roof"}, "r2": {"fill": "@roof2"}, "r3": {"fill": "@roof3"},
    "rd": {"fill": "@roofd"}, "sn": {"fill": "@snow"}, "lf": {"fill": "@leaf"}, "lh": {"fill": "@leafhi"},
    "pn": {"fill": "@pine"}, "tk": {"fill": "@trunk"}, "st": {"fill": "@stone"}, "sh": {"fill": "@stonehi"},
    "ik": {"fill": "@ink"}, "wa": {"fill": "@water"}, "be": {"fill": "@beast"}, "hg": {"fill": "@hedge"},
    "sl": {"fill": "@slate"}, "dk": {"fill": "@shade", "opacity": ".16"},
    "ba": _stroke("@bare", 0.8, stroke_linecap="round"),
    # planks that join two road ends
    "jh": _stroke("#fff", 13.6), "jo": _stroke("#1d1a17", 11.6), "jp": _stroke("#b9793a", 9.4),
    "jd": _stroke("#5a3210", 9.4, ".9 3.2"),
    # figures: --pc is the player's colour, --pi the colour of the mark
    "ha": {"fill": "#fff", "stroke": "#fff", "stroke-width": "4", "stroke-linejoin": "round"},
    "ol": {"fill": "@pc", "stroke": "#1d1a17", "stroke-width": "2", "stroke-linejoin": "round"},
    "pc": {"fill": "@pc"},
}  # fmt: skip

# a drawn line is stroked once per class, the widest first
STACKS: dict[str, list[str]] = {
    "road": ["re", "rf", "rt"], "road2": ["re", "rf", "rt"], "road3": ["re", "rf", "rt"],
    "wall": ["wi", "ws", "wm"], "plough": ["s1", "s2", "s3", "s4"], "green": ["s5", "s6"], "grain": ["s7", "s8"],
    "hedge": ["s9"], "water": ["wo", "ww", "wr"], "join": ["jh", "jo", "jp", "jd"],
}  # fmt: skip
