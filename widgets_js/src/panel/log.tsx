/** The log, newest first; a row opens to its sum and its rule, and lights its feature. */
import type { Desk } from "../desk.ts";
import { Piece } from "../pieces.tsx";
import type { LogEntry, View } from "../types.ts";
import { Press, RuleHere, RuleLink } from "./parts.tsx";

function Sum({ desk, entry }: { desk: Desk; entry: LogEntry }) {
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
                <td>{line.rule !== entry.rule && <RuleLink desk={desk} rule={line.rule} at={at} />}</td>
              </tr>
            ))}
            {many && (
              <tr class="t">
                <td>{desk.say("total")}</td>
                <td>{entry.points ?? entry.sum.reduce((sum, l) => sum + (l.value ?? 0), 0)}</td>
                <td />
              </tr>
            )}
          </tbody>
        </table>
      )}
      <RuleLink desk={desk} rule={entry.rule} at={at} />
      <RuleHere desk={desk} at={at} />
    </div>
  );
}

function Row({ desk, entry }: { desk: Desk; entry: LogEntry }) {
  const open = desk.local.open.has(entry.id);
  const opens = entry.sum.length > 0 || entry.rule !== "";
  return (
    <li class={entry.strong ? "" : "quiet"} data-log={entry.id}>
      <button type="button" data-do="log-row" aria-expanded={opens ? open : undefined}>
        {entry.seat ? <Piece desk={desk} seat={entry.seat} /> : <i class="cn-fig" />}
        <span>{entry.text}</span>
        {entry.points !== undefined && <span class="pt">{entry.points < 0 ? entry.points : `+${entry.points}`}</span>}
      </button>
      {open && opens && <Sum desk={desk} entry={entry} />}
    </li>
  );
}

/** Lines of the log that a lesson points at, opened to their sums. */
export function Told({ desk, entries }: { desk: Desk; entries: LogEntry[] }) {
  if (!entries.length) return null;
  return (
    <ol class="cn-log told" aria-label={desk.say("log")}>
      {entries.map((entry) => (
        <li key={entry.id} data-log={entry.id}>
          <div class="cn-line">
            {entry.seat ? <Piece desk={desk} seat={entry.seat} /> : <i class="cn-fig" />}
            <span>{entry.text}</span>
            {entry.points !== undefined && (
              <span class="pt">{entry.points < 0 ? entry.points : `+${entry.points}`}</span>
            )}
          </div>
          <Sum desk={desk} entry={entry} />
        </li>
      ))}
    </ol>
  );
}

export function Log({ desk, view }: { desk: Desk; view: View }) {
  const newest = new Set(view.log.map((e) => e.id));
  const entries = [...view.log, ...desk.local.older.filter((e) => !newest.has(e.id))];
  const more = desk.local.olderMore ?? view.log_more;
  if (!entries.length) return <p class="cn-xs cn-empty">{desk.say("log-empty")}</p>;
  return (
    <>
      <ol class="cn-log" aria-label={desk.say("log")}>
        {entries.map((entry) => (
          <Row key={entry.id} desk={desk} entry={entry} />
        ))}
      </ol>
      {more && <Press do="earlier" label={desk.say("earlier")} cls="cn-btn plain" show />}
    </>
  );
}
