/** The ask panel: who is asked, and what. */
import type { Desk } from "../desk.ts";
import { Piece, seatClass, TurningTile } from "../pieces.tsx";
import type { Prompt } from "../types.ts";
import { Anew, Choices } from "./choices.tsx";
import { Outlook } from "./outlook.tsx";
import { Press } from "./parts.tsx";

/** Three dots, seen only when the kernel takes its time. */
const Working = ({ desk }: { desk: Desk }) => (
  <span class="cn-dots3 late" role="img" aria-label={desk.say("working")}>
    <i />
    <i />
    <i />
  </span>
);

/** Who is asked. It is drawn anew when that changes, so that it can be seen to change. */
export const Who = ({ desk, prompt }: { desk: Desk; prompt: Prompt }) => (
  <div
    class={`cn-who ${seatClass(prompt.seat)}${prompt.turn ? " other" : ""}${desk.local.handed ? " handed" : ""}`}
    key={prompt.seat}
  >
    {prompt.seat && <Piece desk={desk} seat={prompt.seat} />}
    <bdi class="nm">{prompt.who}</bdi>
    {desk.local.busy && <Working desk={desk} />}
    <ol class="cn-steps">
      {prompt.steps.map((step, i) => (
        <li key={i} class={i === prompt.step ? "on" : ""} aria-current={i === prompt.step ? "step" : undefined}>
          {step}
        </li>
      ))}
    </ol>
  </div>
);

export const Silence = ({ desk }: { desk: Desk }) =>
  desk.local.silent ? (
    <p class="cn-silent" role="alert">
      {desk.say("no-answer")} {desk.local.error}
    </p>
  ) : null;

function Place({ desk, prompt }: { desk: Desk; prompt: Prompt }) {
  const { local, view, say } = desk;
  const { spin } = local;
  return (
    <>
      <div class="cn-q">
        {prompt.tile && <TurningTile desk={desk} design={prompt.tile} spin={spin} />}
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
      <Outlook desk={desk} />
    </>
  );
}

export function Ask({ desk }: { desk: Desk }) {
  const { view, say } = desk;
  const prompt = view?.prompt;
  if (view?.final) {
    const best = [...view.seats].sort((a, b) => b.score - a.score)[0];
    return (
      <section class="cn-ask" data-part="ask">
        <div class="cn-q over">
          <div>
            <h3>
              {best && <Piece desk={desk} seat={best.seat} />}
              {view.final.title}
            </h3>
            <p class="cn-xs">{prompt?.facts}</p>
          </div>
          {view.playable && !view.timeline && <Press do="new" label={say("new-game")} cls="cn-btn main" show />}
        </div>
        <Silence desk={desk} />
      </section>
    );
  }
  return (
    <section class={`cn-ask ${prompt ? seatClass(prompt.seat) : ""}`} data-part="ask">
      {prompt && <Who desk={desk} prompt={prompt} />}
      {prompt &&
        (prompt.kind === "place" ? <Place desk={desk} prompt={prompt} /> : <Choices desk={desk} prompt={prompt} />)}
      <Silence desk={desk} />
    </section>
  );
}
