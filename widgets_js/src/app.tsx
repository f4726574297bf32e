/** The whole widget: the panel asks, the board answers. */
import { Board } from "./board/board.tsx";
import type { Desk } from "./desk.ts";
import { Ask } from "./panel/ask.tsx";
import { Dock } from "./panel/dock.tsx";
import { LessonPanel } from "./panel/lesson.tsx";
import { Side } from "./panel/side.tsx";
import { Time } from "./panel/time.tsx";
import { Track } from "./panel/track.tsx";

function frameClass(desk: Desk): string {
  const { view, local } = desk;
  const figure = !!view?.prompt && view.prompt.kind !== "place" && view.prompt.kind !== "over";
  const on: Record<string, boolean> = {
    lesson: !!view?.lesson,
    over: !!view?.final,
    place: figure && !view?.lesson && !view?.final,
    laned: !!view?.lane,
    timed: !!view?.timeline,
    full: local.full,
    busy: local.busy,
    many: (view?.seats.length ?? 0) > 3,
  };
  return ["cn-frame", ...Object.keys(on).filter((k) => on[k])].join(" ");
}

export function App({ desk }: { desk: Desk }) {
  const { view, say, art, ui, local } = desk;
  const style = { ...art.vars, "--cn-height": `${Math.max(360, ui.height)}px` };
  const turnOf = view?.prompt?.seat;
  return (
    <div class="cn-root" role="group" aria-label={say("game")} style={style}>
      <style>{art.css}</style>
      {/* trusted: made by carcnb/drawing from the project's own art, never from records or players */}
      <svg class="cn-defs" aria-hidden="true" dangerouslySetInnerHTML={{ __html: `<defs>${art.defs}</defs>` }} />
      {view ? (
        <div class={frameClass(desk)} data-turn={view.final ? undefined : turnOf} aria-busy={local.busy}>
          {view.lesson ? <LessonPanel desk={desk} lesson={view.lesson} /> : <Ask desk={desk} />}
          <Board desk={desk} view={view} />
          <Dock desk={desk} />
          {view.timeline && <Time desk={desk} view={view} time={view.timeline} />}
          {!view.lesson && <Side desk={desk} view={view} />}
          <Track desk={desk} view={view} />
          <div class="cn-air" />
        </div>
      ) : (
        <p class="cn-error" role="alert">
          {say("error")}
        </p>
      )}
      <div class="cn-sr" aria-live="polite" data-live>
        {desk.news.text}
      </div>
    </div>
  );
}
