/** The targets for a figure: 44 px, pushed apart until none overlap. One a segment: several kinds open beside it. */
import type { Desk } from "../desk.ts";
import { pushApart } from "../geometry/spots.ts";
import { turnPoint } from "../geometry/turn.ts";
import { type Group, groupsOf } from "../groups.ts";
import { hasIcon, iconPath } from "../icons.tsx";
import { FigureShape, seatClass } from "../pieces.tsx";
import type { Option, Prompt } from "../types.ts";

/** Half a target (px). */
const HALF = 22;

function homeOf(desk: Desk, at: [number, number, number], option: Option): [number, number] {
  const [x, y] = option.cell!;
  const tile = desk.view?.tiles.find((t) => t[0] === x && t[1] === y);
  const anchor = tile && desk.sheet.designs[tile[2]]?.segments[option.segment!]?.anchor;
  const [u, v] = turnPoint(anchor ?? [50, 50], tile?.[3] ?? 0);
  return [(x - at[0]) * 100 + u, (y - at[1]) * 100 + v];
}

/** The role as a line icon; among several kinds, or where a role has none, the figure itself. */
const Sign = ({ desk, prompt, option, own }: { desk: Desk; prompt: Prompt; option: Option; own: boolean }) =>
  option.figure && (own || !hasIcon(option.icon)) ? (
    <g transform="scale(1.15)">
      <FigureShape desk={desk} seat={prompt.seat} kind={option.figure} />
    </g>
  ) : (
    <path transform="scale(1.05) translate(-12 -12)" d={iconPath(option.icon)} />
  );

/** What can be put on one segment; while it is lit, one target for every kind, the first where the closed one was. */
function Targets({ desk, prompt, group, side }: { desk: Desk; prompt: Prompt; group: Group; side: number }) {
  const { lit } = desk.local;
  const options = group.options.map(({ option }) => option);
  const several = options.length > 1;
  const open = several && options.some(({ id }) => id === lit);
  const first = options[0]!;
  const reach = side * 2 * HALF * (options.length - 1);
  const label = (option: Option) =>
    [option.text, several && desk.view?.names[option.figure ?? ""], option.note].filter(Boolean).join(", ");
  return (
    <g class={open ? "cn-fan open" : "cn-fan"} data-lit={several ? (open ? lit : first.id) : undefined}>
      {open && (
        <rect
          class="cn-fanned"
          x={Math.min(0, reach) - HALF - 3}
          y={-HALF - 3}
          width={Math.abs(reach) + 2 * HALF + 6}
          height={2 * HALF + 6}
          rx={HALF + 3}
        />
      )}
      {several && !open && <circle class="cn-behind" cx={side * 6} r={HALF} />}
      {(open ? options : [first]).map((option, i) => (
        <g
          key={option.id}
          class={`cn-spot ${seatClass(prompt.seat)}${lit === option.id ? " lit" : ""}${open ? " kind" : ""}`}
          data-option={open || !several ? option.id : undefined}
          data-fan={several && !open ? option.id : undefined}
          role="button"
          tabindex={-1}
          aria-label={label(option)}
          transform={i ? `translate(${side * 2 * HALF * i} 0)` : undefined}
        >
          <circle r={HALF - (open ? 1 : 0)} />
          <Sign desk={desk} prompt={prompt} option={option} own={open} />
        </g>
      ))}
    </g>
  );
}

export function Spots({ desk, prompt }: { desk: Desk; prompt: Prompt }) {
  const { view, stage } = desk;
  const z = stage.cam.z / 100;
  const r = HALF / z;
  const at = prompt.at;
  if (!view || !at) return null;
  const groups = groupsOf(prompt.options.filter((o) => o.cell && o.segment !== undefined));
  const home = groups.map(({ options }) => homeOf(desk, at, options[0]!.option));
  const inside = home.every(([u, v]) => u >= 0 && v >= 0 && u <= 100 && v <= 100);
  const places = inside ? pushApart(home, 2 * r + 4 / z, Math.min(r * 0.8, 40)) : home;
  return (
    <g class="cn-spots" transform={`translate(${at[0] * 100} ${at[1] * 100})`}>
      {groups.map((group, i) => {
        const [[x, y], [hx, hy]] = [places[i]!, home[i]!];
        const moved = Math.hypot(x - hx, y - hy) > 6;
        return (
          <g key={group.key} class="cn-place">
            {moved && <path class="cn-lead" d={`M${hx} ${hy}L${x} ${y}`} />}
            {moved && <circle class="cn-pin" cx={hx} cy={hy} r={4 / z} />}
            <g transform={`translate(${x} ${y}) scale(${1 / z})`}>
              <Targets desk={desk} prompt={prompt} group={group} side={x > 50 ? -1 : 1} />
            </g>
          </g>
        );
      })}
    </g>
  );
}
