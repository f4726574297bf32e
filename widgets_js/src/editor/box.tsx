/** The box: every tile that can be played with, by its system, with how many are left. */
import { lookOf, picturesOf } from "../art/sheet.ts";
import type { Store } from "../state/store.ts";
import { target } from "../target.ts";
import type { Desk } from "../wire/types.ts";
import { set } from "./actions.ts";
import { finder } from "./find.ts";

export function Box({ store, desk }: { store: Store; desk: Desk }) {
  const { say, state } = store;
  const { held, find } = state.editor;
  const found = finder(find);
  const now = held && "tile" in held && !held.from ? held.tile : "";
  const groups = desk.systems
    .filter(({ on }) => on)
    .map(({ name, title, sets }) => {
      const all = desk.box.filter(([design]) => sets.includes(design.replace(/-[^-]*$/, "")));
      return {
        name,
        title,
        tiles: found(title) ? all : all.filter(([design]) => found(`${design} ${lookOf(store, design)}`)),
      };
    })
    .filter(({ tiles }) => tiles.length);
  return (
    <>
      <label class="cn-field cn-find">
        <input
          type="search"
          value={find}
          placeholder={say("ed-find")}
          aria-label={say("ed-find")}
          onInput={(e) => set(store, { find: (e.target as HTMLInputElement).value })}
        />
      </label>
      {desk.kind === "position" && <p class="cn-xs">{say("ed-tiles-how")}</p>}
      {groups.map(({ name, title, tiles }) => (
        <section key={name} class="cn-boxset">
          {desk.systems.filter(({ on }) => on).length > 1 && <h4>{title}</h4>}
          <div class="cn-box">
            {tiles.map(([design, left]) => (
              <button
                key={design}
                type="button"
                {...target("box", design)}
                aria-label={`${lookOf(store, design)}, ${say("ed-left")} ${left}`}
                aria-pressed={now === design}
                aria-disabled={!left || undefined}
              >
                <img src={picturesOf(store).url(design, 0, store.theme)} alt="" draggable={false} />
                <span class="cn-num">{left}</span>
              </button>
            ))}
          </div>
        </section>
      ))}
      {!groups.length && <p class="cn-xs cn-empty">{say("ed-none")}</p>}
    </>
  );
}
