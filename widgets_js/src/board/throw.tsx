/** What was thrown last: the die, and the way from the tile it was thrown on to where it leads. */
import type { Store } from "../state/store.ts";
import type { View } from "../wire/view.ts";

const [L, M, R] = [-4.4, 0, 4.4];
/** Where the dots of a face are. */
const FACES: Record<number, [number, number][]> = {
  1: [[M, M]],
  2: [
    [L, R],
    [R, L],
  ],
  3: [
    [L, R],
    [M, M],
    [R, L],
  ],
};
/** Where the way begins, how far before the middle of a tile it ends, and where the die lies (board units). */
const [START, END, DIE] = [30, 54, -30];

export function Throw({ store, view }: { store: Store; view: View }) {
  if (!view.throw || view.final) return null;
  const [x0, y0, x1, y1, number] = view.throw;
  const [dx, dy] = [(x1 - x0) * 100, (y1 - y0) * 100];
  const far = Math.hypot(dx, dy) || 1;
  const at = (way: number): [number, number] => [x0 * 100 + 50 + (dx * way) / far, y0 * 100 + 50 + (dy * way) / far];
  const line = `M${at(START).join(" ")}L${at(far - END).join(" ")}`;
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  const k = Math.min(1.6, Math.max(1, 26 / (store.viewport.base * 0.2)));
  const faces = FACES[number];
  return (
    <g class={`cn-throw${view.prompt?.kind === "choose" ? "" : " past"}`}>
      <path class="halo" d={line} />
      <path class="way" d={line} />
      <path class="tip" transform={`translate(${at(far - END).join(" ")}) rotate(${angle})`} d="M-4-8L10 0-4 8Z" />
      <g transform={`translate(${at(DIE).join(" ")}) scale(${k})`} class="die">
        <title>{`${store.say("thrown")}: ${number}`}</title>
        <rect x="-10" y="-10" width="20" height="20" rx="4.5" />
        {faces ? (
          faces.map(([u, v]) => <circle key={`${u},${v}`} cx={u} cy={v} r="2.5" />)
        ) : (
          <text y="5">{number}</text>
        )}
      </g>
    </g>
  );
}
