/** What a previewed move would do. */
import type { Desk } from "../desk.ts";
import { RuleHere, RuleLink, Scored } from "./parts.tsx";

/** One line is reserved, so that pointing never moves the page. */
export const Outlook = ({ desk }: { desk: Desk }) => (
  <div class="cn-out" aria-live="polite">
    {desk.local.outlook.map((line, i) => (
      <p key={i}>
        <Scored text={line.text} /> <RuleLink desk={desk} rule={line.rule} at="outlook" />
      </p>
    ))}
    <RuleHere desk={desk} at="outlook" />
  </div>
);
