/** The analysis of a position: what everybody can expect, each as a sum that opens; the best moves; the layers. */
import { Piece, seatClass, TileImage } from "../art/pieces.tsx";
import { Press } from "../parts/index.tsx";
import type { Store } from "../state/store.ts";
import { target } from "../target.ts";
import type { ExpectedSeat, Wishes } from "../wire/types.ts";
import { nameOf, type View } from "../wire/view.ts";
import { Best, letter } from "./panel.tsx";

/** A seat's points as a bar, and below it, once it is opened, what they are the sum of. */
const Sum = ({ store, view, of, most }: { store: Store; view: View; of: ExpectedSeat; most: number }) => (
  <li class={seatClass(of.seat)}>
    <details>
      <summary>
        <Piece store={store} seat={of.seat} />
        <bdi class="nm">{nameOf(view, of.seat)}</bdi>
        <b class="cn-num">{of.told}</b>
        <i aria-hidden="true" style={{ width: `${(100 * Math.max(0, of.points)) / most}%` }} />
      </summary>
      <ul class="cn-terms">
        {of.terms.map(({ points, text, at }, i) => (
          <li key={i} {...(at[0] && target("about", at[0]))}>
            <b class="cn-num">{points}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {of.note && <p class="cn-xs">{of.note}</p>}
    </details>
  </li>
);

/** It is still being computed, and how far that is. */
const Deeper = ({ store, share }: { store: Store; share: number }) => (
  <label class="cn-xs cn-deeper">
    {store.say("advice-deeper")} <progress value={share} />
  </label>
);

/** The tiles that would help the next player, each as it would be laid; all are on the board, too. */
const Wished = ({ store, wishes }: { store: Store; wishes: Wishes | null }) => (
  <>
    <p class="cn-xs" role="status">
      {wishes?.text}
    </p>
    {(wishes?.share ?? 0) < 1 && <Deeper store={store} share={wishes?.share ?? 0} />}
    <ol class="cn-wishes">
      {wishes?.tiles.map(({ laid: [x, y, turn, design], left, points, text }, i) => (
        <li key={design} {...target("about", [x, y, -1])}>
          <b class="no">{letter(i)}</b>
          <svg class="cn-mini" viewBox="0 0 100 100" aria-hidden="true">
            <TileImage store={store} design={design} turn={turn} />
          </svg>
          <span>{text}</span>
          <b class="cn-num">
            {points}
            <small>{left}</small>
          </b>
        </li>
      ))}
    </ol>
  </>
);

export function Analysis({ store, view }: { store: Store; view: View }) {
  const { say, state } = store;
  const { expected, advice, layer, error, wished, wishes } = state.coach;
  const most = Math.max(1, ...(expected?.seats.map(({ points }) => points) ?? []));
  return (
    <div class="cn-back cn-analysis">
      <h4>{say("expected")}</h4>
      <ul class="cn-sums">
        {expected?.seats.map((of) => (
          <Sum key={of.seat} store={store} view={view} of={of} most={most} />
        ))}
      </ul>
      {error && <p class="cn-xs">{error}</p>}
      <Press to={target("advice", "wishes")} label={say("wishes")} pressed={wished} show />
      {wished && <Wished store={store} wishes={wishes} />}
      {advice && view.playable && (
        <>
          <h4>{say("expected-best")}</h4>
          <Best store={store} advice={advice} />
          {advice.share < 1 && <Deeper store={store} share={advice.share} />}
        </>
      )}
      <div class="cn-row" role="group" aria-label={say("advice-layer")}>
        {(["points", "odds"] as const).map((what) => (
          <Press key={what} to={target("advice", what)} label={say(`advice-${what}`)} pressed={layer === what} show />
        ))}
      </div>
    </div>
  );
}
