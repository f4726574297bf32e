/** What belongs to one view of the board only and is never synced: a few values, each replaced whole. */
import { indexOf } from "../geometry/index.ts";
import type { Card, Cell, Line, Shared, Spot, Ui, Why } from "../wire/types.ts";
import type { Option, Prompt, View } from "../wire/view.ts";
import { type Announcement, QUIET } from "./announcement.ts";
import { type Chalk, NO_CHALK } from "./chalk.ts";
import { askedAnew, type Coaching, UNASKED } from "./coach.ts";
import { type Editing, FRESH } from "./editor.ts";
import { freshPanel, type Panel, reworded } from "./panel.ts";
import { NO_PICKS, type Picks } from "./picks.ts";
import { type Placing, UNPLACED } from "./placing.ts";
import { NO_WATCH, type Watch } from "./watch.ts";

/** Why a tile does not fit where it was tried, or why something was refused. */
export interface Note extends Why {
  cell: Cell | null;
  turn: number;
}
/** What is pointed at or chosen, by pointer or by focus. */
export interface Selection {
  /** The answer that is lit. */
  lit: string | null;
  /** The first of two road ends that are chosen together. */
  half: Spot | null;
  /** What the row that is pointed at is about. */
  point: Spot[];
  /** The row of the final table that is pointed at: its features are lit in the colours of their owners. */
  row: [group: number, row: number] | null;
}
/** The feature that is pointed at on the board, and its card, which comes and goes a moment later. */
export interface Hover {
  spot: Spot | null;
  card: Card | null;
}
/** What an action would do; shown while that action is the one previewed. */
export interface Outlook {
  action: string | null;
  lines: Line[];
}
/** Whether the kernel is at work on what was sent, is held up by something else first, or has let us wait too long. */
export interface Request {
  status: "idle" | "waiting" | "held" | "silent";
  error: string;
}
export type Menu = "more" | "jump" | "share" | "games";
/** What a pointer carries: a tile, or a figure; it is told apart by itself from what was carried before. */
export interface Carried {
  tile?: string;
  seat?: string;
  kind?: string;
}

export interface State {
  placing: Placing;
  selection: Selection;
  hover: Hover;
  outlook: Outlook;
  note: Note | null;
  carried: Carried | null;
  request: Request;
  panel: Panel;
  picks: Picks;
  editor: Editing;
  coach: Coaching;
  menu: Menu | null;
  /** Features that have just scored. */
  flash: Spot[];
  announcement: Announcement;
  /** How many beats of the final scoring have been; null: it is not going on. */
  finale: number | null;
  watch: Watch;
  chalk: Chalk;
  appearance: { theme: Ui["theme"] | null; full: boolean; sound: boolean };
  share: Share;
}

/** What the kernel has made to hand on, and what became of it. */
export interface Share {
  line: Shared | null;
  done: "" | "copied" | "failed";
  /** Why the kernel gives nothing. */
  error: string;
}
export const NO_SHARE: Share = { line: null, done: "", error: "" };
export const IDLE: Request = { status: "idle", error: "" };
export const NO_SELECTION: Selection = { lit: null, half: null, point: [], row: null };
export const NO_HOVER: Hover = { spot: null, card: null };
export const NO_OUTLOOK: Outlook = { action: null, lines: [] };

const PER_MOVE = {
  placing: UNPLACED,
  selection: NO_SELECTION,
  hover: NO_HOVER,
  outlook: NO_OUTLOOK,
  note: null,
  carried: null,
};

export const freshState = (): State => ({
  ...PER_MOVE,
  request: IDLE,
  panel: freshPanel,
  picks: NO_PICKS,
  editor: FRESH,
  coach: UNASKED,
  menu: null,
  flash: [],
  share: NO_SHARE,
  announcement: QUIET,
  finale: null,
  watch: NO_WATCH,
  chalk: NO_CHALK,
  appearance: { theme: null, full: false, sound: false },
});

/** A new move has come: what was about the one before is forgotten, but not that we wait, nor what still stands. */
export const afterMove = (state: State, stays: Partial<Coaching> = {}): State => ({
  ...state,
  ...PER_MOVE,
  coach: { ...askedAnew(state.coach), ...stays },
  // what an editor has in hand stays there until the board is another one
  carried: state.editor.held && state.carried,
  // what it offers to hand on is the move before
  menu: state.menu === "share" ? null : state.menu,
  request: busy(state) ? state.request : IDLE,
});

/** Another language: what was said in the one before is dropped, to be asked anew. */
export const inWords = (state: State): State => ({
  ...state,
  hover: NO_HOVER,
  outlook: NO_OUTLOOK,
  note: null,
  panel: reworded(state.panel),
  coach: { ...askedAnew(state.coach), reviewed: state.coach.reviewed },
});

/** The answer that is lit. */
export const litOption = ({ selection: { lit } }: Pick<State, "selection">, view: View | null): Option | undefined =>
  view?.prompt?.options.find(({ id }) => id === lit);

/** The action that is previewed: the tile as it would lie, or the answer that is pointed at. */
export function previewedAction({ placing: { ghost }, selection }: State, view: View | null): string | null {
  if (ghost) return (view && indexOf(view).legal.get(ghost.cell.join())?.ids.get(ghost.turn)) ?? null;
  return litOption({ selection }, view)?.id ?? null;
}

/** What the previewed action would do, as far as the kernel has said. */
export const outlookOf = (state: State, view: View | null): Outlook["lines"] =>
  state.outlook.action === previewedAction(state, view) ? state.outlook.lines : [];

export const busy = ({ request }: State): boolean => request.status === "waiting" || request.status === "held";

/** Whether what was pressed is still to be answered: by the kernel, or by a coach that is on its way. */
export const awaits = (state: State): boolean => busy(state) || !!state.coach.comes;

/** The question, if it is of a kind and takes an answer now. */
export const promptOf = ({ view, state }: { view: View | null; state: State }, kind: string): Prompt | null =>
  view?.playable && view.prompt?.kind === kind && !busy(state) ? view.prompt : null;
