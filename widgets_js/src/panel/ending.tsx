/** Where the panel asks while a game goes on, its end is told: beat by beat, then who has won. */
import { FigureShape, Piece, seatClass } from "../art/pieces.tsx";
import { Press, Unkept } from "../parts/index.tsx";
import { beatsOf, tally } from "../state/finale.ts";
import type { Store } from "../state/store.ts";
import type { Final } from "../wire/types.ts";
import { nameOf, type View } from "../wire/view.ts";
import { Silence } from "./ask.tsx";

type Props = { store: Store; view: View; final: Final };

const CROWN = "M-13 9-16-7-7-1 0-12 7-1 16-7 13 9Z";
const RIBBON = "M-30 27h12v9h-12l4-4.5zM30 27H18v9h12l-4-4.5zM-20 24h40v9h-40z";

/** A winner's figure with a crown, above a ribbon in its colour. */
export const Crowned = ({ store, seat }: { store: Store; seat: string }) => (
  <svg class={`cn-crowned ${seatClass(seat)}`} viewBox="-32 -38 64 76" aria-hidden="true">
    <g class="crown" transform="translate(0 -25)">
      <path d={CROWN} />
      {[-16, 0, 16].map((x) => (
        <circle key={x} cx={x} cy={x ? -8 : -13} r="2.6" />
      ))}
      <path class="band" d="M-12 5h24" />
    </g>
    <path class="ribbon" d={RIBBON} />
    <g transform="translate(0 5) scale(1.7)">
      <FigureShape store={store} seat={seat} kind="meeple" />
    </g>
  </svg>
);

/** What scores just now, and for whom. */
function Beat({ store, view, final, at }: Props & { at: number }) {
  const beat = beatsOf(final)[at - 1];
  return (
    <p class="cn-beat">
      {beat && (
        <>
          <b>{beat.text}</b>
          {final.columns.map(
            (seat, c) =>
              !!beat.brings[c] && (
                <span key={seat}>
                  <Piece store={store} seat={seat} />
                  <bdi>{nameOf(view, seat)}</bdi> <b>+{beat.brings[c]}</b>
                </span>
              ),
          )}
        </>
      )}
    </p>
  );
}

export function Ending({ store, view, final }: Props) {
  const { say, state } = store;
  const at = state.finale;
  if (at !== null)
    return (
      <section class="cn-ask cn-ending">
        <div class="cn-q over">
          <h3>{say("results")}</h3>
          <Press do="skip" label={say("skip")} cap="S" cls="cn-btn main" show />
        </div>
        <Beat store={store} view={view} final={final} at={at} />
      </section>
    );
  const mine = view.playable && !view.timeline;
  return (
    <section class="cn-ask cn-ending">
      <div class="cn-won">
        <span class="cn-crowns">
          {final.winners.map((seat) => (
            <Crowned key={seat} store={store} seat={seat} />
          ))}
        </span>
        <div>
          <h3>{final.title}</h3>
          {view.home?.at !== "start" && <p class="cn-xs">{view.prompt?.facts}</p>}
        </div>
      </div>
      {view.n > 0 && !view.present && view.home?.at !== "start" && (
        <Press do="cost" label={say("cost")} cls="cn-btn" icon="bulb" show />
      )}
      {mine && view.n > 0 && (
        <div class="cn-row">
          <Press do="watch" label={say("watch")} show />
          <Press do="rematch" label={say("rematch")} show />
          <Press do="new" label={say("new-game")} cls="cn-btn main" show />
        </div>
      )}
      {mine && !view.n && view.can_undo && <Press do="undo" label={say("count-back")} cls="cn-btn main" show />}
      <Silence store={store} />
      <Unkept store={store} />
    </section>
  );
}

/** Everybody's points while they are counted up, as numbers and as bars. */
export function Tally({ store, view, final }: Props) {
  const now = tally(final, store.state.finale);
  const most = Math.max(1, ...final.totals, ...now);
  const brings = beatsOf(final)[(store.state.finale ?? 0) - 1]?.brings ?? [];
  return (
    <ul class="cn-tally" aria-label={store.say("players")}>
      {final.columns.map((seat, c) => (
        <li key={seat} class={`${seatClass(seat)}${brings[c] ? " on" : ""}`}>
          <Piece store={store} seat={seat} />
          <bdi class="nm">{nameOf(view, seat)}</bdi>
          <b class="cn-num" key={`n${now[c]}`}>
            {now[c]}
          </b>
          <i style={{ width: `${(100 * Math.max(0, now[c]!)) / most}%` }} />
        </li>
      ))}
    </ul>
  );
}
