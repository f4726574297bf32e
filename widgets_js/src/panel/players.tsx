/** The players: piece, name, 50 and 100 cards, score, what is at hand (spent figures faded), tokens. */

import { Piece, Token } from "../art/pieces.tsx";
import { target } from "../input/target.ts";
import type { Store } from "../state/store.ts";
import type { Seat } from "../wire/types.ts";
import type { View } from "../wire/view.ts";
import { Hand, OpenHand } from "./hand.tsx";

type Props = { store: Store; view: View; seat: Seat };

/** One kind of figure: each of them, those on the board faded. */
const Row = ({ store, seat }: Props) =>
  seat.supply.map(([kind, left, total]) =>
    Array.from({ length: Math.min(total, 12) }, (_, i) => (
      <Piece key={`${kind} ${i}`} store={store} seat={seat.seat} kind={kind} more={i < left ? "" : "out"} />
    )),
  );

/** Several kinds: one of each, with its number. */
const Kinds = ({ store, view, seat }: Props) =>
  seat.supply.map(([kind, left, total]) => (
    <span
      key={kind}
      {...target("lift", left ? `${seat.seat} ${kind}` : undefined)}
      class={left ? "k" : "k out"}
      title={`${view.names[kind] ?? kind}: ${left}/${total}`}
    >
      <Piece store={store} seat={seat.seat} kind={kind} />
      {left}
    </span>
  ));

function Supply(props: Props) {
  const { store, view, seat } = props;
  const several = seat.supply.length > 1;
  const said = seat.supply
    .map(([kind, left, total]) => `${several ? `${view.names[kind] ?? kind} ` : ""}${left}/${total}`)
    .join(", ");
  const label = `${store.say("figures")}: ${said}`;
  return (
    <span
      class="cn-sup"
      {...target("home", seat.seat)}
      {...target("lift", several ? undefined : `${seat.seat} ${seat.supply[0]?.[0]}`)}
      role="img"
      aria-label={label}
      title={several ? undefined : said}
    >
      {several ? <Kinds {...props} /> : <Row {...props} />}
      {!several && <span class="n">{seat.supply.reduce((sum, [, left]) => sum + left, 0)}</span>}
    </span>
  );
}

/** The tokens a player has collected, each kind with its number. */
export const Tokens = ({ store, view, seat }: Props) => {
  const said = seat.tokens.map(([kind, count]) => `${view.names[kind] ?? kind} ${count}`).join(", ");
  return (
    <span class="cn-tokens" role="img" aria-label={said}>
      {seat.tokens.map(([kind, count]) => (
        <span key={kind} class={count ? "k" : "k out"} title={`${view.names[kind] ?? kind}: ${count}`}>
          <Token store={store} kind={kind} />
          {count}
        </span>
      ))}
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

export const nameOf = (view: View, seat: string): string => view.seats.find((s) => s.seat === seat)?.name ?? seat;

/** Whether the figure that counts a player's points lies on the track. */
export const lies = (view: View, seat: string): boolean => view.track.some((t) => t[0] === seat && t[4] === 1);

export const Players = ({ store, view }: { store: Store; view: View }) => (
  <ul class="cn-players" aria-label={store.say("players")}>
    {view.seats.map((seat) => {
      const props = { store, view, seat };
      const cards = (view.hands[seat.seat]?.length ?? 0) > 0;
      const more = seat.supply.length > 1 || seat.tokens.length > 0 || cards;
      return (
        <li
          key={seat.seat}
          class={`${seat.active ? "on" : ""}${more ? " more" : ""}`}
          aria-current={seat.active ? "true" : undefined}
        >
          <Piece store={store} seat={seat.seat} lying={lies(view, seat.seat)} />
          <bdi class="nm" title={seat.name}>
            {seat.name}
          </bdi>
          {view.prompt?.turn === seat.seat && <span class="cn-turnof">{store.say("on-turn")}</span>}
          {!more && <Supply {...props} />}
          <Cards cards={seat.cards} />
          <span class="cn-score">{seat.score}</span>
          {more && (
            <span class="cn-has">
              <Supply {...props} />
              {seat.tokens.length > 0 && <Tokens {...props} />}
              {cards && <Hand {...props} />}
              {view.reveal?.seat === seat.seat && <OpenHand {...props} />}
            </span>
          )}
        </li>
      );
    })}
  </ul>
);
