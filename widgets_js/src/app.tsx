/** The whole widget: the panel asks, the board answers. */
import { Board } from "./board/board.tsx";
import { Carried } from "./board/carried.tsx";
import { DeskPanel, Flying, WayBack } from "./editor/panel.tsx";
import { Ask } from "./panel/ask.tsx";
import { Dock } from "./panel/dock.tsx";
import { LessonPanel } from "./panel/lesson.tsx";
import { Side } from "./panel/side.tsx";
import { Time } from "./panel/time.tsx";
import { Track } from "./panel/track.tsx";
import { during } from "./state/finale.ts";
import { busy } from "./state/state.ts";
import type { Store } from "./state/store.ts";
import type { View } from "./wire/view.ts";

function frameClass(store: Store): string {
  const { view, state } = store;
  const figure = !!view?.prompt && view.prompt.kind !== "place" && view.prompt.kind !== "over";
  const on: Record<string, boolean> = {
    lesson: !!view?.lesson,
    edit: !!view?.desk && !view.lesson,
    over: !!view?.final,
    place: figure && !view?.lesson && !view?.final && !view?.desk,
    laned: view?.lesson?.track === "large",
    timed: !!view?.timeline,
    watching: state.watch.on,
    full: state.appearance.full,
    busy: busy(state),
    carrying: !!state.carried,
    many: (view?.seats.length ?? 0) > 3,
  };
  return ["cn-frame", ...Object.keys(on).filter((k) => on[k])].join(" ");
}

function panel(store: Store, view: View) {
  if (view.lesson) return <LessonPanel store={store} lesson={view.lesson} />;
  return view.desk ? <DeskPanel store={store} view={view} desk={view.desk} /> : <Ask store={store} />;
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
          {panel(store, view)}
          <Board store={store} view={view} />
          <Dock store={store} />
          {view.timeline && <Time store={store} view={view} time={view.timeline} />}
          {!view.lesson && !view.desk && <Side store={store} view={view} />}
          {(view.lesson ? view.lesson.track !== "none" : !view.desk) && (
            <Track store={store} view={during(view, state.finale)} />
          )}
          {view.desk?.kind === "trial" && <WayBack store={store} />}
          <Flying store={store} />
          <div class="cn-air" />
        </div>
      ) : (
        <p class="cn-error" role="alert">
          {say("error")}
        </p>
      )}
      <Carried store={store} />
      <div class="cn-sr" aria-live="polite">
        {state.announcement.text}
      </div>
    </div>
  );
}
