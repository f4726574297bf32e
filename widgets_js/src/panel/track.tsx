/** The score track: 50 spaces, figures side by side on them, and the answers that are about a space. */

import { Piece } from "../art/pieces.tsx";
import type { Store } from "../state/store.ts";
import { target } from "../target.ts";
import { nameOf, type View } from "../wire/view.ts";
import { Answers, type Ghost, ghostOf, pathOf } from "./spaces.tsx";

const SPACES = Array.from({ length: 50 }, (_, i) => i);
/** How wide the pieces of one row may spread over their space (px). */
const SPREAD = 44;

interface Standing {
  seat: string;
  kind: string;
  space: number;
  lies: boolean;
  /** 0 in front of the score figures, 1 the first of these, 2 the others, a little above. */
  row: 0 | 1 | 2;
}

const standing = (view: View): Standing[] => [
  ...view.track.map(
    ([seat, kind, , space, lies], _, all): Standing => ({
      seat,
      kind,
      space,
      lies: lies === 1,
      row: kind === all[0]![1] ? 1 : 2,
    }),
  ),
  ...(view.lane?.figures ?? []).map(([seat, kind, space]): Standing => ({ seat, kind, space, lies: false, row: 0 })),
];

/** How far the k-th of n pieces stands from the middle of its space (px); at the ends none leaves the track. */
function aside(space: number, k: number, n: number): number {
  const step = n > 1 ? Math.min(11, SPREAD / (n - 1)) : 0;
  return (k - (space < 2 ? 0 : space > 47 ? n - 1 : (n - 1) / 2)) * step;
}

function Pieces({ store, here, moving }: { store: Store; here: Standing[]; moving: Ghost | null }) {
  return ([2, 1, 0] as const).flatMap((row) =>
    here
      .filter((piece) => piece.row === row)
      .map(({ seat, kind, space, lies }, k, all) => (
        <div
          key={`${seat} ${kind}`}
          class={`pc row${row}${moving?.seat === seat && moving.kind === kind ? " goes" : ""}`}
          {...target("piece", `${seat} ${kind}`)}
          style={{ left: `calc(50% + ${aside(space, k, all.length)}px)` }}
        >
          <Piece store={store} seat={seat} kind={kind} lying={lies} />
        </div>
      )),
  );
}

/** What stands where, for those who do not see it. */
function summary(store: Store, view: View): string {
  const scores = view.seats.map((s) => `${s.name} ${s.score}`);
  const more = view.lane
    ? standing(view).map((p) => `${nameOf(view, p.seat)}, ${view.names[p.kind] ?? p.kind}: ${p.space}`)
    : [];
  return `${store.say("score")}: ${[...scores, ...more].join("; ")}`;
}

export function Track({ store, view }: { store: Store; view: View }) {
  const all = standing(view);
  const ghost = ghostOf(store, view);
  const path = pathOf(ghost);
  const dark = new Set(view.lane?.dark);
  const asks = view.playable && view.prompt?.options.some((o) => o.space !== undefined);
  return (
    <div
      class={`cn-track${view.lane ? " lane" : ""}${asks ? " asks" : ""}`}
      role={asks ? "group" : "img"}
      aria-label={summary(store, view)}
    >
      <div class="cn-spaces">
        {SPACES.map((i) => (
          <div
            key={i}
            class={[i % 5 ? "" : "five", dark.has(i) && "dark", path.has(i) && "way", ghost?.space === i && "end"]
              .filter(Boolean)
              .join(" ")}
          >
            {i % 5 === 0 && <span>{i}</span>}
            <Pieces store={store} here={all.filter((piece) => piece.space === i)} moving={ghost} />
            {ghost?.space === i && ghost.kind && (
              <div class="pc ghost">
                <Piece store={store} seat={ghost.seat} kind={ghost.kind} />
              </div>
            )}
            {asks && <Answers store={store} view={view} space={i} />}
          </div>
        ))}
      </div>
    </div>
  );
}
