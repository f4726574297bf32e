/** The log, newest first: a row for every turn, which lights what it was about and opens to its lines, sums and rules. */

import { hasIcon, Icon } from "../art/icons.tsx";
import { Piece } from "../art/pieces.tsx";
import { Press, RuleHere, RuleLink } from "../parts/index.tsx";
import { Kept } from "../parts/kept.tsx";
import type { Store } from "../state/store.ts";
import { type LogTurn, turnsOf } from "../state/turns.ts";
import { target } from "../target.ts";
import type { LogEntry } from "../wire/types.ts";
import { nameOf, type View } from "../wire/view.ts";
import { MiniTile } from "./minitile.tsx";

function Sum({ store, entry }: { store: Store; entry: LogEntry }) {
  const at = `log ${entry.id}`;
  const many = entry.sum.length > 1;
  return (
    <div class="cn-sum">
      {entry.sum.length > 0 && (
        <table>
          <tbody>
            {entry.sum.map((line, i) => (
              <tr key={i}>
                <td>{line.text}</td>
                <td>= {line.value}</td>
                <td>{line.rule !== entry.rule && <RuleLink store={store} rule={line.rule} at={at} />}</td>
              </tr>
            ))}
            {many && (
              <tr class="t">
                <td>{store.say("total")}</td>
                <td>= {entry.points ?? entry.sum.reduce((sum, l) => sum + (l.value ?? 0), 0)}</td>
                <td />
              </tr>
            )}
          </tbody>
        </table>
      )}
      <RuleLink store={store} rule={entry.rule} at={at} />
      <RuleHere store={store} at={at} />
    </div>
  );
}

const Line = ({ store, entry }: { store: Store; entry: LogEntry }) => (
  <>
    {entry.seat ? <Piece store={store} seat={entry.seat} /> : <i class="cn-fig" />}
    <span>{entry.text}</span>
    {entry.points !== undefined && <span class="pt">{entry.points < 0 ? entry.points : `+${entry.points}`}</span>}
  </>
);

/** One turn in one line: the tile as it lies, who put down what, and who got how much. */
function Brief({ store, view, turn }: { store: Store; view: View; turn: LogTurn }) {
  const [figure] = turn.figures;
  const name = nameOf(view, turn.seat);
  const other = turn.entries.find(({ icon, points }) => !icon && points === undefined)?.text;
  // the row begins with the name already
  const own = other?.startsWith(`${name} `) ? other.slice(name.length + 1) : other;
  return (
    <>
      <span class="cn-thumbs">
        {turn.tiles.map((cell) => (
          <MiniTile key={cell.join()} store={store} view={view} cell={cell} />
        ))}
      </span>
      {turn.seat && <Piece store={store} seat={turn.seat} />}
      <span class="cn-did">
        {turn.seat && (
          <b>
            <bdi>{name}</bdi>
          </b>
        )}{" "}
        {figure ? (
          <>
            {hasIcon(figure.icon) && <Icon name={figure.icon} />}
            {turn.figures.map(({ what }) => what).join(", ")}
          </>
        ) : (
          <span class={turn.seat && (turn.points.size || !other) ? "cn-sr" : ""}>
            {own ?? turn.entries.at(-1)?.text}
          </span>
        )}
      </span>
      <span class="cn-brought">
        {[...turn.points].map(([seat, points]) => (
          <span key={seat} class="pt">
            <Piece store={store} seat={seat} />
            <span class="cn-sr">{nameOf(view, seat)} </span>
            {points < 0 ? points : `+${points}`}
          </span>
        ))}
      </span>
    </>
  );
}

/** A line of the log with its sum. */
const Entry = ({ store, entry }: { store: Store; entry: LogEntry }) => (
  <li {...target("log", entry.id)}>
    <div class="cn-line">
      <Line store={store} entry={entry} />
    </div>
    <Sum store={store} entry={entry} />
  </li>
);

function Turn({ store, view, turn }: { store: Store; view: View; turn: LogTurn }) {
  const open = store.state.panel.open.has(turn.id);
  const at = turn.tiles[0]?.join();
  const { reasons } = store.state.coach;
  return (
    <li class={turn.points.size ? "" : "quiet"}>
      <button class="cn-line" type="button" {...target("row", turn.id)} aria-expanded={open}>
        <Brief store={store} view={view} turn={turn} />
      </button>
      {open && (
        <ol class="cn-lines">
          {turn.entries.toReversed().map((entry) => (
            <Entry key={entry.id} store={store} entry={entry} />
          ))}
          {at && !view.lesson && !view.desk && (
            <li>
              <Press to={target("advice", `why-${at}`)} label={store.say("why-move")} cls="cn-btn plain" show />
              <p class="cn-xs" role="status">
                {reasons?.at === at && reasons.text}
              </p>
            </li>
          )}
        </ol>
      )}
    </li>
  );
}

/** Lines of the log that a lesson points at, opened to their sums. */
export function Told({ store, entries }: { store: Store; entries: LogEntry[] }) {
  if (!entries.length) return null;
  return (
    <ol class="cn-log told" aria-label={store.say("log")}>
      {entries.map((entry) => (
        <Entry key={entry.id} store={store} entry={entry} />
      ))}
    </ol>
  );
}

export function Log({ store, view }: { store: Store; view: View }) {
  const { older, more: asked, open, rule } = store.state.panel;
  const { reasons } = store.state.coach;
  const newest = new Set(view.log.map((e) => e.id));
  const turns = turnsOf([...view.log, ...older.filter((e) => !newest.has(e.id))]);
  const more = asked ?? view.log_more;
  const names = view.seats.map(({ name }) => name).join();
  if (!turns.length) return <p class="cn-xs cn-empty">{store.say("log-empty")}</p>;
  return (
    <>
      <ol class="cn-log" aria-label={store.say("log")}>
        {turns.map((turn) => (
          <Kept
            key={turn.id}
            by={[open.has(turn.id), reasons, rule, names, store.say, store.sheet, store.theme, ...turn.entries]}
          >
            {() => <Turn store={store} view={view} turn={turn} />}
          </Kept>
        ))}
      </ol>
      {more && <Press do="earlier" label={store.say("earlier")} cls="cn-btn plain" show />}
    </>
  );
}
