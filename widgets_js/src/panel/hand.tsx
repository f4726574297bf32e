/** Cards: one as a picture, the one a question is about, and what every player holds, open or face down. */

import { ref } from "../art/sheet.ts";
import { Press } from "../parts/index.tsx";
import type { Store } from "../state/store.ts";
import type { Seat } from "../wire/types.ts";
import type { View } from "../wire/view.ts";

/** A card as it is drawn; where it is not, a plain one. */
export function CardPicture({ store, card, size = "" }: { store: Store; card: string; size?: string }) {
  const symbol = store.sheet.cards[card];
  return (
    <svg class={`cn-card-pic ${size}`} viewBox="0 0 60 84" aria-hidden="true">
      {symbol ? <use href={ref(store, symbol)} /> : <rect x="1" y="1" width="58" height="82" rx="4" />}
    </svg>
  );
}

const titled = (view: View, card: string): [string, string] => view.cards[card] ?? [card, ""];

/** The card that a question is about, if any, large, with all it says that the question does not. */
export function CardAsked({ store }: { store: Store }) {
  const { lesson, prompt } = store.view!;
  const { card } = prompt;
  const [title, text] = titled(store.view!, card);
  return (
    card && (
      <div class="cn-asked-card">
        <CardPicture store={store} card={card} size="large" />
        <div>
          <b>{title}</b>
          {!lesson?.task?.question.includes(text) && <p>{text}</p>}
        </div>
      </div>
    )
  );
}

/** Before a hand is shown on a shared board, its player says that it is he who looks. */
export const Reveal = ({ view }: { view: View }) =>
  view.reveal && !view.reveal.open ? (
    <Press do="show" label={view.reveal.text} icon="eye" cls="cn-btn main cn-reveal" show />
  ) : null;

/** What a player holds: every card small, as far as it may be seen. */
export function Hand({ store, view, seat }: { store: Store; view: View; seat: Seat }) {
  const cards = view.hands[seat.seat] ?? [];
  const said = cards.map((card) => titled(view, card)[0]).join(", ");
  const mine = view.reveal?.seat === seat.seat ? view.reveal : null;
  return (
    <span class="cn-hand">
      <span role="img" aria-label={`${store.say("cards")}: ${said}`}>
        {cards.map((card, i) => (
          <span key={`${card} ${i}`} title={titled(view, card).filter(Boolean).join(": ")}>
            <CardPicture store={store} card={card} />
          </span>
        ))}
      </span>
      {mine && (
        <Press
          do={mine.open ? "hide" : "show"}
          label={mine.open ? store.say("hide-cards") : mine.text}
          icon={mine.open ? "eye-off" : "eye"}
          cls="cn-eye"
        />
      )}
    </span>
  );
}

/** An open hand, with what its cards say, unless the question says it. */
export function OpenHand({ store, view }: { store: Store; view: View }) {
  const { prompt } = view;
  if (!view.reveal?.open || prompt?.card || prompt?.options.some((option) => option.card)) return null;
  const cards = [...new Set(view.hands[view.reveal.seat] ?? [])];
  return (
    <section class="cn-held" aria-label={store.say("cards")}>
      <ul>
        {cards.map((card) => (
          <li key={card}>
            <CardPicture store={store} card={card} size="middle" />
            <span>
              <b>{titled(view, card)[0]}</b>
              <small>{titled(view, card)[1]}</small>
            </span>
          </li>
        ))}
      </ul>
      <Press do="hide" label={store.say("hide-cards")} icon="eye-off" show />
    </section>
  );
}
