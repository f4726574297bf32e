/** How high a board may be: as high as the part of the page in which its cell is scrolled. */
import { windowOf } from "./scroll.ts";

/** Higher than any window (px). */
const FAR = 20_000;
/** What stands above a board in its cell: a line or two of code, and the space around (px). */
const ABOVE = 72;
/** The same on a phone's page that shows the board alone. */
const ALONE = 16;

/** The window in which an element scrolls; null: that of the page. One that is as high as what is in it is none. */
function around(root: HTMLElement): Element | null {
  const { minHeight } = root.style;
  root.style.minHeight = `${FAR}px`;
  const found = windowOf(root, ({ clientHeight: high }) => high > 0 && high < FAR);
  root.style.minHeight = minHeight;
  return found;
}

/** Brings the board of a cell that has just been run into sight; JupyterLab looks only whether the next cell is. */
function show(root: HTMLElement): void {
  const cell = root.closest(".jp-Cell");
  if ([cell, cell?.nextElementSibling].some((one) => one?.matches(".jp-mod-active")))
    root.scrollIntoView({ block: "nearest" });
}

/** Keeps `--cn-room` on the root what the page leaves for a cell, until the signal. */
export function keepRoom(root: HTMLElement, signal: AbortSignal): void {
  const page = root.ownerDocument.defaultView;
  if (!page || typeof ResizeObserver === "undefined") return;
  let watched: Element | null = null;
  const measure = () => {
    if (!root.isConnected || !root.clientWidth) return;
    const found = around(root);
    if (found !== watched) {
      if (watched) observer.unobserve(watched);
      if (found) observer.observe(found);
      watched = found;
    }
    const high = found ? found.clientHeight - ABOVE : page.innerHeight - (page.innerWidth < 520 ? ALONE : ABOVE);
    root.style.setProperty("--cn-room", `${high}px`);
    if (!shown) show(root);
    shown = true;
  };
  let shown = false;
  let seen = "";
  const observer = new ResizeObserver(() => {
    const now = `${root.clientWidth} ${watched?.clientHeight}`;
    if (now !== seen) measure();
    seen = `${root.clientWidth} ${watched?.clientHeight}`;
  });
  observer.observe(root);
  page.addEventListener("resize", measure, { signal });
  signal.addEventListener("abort", () => observer.disconnect());
}
