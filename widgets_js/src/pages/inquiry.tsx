/** A question about the rules in one's own words: the answer on top with its board, below it what comes next. */

import { RuleBox, RuleHere } from "../parts/index.tsx";
import { isOpen } from "../state/panel.ts";
import type { Store } from "../state/store.ts";
import { target } from "../target.ts";
import type { FoundRule, Inquiry } from "../wire/types.ts";

/** Letters of the longest question: what leads somewhere has no more than 200. */
const MOST = 190;

function Found({ store, rule: [id, title, short] }: { store: Store; rule: FoundRule }) {
  const at = `found ${id}`;
  return (
    <li>
      <button
        type="button"
        class="cn-way"
        {...target("rule", [id, at])}
        aria-expanded={isOpen(store.state.panel, id, at)}
      >
        <span>
          <b>{title}</b>
          <small>{short}</small>
        </span>
        <small>{id}</small>
      </button>
      <RuleHere store={store} at={at} />
    </li>
  );
}

export function Inquiring({ store, asks }: { store: Store; asks: Inquiry }) {
  const give = (e: SubmitEvent) => {
    e.preventDefault();
    const question = (e.currentTarget as HTMLFormElement).querySelector("input")!.value.trim();
    if (question) store.send({ do: "home", to: `ask:${question}` });
  };
  const { label, button, question, said, answer, found } = asks;
  return (
    <div class="cn-inquiry">
      <form class="cn-asks" role="search" onSubmit={give}>
        <label>
          <b>{label}</b>
          <input type="search" maxLength={MOST} autocomplete="off" required defaultValue={question} />
        </label>
        <button type="submit" class="cn-btn main">
          {button}
        </button>
      </form>
      <p class="cn-xs" role="status">
        {said}
      </p>
      {answer && (
        <>
          <RuleBox key={answer.id} store={store} at="asked" open={{ id: answer.id, rule: answer, error: "" }} />
          <RuleHere store={store} at="asked" />
        </>
      )}
      <ul class="cn-onward">
        {found.map((rule) => (
          <Found key={rule[0]} store={store} rule={rule} />
        ))}
      </ul>
    </div>
  );
}
