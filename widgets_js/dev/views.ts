/** Views in every state and answers to questions, as the kernel sent them: `python dev/views.py` writes them. */
import type { View } from "../src/wire/view.ts";
import json from "./views.json" with { type: "json" };

/** A view as it comes over the wire: tiles and legal squares are one text each, and what an entry lacks is left out. */
export type RawView = Record<string, unknown> & Pick<View, "n" | "track" | "left_total" | "prompt"> & { tiles: string };

export type State = keyof typeof json.states;
/** Every state by name. */
export const STATES = json.states as unknown as Record<State, RawView>;
/** What the kernel answers about the state `place`. */
export const REPLIES = json.replies;
/** What is marked on the timeline of the states that have one. */
export const RECORD = json.record;
/** The kinds of the segments of every tile. */
export const KINDS: Record<string, string[]> = json.designs;
