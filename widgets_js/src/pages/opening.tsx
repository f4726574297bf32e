/** What somebody gives to be opened: a text that is pasted, a file that is chosen, or dropped on the board. */

import type { Store } from "../state/store.ts";
import type { Opens } from "../wire/types.ts";

/** Bytes of a file that are read: of a larger one enough for the kernel to say that it is too large. */
const MOST = 4_000_000;

const open = (store: Store, text: string) => store.send({ do: "open", text: text.slice(0, MOST) });

/** Hands a file's text to the kernel; what cannot be read is nothing to open. */
export async function openFile(store: Store, file: Blob | undefined): Promise<void> {
  const text = await file
    ?.slice(0, MOST)
    .text()
    .catch(() => "");
  if (text !== undefined) open(store, text);
}

export function Opening({ store, opens: [label, file, button] }: { store: Store; opens: Opens }) {
  const give = (e: SubmitEvent) => {
    e.preventDefault();
    open(store, (e.currentTarget as HTMLFormElement).querySelector("textarea")!.value);
  };
  const choose = (e: Event) => {
    const field = e.currentTarget as HTMLInputElement;
    void openFile(store, field.files?.[0]);
    field.value = ""; // the same file can be chosen once more
  };
  return (
    <form class="cn-opens" onSubmit={give}>
      <label>
        <b>{label}</b>
        <textarea rows={4} spellcheck={false} dir="ltr" required />
      </label>
      <label class="cn-btn">
        {file}
        <input type="file" accept=".json,.jcz,.txt" onChange={choose} />
      </label>
      <button type="submit" class="cn-btn main">
        {button}
      </button>
    </form>
  );
}
