/** What the moves of a player have cost, in a game that is over: in all, the costliest ones, and those well found. */
import { Piece, seatClass } from "../art/pieces.tsx";
import { Curve, TurnNr, TurnRow } from "../panel/back.tsx";
import { Press } from "../parts/index.tsx";
import type { Store } from "../state/store.ts";
import { target } from "../target.ts";
import type { MoveCost } from "../wire/types.ts";
import { nameOf, type View } from "../wire/view.ts";

const Moves = ({ store, view, moves }: { store: Store; view: View; moves: MoveCost[] }) => (
  <ol class="cn-best">
    {moves.map(({ at, points, level, better, ...laid }) => (
      <TurnRow key={at} store={store} view={view} {...laid} points={<b class={`pt cn-lost l${level}`}>{points}</b>}>
        <TurnNr store={store} turn={laid.turn} />
        {better && <small>{better}</small>}
      </TurnRow>
    ))}
  </ol>
);

export function Cost({ store, view }: { store: Store; view: View }) {
  const { say, state } = store;
  const { review, reviewed, error } = state.coach;
  const told = review?.seat === reviewed ? review : null;
  return (
    <div class="cn-cost">
      <h4>{say("cost")}</h4>
      <div class="cn-whose" role="group" aria-label={say("players")}>
        {view.seats.map(({ seat }) => (
          <button
            key={seat}
            type="button"
            class={`cn-btn ${seatClass(seat)}`}
            aria-pressed={seat === reviewed}
            {...target("advice", `of-${seat}`)}
          >
            <Piece store={store} seat={seat} />
            <bdi>{nameOf(view, seat)}</bdi>
          </button>
        ))}
      </div>
      {error && <p class="cn-xs">{error}</p>}
      <p class="said" role="status">
        {told?.text || (error ? "" : say("cost-looking"))}
      </p>
      {told && told.share < 1 && <progress value={told.share} aria-label={say("cost-looking")} />}
      {!!told?.costly.length && (
        <>
          <Press to={target("advice", "better")} label={say("cost-better")} cls="cn-btn main" icon="bulb" show />
          <h4>
            {say("cost-most")} · <bdi>{nameOf(view, told.seat)}</bdi>
          </h4>
          <Moves store={store} view={view} moves={told.costly} />
        </>
      )}
      {!!told?.found.length && (
        <>
          <h4>
            {say("cost-found")} · <bdi>{nameOf(view, told.seat)}</bdi>
          </h4>
          <Moves store={store} view={view} moves={told.found} />
        </>
      )}
      {!!told?.curve[0]?.length && (
        <>
          <h4>{say("cost-curve")}</h4>
          <Curve
            store={store}
            view={view}
            columns={view.seats.map(({ seat }) => seat)}
            curve={told.curve}
            label="cost-curve"
          />
        </>
      )}
      {told?.text && <Press to={target("advice", "printed")} label={say("keep-review")} icon="save" show />}
    </div>
  );
}
