/** A page of the way in, of what it has: what is said, rows, a map, a form. */

import { Icon } from "../art/icons.tsx";
import { Silence } from "../panel/ask.tsx";
import { Ways } from "../panel/home.tsx";
import { Blocks, RuleHere, Unkept } from "../parts/index.tsx";
import { NoteBox } from "../parts/note.tsx";
import type { Store } from "../state/store.ts";
import { target } from "../target.ts";
import type { Home } from "../wire/types.ts";
import { Inquiring } from "./inquiry.tsx";
import { Folds } from "./newgame.tsx";
import { Handing, Opening } from "./opening.tsx";
import { covered, Path, useArt } from "./path.tsx";
import { RuleMap } from "./rulemap.tsx";

/** A name that is asked for. */
function Asking({ store, asks: [label, button, fill] }: { store: Store; asks: NonNullable<Home["ask"]> }) {
  const give = (e: Event) => {
    e.preventDefault();
    const name = (e.target as HTMLFormElement).querySelector("input")!.value.trim();
    if (name) store.send({ do: "home", to: `name:${name}` });
  };
  return (
    <form class="cn-asks" onSubmit={give}>
      <label>
        <b>{label}</b>
        <input type="text" maxLength={190} autocomplete={fill} spellcheck={false} required />
      </label>
      <button type="submit" class="cn-btn main">
        {button}
      </button>
    </form>
  );
}

/** A page that is told anew every few seconds asks for that, beside whatever else is sent, as long as it is there. */
function asking(store: Store, seconds = 0): (page: Element | null) => void {
  let timer = 0;
  const ask = () => {
    const { view } = store;
    if (view && !document.hidden) store.host.send({ do: "home", to: "again", n: view.n, line: view.line });
  };
  return (page) => {
    clearInterval(timer);
    if (page && seconds) timer = window.setInterval(ask, 1000 * seconds);
  };
}

/** A page in the place of the question. */
export function Page({ store, home }: { store: Store; home: Home }) {
  useArt(store, home.art);
  return (
    <section class="cn-ask cn-page cn-goes" key={home.title} ref={asking(store, home.again)}>
      <div class="cn-lhead">
        {home.up && (
          <button
            type="button"
            class="cn-btn plain"
            {...target("way", home.up)}
            aria-label={store.say("home-up")}
            title={store.say("home-up")}
          >
            <Icon name="back" />
          </button>
        )}
        <h3 tabIndex={-1}>{home.title}</h3>
      </div>
      <Silence store={store} />
      <Unkept store={store} />
      {home.said.length > 0 && (
        <div class="cn-intro">
          <Blocks store={store} blocks={home.said} at="said" />
          <RuleHere store={store} at="said" />
        </div>
      )}
      {home.ask && <Asking store={store} asks={home.ask} />}
      {home.asks && <Inquiring store={store} asks={home.asks} />}
      {home.rows.length > 0 && (
        <Ways
          store={store}
          rows={home.rows}
          label={home.title}
          ordered={home.said.length > 0 || !!home.table}
          drawn={covered(store)}
        />
      )}
      {home.hands && <Handing store={store} hands={home.hands} />}
      {home.path.length > 0 && <Path store={store} chapters={home.path} />}
      {home.map.length > 0 && <RuleMap store={store} groups={home.map} />}
      {home.more.length > 0 && <Ways store={store} rows={home.more} />}
      {home.text && <p class="cn-xs">{home.text}</p>}
      {home.table && <Folds store={store} table={home.table} />}
      {home.opens && <Opening store={store} opens={home.opens} />}
      <NoteBox store={store} />
    </section>
  );
}
