/** The buttons, boxes and lists of an editor's panel by name; what follows the name is what it is about. */
import type { Store } from "../state/store.ts";
import type { EditPress, OfPage } from "../wire/types.ts";
import { edit, set, takeChosen, turnIt } from "./actions.ts";
import type { PageTab, Tab } from "./state.ts";

const send = (what: EditPress["what"]) => (store: Store) => void edit(store, { what });
const page = (what: OfPage["what"]) => (store: Store, at: string) => void edit(store, { what, page: Number(at) });

const COMMANDS: Record<string, (store: Store, about: string, el?: HTMLInputElement) => void> = {
  tab: (store, tab) => set(store, { tab: tab as Tab }),
  page: (store, tab) => {
    set(store, { page: tab as PageTab, box: false });
    const lights = tab === "light";
    if (store.view?.desk?.draft?.page.lighting !== lights) void edit(store, { what: "lighting", on: lights });
  },
  turn: (store) => turnIt(store, 1),
  take: takeChosen,
  play: send("play"),
  lesson: send("lesson"),
  position: send("position"),
  clear: send("clear"),
  sit: send("sit"),
  add: (store) => {
    set(store, { page: "text" });
    send("add")(store);
  },
  try: send("try"),
  back: send("back"),
  unmove: send("unmove"),
  open: (store, at) => {
    if (store.state.editor.page === "light") set(store, { page: "text" });
    page("open")(store, at);
  },
  drop: page("drop"),
  earlier: page("earlier"),
  later: page("later"),
  rise: (store, seat) => void edit(store, { what: "rise", seat }),
  first: (store, seat) => void edit(store, { what: "first", seat }),
  system: (store, name, el) => void edit(store, { what: "system", name, on: el?.checked ?? true }),
  asks: (store, _, el) => void edit(store, { what: "asks", on: el?.checked ?? true }),
  goal: (store, _, el) => void edit(store, { what: "write", field: "goal", text: el?.value ?? "" }),
  load: (store, _, el) => el?.value && void edit(store, { what: "load", file: el.value }),
  box: (store) => set(store, { box: !store.state.editor.box }),
  save: (store) => {
    const draft = store.view?.desk?.draft;
    const file = store.root.querySelector<HTMLInputElement>(".cn-file input")?.value ?? "";
    void edit(store, { what: "save", file, over: !!draft?.exists && draft.file === file.trim() });
  },
  copy: (store, from) => {
    const text = store.root.querySelector<HTMLTextAreaElement>(`.cn-code.${from} textarea`);
    text?.select();
    navigator.clipboard?.writeText(text?.value ?? store.view?.desk?.draft?.line ?? "").catch(() => {});
  },
};

/** Does what a button, a box or a list is there for. */
export function press(store: Store, target: string, el?: HTMLInputElement): void {
  const [command = "", ...about] = target.split(" ");
  COMMANDS[command]?.(store, about.join(" "), el);
}
