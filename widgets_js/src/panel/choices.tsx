/** A question with a list of answers: where to put a figure, or anything else an expansion asks. */
import type { Desk } from "../desk.ts";
import { type Group, listOf } from "../groups.ts";
import { hasIcon, Icon } from "../icons.tsx";
import { Piece } from "../pieces.tsx";
import type { Option, Prompt, Refused } from "../types.ts";
import { Press, RuleHere, RuleLink, Scored } from "./parts.tsx";

/** The line icon of a role, or the figure itself where it has none. */
const Sign = ({ desk, option }: { desk: Desk; option: Option }) =>
  option.figure && !hasIcon(option.icon) ? (
    <span class="cn-sign">
      <Piece desk={desk} seat={desk.view?.prompt?.seat ?? ""} kind={option.figure} />
    </span>
  ) : (
    <Icon name={option.icon} big />
  );

const Note = ({ note }: { note: string | undefined }) =>
  note ? (
    <small>
      <Scored text={note} />
    </small>
  ) : null;

/** One place and several kinds of figures for it: a button for each. */
const Kinds = ({ desk, group }: { desk: Desk; group: Group }) => {
  const first = group.options[0]!.option;
  const { names = {}, prompt } = desk.view ?? {};
  return (
    <li>
      <fieldset class="cn-choice kinds">
        <Sign desk={desk} option={first} />
        <span>
          <b>{first.text ?? first.id}</b>
          <Note note={first.note} />
        </span>
        <span class="cn-kinds">
          {group.options.map(({ option, n }) => (
            <button
              key={option.id}
              type="button"
              class={desk.local.lit === option.id ? "lit" : ""}
              data-option={option.id}
              aria-label={`${option.text ?? option.id}, ${names[option.figure ?? ""] ?? option.figure}`}
              title={names[option.figure ?? ""]}
            >
              <Piece desk={desk} seat={prompt?.seat ?? ""} kind={option.figure} />
              {n <= 9 && <kbd aria-hidden="true">{n}</kbd>}
            </button>
          ))}
        </span>
      </fieldset>
    </li>
  );
};

const Choice = ({ desk, option, n }: { desk: Desk; option: Option; n: number }) => (
  <li>
    <button
      type="button"
      class={`cn-choice${desk.local.lit === option.id ? " lit" : ""}${option.icon || option.figure ? "" : " bare"}`}
      data-option={option.id}
    >
      {(option.icon || option.figure) && <Sign desk={desk} option={option} />}
      <span>
        <b>{option.text ?? option.id}</b>
        <Note note={option.note} />
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
  const pairs = prompt.options.some((option) => option.segments);
  return (
    <>
      <div class="cn-q flat">
        <div>
          <h3>{prompt.question}</h3>
          <p class="cn-xs">
            {prompt.facts} <RuleLink desk={desk} rule={prompt.rule} at="asked" />
          </p>
        </div>
        {prompt.skip && playable && <Press do="skip" label={desk.say("skip")} cap="S" show />}
      </div>
      <RuleHere desk={desk} at="asked" />
      {pairs && playable && <p class="cn-xs cn-hint">{desk.say(desk.local.half ? "end-next" : "end-hint")}</p>}
      <ul class="cn-choices">
        {playable &&
          listOf(desk.view!, prompt).map((group) =>
            group.options.length > 1 ? (
              <Kinds key={group.key} desk={desk} group={group} />
            ) : (
              group.options.map(({ option, n }) => <Choice key={option.id} desk={desk} option={option} n={n} />)
            ),
          )}
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
