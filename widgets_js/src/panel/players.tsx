/** The players: a line for each, and below what one of them has at hand: figures, tokens, cards. */

import { Icon } from "../art/icons.tsx";
import { Piece, Token } from "../art/pieces.tsx";
import { ref } from "../art/sheet.ts";
import type { Store } from "../state/store.ts";
import { target } from "../target.ts";
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

const said = (view: View, seat: Seat, several = true): string =>
  seat.supply
    .map(([kind, left, total]) => `${several ? `${view.names[kind] ?? kind} ` : ""}${left}/${total}`)
    .join(", ");

/** What a player has at hand, in a line: one of each kind, with its number. */
export const AtHand = (props: Props) => (
  <span class="cn-sup few" role="img" aria-label={`${props.store.say("figures")}: ${said(props.view, props.seat)}`}>
    <Kinds {...props} />
  </span>
);

function Supply(props: Props) {
  const { store, view, seat } = props;
  const several = seat.supply.length > 1 || seat.tokens.length > 0;
  const text = said(view, seat, several);
  const label = `${store.say("figures")}: ${text}`;
  return (
    <span
      class="cn-sup"
      {...target("home", several ? undefined : seat.seat)}
      {...target("lift", several ? undefined : `${seat.seat} ${seat.supply[0]?.[0]}`)}
      role="img"
      aria-label={label}
      title={several ? undefined : text}
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

/** Whether the figure that counts a player's points lies on the track. */
export const lies = (view: View, seat: string): boolean => view.track.some((t) => t[0] === seat && t[4] === 1);

/** Whose pieces are shown below the lines. */
const shownOf = ({ state: { panel } }: Store, view: View): Seat | undefined => {
  const of = (seat: string | null) => view.seats.find((s) => s.seat === seat);
  return of(panel.seen) ?? of(panel.seat) ?? view.seats.find(({ active }) => active) ?? view.seats[0];
};

/** All that a player has at hand, where that is more than a line holds. */
function Has(props: Props) {
  const { store, view, seat } = props;
  const cards = (view.hands[seat.seat]?.length ?? 0) > 0;
  return (
    <section
      class={store.state.panel.low ? "cn-has low" : "cn-has"}
      id={ref(store, "has").slice(1)}
      aria-label={seat.name}
    >
      <Piece store={store} seat={seat.seat} />
      <Supply {...props} />
      {seat.tokens.length > 0 && <Tokens {...props} />}
      {cards && <Hand {...props} />}
      {view.reveal?.seat === seat.seat && <OpenHand {...props} />}
    </section>
  );
}

/** A player in a line: figure, name, followers at hand, score. */
const Line = ({ store, view, seat, more }: Props & { more: boolean }) => {
  const [kind, left, total] = seat.supply[0] ?? ["", 0, 0];
  return (
    <>
      <Piece store={store} seat={seat.seat} lying={lies(view, seat.seat)} />
      <bdi class="nm" title={seat.name}>
        {seat.name}
      </bdi>
      {seat.computed && (
        <span role="img" aria-label={seat.computed} title={seat.computed}>
          <Icon name="computer" />
        </span>
      )}
      {view.prompt?.turn === seat.seat && <span class="cn-turnof">{store.say("on-turn")}</span>}
      {more || view.seats.length > 3 ? (
        <span
          class="cn-sup few"
          role="img"
          aria-label={`${view.names[kind] ?? kind}: ${left}/${total}`}
          {...target("home", seat.seat)}
          {...target("lift", left ? `${seat.seat} ${kind}` : undefined)}
        >
          <Piece store={store} seat={seat.seat} kind={kind} more={left ? "" : "out"} />
          {left}
        </span>
      ) : (
        <Supply store={store} view={view} seat={seat} />
      )}
      <Cards cards={seat.cards} />
      <span class="cn-score">{seat.score}</span>
    </>
  );
};

export function Players({ store, view }: { store: Store; view: View }) {
  const more = view.seats.some(({ seat, supply, tokens }) => supply.length > 1 || tokens.length || view.hands[seat]);
  const { panel } = store.state;
  const shown = more ? shownOf(store, view) : undefined;
  return (
    <div class={panel.seen || panel.seat ? "cn-players asked" : "cn-players"}>
      <ul aria-label={store.say("players")}>
        {view.seats.map((seat) => (
          <li key={seat.seat} class={seat.active ? "on" : ""} aria-current={seat.active ? "true" : undefined}>
            {more ? (
              <button
                type="button"
                class="cn-seat"
                {...target("seat", seat.seat)}
                aria-expanded={seat === shown && !panel.low}
                aria-controls={ref(store, "has").slice(1)}
              >
                <Line store={store} view={view} seat={seat} more />
              </button>
            ) : (
              <div class="cn-seat">
                <Line store={store} view={view} seat={seat} more={false} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {shown && <Has store={store} view={view} seat={shown} />}
    </div>
  );
}
