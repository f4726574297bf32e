/** A ring around the square that is read by keys. */
import type { Store } from "../state/store.ts";
import { earOf } from "./ear.ts";

export function Cursor({ store }: { store: Store }) {
  const ear = earOf(store);
  if (!ear?.at || !ear.keyed) return null;
  const [x, y] = ear.at;
  return (
    <rect
      x={x * 100 + 3}
      y={y * 100 + 3}
      width="94"
      height="94"
      rx="5"
      fill="none"
      style="stroke: var(--cn-accent); stroke-width: 2; pointer-events: none"
    />
  );
}
