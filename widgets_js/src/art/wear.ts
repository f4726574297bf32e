/** Styles in the part of a page where a board stands: its document, or a shadow root; each once. */
export type Root = Document | ShadowRoot;

const worn = new WeakMap<Root, Set<string>>();

/** Where the ids and styles are that an element sees. */
export function rootOf(el: Element): Root {
  const root = el.getRootNode();
  return root instanceof ShadowRoot ? root : el.ownerDocument;
}

/** The styles of the board itself, where a page brings it by no style sheet of its own, and of modules that have come. */
const own: string[] = [];
export function style(css: string): void {
  own.push(css);
}

export function dressed(root: Root): void {
  for (const css of own) wear(root, css, css);
}

export function wear(root: Root, key: string, css: string): void {
  const known = worn.get(root) ?? new Set();
  if (known.has(key)) return;
  worn.set(root, known.add(key));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
