/** On the board of an editor: where what is in hand can go, how it would lie, and the tile that is chosen. */
import { FigureShape, ownerClass, TileImage } from "../art/pieces.tsx";
import { anchorOf, find } from "../board/place.ts";
import { under } from "../geometry/camera.ts";
import { cellKey, indexOf } from "../geometry/index.ts";
import { modules } from "../modules.ts";
import { squareAt, turnAt } from "../state/editor.ts";
import type { Store } from "../state/store.ts";
import { target } from "../target.ts";
import type { View } from "../wire/view.ts";
import { EdButton } from "./parts.tsx";

export function EditLayer({ store, view }: { store: Store; view: View }) {
  const { editor } = store.state;
  const { held, at, chosen, squares, spots } = editor;
  if (view.desk?.kind !== "position") return null;
  const index = indexOf(view);
  const r = Math.max(7, 900 / store.viewport.base);
  return (
    <g class="cn-edit">
      {held && "tile" in held && (
        <g class="cn-legals">
          {squares.map(({ cell: [x, y], turns }) => (
            <g
              key={cellKey(x, y)}
              class={`cn-legal${turns.includes(editor.turn & 3) ? "" : " turn"}`}
              {...target("cell", [x, y])}
              role="button"
              tabindex={-1}
              aria-label={modules.aloud?.named(store, [x, y]) ?? store.say("place-at")}
              transform={`translate(${x * 100} ${y * 100})`}
            >
              <rect x="7" y="7" width="86" height="86" rx="8" />
              <path class="plus" d="M43 50h14M50 43v14" />
            </g>
          ))}
        </g>
      )}
      {held &&
        !("tile" in held) &&
        spots.map((spot) => {
          const found = find(index, store.sheet, spot);
          if (!found) return null;
          const [x, y] = anchorOf(found);
          const on = at?.join() === spot.join();
          return (
            <circle
              key={spot.join()}
              class={on ? "cn-here on" : "cn-here"}
              {...target("place", spot)}
              role="button"
              tabindex={-1}
              aria-label={modules.aloud?.named(store, spot) ?? store.say("place-at")}
              cx={x}
              cy={y}
              r={r}
            />
          );
        })}
      {chosen && (
        <rect class="cn-chosen" x={chosen[0] * 100 + 2} y={chosen[1] * 100 + 2} width="96" height="96" rx="5" />
      )}
      <Shadow store={store} view={view} />
    </g>
  );
}

/** What is in hand, where it would go. */
function Shadow({ store, view }: { store: Store; view: View }) {
  const { editor } = store.state;
  const { held, at } = editor;
  if (!held || !at) return null;
  const [x, y] = at;
  if ("tile" in held) {
    const fits = squareAt(editor, at);
    if (!fits && store.state.carried) return null;
    return (
      <g class={fits ? "cn-ghost" : "cn-ghost off"} transform={`translate(${x * 100} ${y * 100})`}>
        <TileImage store={store} design={held.tile} turn={turnAt(editor, at)} />
        <rect class="fr0" x="1" y="1" width="98" height="98" rx="3" />
        <rect class="fr" x="1" y="1" width="98" height="98" rx="3" />
      </g>
    );
  }
  const found = find(indexOf(view), store.sheet, at);
  if (!found) return null;
  const [u, v] = anchorOf(found);
  return (
    <g class={`cn-shadow ${ownerClass(store, held.seat, held.kind)}`} transform={`translate(${u} ${v}) scale(1.25)`}>
      <FigureShape store={store} seat={held.seat} kind={held.kind} lying={found.segment.kind === "field"} />
    </g>
  );
}

/** The pad under the chosen tile, or under a figure that is held where it stands. */
export function EditPad({ store }: { store: Store }) {
  const { view, state, say } = store;
  const { held, chosen } = state.editor;
  const from = held?.from;
  const cell = chosen ?? (from ? ([from[0], from[1]] as [number, number]) : null);
  if (!cell || state.carried || state.note || view?.desk?.kind !== "position") return null;
  const { left, top, above } = under(store.viewport.camera, store.viewport.size, cell, 72, 60);
  return (
    <div class={`cn-turnpad${above ? " above" : ""}`} style={{ left: `${left}px`, top: `${top}px` }}>
      {chosen && <EdButton ed="turn" label={say("turn")} icon="turn" cls="" />}
      <EdButton ed="take" label={say("ed-take")} icon="close" cls="" />
    </div>
  );
}
