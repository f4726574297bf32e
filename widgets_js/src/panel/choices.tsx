/** A question with a list of answers: where to put a figure, or anything else an expansion asks. */
import type { Desk } from "../desk.ts";
import { type Group, listOf } from "../groups.ts";
import { hasIcon, Icon } from "../icons.tsx";
import { Piece, TilePicture } from "../pieces.tsx";
import type { Option, Prompt, Refused } from "../types.ts";
import { CardAsked, CardPicture, Reveal } from "./hand.tsx";
import { Press, RuleHere, RuleLink, Scored } from "./parts.tsx";

/** The line icon of a role, or the figure itself where it has none. */
function Sign({ desk, option }: { desk: Desk; option: Option }) {
  if (option.card) return <CardPicture desk={desk} card={option.card} size="middle" />;
  if (option.tile) return <TilePicture desk={desk} design={option.tile} size="cn-tile-pic" />;
  if (!option.figure || hasIcon(option.icon)) return <Icon name={option.icon} big />;
  return (
    <span class="cn-sign">
      <Piece desk={desk} seat={desk.view?.prompt?.seat ?? ""} kind={option.figure} />
    </span>
  );
}

/** Letters of a question that leaves no room for a button beside it. */
const LONG = 26;

/** Whether there is anything to show beside the words of an answer. */
const bare = ({ icon, figure, card, tile }: Option): string => (icon || figure || card || tile ? "" : " bare");
/** Two parts of a tile are chosen one after the other: two ends to be joined, or from where to where. */
const pair = (prompt: Prompt): "move" | "end" =>
  prompt.options.some(({ segments, icon }) => segments && icon) ? "move" : "end";

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
      class={`cn-choice${desk.local.lit === option.id ? " lit" : ""}${bare(option)}${option.card || option.tile ? " wide" : ""}`}
      data-option={option.id}
    >
      {!bare(option) && <Sign desk={desk} option={option} />}
      <span>
        <b>{option.text ?? option.id}</b>
        {option.tile && <span class="cn-sr"> {option.tile}</span>}
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
      <RuleLink desk={desk} rule={refused.rule} at={`no ${refused.segment}`} />
    </div>
    <RuleHere desk={desk} at={`no ${refused.segment}`} />
  </li>
);

/** What another move would do to the draws that were seen: right below the question, where no list pushes it out of sight. */
export const Anew = ({ prompt }: { prompt: Prompt }) =>
  prompt.anew ? <p class="cn-xs cn-hint">{prompt.anew}</p> : null;

export function Choices({ desk, prompt }: { desk: Desk; prompt: Prompt }) {
  const playable = desk.view?.playable === true;
  const pairs = prompt.options.some((option) => option.segments);
  return (
    <>
      <div class={`cn-q flat${prompt.tile || prompt.question.length > LONG ? " wrap" : ""}`}>
        {prompt.tile && <TilePicture desk={desk} design={prompt.tile} size="cn-tile-pic" />}
        <div>
          <h3>{prompt.question}</h3>
          <p class="cn-xs">
            {prompt.facts} <RuleLink desk={desk} rule={prompt.rule} at="asked" />
          </p>
        </div>
        {prompt.skip && playable && <Press do="skip" label={desk.say("skip")} cap="S" show />}
      </div>
      <RuleHere desk={desk} at="asked" />
      <Anew prompt={prompt} />
      {prompt.card && <CardAsked desk={desk} view={desk.view!} card={prompt.card} />}
      {prompt.closed && <Reveal view={desk.view!} />}
      {pairs && playable && (
        <p class="cn-xs cn-hint">{desk.say(`${pair(prompt)}-${desk.local.half ? "next" : "hint"}`)}</p>
      )}
      <ul class="cn-choices">
        {playable &&
          listOf(desk.view!, prompt).map((group) =>
            group.options.length > 1 ? (
              <Kinds key={group.key} desk={desk} group={group} />
            ) : (
              group.options.map(({ option, n }) => <Choice key={option.id} desk={desk} option={option} n={n} />)
            ),
          )}
        {prompt.refused.map((refused) => (
          <Taken key={refused.segment} desk={desk} refused={refused} />
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
