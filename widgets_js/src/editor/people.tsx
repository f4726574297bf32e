/** The players of a position: names, points, whose turn it is, figures and tokens to be put on the board. */

import { Piece, Token } from "../art/pieces.tsx";
import { ref } from "../art/sheet.ts";
import type { Store } from "../state/store.ts";
import { target } from "../target.ts";
import type { Desk, Seat } from "../wire/types.ts";
import type { View } from "../wire/view.ts";
import { edit } from "./actions.ts";
import { EdButton, Field } from "./parts.tsx";

/** Figures of one kind, to be dragged onto the board. */
function Own({
  store,
  view,
  seat,
  kind,
  left,
}: {
  store: Store;
  view: View;
  seat: string;
  kind: string;
  left: number;
}) {
  const { held } = store.state.editor;
  const on = !!held && !("tile" in held) && !held.from && held.seat === seat && held.kind === kind;
  const name = view.names[kind] ?? kind;
  return (
    <button
      type="button"
      class="cn-own"
      {...target("own", `${seat},${kind}`)}
      aria-label={`${name}, ${store.say("ed-left")} ${left}`}
      title={name}
      aria-pressed={on}
      aria-disabled={left < 1 || undefined}
    >
      <Piece store={store} seat={seat} kind={kind} />
      <span class="cn-num">{left}</span>
    </button>
  );
}

function Person({ store, view, desk, seat }: { store: Store; view: View; desk: Desk; seat: Seat }) {
  const { say } = store;
  const id = seat.seat;
  const onBoard = seat.supply.filter(([kind]) => !store.sheet.figures[kind]?.neutral);
  return (
    <li class="cn-person">
      <div class="cn-row">
        <Piece store={store} seat={id} />
        <Field
          label={say("ed-name")}
          bare
          most={40}
          cls="grow"
          value={seat.name}
          write={(name) => edit(store, { what: "seat", seat: id, name })}
        />
        <Field
          label={say("ed-points")}
          bare
          number
          most={4}
          cls="few"
          value={String(seat.score)}
          write={(text) => edit(store, { what: "seat", seat: id, points: Number.parseInt(text, 10) || 0 })}
        />
        <EdButton
          ed={`rise ${id}`}
          label={`${say("ed-rise")}: ${seat.name}`}
          icon="close"
          cls="cn-btn plain sq"
          off={view.seats.length < 3}
        />
      </div>
      <div class="cn-row">
        {onBoard.map(([kind, left]) => (
          <Own key={kind} store={store} view={view} seat={id} kind={kind} left={left} />
        ))}
        <label class="cn-edfirst">
          <input
            type="radio"
            name={ref(store, "first").slice(1)}
            checked={desk.first === id}
            {...target("tick", `first ${id}`)}
          />
          {say("on-turn")}
        </label>
      </div>
      {seat.tokens.length > 0 && (
        <div class="cn-row">
          {seat.tokens.map(([kind, count]) => (
            <span key={kind} class="cn-count" title={view.names[kind] ?? kind}>
              <Token store={store} kind={kind} />
              <Field
                label={view.names[kind] ?? kind}
                bare
                number
                most={2}
                cls="few"
                value={String(count)}
                write={(text) => edit(store, { what: "hold", seat: id, kind, count: Number.parseInt(text, 10) || 0 })}
              />
            </span>
          ))}
        </div>
      )}
    </li>
  );
}

export function People({ store, view, desk }: { store: Store; view: View; desk: Desk }) {
  const { say } = store;
  return (
    <>
      <p class="cn-xs">{say("ed-figures-how")}</p>
      <ul class="cn-people">
        {view.seats.map((seat) => (
          <Person key={seat.seat} store={store} view={view} desk={desk} seat={seat} />
        ))}
      </ul>
      {desk.pieces.length > 0 && (
        <div class="cn-row">
          {desk.pieces.map(([kind, left]) => (
            <Own key={kind} store={store} view={view} seat="" kind={kind} left={left} />
          ))}
        </div>
      )}
      {desk.room && <EdButton ed="sit" label={say("ed-sit")} icon="plus" cls="cn-btn plain" show />}
    </>
  );
}
