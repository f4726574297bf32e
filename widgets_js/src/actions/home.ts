/** A new game, as the form of the way in asks for it: whoever has a name plays. */
import type { Store } from "../state/store.ts";

export function deal(store: Store): void {
  const form = store.root.querySelector<HTMLFormElement>(".cn-table");
  if (!form) return;
  const fields = [...form.querySelectorAll<HTMLInputElement>("input[name]")];
  const named = fields.filter(({ type, value }) => type === "text" && value.trim());
  store.send({
    do: "deal",
    seats: named.map(({ name }) => name),
    names: named.map(({ value }) => value.trim()),
    expansions: fields.filter((f) => f.checked && f.value === "system").map(({ name }) => name),
    farmers: fields.some((f) => f.checked && f.name === "farmers"),
  });
}
