/** A moment's sign over the board that somebody else is asked now; the panel goes on saying it. */
import type { Desk } from "../desk.ts";
import { Piece, seatClass } from "../pieces.tsx";
import type { View } from "../types.ts";

export function Handed({ desk, view }: { desk: Desk; view: View }) {
  const { prompt } = view;
  if (!prompt?.seat) return null;
  const name = view.seats.find(({ seat }) => seat === prompt.seat)?.name;
  return (
    <div key={view.n} class={`cn-handed ${seatClass(prompt.seat)}`} aria-hidden="true">
      <Piece desk={desk} seat={prompt.seat} />
      <b>
        <bdi>{name}</bdi>
      </b>
      <span>{prompt.question}</span>
    </div>
  );
}
