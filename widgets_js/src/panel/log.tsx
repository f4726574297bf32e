/** The log, newest first; a row opens to its sum and its rule, and lights its feature. */

import { Piece } from "../art/pieces.tsx";
import { target } from "../input/target.ts";
import type { Store } from "../state/store.ts";
import type { LogEntry } from "../wire/types.ts";
import type { View } from "../wire/view.ts";
import { Press, RuleHere, RuleLink } from "./parts.tsx";

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
                <td>{line.value}</td>
                <td>{line.rule !== entry.rule && <RuleLink store={store} rule={line.rule} at={at} />}</td>
              </tr>
            ))}
            {many && (
              <tr class="t">
                <td>{store.say("total")}</td>
                <td>{entry.points ?? entry.sum.reduce((sum, l) => sum + (l.value ?? 0), 0)}</td>
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

function Row({ store, entry }: { store: Store; entry: LogEntry }) {
  const open = store.state.panel.open.has(entry.id);
  const opens = entry.sum.length > 0 || entry.rule !== "";
  return (
    <li class={entry.strong ? "" : "quiet"} {...target("log", entry.id)}>
      <button class="cn-line" type="button" {...target("row", entry.id)} aria-expanded={opens ? open : undefined}>
        <Line store={store} entry={entry} />
      </button>
      {open && opens && <Sum store={store} entry={entry} />}
    </li>
  );
}

/** Lines of the log that a lesson points at, opened to their sums. */
export function Told({ store, entries }: { store: Store; entries: LogEntry[] }) {
  if (!entries.length) return null;
  return (
    <ol class="cn-log told" aria-label={store.say("log")}>
      {entries.map((entry) => (
        <li key={entry.id} {...target("log", entry.id)}>
          <div class="cn-line">
            <Line store={store} entry={entry} />
          </div>
          <Sum store={store} entry={entry} />
        </li>
      ))}
    </ol>
  );
}

export function Log({ store, view }: { store: Store; view: View }) {
  const { older, more: asked } = store.state.panel;
  const newest = new Set(view.log.map((e) => e.id));
  const entries = [...view.log, ...older.filter((e) => !newest.has(e.id))];
  const more = asked ?? view.log_more;
  if (!entries.length) return <p class="cn-xs cn-empty">{store.say("log-empty")}</p>;
  return (
    <>
      <ol class="cn-log" aria-label={store.say("log")}>
        {entries.map((entry) => (
          <Row key={entry.id} store={store} entry={entry} />
        ))}
      </ol>
      {more && <Press do="earlier" label={store.say("earlier")} cls="cn-btn plain" show />}
    </>
  );
}
