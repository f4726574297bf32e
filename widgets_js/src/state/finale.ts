/** The final scoring as a moment: its beats one after the other, and the board as it stands at each of them. */
import type { Final, Gain } from "../wire/types.ts";
import type { View } from "../wire/view.ts";

/** What scores at once: one feature for all its owners, or a row of points that no feature gave. */
export interface Beat {
  text: string;
  /** Points by column. */
  brings: number[];
  gains: Gain[];
}

/** Rows of the final scoring; those that bring nothing are no beats. */
export function beatsOf({ groups, columns }: Final): Beat[] {
  return (groups.at(-1)?.rows ?? []).flatMap(({ text, values, gains }): Beat[] => {
    if (!gains.length) return values.some(Boolean) ? [{ text, brings: values, gains }] : [];
    const features = new Map<string, Gain[]>();
    for (const gain of gains) {
      const spot = gain.slice(0, 3).join();
      features.set(spot, [...(features.get(spot) ?? []), gain]);
    }
    return [...features.values()].map((all) => ({
      text,
      gains: all,
      brings: columns.map((_, c) => all.reduce((sum, gain) => sum + (gain[3] === c ? gain[4] : 0), 0)),
    }));
  });
}

/** What each column still has to get after so many beats. */
const toCome = (final: Final, at: number): number[] =>
  beatsOf(final)
    .slice(at)
    .reduce((sums, { brings }) => sums.map((sum, c) => sum + (brings[c] ?? 0)), Array(final.columns.length).fill(0));

/** Each column's points after so many beats; at rest (null) those of the end. */
export function tally(final: Final, at: number | null): number[] {
  const due = at === null ? [] : toCome(final, at);
  return final.totals.map((total, c) => total - (due[c] ?? 0));
}

/** The view as it is drawn while the beats go on: pieces on the track have come as far as the tally. */
export function during(view: View, at: number | null): View {
  const { final } = view;
  if (!final || at === null) return view;
  const due = toCome(final, at);
  const alone = (seat: string) => view.track.filter((piece) => piece[0] === seat).length === 1;
  return {
    ...view,
    track: view.track.map((piece) => {
      const [seat, kind, points, , lies] = piece;
      const now = points - (due[final.columns.indexOf(seat)] ?? 0);
      return alone(seat) && now >= 0 ? [seat, kind, now, now % 50, lies] : piece;
    }),
  };
}

/** Whether a final scoring is seen on the board: a lesson that ends tells of it, and exercises play it. */
export const scores = ({ final, lesson }: View): boolean => !!final && (!lesson || !!lesson.played);

/** The gains that stand on the board: of the beats so far, of the row pointed at, else of the whole final scoring. */
export function gainsOn(view: View, at: number | null, row: [number, number] | null): Gain[] {
  const { final } = view;
  if (!final || !scores(view)) return [];
  if (at !== null)
    return beatsOf(final)
      .slice(0, at)
      .flatMap(({ gains }) => gains);
  if (row) return final.groups[row[0]]?.rows[row[1]]?.gains ?? [];
  return final.groups.at(-1)?.rows.flatMap(({ gains }) => gains) ?? [];
}

/** The gains whose features are lit in their owners' colours. */
export function gainsLit(view: View, at: number | null, row: [number, number] | null): Gain[] {
  if (!view.final || !scores(view)) return [];
  if (at !== null) return (at && beatsOf(view.final)[at - 1]?.gains) || [];
  return row ? gainsOn(view, null, row) : [];
}
