/** The timeline of a record: where we are, what is said there, and the ways to any other move. */

import { Icon } from "../art/icons.tsx";
import { seatClass } from "../art/pieces.tsx";
import { ref } from "../art/sheet.ts";
import { Press } from "../parts/index.tsx";
import type { Store } from "../state/store.ts";
import { watchable } from "../state/watch.ts";
import type { WordKey } from "../state/words.ts";
import { target } from "../target.ts";
import type { Marks, Timeline } from "../wire/types.ts";
import type { View } from "../wire/view.ts";

/** A button of the timeline. What leads nowhere keeps its focus, so that keys go on from there. */
function Way({
  store,
  word,
  icon,
  to,
  end,
}: {
  store: Store;
  word: WordKey;
  icon: string;
  to: number | undefined;
  end?: boolean;
}) {
  return (
    <Press
      to={target("jump", to)}
      label={store.say(word)}
      icon={icon}
      cls={`cn-btn ${end ? "end" : "way"}`}
      idle={to === undefined}
    />
  );
}

/** Back and Next: one decision. */
function Step({ store, what, on }: { store: Store; what: "back" | "next"; on: boolean }) {
  return (
    <button
      type="button"
      class="cn-btn step"
      {...target("do", on ? what : undefined)}
      aria-disabled={on ? undefined : "true"}
    >
      {what === "back" && <Icon name="back" />}
      {store.say(`time-${what}`)}
      {what === "next" && <Icon name="next" />}
    </button>
  );
}

const share = (n: number, of: number) => `${(100 * n) / Math.max(of, 1)}%`;

/** The slider: a line for every turn, and above it, in a row for each player, the moves that scored. */
function Rail({ store, view, marks, time }: { store: Store; view: View; marks: Marks; time: Timeline }) {
  const { of } = marks;
  const rows = view.seats.map((s) => s.seat);
  const high = rows.length > 3 ? 8 : 12;
  return (
    <div class={`cn-rail${time.own ? " off" : ""}`} style={{ paddingTop: `${rows.length * high + 2}px` }}>
      <div class="cn-points" aria-hidden="true">
        {marks.scores.map(([move, seat, text], i) => (
          <svg
            key={i}
            class={`cn-pt ${seatClass(seat)}`}
            viewBox="-9 -9 18 18"
            {...target("jump", move)}
            style={{ left: share(move, of), top: `${rows.indexOf(seat) * high}px` }}
          >
            <title>{text}</title>
            <circle r="8" />
            <use href={ref(store, store.sheet.marks[seat] ?? "")} />
          </svg>
        ))}
        {marks.notes.map((move) => (
          <i key={move} class="cn-said" {...target("jump", move)} style={{ left: share(move, of) }} />
        ))}
      </div>
      <svg class="cn-ticks" viewBox={`0 0 ${Math.max(of, 1)} 1`} preserveAspectRatio="none" aria-hidden="true">
        <path d={marks.turns.map((n) => `M${n} 0v1`).join("")} />
      </svg>
      <input
        type="range"
        min={0}
        max={of}
        value={time.at}
        {...target("slide", "")}
        aria-label={store.say("time")}
        aria-valuetext={time.text}
      />
    </div>
  );
}

/** Plays the record by itself, or stops that; and how fast. */
function Play({ store }: { store: Store }) {
  const { say, state } = store;
  const { on, speed } = state.watch;
  return (
    <>
      <Press
        do="play"
        label={say(on ? "time-pause" : "time-play")}
        icon={on ? "pause" : "play"}
        cls="cn-btn main play"
        idle={!on && !watchable(store.view)}
      />
      <button
        type="button"
        class="cn-btn speed"
        {...target("do", "speed")}
        aria-label={`${say("time-speed")} ${speed}×`}
        title={say("time-speed")}
      >
        {speed}×
      </button>
    </>
  );
}

export function Time({ store, view, time }: { store: Store; view: View; time: Timeline }) {
  const { say, marks } = store;
  const { at } = time;
  const back = time.own ? undefined : marks.scores.map(([move]) => move).findLast((move) => move < at);
  const next = time.own ? undefined : marks.scores.map(([move]) => move).find((move) => move > at);
  return (
    <section class="cn-time" aria-label={say("time")}>
      <p class="cn-at">
        <b>{time.text}</b>
        {time.leave && <Press do="leave" label={say("time-leave")} cls="cn-link" show />}
        {(time.own || time.computed) && (
          <span class="cn-fork">
            {time.own}{" "}
            {time.computed && <Press to={target("offer", ["computed"])} label={time.computed} cls="cn-link" show />}{" "}
            {time.own && <Press to={target("jump", time.fork)} label={say("time-return")} cls="cn-link" show />}
          </span>
        )}
      </p>
      {/* its room is kept where there is nothing to say, so that the board stays where it is */}
      {marks.notes.length > 0 && (time.comment || !time.own) && (
        <p class="cn-comment" dir="auto" tabindex={time.comment ? 0 : undefined}>
          {time.comment}
        </p>
      )}
      <div class="cn-ways">
        <Play store={store} />
        <Way store={store} word="time-first" icon="first" to={time.own || !at ? undefined : 0} end />
        <Way store={store} word="time-score-back" icon="score-back" to={back} />
        <Step store={store} what="back" on={time.back} />
        <Rail store={store} view={view} marks={marks} time={time} />
        <Step store={store} what="next" on={time.next} />
        <Way store={store} word="time-score-next" icon="score-next" to={next} />
        <Way store={store} word="time-last" icon="last" to={time.own || at >= marks.of ? undefined : marks.of} end />
      </div>
    </section>
  );
}
