/** A question with a list of answers: where to put a figure, or anything else an expansion asks. */
import type { Desk } from "../desk.ts";
import { Icon } from "../icons.tsx";
import type { Option, Prompt, Refused } from "../types.ts";
import { Press, RuleHere, RuleLink, Scored } from "./parts.tsx";

const Choice = ({ desk, option, n }: { desk: Desk; option: Option; n: number }) => (
  <li>
    <button
      type="button"
      class={`cn-choice${desk.local.lit === option.id ? " lit" : ""}${option.icon ? "" : " bare"}`}
      data-option={option.id}
    >
      {option.icon && <Icon name={option.icon} big />}
      <span>
        <b>{option.text ?? option.id}</b>
        {option.note && (
          <small>
            <Scored text={option.note} />
          </small>
        )}
      </span>
      {n <= 9 && <kbd aria-hidden="true">{n}</kbd>}
    </button>
  </li>
);

const Taken = ({ desk, refused }: { desk: Desk; refused: Refused }) => (
  <li>
    <div class="cn-choice taken">
      <Icon name={refused.icon} big />
      <span>
        <b>{refused.text}</b>
        <small>{refused.note}</small>
      </span>
      <RuleLink desk={desk} rule={refused.rule} at={`no ${refused.id}`} />
    </div>
    <RuleHere desk={desk} at={`no ${refused.id}`} />
  </li>
);

export function Choices({ desk, prompt }: { desk: Desk; prompt: Prompt }) {
  const playable = desk.view?.playable === true;
  return (
    <>
      <div class="cn-q flat">
        <div>
          <h3>{prompt.question}</h3>
          <p class="cn-xs">{prompt.facts}</p>
        </div>
        {prompt.skip && playable && <Press do="skip" label={desk.say("skip")} cap="S" show />}
      </div>
      <ul class="cn-choices">
        {playable &&
          prompt.options.map((option, i) => <Choice key={option.id} desk={desk} option={option} n={i + 1} />)}
        {prompt.refused.map((refused, i) => (
          <Taken key={`${refused.id} ${i}`} desk={desk} refused={refused} />
        ))}
      </ul>
      {prompt.then.map((then, i) => (
        <div key={i} class="cn-then">
          <Icon name="check" />
          <span>
            <Scored text={then.text} />
          </span>
          <RuleLink desk={desk} rule={then.rule} at={`then ${i}`} />
          <RuleHere desk={desk} at={`then ${i}`} />
        </div>
      ))}
    </>
  );
}
