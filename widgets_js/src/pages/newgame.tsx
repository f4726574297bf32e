/** A new game: at one click against the computer, or set up with more players and expansions. */

import { seatClass } from "../art/pieces.tsx";
import { Ways } from "../panel/home.tsx";
import { Press } from "../parts/index.tsx";
import { remember, remembered } from "../state/remembered.ts";
import type { Store } from "../state/store.ts";
import type { Table } from "../wire/types.ts";

const Tick = ({ name, value, label, on }: { name: string; value: string; label: string; on?: boolean }) => (
  <label class="cn-tick">
    <input type="checkbox" name={name} value={value} defaultChecked={on} />
    <span>{label}</span>
  </label>
);

/** The form of a game that is set up: who plays, and with what. */
function NewGame({ store, table }: { store: Store; table: Table }) {
  const { say } = store;
  return (
    <form class="cn-table" onSubmit={(e) => e.preventDefault()}>
      <fieldset>
        <legend>{say("home-names")}</legend>
        {table.seats.map((seat, i) => (
          <div key={seat} class={`cn-name ${seatClass(seat)}`}>
            <input
              type="text"
              name={seat}
              maxLength={24}
              defaultValue={table.names[i] ?? ""}
              placeholder="–"
              aria-label={`${say("home-name")} ${i + 1}`}
            />
            <select aria-label={`${say("home-level")} ${i + 1}`}>
              <option value="">{say("home-person")}</option>
              <optgroup label={say("home-computer")}>
                {table.levels.map(([level, text]) => (
                  <option key={level} value={level}>
                    {text}
                  </option>
                ))}
              </optgroup>
            </select>
          </div>
        ))}
      </fieldset>
      <Tick name="farmers" value="" label={say("home-farmers")} on />
      <fieldset>
        <legend>{say("home-expansions")}</legend>
        {table.expansions.map(([name, text]) => (
          <Tick key={name} name={name} value="system" label={text} />
        ))}
      </fieldset>
      <Press do="deal" label={say("home-deal")} cls="cn-btn main" show />
    </form>
  );
}

/** What is folded away below the games at one click; whoever has opened it finds it open. */
export function Folds({ store, table }: { store: Store; table: Table }) {
  return (
    <>
      <details>
        <summary>{store.say("home-strengths")}</summary>
        <Ways store={store} rows={table.weaker} label={store.say("home-strengths")} />
      </details>
      <details
        open={remembered("table") === "open"}
        onToggle={({ currentTarget: fold }) => remember("table", fold.open ? "open" : "")}
      >
        <summary>{store.say("home-more")}</summary>
        <NewGame store={store} table={table} />
      </details>
    </>
  );
}

/** A new game as the form asks for it: whoever has a name or a level plays. */
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
