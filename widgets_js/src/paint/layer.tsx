/** On the board: what is painted, and once the solution is known what is missing and what is too much, each by a sign. */

import { anchorOf, type Found, find, laid } from "../board/place.ts";
import { indexOf } from "../geometry/index.ts";
import { picked, picking } from "../state/picks.ts";
import type { Store } from "../state/store.ts";
import { target } from "../target.ts";
import type { View } from "../wire/view.ts";

/** Half the size of a sign: in pixels, and at least in board units. */
const [PX, LEAST] = [8, 6];
const SIGNS = { on: "M-4 0l3 3 5-6", miss: "M0-4v8M-4 0h8", extra: "M-3-3l6 6M3-3l-6 6" };
type Fate = keyof typeof SIGNS | "";

/** What has become of a part: painted and, once what is right is told, missing or too much. */
const fate = (told: boolean, right: boolean | undefined, on: boolean): Fate =>
  !told || !!right === on ? (on ? "on" : "") : on ? "extra" : "miss";

/** A road is a line, everything else an area. */
const shape = ({ segment }: Found) => (segment.kind === "road" && segment.line) || segment.area;

export function PaintLayer({ store, view }: { store: Store; view: View }) {
  const task = view.lesson?.task;
  if (task?.form !== "places") return null;
  const index = indexOf(view);
  const told = !!task.choices?.some(({ right }) => right);
  const chosen = picked(store.state.picks, view);
  const first = task.choices?.find(({ id }) => picking(view, id))?.id;
  const r = Math.max(LEAST, (PX * 100) / store.viewport.base);
  const [x0 = 0, y0 = 0, s0 = 0] = view.lesson?.marks?.[0] ?? [];
  const start = find(index, store.sheet, [x0, y0, s0]);
  return (
    <g class="cn-paint">
      {start && (
        <g class={`cn-part ${start.segment.kind} on`}>
          <path transform={laid(start.tile)} d={shape(start)} />
        </g>
      )}
      {task.choices?.map(({ id, text, at, right }) => {
        const found = at && find(index, store.sheet, at);
        if (!found) return null;
        const on = chosen.includes(id);
        const now = fate(told, right, on);
        const [x, y] = anchorOf(found);
        return (
          <g
            key={id}
            class={`cn-part ${found.segment.kind} ${now}`}
            {...target("mark", id)}
            role="checkbox"
            aria-checked={on}
            aria-label={told && now ? `${text}, ${store.say(now === "extra" ? "present-wrong" : "is-right")}` : text}
            aria-disabled={!picking(view, id) || undefined}
            tabindex={id === first ? 0 : -1}
          >
            <path transform={laid(found.tile)} d={shape(found)} />
            {now && (
              <g class="sign" transform={`translate(${x} ${y}) scale(${r / 8})`} aria-hidden="true">
                <circle r="8" />
                <path d={SIGNS[now]} />
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}
