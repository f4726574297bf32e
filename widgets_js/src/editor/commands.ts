/** The buttons, boxes and lists of an editor's panel by name, which the kernel knows where it is not here; what follows
 * the name is what it is about. */
import { copy } from "../actions/share.ts";
import type { DeskTab, PageTab } from "../state/editor.ts";
import { NO_SHARE } from "../state/state.ts";
import type { Store } from "../state/store.ts";
import type { EditPress, OfPage } from "../wire/types.ts";
import { edit, set, takeChosen, turnIt } from "./actions.ts";

const page = (what: OfPage["what"]) => (store: Store, at: string) => edit(store, { what, page: Number(at) });

const COMMANDS: Record<string, (store: Store, about: string, el?: HTMLInputElement) => void> = {
  tab: (store, tab) => set(store, { tab: tab as DeskTab }),
  page: (store, tab) => {
    set(store, { page: tab as PageTab, box: false });
    edit(store, { what: "lighting", on: tab === "light" });
  },
  turn: (store) => turnIt(store, 1),
  take: takeChosen,
  add: (store) => {
    set(store, { page: "text" });
    edit(store, { what: "add" });
  },
  open: (store, at) => {
    if (store.state.editor.page === "light") set(store, { page: "text" });
    page("open")(store, at);
  },
  drop: page("drop"),
  earlier: page("earlier"),
  later: page("later"),
  rise: (store, seat) => edit(store, { what: "rise", seat }),
  first: (store, seat) => edit(store, { what: "first", seat }),
  system: (store, name, el) => edit(store, { what: "system", name, on: el?.checked ?? true }),
  asks: (store, _, el) => edit(store, { what: "asks", on: el?.checked ?? true }),
  goal: (store, _, el) => edit(store, { what: "write", field: "goal", text: el?.value ?? "" }),
  load: (store) =>
    edit(store, { what: "load", file: store.root.querySelector<HTMLSelectElement>(".cn-desk select")!.value }),
  box: (store) => set(store, { box: !store.state.editor.box }),
  save: (store) => {
    const draft = store.view?.desk?.draft;
    const file = store.root.querySelector<HTMLInputElement>(".cn-file input")?.value ?? "";
    edit(store, { what: "save", file, over: !!draft?.exists && draft.file === file.trim() });
  },
  copy: (store, from) => void copy(store, `.cn-code.${from} textarea`, store.view?.desk?.draft?.line),
};

/** Does what a button, a box or a list is there for. */
export function press(store: Store, target: string, el?: HTMLInputElement): void {
  const [command = "", ...about] = target.split(" ");
  store.set({ share: NO_SHARE }); // what was copied is no news any more
  const does = COMMANDS[command];
  if (does) does(store, about.join(" "), el);
  else edit(store, { what: command as EditPress["what"] });
}
