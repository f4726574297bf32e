/** The way in: five ways on beside the first game, and the rows of the pages that they open. */

import type { ComponentChildren } from "preact";
import { Icon } from "../art/icons.tsx";
import { Piece } from "../art/pieces.tsx";
import type { Store } from "../state/store.ts";
import { target } from "../target.ts";
import type { Home, HomeRow } from "../wire/types.ts";

const Share = ({ share: [done, of] }: { share: NonNullable<HomeRow["share"]> }) => (
  <span class="cn-share" aria-hidden="true">
    {done >= of ? <Icon name="check" /> : <i style={{ width: `${(100 * done) / of}%` }} />}
  </span>
);

type Drawn = (row: HomeRow) => ComponentChildren;

function Way({ store, row, drawn }: { store: Store; row: HomeRow; drawn: Drawn | undefined }) {
  const inside = (
    <>
      {drawn?.(row)}
      {row.icon && <Icon name={row.icon} />}
      <span>
        <b>{row.text}</b>
        {row.note && <small>{row.note}</small>}
      </span>
      {row.share && row.share[0] > 0 && <Share share={row.share} />}
      {row.href && <Icon name={row.file ? "down" : "out"} />}
    </>
  );
  const cls = `cn-way${row.first ? " first" : ""}`;
  if (!row.to && !row.href) return <h4>{row.text}</h4>;
  if (row.file)
    return (
      <a class={cls} href={row.href} download={row.file}>
        {inside}
      </a>
    );
  return row.href ? (
    <a class={cls} href={row.href} target="_blank" rel="noopener" title={store.say("home-opens")}>
      {inside}
    </a>
  ) : (
    <button type="button" class={cls} {...target("way", row.to)}>
      {inside}
    </button>
  );
}

interface Listed {
  store: Store;
  rows?: HomeRow[];
  label?: string;
  /** Their order is told from top to bottom. */
  ordered?: boolean;
  /** What stands before the words of a row. */
  drawn?: Drawn;
}
export const Ways = ({ store, rows = [], label = "", ordered, drawn }: Listed) => (
  <ul class={`cn-onward${rows.length > 2 && !ordered ? " two" : ""}`} aria-label={label}>
    {rows.map((row) => (
      <li key={row.to || row.file || row.href || row.text}>
        <Way store={store} row={row} drawn={drawn} />
      </li>
    ))}
  </ul>
);

/** Beside the first game: what all of this is, who has how many points, and where to go from here. */
export const Start = ({ store, home }: { store: Store; home: Home }) => (
  <aside class="cn-side cn-start">
    <ul class="cn-lscores" aria-label={store.say("players")}>
      {store.view?.seats.map((seat) => (
        <li key={seat.seat} {...target("home", seat.seat)}>
          <Piece store={store} seat={seat.seat} />
          <bdi class="nm">{seat.name}</bdi>
          <b class="cn-num">{seat.score}</b>
        </li>
      ))}
    </ul>
    <h3>{home.title}</h3>
    <p>{home.text}</p>
    <Ways store={store} rows={home.rows} label={home.title} />
  </aside>
);
