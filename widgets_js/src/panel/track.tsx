/** The score track: 50 spaces; equal scores stand side by side. */
import type { Desk } from "../desk.ts";
import { Piece } from "../pieces.tsx";
import type { View } from "../types.ts";

const SPACES = Array.from({ length: 50 }, (_, i) => i);

/** How far the k-th of n pieces stands from the middle of its space, in pixels; at the ends none leaves the track. */
const aside = (space: number, k: number, n: number): number =>
  (k - (space < 2 ? 0 : space > 47 ? n - 1 : (n - 1) / 2)) * 11;

export function Track({ desk, view }: { desk: Desk; view: View }) {
  const on = (space: number) => view.track.filter((t) => t[3] === space);
  const summary = view.seats.map((s) => `${s.name} ${s.score}`).join(", ");
  return (
    <div class="cn-track" role="img" aria-label={`${desk.say("score")}: ${summary}`}>
      <div class="cn-spaces">
        {SPACES.map((i) => {
          const here = on(i);
          return (
            <div key={i} class={i % 5 ? "" : "five"}>
              {i % 5 === 0 && <span>{i}</span>}
              {here.map(([seat, kind, , , lies], k) => (
                <div
                  key={`${seat} ${kind}`}
                  class="pc"
                  data-piece={`${seat} ${kind}`}
                  style={{ left: `calc(50% + ${aside(i, k, here.length)}px)` }}
                >
                  <Piece desk={desk} seat={seat} kind={kind} lying={lies === 1} />
                </div>
              ))}
            </div>
          );
        })}
      </div>
    </div>
  );
}
