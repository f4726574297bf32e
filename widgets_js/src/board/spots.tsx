/** The targets of a question on the board. One a segment: several kinds open beside it. */

import { hasIcon, iconPath } from "../art/icons.tsx";
import { FigureShape, ownerClass, seatClass } from "../art/pieces.tsx";
import type { Group } from "../state/options.ts";
import type { Store } from "../state/store.ts";
import { target } from "../target.ts";
import type { Option, Prompt, View } from "../wire/view.ts";
import { type AnswerSpot, answerSpots, half } from "./answers.ts";
import { Dot, End } from "./dots.tsx";

/** The role as a line icon; among several kinds, or where a role has none, the figure itself. */
const Sign = ({ store, prompt, option, own }: { store: Store; prompt: Prompt; option: Option; own: boolean }) =>
  option.figure && (own || !hasIcon(option.icon)) ? (
    <g transform="scale(1.15)" class={ownerClass(store, prompt.seat, option.figure)}>
      <FigureShape store={store} seat={prompt.seat} kind={option.figure} />
    </g>
  ) : (
    <path transform="scale(1.05) translate(-12 -12)" d={iconPath(option.icon)} />
  );

/** What can be put on one segment; while it is lit, one target for every kind, the first where the closed one was. */
function Kinds({
  store,
  prompt,
  group,
  side,
  r,
}: {
  store: Store;
  prompt: Prompt;
  group: Group;
  side: number;
  r: number;
}) {
  const { lit } = store.state.selection;
  const options = group.options.map(({ option }) => option);
  const several = options.length > 1;
  const chosen = options.some(({ id }) => id === lit);
  // what is carried there is of one kind already
  const open = several && chosen && !store.state.carried;
  const first = options[0]!;
  const half = open ? 22 : r;
  const reach = side * 2 * half * (options.length - 1);
  const label = (option: Option) =>
    [option.text, several && store.view?.names[option.figure ?? ""], option.note].filter(Boolean).join(", ");
  return (
    <g class={open ? "cn-fan open" : "cn-fan"} {...target("lit", several ? (open && lit) || first.id : undefined)}>
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
          class={`cn-spot ${seatClass(prompt.seat)}${(open ? lit === option.id : chosen) ? " lit" : ""}${open ? " kind" : ""}`}
          {...target(open || !several ? "option" : "fan", option.id)}
          role="button"
          tabindex={-1}
          aria-label={label(option)}
          transform={i ? `translate(${side * 2 * half * i} 0)` : undefined}
        >
          <circle r={half - (open ? 1 : 0)} />
          <g transform={half < 22 ? `scale(${half / 22})` : undefined}>
            <Sign store={store} prompt={prompt} option={option} own={open} />
          </g>
        </g>
      ))}
    </g>
  );
}

export function Spots({ store, view, prompt }: { store: Store; view: View; prompt: Prompt }) {
  const z = store.viewport.camera.z / 100;
  const r = half(store, prompt);
  const { selection, carried } = store.state;
  const { lit } = selection;
  const isOpen = ({ group }: AnswerSpot) =>
    !carried && !!group && group.options.length > 1 && group.options.some(({ option }) => option.id === lit);
  const spots = answerSpots(store, view, prompt);
  const open = spots.some(isOpen);
  return (
    <g class="cn-spots">
      {spots.map((spot) => {
        const { group, home, at } = spot;
        const opened = isOpen(spot);
        const dot = spot.small && !opened;
        const able = !carried || group?.options.some(({ option }) => option.figure === carried.kind);
        const moved = Math.hypot(at[0] - home[0], at[1] - home[1]) > 6;
        const inner = at[0] - spot.cell[0] * 100;
        return (
          <g key={spot.key} class={`cn-place${able ? "" : " unable"}${open && !opened ? " aside" : ""}`}>
            {moved && <path class="cn-lead" d={`M${home.join(" ")}L${at.join(" ")}`} />}
            {moved && <circle class="cn-pin" cx={home[0]} cy={home[1]} r={4 / z} />}
            <g transform={`translate(${at[0]} ${at[1]}) scale(${1 / z})`}>
              {group && dot && <Dot store={store} prompt={prompt} spot={spot} />}
              {group && !dot && <Kinds store={store} prompt={prompt} group={group} side={inner > 50 ? -1 : 1} r={r} />}
              {spot.end && <End store={store} prompt={prompt} spot={spot} r={r} />}
            </g>
          </g>
        );
      })}
    </g>
  );
}
