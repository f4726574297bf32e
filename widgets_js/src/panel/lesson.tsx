/** The lesson panel: where we are, a caption of few words, one task, Back and Next (never locked). */

import { Icon } from "../art/icons.tsx";
import { Piece } from "../art/pieces.tsx";
import { Blocks, Press, RuleHere, Unkept } from "../parts/index.tsx";
import { settled } from "../state/picks.ts";
import type { Store } from "../state/store.ts";
import { target } from "../target.ts";
import type { End as Ending, Lesson } from "../wire/types.ts";
import type { View } from "../wire/view.ts";
import { Silence } from "./ask.tsx";
import { Crowned } from "./ending.tsx";
import { Hand } from "./hand.tsx";
import { Told } from "./log.tsx";
import { AtHand, Cards, Tokens } from "./players.tsx";
import { Left } from "./side.tsx";
import { Aids, Asked, Said, TaskBox } from "./task.tsx";

/** What is read in the panel: a rule that it names opens over it, and moves nothing of it. */
const RULED = ["caption", "feedback", "hint", "again"];

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
          <span>
            {lesson.title}
            {lesson.title && lesson.where && <br />}
            <span class="cn-tied"> {lesson.where}</span>
          </span>
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

const Scores = ({ store, view, stock }: { store: Store; view: View; stock: boolean | undefined }) => (
  <ul class="cn-lscores" aria-label={store.say("players")}>
    {view.seats.map((seat) => (
      <li key={seat.seat}>
        <Piece store={store} seat={seat.seat} />
        <bdi class="nm">{seat.name}</bdi>
        <Cards cards={seat.cards} />
        <b class="cn-num">{seat.score}</b>
        {stock && <AtHand store={store} view={view} seat={seat} />}
        {view.hands[seat.seat] && <Hand store={store} view={view} seat={seat} />}
        {seat.tokens.some(([, count]) => count > 0) && <Tokens store={store} view={view} seat={seat} />}
      </li>
    ))}
  </ul>
);

/** The last page: what was done, topic by topic, what is worth another look, and what may come now. */
function End({ store, end }: { store: Store; end: Ending }) {
  return (
    <div class="cn-end">
      {end.crown && <Crowned store={store} seat={end.crown} />}
      {end.facts.length > 0 && (
        <ul class="cn-facts">
          {end.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {end.bars.length > 0 && (
        <table class="cn-bars">
          {end.bars.map(({ text, right, of }) => (
            <tr key={text}>
              <th scope="row">{text}</th>
              <td aria-hidden="true">
                <i style={{ width: `${(100 * right) / of}%` }} />
              </td>
              <td class="cn-num">{`${right} / ${of}`}</td>
            </tr>
          ))}
        </table>
      )}
      <Blocks store={store} blocks={end.again} at="again" />
      <ul class="cn-offers" aria-label={store.say("lesson-end")}>
        {end.offers.map(({ do: what, text, note, to }, i) => (
          <li key={what}>
            <button
              type="button"
              class={`cn-btn${i ? "" : " main"}`}
              {...target("offer", to === undefined ? [what] : [what, to])}
            >
              <span>
                {text}
                {note && <small>{note}</small>}
              </span>
              {what === "following" && <Icon name="next" />}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function LessonPanel({ store, lesson }: { store: Store; lesson: Lesson }) {
  const { say, view } = store;
  const { task, end } = lesson;
  const done = !task || settled(task);
  const prompt = view?.prompt;
  const many = lesson.steps.length > 1;
  return (
    <section class="cn-ask">
      {view?.desk?.kind === "trial" && (
        <Press to={target("ed", "back")} label={say("ed-back")} icon="back" cls="cn-btn plain cn-wayback" show />
      )}
      {many && <Steps store={store} lesson={lesson} />}
      <div class="cn-lbody">
        <div class="cn-ltop">
          <div class="cn-cap cn-goes">
            {lesson.heading && <h3>{lesson.heading}</h3>}
            {lesson.place && <p class="cn-xs">{lesson.place}</p>}
            <Blocks store={store} blocks={lesson.caption} at="caption" />
            {view && <Told store={store} entries={view.log.filter((entry) => lesson.log.includes(entry.id))} />}
            {lesson.off_path && (
              <p class="cn-off">
                {say("lesson-off")} <Press do="restart" label={say("lesson-restart")} cls="cn-link" show />
              </p>
            )}
            {lesson.tries && <Press do="try" label={say("lesson-try")} cls="cn-btn plain cn-try" show />}
            {end && <End store={store} end={end} />}
            {view && !end && <Scores store={store} view={view} stock={lesson.stock} />}
            {view && lesson.stock && (
              <details class="cn-stock">
                <summary>
                  {say("left")} <b class="cn-num">{view.left_total}</b>
                </summary>
                <Left store={store} view={view} />
              </details>
            )}
          </div>
          {task && <Said store={store} task={task} />}
        </div>
        {task ? (
          <TaskBox store={store} task={task} />
        ) : (
          prompt &&
          view.playable &&
          prompt.options.length > 0 &&
          prompt.kind !== "place" && (
            <div class="cn-answers cn-goes">
              <Asked store={store} prompt={prompt} />
            </div>
          )
        )}
        <Silence store={store} />
        {RULED.map((at) => (
          <RuleHere key={at} store={store} at={at} />
        ))}
      </div>
      {task && <Aids store={store} task={task} />}
      <Unkept store={store} />
      {many && (
        <div class="cn-nav">
          <Press do="back" label={say("lesson-back")} off={!lesson.back} show />
          {lesson.next && (
            <Press
              do="next"
              label={say(lesson.last ? "lesson-finish" : "lesson-next")}
              cls={done ? "cn-btn main" : "cn-btn"}
              show
            />
          )}
        </div>
      )}
    </section>
  );
}
