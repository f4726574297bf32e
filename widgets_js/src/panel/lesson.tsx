/** The lesson panel: where we are, a caption of few words, one task, Back and Next (never locked). */

import { Icon } from "../art/icons.tsx";
import { Piece } from "../art/pieces.tsx";
import { target } from "../input/target.ts";
import { settled } from "../state/picks.ts";
import type { Store } from "../state/store.ts";
import type { Lesson } from "../wire/types.ts";
import type { View } from "../wire/view.ts";
import { Silence } from "./ask.tsx";
import { Hand } from "./hand.tsx";
import { Told } from "./log.tsx";
import { Blocks, Press, RuleHere } from "./parts.tsx";
import { Cards, Tokens } from "./players.tsx";
import { Asked, TaskBox } from "./task.tsx";

function Steps({ store, lesson }: { store: Store; lesson: Lesson }) {
  return (
    <>
      <div class="cn-lhead">
        <div class="cn-ldots" aria-hidden="true">
          {lesson.steps.map((step, i) => (
            <span key={i} class={`${i === lesson.step ? "on" : step.done ? "done" : ""}${step.task ? " task" : ""}`}>
              <i />
            </span>
          ))}
        </div>
        <button
          type="button"
          class="cn-jump"
          {...target("do", "jump-list")}
          aria-expanded={store.state.menu === "jump"}
        >
          <span class="cut">{lesson.title}</span>
          {lesson.title && lesson.where && " · "}
          <span>{lesson.where}</span>
        </button>
      </div>
      {store.state.menu === "jump" && (
        <ol class="cn-jumps" aria-label={store.say("lesson-steps")}>
          {lesson.steps.map((step, i) => (
            <li key={i}>
              <button type="button" {...target("jump", i)} aria-current={i === lesson.step ? "step" : undefined}>
                <span class="cn-num">{i + 1}</span> {step.title}
                {step.done && <Icon name="check" />}
              </button>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

const Scores = ({ store, view }: { store: Store; view: View }) => (
  <ul class="cn-lscores" aria-label={store.say("players")}>
    {view.seats.map((seat) => (
      <li key={seat.seat}>
        <Piece store={store} seat={seat.seat} />
        <bdi class="nm">{seat.name}</bdi>
        <Cards cards={seat.cards} />
        <b class="cn-num">{seat.score}</b>
        {view.hands[seat.seat] && <Hand store={store} view={view} seat={seat} />}
        {seat.tokens.some(([, count]) => count > 0) && <Tokens store={store} view={view} seat={seat} />}
      </li>
    ))}
  </ul>
);

export function LessonPanel({ store, lesson }: { store: Store; lesson: Lesson }) {
  const { say } = store;
  const done = !lesson.task || settled(lesson.task);
  const { view } = store;
  const prompt = view?.prompt;
  return (
    <section class="cn-ask">
      {lesson.steps.length > 1 && <Steps store={store} lesson={lesson} />}
      <div class="cn-cap">
        <h3>{lesson.heading}</h3>
        <Blocks store={store} blocks={lesson.caption} at="caption" />
        <RuleHere store={store} at="caption" />
        {view && <Told store={store} entries={view.log.filter((entry) => lesson.log.includes(entry.id))} />}
        {lesson.off_path && (
          <p class="cn-off">
            {say("lesson-off")} <Press do="restart" label={say("lesson-restart")} cls="cn-link" show />
          </p>
        )}
      </div>
      {lesson.task ? (
        <TaskBox store={store} task={lesson.task} />
      ) : (
        prompt && prompt.options.length > 0 && prompt.kind !== "place" && <Asked store={store} prompt={prompt} />
      )}
      <Silence store={store} />
      {view && <Scores store={store} view={view} />}
      {lesson.steps.length > 1 && (
        <div class="cn-nav">
          <Press do="back" label={say("lesson-back")} off={!lesson.back} show />
          <Press do="next" label={say("lesson-next")} off={!lesson.next} cls={done ? "cn-btn main" : "cn-btn"} show />
        </div>
      )}
    </section>
  );
}
