/** The hover card: what a feature is, who would score, how much, by which sum and rule. */
import type { Desk } from "../desk.ts";
import { toScreen } from "../geometry/camera.ts";
import { extentOf, indexOf } from "../geometry/index.ts";
import { RuleHere, RuleLink, Scored } from "../panel/parts.tsx";
import { Piece } from "../pieces.tsx";
import type { View } from "../types.ts";

const WIDTH = 280;
const HEIGHT = 200;

/** True when the card at the bottom right would lie over what it explains. */
function covers(desk: Desk, view: View): boolean {
  const { stage, local } = desk;
  const cells = local.hot ? extentOf(indexOf(view), local.hot).map(([x, y]) => [x, y] as const) : [];
  if (local.ghost) cells.push(local.ghost.cell);
  return cells.some(([x, y]) => {
    const [right, bottom] = toScreen(stage.cam, x + 1, y + 1);
    return right > stage.size.w - WIDTH && bottom > stage.size.h - HEIGHT;
  });
}

export function CardBox({ desk, view }: { desk: Desk; view: View }) {
  const { card } = desk.local;
  if (!card) return null;
  const list = <T,>(v: T[] | undefined): T[] => (Array.isArray(v) ? v : []);
  const figures = list(card.figures);
  const name = (seat: string) => view.seats.find((s) => s.seat === seat)?.name ?? seat;
  return (
    <div class={covers(desk, view) ? "cn-card left" : "cn-card"} role="status" data-card>
      <header>
        <b>{card.title}</b>
        {card.pill && <span class={card.closed ? "cn-pill ok" : "cn-pill"}>{card.pill}</span>}
      </header>
      <p class="mt">
        <span>{list(card.facts).join(", ")}</span>
        {figures.map(([seat, n]) => (
          <span key={seat} class="wh">
            <Piece desk={desk} seat={seat} />
            {name(seat)}
            {n > 1 && ` ${n}`}
          </span>
        ))}
        {!figures.length && <span class="wh">{desk.say("nobody")}</span>}
      </p>
      {card.who && figures.length > 0 && <p class="sm">{card.who}</p>}
      <div class="pts">
        {list(card.points).map((line, i) => [
          <span key={`l${i}`}>{line.label}</span>,
          <b key={`v${i}`}>
            <Scored text={String(line.value)} />
          </b>,
          line.sum && (
            <span key={`s${i}`} class="sm">
              {line.sum}
            </span>
          ),
          line.rule && <RuleLink key={`r${i}`} desk={desk} rule={line.rule} at="card" />,
        ])}
      </div>
      <RuleHere desk={desk} at="card" />
    </div>
  );
}
