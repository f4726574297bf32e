/** Small parts used all over the panel: rule links and rules in place, rich text, buttons. */

import { Icon } from "../art/icons.tsx";
import { isOpen, type OpenRule } from "../state/panel.ts";
import type { Store } from "../state/store.ts";
import { type Command, target } from "../target.ts";
import type { Block, Run } from "../wire/types.ts";

/** A rule id as a link; the rule opens where `RuleHere` with the same `at` stands. */
export const RuleLink = ({ store, rule, at }: { store: Store; rule: string | null | undefined; at: string }) =>
  rule ? (
    <button
      type="button"
      class="cn-rule"
      {...target("rule", [rule, at])}
      aria-expanded={isOpen(store.state.panel, rule, at)}
    >
      {rule}
    </button>
  ) : null;

interface Boxed {
  store: Store;
  at: string;
  open: Pick<OpenRule, "id" | "rule" | "error">;
  closes?: boolean;
}
/** A rule's card: its text, an example as a picture, and related rules, which open where `at` says. */
export function RuleBox({ store, at, open, closes }: Boxed) {
  const { see = [], picture = "", page, decided } = open.rule ?? {};
  return (
    <aside class="cn-goes cn-rulebox" role="note" aria-label={`${store.say("rule")} ${open.id}`}>
      {closes && <Press do="close-rule" label={store.say("close")} icon="close" cls="cn-x" />}
      <b>{open.rule?.title || open.id}</b>
      <p>{open.rule?.text || open.error || "…"}</p>
      {picture && (
        <figure>
          {/* as an image the SVG document can run nothing and reach nothing */}
          <img src={`data:image/svg+xml,${encodeURIComponent(picture)}`} alt="" />
          <figcaption>{store.say("example")}</figcaption>
        </figure>
      )}
      {decided && (
        <details>
          <summary>{decided.label}</summary>
          {decided.told.map(([id, text]) => (
            <p key={id}>
              <code>{id}</code> {text}
            </p>
          ))}
        </details>
      )}
      {open.rule?.title && (
        <small>
          {page ? (
            <a class="cn-rule" href={page} target="_blank" rel="noopener" title={store.say("home-opens")}>
              {open.id}
            </a>
          ) : (
            open.id
          )}
          {see.length > 0 && (
            <>
              {` · ${store.say("see")} `}
              {see.map((id) => (
                <RuleLink key={id} store={store} rule={id} at={at} />
              ))}
            </>
          )}
        </small>
      )}
    </aside>
  );
}

/** The card of the rule that is open there. */
export function RuleHere({ store, at }: { store: Store; at: string }) {
  const open = store.state.panel.rule;
  return open?.at === at ? <RuleBox store={store} at={at} open={open} closes /> : null;
}

const Words = ({ run }: { run: Run }) => {
  if (run.b) return <b>{run.t}</b>;
  if (run.i) return <i>{run.t}</i>;
  if (run.code) return <code>{run.t}</code>;
  return <>{run.t}</>;
};

/** A line of runs; brackets around a rule's link stay with it at the end of a line. */
function Line({ store, list, at }: { store: Store; list: Run[]; at: string }) {
  const opens = (i: number) => !!list[i]?.rule && !!list[i - 1]?.t.endsWith("(");
  const closes = (i: number) => !!list[i]?.rule && !!list[i + 1]?.t.startsWith(")");
  return (
    <>
      {list.map((run, i) => {
        if (!run.rule) {
          const t = run.t.slice(closes(i - 1) ? 1 : 0, opens(i + 1) ? -1 : undefined);
          return <Words key={i} run={{ ...run, t }} />;
        }
        return (
          <span key={i} class="cn-tied">
            {opens(i) && "("}
            <RuleLink store={store} rule={run.t || run.rule} at={at} />
            {closes(i) && ")"}
          </span>
        );
      })}
    </>
  );
}

/** Rich text from the kernel: every run is text, never markup. */
export function Blocks({ store, blocks, at }: { store: Store; blocks: Block[]; at: string }) {
  const runs = (list: Run[]) => <Line store={store} list={list} at={at} />;
  const groups: { list: boolean; blocks: Block[] }[] = [];
  for (const block of blocks) {
    const list = block.li.length > 0;
    const last = groups.at(-1);
    if (list && last?.list) last.blocks.push(block);
    else groups.push({ list, blocks: [block] });
  }
  return (
    <>
      {groups.map((group, g) =>
        group.list ? (
          <ul key={g} class="cn-bullets">
            {group.blocks.map((b, i) => (
              <li key={i}>{runs(b.li)}</li>
            ))}
          </ul>
        ) : (
          group.blocks.map((b, i) => <p key={`${g}.${i}`}>{runs(b.p)}</p>)
        ),
      )}
    </>
  );
}

export interface Press {
  do?: Command;
  /** What it is to the listeners where it is no command. */
  to?: object;
  label: string;
  icon?: string;
  cap?: string;
  cls?: string;
  off?: boolean;
  /** It does nothing now, but keeps its place and the focus. */
  idle?: boolean;
  show?: boolean;
  /** Whether what it opens is open. */
  open?: boolean;
  pressed?: boolean;
}
/** A button that the click listener knows by its target; icon only unless `show`. */
export const Press = (p: Press) => (
  <button
    type="button"
    class={p.cls ?? "cn-btn"}
    {...(p.to ?? target("do", p.do))}
    disabled={p.off === true}
    aria-disabled={p.idle || undefined}
    aria-expanded={p.open}
    aria-pressed={p.pressed}
    aria-label={p.show ? undefined : p.label}
    title={p.show ? undefined : p.label + (p.cap ? ` (${p.cap})` : "")}
  >
    {p.icon && <Icon name={p.icon} />}
    {p.show && p.label}
    {p.show && p.cap && <kbd aria-hidden="true">{p.cap}</kbd>}
  </button>
);

/** Says what became of what was handed on. */
export const Done = ({ store: { say, state } }: { store: Store }) => {
  const { done } = state.share;
  return (
    <p class={done ? "cn-xs" : "cn-sr"} role="status">
      {done && say(done)}
    </p>
  );
};

/** Says that what is done here is not kept, and offers it as a file. */
export const Unkept = ({ store: { view } }: { store: Store }) => {
  const told = view?.unkept;
  return (
    <p class={told ? "cn-unkept" : "cn-sr"} role="status">
      {told?.said}{" "}
      {told?.href && (
        <a class="cn-link" href={told.href} download={told.file}>
          {told.save}
        </a>
      )}
    </p>
  );
};

/** Says how many answers lie below what is in sight, and leads there. */
export function Below({ store: { say, state } }: { store: Store }) {
  const count = state.panel.below;
  if (!count) return null;
  const label = `${say("below")}: ${count}`;
  return (
    <div class="cn-below">
      <button type="button" class="cn-go down" {...target("do", "onward")} aria-label={label} title={label}>
        <Icon name="next" />
        {count}
      </button>
    </div>
  );
}

/** "Ada +8": the points within a sentence stand out, and stay as they are beside a name from right to left. */
export function Scored({ text }: { text: string }) {
  const parts = text.split(/([+−]\d+)/);
  return (
    <>
      {parts.map((part, i) =>
        i % 2 ? (
          <b key={i} dir="ltr">
            {part}
          </b>
        ) : (
          part
        ),
      )}
    </>
  );
}
