/** Which of the three themes is on: chosen, or the notebook's, or the system's; the root wears it. */
import type { Store } from "../state/store.ts";
import type { Ui } from "../wire/types.ts";

const DARK = "(prefers-color-scheme: dark)";

export function themeOf(wanted: Ui["theme"], root: HTMLElement): "light" | "dark" | "contrast" {
  if (wanted !== "auto") return wanted;
  const page = root.ownerDocument.body.dataset;
  if (page.jpThemeLight !== undefined) return page.jpThemeLight === "false" ? "dark" : "light";
  if (page.vscodeThemeKind) return page.vscodeThemeKind.includes("dark") ? "dark" : "light";
  return window.matchMedia?.(DARK).matches ? "dark" : "light";
}

/** Marks the root with theme, tile sheet, language and full window, and gives back the theme that is on. */
export function markRoot({ root, state, ui, sheet, words }: Store): Store["theme"] {
  const theme = themeOf(state.appearance.theme ?? ui.theme, root);
  // set only what differs: a set attribute makes the browser work out all styles again
  if (root.dataset.theme !== theme) root.dataset.theme = theme;
  root.classList.toggle("full", state.appearance.full);
  if (root.dataset.sheet !== sheet.key) root.dataset.sheet = sheet.key;
  if (root.lang !== words.lang) root.lang = words.lang;
  return theme;
}

/** Calls back when the notebook or the system changes its theme. */
export function watchTheme(root: HTMLElement, signal: AbortSignal, changed: () => void): void {
  const observer = new MutationObserver(changed);
  const attributeFilter = ["data-jp-theme-light", "data-vscode-theme-kind"];
  observer.observe(root.ownerDocument.body, { attributes: true, attributeFilter });
  signal.addEventListener("abort", () => observer.disconnect());
  window.matchMedia?.(DARK).addEventListener?.("change", changed, { signal });
}
