"""Pressing whatever is there, each sort of control once: as somebody does who tries everything."""

from __future__ import annotations

from tests.walk.walker import Walker

CONTROLS = "button, a[href], summary, [role=tab], [role=checkbox], [role=radio], [role=switch]"
KEYS = """root => [...(root ? document.querySelector(root) ?? document : document).querySelectorAll(SORTS)]
  .map(el => {
    const told = [...el.attributes].filter(a => a.name.startsWith("data-"));
    const data = told.map(a => `[${a.name}="${CSS.escape(a.value)}"]`);
    const box = el.getBoundingClientRect();
    const seen = box.width > 1 && box.height > 1 && getComputedStyle(el).visibility !== "hidden";
    const off = el.disabled || el.getAttribute("aria-disabled") === "true" || el.closest("[inert]");
    const to = el.getAttribute("href") ?? "#";
    if (!seen || off || el.target === "_blank" || el.download || !to.startsWith("#")) return null;
    return [el.localName + data.join(""), (el.ariaLabel || el.innerText || "").slice(0, 40)];
  }).filter(Boolean)"""
"""What can be pressed, as a selector, with its name; links to other pages are left out."""


def wander(walker: Walker, sorts: str = CONTROLS, within: str = "", most: int = 40, skip: str = "-") -> list[str]:
    """Press every control that is or comes into sight, each once, and close what lies over the board; what was pressed.

    ``sorts`` selects controls, ``skip`` is a part of what is not to be pressed.
    """
    done: list[str] = []
    while len(done) < most:
        found = walker.page.evaluate(KEYS.replace("SORTS", repr(sorts)), within)
        left = [(key, name) for key, name in found if f"{key} {name}" not in done and skip not in f"{key} {name}"]
        if not left:
            break
        key, name = left[0]
        done.append(f"{key} {name}")
        walker.press(key if "[" in key else walker.page.get_by_text(name, exact=True), within=within, less=["answers"])
        if walker.there("[data-do=close-rule]", within=within):
            walker.press("[data-do=close-rule]", within=within)
    return done
