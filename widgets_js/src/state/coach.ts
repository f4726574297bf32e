/** What of the coach's advice is shown, and what it has said so far. */
import type { Advised, Cell, Expected, Hopes, SeatCost, Verdict, Wishes } from "../wire/types.ts";
import type { View } from "../wire/view.ts";

/** What can be asked of the coach, and its answers. */
export interface Told {
  advice: Advised | null;
  verdict: Verdict | null;
  odds: Hopes | null;
  expected: Expected | null;
  review: SeatCost | null;
  wishes: Wishes | null;
}
export type Topic = keyof Told;
export type Layer = "points" | "odds";

export interface Coaching extends Told {
  /** Whether each line of play is judged; null: as the board was opened. */
  on: boolean | null;
  /** What every square is coloured by. */
  layer: Layer | null;
  /** How far a hint has gone: to where to look, to the best moves. */
  hint: 0 | 1 | 2;
  /** The advice as it was when the hint was shown: where to look stays, until it is asked for again. */
  hinted: Advised | null;
  /** Whether the best moves are shown of what was judged. */
  shown: boolean;
  /** The square whose odds are told. */
  at: Cell | null;
  /** The seat whose moves are looked back at, once the game is over. */
  reviewed: string | null;
  /** Whether it is shown what the next player could wish for. */
  wished: boolean;
  /** Why a tile was laid where it lies, by its square. */
  reasons: { at: string; text: string } | null;
  /** Why nothing is said. */
  error: string;
  /** What was asked last of a coach that is on its way, "" for nothing: whoever presses twice means it once. */
  comes: string | null;
}
export const UNASKED: Coaching = {
  ...{ on: null, layer: null, hint: 0, shown: false, at: null, reviewed: null, error: "", comes: null },
  ...{ wished: false, reasons: null },
  ...{ advice: null, hinted: null, verdict: null, odds: null, expected: null, review: null, wishes: null },
};

/** Another moment of a game: what is shown stays, what was said is asked anew. */
export const askedAnew = ({ on, layer, wished, comes }: Coaching): Coaching => ({
  ...UNASKED,
  on,
  layer,
  wished,
  comes,
});

/** A game that is over is looked back at on the way through it, too, and after its moves were tried again. */
export function lookedBack({ reviewed, review }: Coaching, old: View | null, view: View): Partial<Coaching> {
  if (view.timeline && old?.timeline) return { reviewed, review };
  const back = old?.lesson || old?.timeline || old?.final;
  return view.timeline || view.lesson || (view.final && back) ? { reviewed } : {};
}

/** What stands where the line of play that it is about does: a verdict until the next one, why a tile was laid. */
export function standing({ verdict, reasons }: Coaching, old: View | null, view: View): Partial<Coaching> {
  if (old?.line !== view.line || view.n < old.n) return {};
  return { verdict: verdict && verdict.at < view.n ? verdict : null, reasons };
}

/** Whether somebody may ask for advice here; a lesson has its own hints. */
export const advised = (view: View | null): boolean =>
  !!view && !view.lesson && !view.desk && !view.final && (view.playable || !!view.thinks);
