/** The whole widget: the panel asks, the board answers. */
import { Board } from "./board/board.tsx";
import { Carried } from "./board/carried.tsx";
import { modules } from "./modules.ts";
import { Ask } from "./panel/ask.tsx";
import { Dock, docked } from "./panel/dock.tsx";
import { Start } from "./panel/home.tsx";
import { LessonPanel } from "./panel/lesson.tsx";
import { Side } from "./panel/side.tsx";
import { Time } from "./panel/time.tsx";
import { Track } from "./panel/track.tsx";
import { Kept } from "./parts/kept.tsx";
import { during } from "./state/finale.ts";
import { awaits, busy } from "./state/state.ts";
import type { Store } from "./state/store.ts";
import type { Home } from "./wire/types.ts";
import type { View } from "./wire/view.ts";

/** Whether a page of the way in is read. */
const paged = (home?: Home): boolean => home?.at === "list" || home?.at === "table";

/** Whether what the coach tells stands beside the log. */
const reads = ({ state }: Store) => state.panel.tab === "look-back" || state.panel.tab === "analysis";

/** What is shown to a class in the place of all that stands beside a board. */
const slide = ({ view }: Store) => view?.present && modules.projector?.Slide;

/** How high a board is at least on the way in, and how high it may be: as was asked; otherwise all but its first page grows. */
function heights(asked: number | null, view: View | null): Record<string, string> {
  const least = asked === null ? "var(--cn-start, 480px)" : `${Math.max(360, asked)}px`;
  const first = view?.home?.at === "start" && !view.timeline;
  return { "--cn-least": least, "--cn-height": asked === null && !first ? "760px" : least };
}

function frameClass(store: Store): string {
  const { view, state } = store;
  const figure = !!view?.prompt && view.prompt.kind !== "place" && view.prompt.kind !== "over";
  const on: Record<string, boolean> = {
    lesson: !!view?.lesson || paged(view?.home),
    edit: !!view?.desk && !view.lesson,
    over: !!view?.final,
    place: figure && !view?.lesson && !view?.final && !view?.desk,
    laned: view?.lesson?.track === "large",
    timed: !!view?.timeline,
    watching: state.watch.on,
    home: view?.home?.at === "start" && !view.timeline,
    page: paged(view?.home),
    full: state.appearance.full,
    presented: !!slide(store),
    docked: docked(store),
    busy: awaits(state),
    answered: busy(state) && store.answered,
    carrying: !!state.carried,
    coached: !!modules.coach?.speaks(store),
    many: (view?.seats.length ?? 0) > 3,
  };
  return ["cn-frame", ...Object.keys(on).filter((k) => on[k])].join(" ");
}

function Panel({ store, view }: { store: Store; view: View }) {
  if (view.home && paged(view.home))
    return modules.pages ? (
      <modules.pages.Page store={store} home={view.home} />
    ) : (
      <section class="cn-ask cn-page" aria-busy="true" />
    );
  if (view.lesson) return <LessonPanel store={store} lesson={view.lesson} />;
  if (!view.desk) return <Ask store={store} />;
  if (modules.editor) return <modules.editor.DeskPanel store={store} view={view} desk={view.desk} />;
  return <section class="cn-ask cn-desk" aria-busy="true" />;
}

export function App({ store }: { store: Store }) {
  const { view, say, ui, state } = store;
  const { text, after } = state.announcement;
  const seats = view?.seats.length ?? 0;
  /** Whether the whole panel of a game is shown: not on the way in, nor in a lesson or an editor. */
  const Slide = slide(store);
  const table =
    !!view && !Slide && !view.lesson && !view.desk && (!view.home || view.home.at === "away" || !!view.timeline);
  const tracked = Slide
    ? view?.lesson?.track === "large"
    : view?.lesson && !paged(view.home)
      ? view.lesson.track !== "none"
      : table;
  const look = [say, store.sheet, store.theme];
  const style = {
    ...heights(ui.height, view),
    "--cn-lines": seats > 3 ? Math.ceil(seats / 2) : seats,
  };
  return (
    <div
      class={`cn-root${state.appearance.full ? " cn-shade" : ""}`}
      role="group"
      aria-label={say("game")}
      style={style}
    >
      {view ? (
        <div class={frameClass(store)} aria-busy={busy(state)}>
          {Slide ? <Slide store={store} view={view} /> : <Panel store={store} view={view} />}
          <Board store={store} view={view} />
          {!Slide && <Dock store={store} />}
          {!Slide && view.timeline && <Time store={store} view={view} time={view.timeline} />}
          {!Slide && view.home?.at === "start" && !view.timeline && <Start store={store} home={view.home} />}
          {table && (
            <Kept by={[view, state.panel, state.finale, reads(store) && state.coach, state.coach.reasons, ...look]}>
              {() => <Side store={store} view={view} />}
            </Kept>
          )}
          {tracked && (
            <Kept by={[view, state.selection, state.finale, ...look]}>
              {() => <Track store={store} view={during(view, state.finale)} />}
            </Kept>
          )}
          <div class="cn-air" />
        </div>
      ) : (
        <p class="cn-error" role="alert">
          {say("error")}
        </p>
      )}
      <Carried store={store} />
      <div class="cn-sr" role="status" aria-live="polite" aria-atomic="false">
        {text}
        {after && <span> {after}</span>}
      </div>
    </div>
  );
}
