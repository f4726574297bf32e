"""The judges of a walk: each looks at every state, and knows nothing of what is shown there.

``judges.js`` does the looking, in one call for all of them; ``quiet``, ``axe`` and ``reach`` look from outside.
"""

from __future__ import annotations

JUDGES = {
    "quiet": "No error stands in the console, no request fails, and no message to a board breaks it.",
    "cut": "No text is cut off by what holds it, unless that can be scrolled.",
    "covered": "No text and no control that is in sight lies under something else, but for a layer that can be closed.",
    "unseen": "What can be scrolled to has a sign: a bar, a fade, a button, or a line that is half in sight.",
    "wide": "No page has to be scrolled sideways.",
    "spills": "No text stands out of its button, label or cell.",
    "overlaps": "No line of text lies on another.",
    "twice": "No sentence stands twice in a panel.",
    "notation": "No notation, id or Python stands in what people read or hear.",
    "named": "Every control has a name.",
    "contrast": "Every text stands out from its ground: 4.5 to 1, large ones 3 to 1.",
    "answers": "A press changes something in the page within two frames, without awaiting any answer.",
    "once": "A press says nothing twice to the board.",
    "stays": "What was pressed and can be pressed again is still under the pointer.",
    "verdict": "What is said of an answer is in sight, and so is what was pressed for it.",
    "words": "At most 60 words come at once with an answer.",
    "reach": "What is to be pressed can be reached: it is in sight or can be scrolled to, and lies under nothing.",
    "apart": "What else is open in the page changes nothing of how a board lies and looks.",
    "axe": "axe-core finds nothing serious.",
    "way": "A way comes to its end: what it looks for is there.",
}
"""What each holds, by name."""

EXCEPTIONS: tuple[tuple[str, str, str], ...] = (
    ("covered", "div.five", "a figure on the score track stands on its space, whose number it is"),
    (
        "notation",
        "the id of a tile in form[data-open] > p",
        "an error tells what a line of that notation begins with",
    ),
    (
        "quiet",
        "Item with index",
        "on a busy machine JupyterLab says so of its own list of cells",
    ),
    ("notation", "snake_case in p.cn-xs", "the place of the learner's own file, as the machine names it"),
)
"""What is accepted: a judge, how ``what`` begins, and the reason."""


def accepted(judge: str, what: str) -> bool:
    """Whether a finding has a reason to be."""
    return any(judge == name and what.startswith(start) for name, start, _reason in EXCEPTIONS)
