/** True where nothing shall move: the system asks for it, or the root carries `data-still`. */
export const calm = (root: HTMLElement): boolean =>
  root.hasAttribute("data-still") || window.matchMedia?.("(prefers-reduced-motion: reduce)").matches === true;
