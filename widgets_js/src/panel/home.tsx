/** The way in: four ways on beside the first game, and the pages that they open. */

import { Fragment } from "preact";
import { Icon } from "../art/icons.tsx";
import { Piece, seatClass } from "../art/pieces.tsx";
import { Blocks, Press, RuleHere, Unkept } from "../parts/index.tsx";
import { NoteBox } from "../parts/note.tsx";
import type { Store } from "../state/store.ts";
import { target } from "../target.ts";
import type { Home, HomeRow, RuleGroup, Table } from "../wire/types.ts";
import { Silence } from "./ask.tsx";

const Share = ({ share: [done, of] }: { share: NonNullable<HomeRow["share"]> }) => (
  <span class="cn-share" aria-hidden="true">
    {done >= of ? <Icon name="check" /> : <i style={{ width: `${(100 * done) / of}%` }} />}
  </span>
);

function Way({ store, row }: { store: Store; row: HomeRow }) {
  const inside = (
    <>
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
}
const Ways = ({ store, rows = [], label = "", ordered }: Listed) => (
  <ul class={`cn-onward${rows.length > 2 && !ordered ? " two" : ""}`} aria-label={label}>
    {rows.map((row) => (
      <li key={row.to || row.file || row.href || row.text}>
        <Way store={store} row={row} />
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

const Tick = ({ name, value, label, on }: { name: string; value: string; label: string; on?: boolean }) => (
  <label class="cn-tick">
    <input type="checkbox" name={name} value={value} defaultChecked={on} />
    <span>{label}</span>
  </label>
);

function NewGame({ store, table }: { store: Store; table: Table }) {
  const { say } = store;
  return (
    <form class="cn-table" onSubmit={(e) => e.preventDefault()}>
      <fieldset>
        <legend>{say("home-names")}</legend>
        {table.seats.map((seat, i) => (
          <div key={seat} class={`cn-name ${seatClass(seat)}`}>
            <input
              type="text"
              name={seat}
              maxLength={24}
              defaultValue={table.names[i] ?? ""}
              placeholder="–"
              aria-label={`${say("home-name")} ${i + 1}`}
            />
            <select aria-label={`${say("home-level")} ${i + 1}`}>
              <option value="">{say("home-person")}</option>
              <optgroup label={say("home-computer")}>
                {table.levels.map(([level, text]) => (
                  <option key={level} value={level}>
                    {text}
                  </option>
                ))}
              </optgroup>
            </select>
          </div>
        ))}
        <details class="cn-xs">
          <summary>{say("home-levels")}</summary>
          {table.levels.map(([level, , does]) => (
            <p key={level}>{does}</p>
          ))}
        </details>
      </fieldset>
      <Tick name="farmers" value="" label={say("home-farmers")} on />
      <fieldset>
        <legend>{say("home-expansions")}</legend>
        {table.expansions.map(([name, text]) => (
          <Tick key={name} name={name} value="system" label={text} />
        ))}
      </fieldset>
      <NoteBox store={store} />
      <Press do="deal" label={say("home-deal")} cls="cn-btn main" show />
    </form>
  );
}

/** A rule of the map that was pressed: its card, exercises about it, and the lesson that teaches it. */
function Opened({ store, at, rules }: { store: Store; at: string; rules: RuleGroup["rules"] }) {
  const id = store.state.panel.rule?.id;
  const lesson = rules.find(([rule]) => rule === id)?.[3];
  return (
    <li class="cn-opened">
      <RuleHere store={store} at={at} />
      {lesson !== undefined && (
        <div class="cn-row">
          <Press to={target("way", `practice:${id}`)} label={store.say("home-this")} cls="cn-btn main" show />
          {lesson && <Press to={target("way", `lesson:${lesson}`)} label={store.say("home-lesson")} show />}
        </div>
      )}
    </li>
  );
}

/** The topics of a map: each can be practised, and each of its rules is a square, which opens it below the topic. */
const Topics = ({ store, groups }: { store: Store; groups: RuleGroup[] }) => {
  const open = store.state.panel.rule;
  return (
    <ul class="cn-topics">
      {groups.map(({ to, text, note, rules }) => (
        <Fragment key={to}>
          <li class="cn-topic">
            <button type="button" {...target("way", to)}>
              <b>{text}</b>
              <span
                class="cn-num"
                aria-hidden="true"
              >{`${rules.filter(([, , known]) => known > 1).length}/${rules.length}`}</span>
              <span class="cn-sr">{note}</span>
              <Icon name="next" />
            </button>
            <ul aria-label={text}>
              {rules.map(([id, title, known], i) => (
                <li key={id}>
                  <button
                    type="button"
                    class={`k${known}`}
                    tabindex={i ? -1 : 0}
                    {...target("rule", [id, to])}
                    aria-expanded={open?.at === to && open.id === id}
                    aria-label={title}
                    title={title}
                  />
                </li>
              ))}
            </ul>
          </li>
          {open?.at === to && <Opened store={store} at={to} rules={rules} />}
        </Fragment>
      ))}
    </ul>
  );
};

/** What is known of the rules, first of all of what was begun. */
const RuleMap = ({ store, groups }: { store: Store; groups: RuleGroup[] }) => {
  const later = groups.filter((group) => group.later);
  return (
    <section class="cn-rules">
      <p class="cn-xs">{store.say("home-known")}</p>
      <Topics store={store} groups={groups.filter((group) => !group.later)} />
      {later.length > 0 && (
        <details>
          <summary>{store.say("home-later")}</summary>
          <Topics store={store} groups={later} />
        </details>
      )}
    </section>
  );
};

/** A name that is asked for. */
function Asking({ store, asks: [label, button] }: { store: Store; asks: NonNullable<Home["ask"]> }) {
  const give = (e: Event) => {
    e.preventDefault();
    const name = (e.target as HTMLFormElement).querySelector("input")!.value.trim();
    if (name) store.send({ do: "home", to: `name:${name}` });
  };
  return (
    <form class="cn-asks" onSubmit={give}>
      <label>
        <b>{label}</b>
        <input type="text" maxLength={80} autocomplete="name" required />
      </label>
      <button type="submit" class="cn-btn main">
        {button}
      </button>
    </form>
  );
}

/** A page in the place of the question. */
export const Page = ({ store, home }: { store: Store; home: Home }) => (
  <section class="cn-ask cn-page cn-goes" key={home.title}>
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
      <h3>{home.title}</h3>
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
    {home.rows.length > 0 && <Ways store={store} rows={home.rows} label={home.title} ordered={home.said.length > 0} />}
    {home.map.length > 0 && <RuleMap store={store} groups={home.map} />}
    {home.more.length > 0 && <Ways store={store} rows={home.more} />}
    {home.text && home.at === "list" && <p class="cn-xs">{home.text}</p>}
    {home.table && <NewGame store={store} table={home.table} />}
  </section>
);
