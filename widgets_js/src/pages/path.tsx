/** The path of lessons: chapters that fold, each with its lessons, a small picture before each. */

import { useEffect } from "preact/hooks";
import { FigureShape, ownerClass, TileImage } from "../art/pieces.tsx";
import { dressOf, news } from "../art/sheet.ts";
import { Ways } from "../panel/home.tsx";
import type { Store } from "../state/store.ts";
import type { HomeRow, PathChapter } from "../wire/types.ts";

/** A row's picture: a few squares of a board. */
export const covered = (store: Store) => (row: HomeRow) => {
  if (!row.cover) return null;
  const [wide, high] = [0, 1].map(
    (axis) => 100 + 100 * Math.max(...row.cover!.tiles.map((tile) => tile[axis as 0 | 1])),
  );
  return (
    <svg class="cn-cover" viewBox={`0 0 ${wide} ${high}`} aria-hidden="true">
      {row.cover.tiles.map(([x, y, design, turn]) => (
        <TileImage key={`${x},${y}`} store={store} design={design} turn={turn} x={x} y={y} />
      ))}
      {row.cover.pieces.map(([seat, kind, x, y, lies]) => (
        <g key={`${x},${y}`} class={ownerClass(store, seat, kind)} transform={`translate(${x} ${y}) scale(1.7)`}>
          <FigureShape store={store} seat={seat} kind={kind} lying={lies} />
        </g>
      ))}
    </svg>
  );
};

/** Asks for what a page's pictures are drawn with and the page lacks. */
export function useArt(store: Store, names: string): void {
  useEffect(() => {
    const dress = dressOf(store.sheet.key);
    const parts = names.split(" ");
    const gone = new AbortController();
    let tried = 0;
    const gather = () => {
      store.draw();
      if (names && dress.lacks(parts).length)
        void dress.need(parts, tried++, gone.signal, (lacks) => store.link.ask(0, { what: "art", parts: lacks }));
    };
    // another board of the page may be asking just now
    news.addEventListener("art", gather, { signal: gone.signal });
    gather();
    return () => gone.abort();
  }, [store, names]);
}

export const Path = ({ store, chapters }: { store: Store; chapters: PathChapter[] }) => (
  <div class="cn-path">
    {chapters.map(({ text, note, share: [done, of], now, rows }, i) => (
      <details key={text} open={now || chapters.length === 1 || (!i && !chapters.some((one) => one.now))}>
        <summary class={done >= of ? "done" : ""}>
          <b>{text}</b> <small>{note}</small>
        </summary>
        <Ways store={store} rows={rows} label={text} ordered drawn={covered(store)} />
      </details>
    ))}
  </div>
);
