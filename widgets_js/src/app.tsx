/** The whole widget: the panel asks, the board answers. */
import { Board } from "./board/board.tsx";
import { Ask } from "./panel/ask.tsx";
import { Dock } from "./panel/dock.tsx";
import { LessonPanel } from "./panel/lesson.tsx";
import { Side } from "./panel/side.tsx";
import { Time } from "./panel/time.tsx";
import { Track } from "./panel/track.tsx";
import { busy } from "./state/state.ts";
import type { Store } from "./state/store.ts";

function frameClass(store: Store): string {
  const { view, state } = store;
  const figure = !!view?.prompt && view.prompt.kind !== "place" && view.prompt.kind !== "over";
  const on: Record<string, boolean> = {
    lesson: !!view?.lesson,
    over: !!view?.final,
    place: figure && !view?.lesson && !view?.final,
    asks: view?.prompt.kind === "choose" && !view.lesson && !view.final,
    laned: !!view?.lane,
    timed: !!view?.timeline,
    full: state.appearance.full,
    busy: busy(state),
    many: (view?.seats.length ?? 0) > 3,
  };
  return ["cn-frame", ...Object.keys(on).filter((k) => on[k])].join(" ");
}

export function App({ store }: { store: Store }) {
  const { view, say, art, ui, state } = store;
  const seats = view?.seats.length ?? 0;
  const style = {
    ...art.vars,
    "--cn-height": `${Math.max(360, ui.height)}px`,
    "--cn-lines": seats > 3 ? Math.ceil(seats / 2) : seats,
  };
  return (
    <div class="cn-root" role="group" aria-label={say("game")} style={style}>
      <style>{art.css}</style>
      {/* trusted: made by carcnb/drawing from the project's own art, never from records or players */}
      <svg class="cn-defs" aria-hidden="true" dangerouslySetInnerHTML={{ __html: `<defs>${art.defs}</defs>` }} />
      {view ? (
        <div class={frameClass(store)} aria-busy={busy(state)}>
          {view.lesson ? <LessonPanel store={store} lesson={view.lesson} /> : <Ask store={store} />}
          <Board store={store} view={view} />
          <Dock store={store} />
          {view.timeline && <Time store={store} view={view} time={view.timeline} />}
          {!view.lesson && <Side store={store} view={view} />}
          <Track store={store} view={view} />
          <div class="cn-air" />
        </div>
      ) : (
        <p class="cn-error" role="alert">
          {say("error")}
        </p>
      )}
      <div class="cn-sr" aria-live="polite">
        {state.announcement.text}
      </div>
    </div>
  );
}
