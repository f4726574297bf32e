/** What the root element wears: theme, tile sheet, language, full window. */
import type { Store } from "../state/store.ts";
import { themeOf } from "./theme.ts";

/** Dresses the root and gives back the theme that is on. */
export function dress({ root, state, ui, art, words, view, pictures }: Store): Store["theme"] {
  const theme = themeOf(state.appearance.theme ?? ui.theme, root);
  // set only what differs: a set attribute makes the browser work out all styles again
  if (root.dataset.theme !== theme) root.dataset.theme = theme;
  root.classList.toggle("full", state.appearance.full);
  if (root.dataset.sheet !== art.key) root.dataset.sheet = art.key;
  if (root.lang !== words.lang) root.lang = words.lang;
  if (view?.prompt?.tile) pictures.prepare(view.prompt.tile, theme);
  return theme;
}
