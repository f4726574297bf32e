/** A new game, as the form of the way in asks for it: whoever has a name or a level plays. */
import type { Store } from "../state/store.ts";

export function deal(store: Store): void {
  const form = store.root.querySelector<HTMLFormElement>(".cn-table");
  if (!form) return;
  const fields = [...form.querySelectorAll<HTMLInputElement>("input[name]")];
  const level = (field: Element) => (field.nextElementSibling as HTMLSelectElement).value;
  const named = fields.filter((f) => f.type === "text" && (f.value.trim() || level(f)));
  store.send({
    do: "deal",
    seats: named.map(({ name }) => name),
    names: named.map(({ value }, i) => value.trim() || `${store.say("home-computer")} ${i + 1}`),
    levels: named.map(level),
    expansions: fields.filter((f) => f.checked && f.value === "system").map(({ name }) => name),
    farmers: fields.some((f) => f.checked && f.name === "farmers"),
  });
}
