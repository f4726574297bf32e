/** The log by turns: entries of one turn are one row. */
import type { Cell, LogEntry, Spot } from "../wire/types.ts";

export interface LogTurn {
  id: number;
  /** Who played it; empty for the final scoring. */
  seat: string;
  /** Newest first. */
  entries: LogEntry[];
  tiles: Cell[];
  /** Entries of figures that were put down. */
  figures: LogEntry[];
  /** The points of each player, in the order in which they came. */
  points: Map<string, number>;
}

const added = (points: Map<string, number>, { seat, points: more }: LogEntry): Map<string, number> =>
  seat && more !== undefined ? points.set(seat, (points.get(seat) ?? 0) + more) : points;

/** Entries that follow each other and name the same turn, newest first as they are. */
export function turnsOf(entries: readonly LogEntry[]): LogTurn[] {
  const turns = new Map<number, LogEntry[]>();
  for (const entry of entries) turns.set(entry.turn, [...(turns.get(entry.turn) ?? []), entry]);
  return [...turns].map(([id, found]) => {
    const told = found.toReversed();
    const laid = told.filter(({ icon }) => icon === "tile");
    return {
      id,
      seat: laid[0]?.seat ?? "",
      entries: found,
      tiles: laid.flatMap(({ cells }) => cells.map(([x, y]): Cell => [x, y])),
      figures: told.filter(({ what }) => what),
      points: told.reduce(added, new Map()),
    };
  });
}

/** What a row of the log is about, on the board: the turn's tiles and the features that its entries name. */
export const spotsOf = (entries: readonly LogEntry[]): Spot[] => entries.flatMap(({ cells }) => cells);
