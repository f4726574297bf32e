/** The hover card: what a feature is, who would score, how much, by which sum and rule. */

import { Piece } from "../art/pieces.tsx";
import { toScreen } from "../geometry/camera.ts";
import { extentOf, indexOf } from "../geometry/index.ts";
import { RuleHere, RuleLink, Scored } from "../parts/index.tsx";
import { litOption, outlookOf } from "../state/state.ts";
import type { Store } from "../state/store.ts";
import type { Card } from "../wire/types.ts";
import { nameOf, type View } from "../wire/view.ts";

const WIDTH = 280;
const HEIGHT = 240;
/** Boards of which the card takes the whole width: its corners are above one another. */
const NARROW = 518;

/** True when the card hides less of what it explains in its other corner; what is pointed at counts most. */
export function toLeft(store: Store, view: View): boolean {
  const { viewport, state } = store;
  const { spot } = state.hover;
  const { ghost } = state.placing;
  const { w, h } = viewport.size;
  const here = spot ?? litOption(state, view)?.cell ?? ghost?.cell;
  let hidden = 0;
  const count = (x: number, y: number, weight: number) => {
    const [x0, y0] = toScreen(viewport.camera, x, y);
    const [x1, y1] = toScreen(viewport.camera, x + 1, y + 1);
    if (w < NARROW) hidden += weight * (y0 + y1 - h);
    else if (y1 > h - HEIGHT && y0 < h)
      hidden += weight * (Math.max(0, x1 - Math.max(x0, w - WIDTH)) - Math.max(0, Math.min(x1, WIDTH) - x0));
  };
  if (here) count(here[0], here[1], 9);
  for (const [x, y] of spot && w >= NARROW ? extentOf(indexOf(view), spot) : []) count(x, y, 1);
  return hidden > 0;
}

/** The sum with its rule; one of several lines, line by line with a rule each. */
const sums = ({ sum, rule, lines }: Card["points"][number]): [string, string | null | undefined][] =>
  Array.isArray(lines) && lines.length > 1
    ? lines.map((line) => [`${line.text} = ${line.value}`, line.rule])
    : sum || rule
      ? [[sum, rule]]
      : [];

/** What an answer would do, over the board: in the panel its lines would push the list away under the pointer. */
function Preview({ store, view }: { store: Store; view: View }) {
  const outlook = outlookOf(store.state, view);
  if (!litOption(store.state, view) || !outlook.length) return null;
  return (
    <div class={`cn-card cn-preview${toLeft(store, view) ? " left" : ""}`} role="status">
      {outlook.map((line, i) => (
        <p key={i}>
          <Scored text={line.text} /> <RuleLink store={store} rule={line.rule} at="card" />
        </p>
      ))}
      <RuleHere store={store} at="card" />
    </div>
  );
}

export function CardBox({ store, view }: { store: Store; view: View }) {
  const { card } = store.state.hover;
  if (store.state.selection.lit) return <Preview store={store} view={view} />;
  if (!card) return null;
  const list = <T,>(v: T[] | undefined): T[] => (Array.isArray(v) ? v : []);
  const figures = list(card.figures);
  return (
    <div class={toLeft(store, view) ? "cn-card left" : "cn-card"} role="status">
      <header>
        <b>{card.title}</b>
        {card.pill && <span class={card.closed ? "cn-pill ok" : "cn-pill"}>{card.pill}</span>}
      </header>
      <p class="mt">
        <span>{list(card.facts).join(", ")}</span>
        {[...new Set(figures.map(([seat]) => seat))].map((seat) => (
          <span key={seat} class="wh">
            <bdi>{nameOf(view, seat)}</bdi>
            {figures.map(
              ([of, n, kind]) =>
                of === seat && [<Piece key={kind} store={store} seat={seat} kind={kind} />, n > 1 && n],
            )}
          </span>
        ))}
        {!figures.length && <span class="wh">{store.say("nobody")}</span>}
      </p>
      {card.who && figures.length > 0 && <p class="sm">{card.who}</p>}
      <div class="pts">
        {list(card.points).map((line, i) => [
          <span key={`l${i}`}>{line.label}</span>,
          <b key={`v${i}`}>
            <Scored text={String(line.value)} />
          </b>,
          ...sums(line).map(([sum, rule], k) => [
            <span key={`s${i} ${k}`} class={line.value ? "sm" : "sm why"}>
              {sum}
            </span>,
            <span key={`r${i} ${k}`} class={line.value ? "" : "why"}>
              <RuleLink store={store} rule={rule} at="card" />
            </span>,
          ]),
        ])}
      </div>
      {list(card.notes).map((note, i) => (
        <p key={i} class="note">
          {note.text} <RuleLink store={store} rule={note.rule} at="card" />
        </p>
      ))}
      <RuleHere store={store} at="card" />
    </div>
  );
}
