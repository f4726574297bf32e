/** What the coach says, in the panel: a verdict on the last line, where to look, the best moves, the odds of a square. */
import { Icon } from "../art/icons.tsx";
import { Press, Scored } from "../parts/index.tsx";
import { busy, previewedAction } from "../state/state.ts";
import type { Store } from "../state/store.ts";
import { target } from "../target.ts";
import type { Advised, Verdict } from "../wire/types.ts";

const SIGNS = ["check", "check", "bulb", "warn", "warn"];

function Judged({ store, verdict }: { store: Store; verdict: Verdict }) {
  const { say, view, state } = store;
  const { shown } = state.coach;
  return (
    <div class={`cn-judged l${verdict.level}`}>
      <Icon name={SIGNS[verdict.level]} />
      <p aria-live="polite">
        <b>{verdict.text}</b> {verdict.better}
      </p>
      {verdict.better && (
        <div class="cn-row">
          {verdict.best.length > 0 && (
            <Press to={target("advice", "show")} label={say("advice-show")} pressed={shown} show />
          )}
          {view?.can_undo && (
            <Press to={target("advice", "back")} label={say("advice-back")} icon="undo" off={busy(state)} show />
          )}
        </div>
      )}
    </div>
  );
}

/** What a wish is called, here and on the board, so that nobody takes it for one of the best moves. */
export const letter = (n: number): string => String.fromCharCode(65 + n);

export const Best = ({ store, advice }: { store: Store; advice: Advised }) => (
  <ol class="cn-best3">
    {advice.lines.map(({ answer, behind, text }, i) => (
      <li key={answer}>
        <button
          type="button"
          class={previewedAction(store.state, store.view) === String(answer) ? "on" : ""}
          {...target("advice", String(answer))}
          title={text}
        >
          <b class="no">{i + 1}</b>
          <span>
            <Scored text={text} />
          </span>
          <b class="cn-num">{i ? behind : ""}</b>
        </button>
      </li>
    ))}
  </ol>
);

/** What it has to say now. */
function said({ state, view, ui, say }: Store) {
  const { advice, hinted, verdict, odds, hint, layer, at, error, on } = state.coach;
  if (!view || view.lesson || view.desk) return {};
  const asked = view.playable && !view.final ? advice : null;
  const work = asked ? asked.share : 0;
  const works = view.playable && !view.final && !error && (hint > 0 || layer === "points") && work < 1;
  const square = layer === "odds" && at && odds?.squares.find(([x, y]) => x === at[0] && y === at[1]);
  return {
    error,
    judged: !hint && (on ?? ui.coach) && verdict?.text ? verdict : null,
    look: hint === 1 && asked && hinted,
    best: hint === 2 && asked && advice,
    square,
    note: layer && !square && !hint && (layer === "odds" ? odds : asked) ? say(`advice-${layer}-note`) : "",
    works,
    share: work || undefined,
  };
}

/** Whether it says anything: the panel then needs room. */
export const speaks = (store: Store): boolean =>
  Object.entries(said(store)).some(([what, told]) => told && what !== "works" && what !== "share");

/** The rank of an answer in a list, or how far it is behind. */
export function Rank({ store, id }: { store: Store; id: string }) {
  const { advice, hint, layer } = store.state.coach;
  const one = layer === "points" && advice?.answers.find(([answer]) => String(answer) === id);
  if (one) return <b class={`cn-rank l${one[2]}`}>{one[1]}</b>;
  const rank = hint === 2 && advice ? advice.lines.findIndex(({ answer }) => String(answer) === id) : -1;
  return rank < 0 ? null : <b class="cn-rank">{rank + 1}</b>;
}

export function CoachPanel({ store }: { store: Store }) {
  const { say } = store;
  const { error, judged, look, best, square, note, works, share } = said(store);
  return (
    <div class="cn-coach">
      {error && <p class="cn-xs">{error}</p>}
      {square && <p class="cn-xs">{square[3]}</p>}
      {note && <p class="cn-xs">{note}</p>}
      {judged && <Judged store={store} verdict={judged} />}
      {look && (
        <div class="cn-look">
          <Icon name="bulb" />
          <p role="status">{look.where}</p>
          <Press to={target("advice", "hint")} label={say("advice-moves")} cap="H" show />
        </div>
      )}
      {best && <Best store={store} advice={best} />}
      {works && <progress value={share} aria-label={say("advice-deeper")} title={say("advice-deeper")} />}
    </div>
  );
}
