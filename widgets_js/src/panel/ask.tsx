/** The ask panel: who is asked, and what. */

import { Piece, seatClass, TurningTile } from "../art/pieces.tsx";
import { Below, Press, RuleHere, Unkept } from "../parts/index.tsx";
import { busy } from "../state/state.ts";
import type { Store } from "../state/store.ts";
import type { Prompt } from "../wire/view.ts";
import { Anew, Choices } from "./choices.tsx";
import { Coached } from "./coached.tsx";
import { Ending } from "./ending.tsx";
import { Outlook } from "./outlook.tsx";

/** Three dots, seen only when the kernel takes its time. */
const Working = ({ store }: { store: Store }) => (
  <span class="cn-dots3" role="img" aria-label={store.say("working")}>
    <i />
    <i />
    <i />
  </span>
);

/** Who is asked. It is drawn anew when that changes, so that it can be seen to change. */
export const Who = ({ store, prompt }: { store: Store; prompt: Prompt }) => (
  <div
    class={`cn-who ${seatClass(prompt.seat)}${prompt.turn ? " other" : ""}${store.state.announcement.handed ? " handed" : ""}`}
    key={prompt.seat}
  >
    {prompt.seat && <Piece store={store} seat={prompt.seat} />}
    <bdi class="nm">{prompt.who}</bdi>
    {busy(store.state) && <Working store={store} />}
    <ol class="cn-steps">
      {prompt.steps.map((step, i) => (
        <li key={i} class={i === prompt.step ? "on" : ""} aria-current={i === prompt.step ? "step" : undefined}>
          {step}
        </li>
      ))}
    </ol>
  </div>
);

/** Why nothing happens: the kernel has something else to do first, or it does not answer. */
export const Silence = ({ store }: { store: Store }) => {
  const { status, error } = store.state.request;
  if (status !== "held" && status !== "silent") return null;
  return status === "held" ? (
    <p class="cn-silent held" role="status">
      {store.say("held")}
    </p>
  ) : (
    <p class="cn-silent" role="alert">
      {store.say("no-answer")} {error}
    </p>
  );
};

function Place({ store, prompt }: { store: Store; prompt: Prompt }) {
  const { state, view, say } = store;
  return (
    <>
      <div class="cn-q">
        {prompt.tile && <TurningTile key={view?.n} store={store} design={prompt.tile} spin={state.placing.spin} />}
        <div>
          <h3>{prompt.question}</h3>
          <p class="cn-xs">{prompt.facts}</p>
          {view?.playable && (
            <div class="cn-row">
              <Press do="turn" label={say("turn")} icon="turn" cap="R" show />
            </div>
          )}
        </div>
      </div>
      <Anew prompt={prompt} />
      <Outlook store={store} />
      <Coached store={store} />
    </>
  );
}

export function Ask({ store }: { store: Store }) {
  const { view } = store;
  const prompt = view?.prompt;
  if (view?.final) return <Ending store={store} view={view} final={view.final} />;
  return (
    <section class={`cn-ask cn-goes ${prompt ? seatClass(prompt.seat) : ""}${prompt?.kind === "place" ? "" : " put"}`}>
      {prompt && <Who store={store} prompt={prompt} />}
      <RuleHere store={store} at="note" />
      {prompt &&
        (prompt.kind === "place" ? <Place store={store} prompt={prompt} /> : <Choices store={store} prompt={prompt} />)}
      <Silence store={store} />
      <Unkept store={store} />
      <Below store={store} />
    </section>
  );
}
