/** A moment's sign over the board that somebody else is asked now; the panel goes on saying it. */

import { Piece, seatClass } from "../art/pieces.tsx";
import type { Store } from "../state/store.ts";
import { nameOf, type View } from "../wire/view.ts";

export function Handed({ store, view }: { store: Store; view: View }) {
  const { prompt } = view;
  if (!prompt?.seat) return null;
  return (
    <div key={view.n} class={`cn-handed ${seatClass(prompt.seat)}`} aria-hidden="true">
      <Piece store={store} seat={prompt.seat} />
      <b>
        <bdi>{nameOf(view, prompt.seat)}</bdi>
      </b>
      <span>{prompt.question}</span>
    </div>
  );
}
