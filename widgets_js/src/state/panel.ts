/** What is open beside the board: the tab, rows of the log, older entries that were asked for, a rule. */
import type { LogEntry, Rule, Task } from "../wire/types.ts";
import type { View } from "../wire/view.ts";

export type Tab = "log" | "left" | "final" | "look-back" | "analysis";
/** A rule that is open where `at` says; without its text until the kernel has sent it. */
export interface OpenRule {
  at: string;
  id: string;
  rule: Rule | null;
  error: string;
}
export interface Panel {
  tab: Tab;
  open: ReadonlySet<number>;
  older: LogEntry[];
  /** Whether there are still older entries; null as long as the view says it. */
  more: boolean | null;
  rule: OpenRule | null;
  /** Whose pieces are shown: of the player that is pointed at, of the one chosen, else of whoever is asked. */
  seen: string | null;
  seat: string | null;
  /** How many answers lie below what the panel shows. */
  below: number;
  /** Whether the frame is too low for what a player has at hand. */
  low: boolean;
  /** Whether a hint of the task is newer than what was said of an answer. */
  helped: boolean;
}
export const freshPanel: Panel = {
  tab: "log",
  open: new Set(),
  older: [],
  more: null,
  rule: null,
  seen: null,
  seat: null,
  below: 0,
  low: false,
  helped: false,
};

/** A turn of the log opened, or closed when it was open. */
export function toggled(panel: Panel, row: number): Panel {
  const open = new Set(panel.open);
  if (!open.delete(row)) open.add(row);
  return { ...panel, open };
}

export const isOpen = ({ rule }: Panel, id: string, at: string): boolean => rule?.at === at && rule.id === id;

export const reworded = (panel: Panel): Panel => ({ ...panel, older: [], more: null, rule: null });

/** The older entries, with those that the newest view shows no longer; forgotten when it goes back. */
function kept(panel: Panel, old: View | null, view: View): Panel {
  if (!old) return panel;
  if (view.n < old.n || view.line !== old.line) return { ...panel, older: [], more: null };
  const now = new Set(view.log.map(({ id }) => id));
  const gone = panel.older.length ? old.log.filter(({ id }) => !now.has(id)) : [];
  return gone.length ? { ...panel, older: [...gone, ...panel.older] } : panel;
}

/** Whether the same is said of an answer, to the same answer. */
export function sameVerdict(then: Task | null | undefined, now: Task | null | undefined): boolean {
  const said = (task: Task | null | undefined) => JSON.stringify([task?.state, task?.picked, task?.feedback]);
  return said(then) === said(now);
}

/** Whether a hint was asked for since the last answer. */
function helped(panel: Panel, old: View | null, view: View): boolean {
  const [then, now] = [old?.lesson?.task, view.lesson?.task];
  if (!then || !now || then.hints.length < now.hints.length) return !!then && !!now;
  return panel.helped && sameVerdict(then, now);
}

/** As a new view wants it: results when the game ends. */
export function forView(panel: Panel, old: View | null, view: View): Panel {
  const now = { ...kept(panel, old, view), helped: helped(panel, old, view) };
  if (view.lesson) return now;
  const reads = old?.final || (now.tab === "look-back" && (view.timeline || old?.timeline || old?.lesson));
  if (view.final) return reads ? now : { ...now, tab: "final" };
  return now.tab === "final" || (now.tab === "look-back" && !view.timeline) ? { ...now, tab: "log" } : now;
}
