/** What the coach says, in the panel: a verdict on the last line, where to look, the best moves, the odds of a square. */
import { Icon } from "../art/icons.tsx";
import { target } from "../input/target.ts";
import { Press, Scored } from "../panel/parts.tsx";
import { busy } from "../state/state.ts";
import type { Store } from "../state/store.ts";
import type { Advised, Verdict } from "../wire/types.ts";
import { judges } from "./asking.ts";

const SIGNS = ["check", "check", "bulb", "warn", "warn"];

function Judged({ store, verdict }: { store: Store; verdict: Verdict }) {
  const { say, view, state } = store;
  const { shown } = state.coach;
  return (
    <div class={`cn-judged l${verdict.level}`} role="status">
      <Icon name={SIGNS[verdict.level]} />
      <p>
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

const Best = ({ store, advice }: { store: Store; advice: Advised }) => (
  <ol class="cn-best3">
    {advice.lines.map(({ answer, behind, text }, i) => (
      <li key={answer}>
        <button type="button" {...target("advice", String(answer))} title={store.say("advice-try")}>
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

export function CoachPanel({ store }: { store: Store }) {
  const { say, state, view } = store;
  const { advice, verdict, odds, hint, layer, at, error } = state.coach;
  if (!view || view.lesson || view.desk) return null;
  const square = layer === "odds" && at && odds?.squares.find(([x, y]) => x === at[0] && y === at[1]);
  const share = advice && (hint === 2 || layer === "points") ? advice.share : 1;
  return (
    <div class="cn-coach" aria-live="polite">
      {error && <p class="cn-xs">{error}</p>}
      {judges(store) && verdict?.text && !hint && <Judged store={store} verdict={verdict} />}
      {hint === 1 && advice && (
        <div class="cn-look">
          <Icon name="bulb" />
          <p>{advice.where}</p>
          <Press to={target("advice", "hint")} label={say("advice-moves")} cap="H" show />
        </div>
      )}
      {hint === 2 && advice && <Best store={store} advice={advice} />}
      {square && <p class="cn-xs">{square[3]}</p>}
      {share < 1 && <progress value={share} aria-label={say("advice-deeper")} title={say("advice-deeper")} />}
    </div>
  );
}
