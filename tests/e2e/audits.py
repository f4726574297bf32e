"""What Lighthouse asks of any page, as far as it needs no Lighthouse: the findings of one page, by what is wrong."""

from __future__ import annotations

from playwright.sync_api import Page

TARGET = 24
"""Pixels of the smallest thing to tap, but for links within a line of text (WCAG 2.5.8)."""
AUDIT = """(least) => {
  const found = [];
  const say = (what, node) => found.push(node ? `${what}: ${node.outerHTML.slice(0, 120)}` : what);
  const one = (what, sought) => document.querySelectorAll(sought).length === 1 || say(what);
  const seen = (node) => node.checkVisibility({ visibilityProperty: true }) && node.getClientRects().length > 0;
  const name = (node) =>
    node.getAttribute("aria-label") || node.textContent.trim() || node.title || node.querySelector("img[alt]")?.alt;
  one("no language", "html[lang]");
  one("one title", "head > title");
  one("one description", 'meta[name="description"][content]');
  one("one viewport", 'meta[name="viewport"][content*="width=device-width"]');
  one("one heading of the page", "h1");
  one("one main", "main");
  if (document.characterSet !== "UTF-8") say("no UTF-8");
  let level = 0;
  for (const heading of document.querySelectorAll("h1, h2, h3, h4, h5, h6")) {
    if (!seen(heading)) continue;
    const now = Number(heading.tagName[1]);
    if (now > level + 1) say(`heading ${now} after ${level}`, heading);
    level = now;
  }
  const ids = [...document.querySelectorAll("[id]")].map((node) => node.id);
  for (const id of new Set(ids.filter((id, n) => ids.indexOf(id) !== n))) say(`twice: #${id}`);
  for (const image of document.images) {
    if (!image.hasAttribute("alt")) say("no alt", image);
    if (!image.getAttribute("width") || !image.getAttribute("height")) say("an image without its size", image);
  }
  for (const node of document.querySelectorAll("a[href], button, input, select, textarea, summary")) {
    if (!seen(node)) continue;
    const box = (node.closest("label") ?? node).getBoundingClientRect(); // who taps its words taps it
    if (box.right <= 0 || box.bottom + scrollY <= 0) continue; // what comes with the focus
    const labelled = node.labels?.length || node.placeholder;
    if (!name(node) && !labelled) say("no name", node);
    const inText = node.matches("a") && getComputedStyle(node).display === "inline";
    if (!inText && (box.width < least || box.height < least)) say(`${box.width}x${box.height} to tap`, node);
  }
  for (const link of document.querySelectorAll('link[rel="alternate"][hreflang], link[rel="canonical"]'))
    if (!/^https?:/.test(link.getAttribute("href"))) say("no whole address", link);
  if (document.documentElement.scrollWidth > innerWidth) say("wider than the window");
  return found;
}"""


def audit(page: Page) -> list[str]:
    """What is wrong with a page as it stands, each with the element."""
    found: list[str] = page.evaluate(AUDIT, TARGET)
    return found
