/** The targets for a figure: 44 px, pushed apart until none overlap, each with the icon of its role. */
import type { Desk } from "../desk.ts";
import { pushApart } from "../geometry/spots.ts";
import { turnPoint } from "../geometry/turn.ts";
import { iconPath } from "../icons.tsx";
import { seatClass } from "../pieces.tsx";
import type { Prompt } from "../types.ts";

export function Spots({ desk, prompt }: { desk: Desk; prompt: Prompt }) {
  const { sheet, view, local, stage } = desk;
  const z = stage.cam.z / 100;
  const r = 22 / z;
  const at = prompt.at;
  if (!view || !at) return null;
  const shown = prompt.options.filter((o) => o.cell && o.segment !== undefined);
  const home = shown.map((o): [number, number] => {
    const tile = view.tiles.find((t) => t[0] === o.cell![0] && t[1] === o.cell![1]);
    const anchor = tile && sheet.designs[tile[2]]?.segments[o.segment!]?.anchor;
    const [u, v] = turnPoint(anchor ?? [50, 50], tile?.[3] ?? 0);
    return [(o.cell![0] - at[0]) * 100 + u, (o.cell![1] - at[1]) * 100 + v];
  });
  const inside = home.every(([u, v]) => u >= 0 && v >= 0 && u <= 100 && v <= 100);
  const places = inside ? pushApart(home, 2 * r + 4 / z, Math.min(r * 0.8, 40)) : home;
  return (
    <g class="cn-spots" transform={`translate(${at[0] * 100} ${at[1] * 100})`}>
      {shown.map((option, i) => {
        const [[x, y], [hx, hy]] = [places[i]!, home[i]!];
        const moved = Math.hypot(x - hx, y - hy) > 6;
        return (
          <g key={option.id}>
            {moved && <path class="cn-lead" d={`M${hx} ${hy}L${x} ${y}`} />}
            {moved && <circle class="cn-pin" cx={hx} cy={hy} r={4 / z} />}
            <g
              class={`cn-spot ${seatClass(prompt.seat)}${local.lit === option.id ? " lit" : ""}`}
              data-option={option.id}
              role="button"
              tabindex={-1}
              aria-label={[option.text, option.note].filter(Boolean).join(", ")}
              transform={`translate(${x} ${y})`}
            >
              <circle r={r} />
              <path transform={`scale(${1.05 / z}) translate(-12 -12)`} d={iconPath(option.icon)} />
            </g>
          </g>
        );
      })}
    </g>
  );
}
