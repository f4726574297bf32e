/** What a previewed move would do. */

import { RuleHere, RuleLink, Scored } from "../parts/index.tsx";
import { outlookOf } from "../state/state.ts";
import type { Store } from "../state/store.ts";

/** One line is reserved, so that pointing never moves the page. */
export const Outlook = ({ store }: { store: Store }) => (
  <div class="cn-out">
    {outlookOf(store.state, store.view).map((line, i) => (
      <p key={i}>
        <Scored text={line.text} /> <RuleLink store={store} rule={line.rule} at="outlook" />
      </p>
    ))}
    <RuleHere store={store} at="outlook" />
  </div>
);
