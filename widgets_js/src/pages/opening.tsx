/** What somebody gives to be opened: a text that is pasted, a file that is chosen, or dropped on the board. */

import type { Store } from "../state/store.ts";
import type { Hands, Opens } from "../wire/types.ts";

/** Bytes of a file that are read: of a larger one enough for the kernel to say that it is too large. */
const MOST = 4_000_000;

const open = (store: Store, text: string) => store.send({ do: "open", text: text.slice(0, MOST) });

/** Files that a class has handed in go to the kernel with their names; of others the first, to be opened. */
export async function openFiles(store: Store, files: File[]): Promise<void> {
  const all = store.view?.home?.hands ? files : files.slice(0, 1);
  const most = MOST / all.length; // together they are no more than one may be
  const read = (file: File) =>
    file
      .slice(0, most)
      .text()
      .catch(() => ""); // what cannot be read is nothing to open
  const texts = await Promise.all(all.map(read));
  if (!all.length) return;
  if (store.view?.home?.hands) {
    store.send({ do: "hand", files: all.map(({ name }, i) => [name.slice(-190), texts[i]!]) });
  } else open(store, texts[0]!);
}

const chosen = (store: Store) => (e: Event) => {
  const field = e.currentTarget as HTMLInputElement;
  void openFiles(store, [...field.files!]);
  field.value = ""; // the same file can be chosen once more
};

/** What a class has handed in, to be chosen or dropped, many files at once. */
export const Handing = ({ store, hands: [label, button] }: { store: Store; hands: Hands }) => (
  <div class="cn-opens cn-hands">
    <p>{label}</p>
    <label class="cn-btn">
      {button}
      <input type="file" accept=".json,.csv" multiple onChange={chosen(store)} />
    </label>
  </div>
);

export function Opening({ store, opens: [label, file, button] }: { store: Store; opens: Opens }) {
  const give = (e: SubmitEvent) => {
    e.preventDefault();
    open(store, (e.currentTarget as HTMLFormElement).querySelector("textarea")!.value);
  };
  return (
    <form class="cn-opens" onSubmit={give}>
      <label>
        <b>{label}</b>
        <textarea rows={4} spellcheck={false} dir="ltr" required />
      </label>
      <label class="cn-btn">
        {file}
        <input type="file" accept=".json,.jcz,.txt" onChange={chosen(store)} />
      </label>
      <button type="submit" class="cn-btn main">
        {button}
      </button>
    </form>
  );
}
