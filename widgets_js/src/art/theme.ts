/** Which of the three themes is on: chosen, or the notebook's, or the system's. */
import type { Ui } from "../types.ts";

const DARK = "(prefers-color-scheme: dark)";

export function themeOf(wanted: Ui["theme"], root: HTMLElement): "light" | "dark" | "contrast" {
  if (wanted !== "auto") return wanted;
  const page = root.ownerDocument.body.dataset;
  if (page.jpThemeLight !== undefined) return page.jpThemeLight === "false" ? "dark" : "light";
  if (page.vscodeThemeKind) return page.vscodeThemeKind.includes("dark") ? "dark" : "light";
  return window.matchMedia?.(DARK).matches ? "dark" : "light";
}

/** Calls back when the notebook or the system changes its theme. */
export function watchTheme(root: HTMLElement, signal: AbortSignal, changed: () => void): void {
  const observer = new MutationObserver(changed);
  const attributeFilter = ["data-jp-theme-light", "data-vscode-theme-kind"];
  observer.observe(root.ownerDocument.body, { attributes: true, attributeFilter });
  signal.addEventListener("abort", () => observer.disconnect());
  window.matchMedia?.(DARK).addEventListener?.("change", changed, { signal });
}
