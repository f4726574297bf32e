"""What a cell keeps of a board: a still picture with a description, a text, and the way to the live one."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

from carcnb.drawing.markup import LIVE, image

VIEW = "application/vnd.jupyter.widget-view+json"
PAGE = "JPY_SESSION_NAME"
"""Set by a Jupyter server for the kernel of a page that it shows."""


def kept(live: dict[str, Any], svg: str, alt: str, text: str, caption: str = "") -> dict[str, Any]:
    """What a cell shows for a board: the live one, a picture for where there is none, and a text.

    A page of JupyterLab prefers the live board to everything beside it and, once it is gone, shows an error in its
    place.  There the picture is therefore an output of its own, put before: whichever is there hides the other.
    """
    markup = image(svg, alt, stands_in=True) + caption
    if not os.environ.get(PAGE):
        return live | {"text/html": markup, "text/plain": text}
    from IPython import display as notebook

    put: Callable[..., object] = notebook.display  # its package has no types
    put({"text/html": f"<div>{markup}</div>{LIVE}", "text/plain": text}, raw=True)
    return {VIEW: live[VIEW], "text/plain": ""} if VIEW in live else live
