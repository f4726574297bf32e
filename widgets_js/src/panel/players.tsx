/** The players: piece, name, supply (spent figures faded), 50 and 100 cards, score. */
import type { Desk } from "../desk.ts";
import { Piece } from "../pieces.tsx";
import type { Seat, View } from "../types.ts";

const Supply = ({ desk, seat }: { desk: Desk; seat: Seat }) => {
  const said = seat.supply.map((s) => `${s.left}/${s.total}`).join(", ");
  return (
    <span class="cn-sup" data-home={seat.seat} role="img" aria-label={`${desk.say("figures")}: ${said}`} title={said}>
      {seat.supply.map(({ kind, left, total }) =>
        Array.from({ length: Math.min(total, 12) }, (_, i) => (
          <Piece key={`${kind} ${i}`} desk={desk} seat={seat.seat} kind={kind} more={i < left ? "" : "out"} />
        )),
      )}
      <span class="n">{seat.supply.reduce((sum, s) => sum + s.left, 0)}</span>
    </span>
  );
};

export const Cards = ({ cards }: { cards: number[] }) => (
  <>
    {cards.map((card, i) => (
      <span key={i} class="cn-badge">
        {card}
      </span>
    ))}
  </>
);

export const Players = ({ desk, view }: { desk: Desk; view: View }) => (
  <ul class="cn-players" aria-label={desk.say("players")}>
    {view.seats.map((seat) => (
      <li key={seat.seat} class={seat.active ? "on" : ""} aria-current={seat.active ? "true" : undefined}>
        <Piece desk={desk} seat={seat.seat} />
        <span class="nm" title={seat.name}>
          {seat.name}
        </span>
        <Supply desk={desk} seat={seat} />
        <Cards cards={seat.cards} />
        <span class="cn-score">{seat.score}</span>
      </li>
    ))}
  </ul>
);
