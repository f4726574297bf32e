/** The targets of a question on the board. One a segment: several kinds open beside it. */
import type { Desk } from "../desk.ts";
import type { Group } from "../groups.ts";
import { hasIcon, iconPath } from "../icons.tsx";
import { FigureShape, ownerClass, seatClass } from "../pieces.tsx";
import type { Option, Prompt, View } from "../types.ts";
import { Dot, End } from "./dots.tsx";
import { half, targetsOf } from "./targets.ts";

/** The role as a line icon; among several kinds, or where a role has none, the figure itself. */
const Sign = ({ desk, prompt, option, own }: { desk: Desk; prompt: Prompt; option: Option; own: boolean }) =>
  option.figure && (own || !hasIcon(option.icon)) ? (
    <g transform="scale(1.15)" class={ownerClass(desk, prompt.seat, option.figure)}>
      <FigureShape desk={desk} seat={prompt.seat} kind={option.figure} />
    </g>
  ) : (
    <path transform="scale(1.05) translate(-12 -12)" d={iconPath(option.icon)} />
  );

/** What can be put on one segment; while it is lit, one target for every kind, the first where the closed one was. */
function Targets({
  desk,
  prompt,
  group,
  side,
  r,
}: {
  desk: Desk;
  prompt: Prompt;
  group: Group;
  side: number;
  r: number;
}) {
  const { lit } = desk.local;
  const options = group.options.map(({ option }) => option);
  const several = options.length > 1;
  const open = several && options.some(({ id }) => id === lit);
  const first = options[0]!;
  const half = open ? 22 : r;
  const reach = side * 2 * half * (options.length - 1);
  const label = (option: Option) =>
    [option.text, several && desk.view?.names[option.figure ?? ""], option.note].filter(Boolean).join(", ");
  return (
    <g class={open ? "cn-fan open" : "cn-fan"} data-lit={several ? (open ? lit : first.id) : undefined}>
      {open && (
        <rect
          class="cn-fanned"
          x={Math.min(0, reach) - half - 3}
          y={-half - 3}
          width={Math.abs(reach) + 2 * half + 6}
          height={2 * half + 6}
          rx={half + 3}
        />
      )}
      {several && !open && <circle class="cn-behind" cx={side * 6} r={half} />}
      {(open ? options : [first]).map((option, i) => (
        <g
          key={option.id}
          class={`cn-spot ${seatClass(prompt.seat)}${lit === option.id ? " lit" : ""}${open ? " kind" : ""}`}
          data-option={open || !several ? option.id : undefined}
          data-fan={several && !open ? option.id : undefined}
          role="button"
          tabindex={-1}
          aria-label={label(option)}
          transform={i ? `translate(${side * 2 * half * i} 0)` : undefined}
        >
          <circle r={half - (open ? 1 : 0)} />
          <g transform={half < 22 ? `scale(${half / 22})` : undefined}>
            <Sign desk={desk} prompt={prompt} option={option} own={open} />
          </g>
        </g>
      ))}
    </g>
  );
}

export function Spots({ desk, view, prompt }: { desk: Desk; view: View; prompt: Prompt }) {
  const z = desk.stage.cam.z / 100;
  const r = half(desk, prompt);
  const { lit } = desk.local;
  return (
    <g class="cn-spots">
      {targetsOf(desk, view, prompt).map((target) => {
        const { group, home, at } = target;
        const opened = group?.options.some(({ option }) => option.id === lit);
        const moved = Math.hypot(at[0] - home[0], at[1] - home[1]) > 6;
        const inner = at[0] - target.cell[0] * 100;
        return (
          <g key={target.key} class="cn-place">
            {moved && <path class="cn-lead" d={`M${home.join(" ")}L${at.join(" ")}`} />}
            {moved && <circle class="cn-pin" cx={home[0]} cy={home[1]} r={4 / z} />}
            <g transform={`translate(${at[0]} ${at[1]}) scale(${1 / z})`}>
              {group && target.small && !(opened && group.options.length > 1) && (
                <Dot prompt={prompt} target={target} />
              )}
              {group && (!target.small || (opened && group.options.length > 1)) && (
                <Targets desk={desk} prompt={prompt} group={group} side={inner > 50 ? -1 : 1} r={r} />
              )}
              {target.end && <End desk={desk} prompt={prompt} target={target} r={r} />}
            </g>
          </g>
        );
      })}
    </g>
  );
}
