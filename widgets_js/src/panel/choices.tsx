/** A question with a list of answers: where to put a figure, or anything else an expansion asks. */

import { hasIcon, Icon } from "../art/icons.tsx";
import { Piece, TilePicture } from "../art/pieces.tsx";
import { lookOf } from "../art/sheet.ts";
import { modules } from "../modules.ts";
import { Press, RuleHere, RuleLink, Scored } from "../parts/index.tsx";
import { type Group, listOf } from "../state/options.ts";
import type { Store } from "../state/store.ts";
import { target } from "../target.ts";
import type { Refused } from "../wire/types.ts";
import type { Option, Prompt } from "../wire/view.ts";
import { Coached } from "./coached.tsx";
import { CardAsked, CardPicture, Reveal } from "./hand.tsx";
import { MiniTile } from "./minitile.tsx";

/** The tile of an answer with its segment lit and the icon of the role; else the icon, or the figure where it has none. */
function Sign({ store, option }: { store: Store; option: Partial<Option> }) {
  const { view } = store;
  if (view && option.cell && option.segment !== undefined && !option.card && !option.tile)
    return (
      <span class="cn-there">
        <MiniTile store={store} view={view} cell={option.cell} segment={option.segment} />
        {hasIcon(option.icon) && <Icon name={option.icon} />}
      </span>
    );
  if (option.card) return <CardPicture store={store} card={option.card} size="middle" />;
  if (option.tile) return <TilePicture store={store} design={option.tile} size="cn-tile-pic" />;
  if (!option.figure || hasIcon(option.icon)) return <Icon name={option.icon} big />;
  return (
    <span class="cn-sign">
      <Piece store={store} seat={store.view?.prompt?.seat ?? ""} kind={option.figure} />
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

/** The key that chooses the nth answer: from ten on with Shift. */
const Cap = ({ n }: { n: number }) => (n <= 18 ? <kbd aria-hidden="true">{n <= 9 ? n : `⇧${n - 9}`}</kbd> : null);

/** One place and several kinds of figures for it: a button for each. */
const Kinds = ({ store, group }: { store: Store; group: Group }) => {
  const first = group.options[0]!.option;
  const { names = {}, prompt } = store.view ?? {};
  return (
    <li>
      <fieldset class="cn-choice kinds">
        <Sign store={store} option={first} />
        <span class="cn-says">
          <b>{first.text ?? first.id}</b>
          <Note note={first.note} />
        </span>
        <span class="cn-kinds">
          {group.options.map(({ option, n }) => (
            <button
              key={option.id}
              type="button"
              class={store.state.selection.lit === option.id ? "lit" : ""}
              {...target("option", option.id)}
              aria-label={`${option.text ?? option.id}, ${names[option.figure ?? ""] ?? option.figure}`}
              title={names[option.figure ?? ""]}
            >
              <Piece store={store} seat={prompt?.seat ?? ""} kind={option.figure} />
              <Cap n={n} />
            </button>
          ))}
        </span>
      </fieldset>
    </li>
  );
};

const Choice = ({ store, option, n }: { store: Store; option: Option; n: number }) => (
  <li>
    <button
      type="button"
      class={`cn-choice${store.state.selection.lit === option.id ? " lit" : ""}${bare(option)}${option.card || option.tile ? " wide" : ""}`}
      {...target("option", option.id)}
    >
      {!bare(option) && <Sign store={store} option={option} />}
      <span class="cn-says">
        <b>{option.text ?? option.id}</b>
        {option.tile && <span class="cn-sr"> {lookOf(store, option.tile)}</span>}
        <Note note={option.note} />
      </span>
      {modules.coach && <modules.coach.Rank store={store} id={option.id} />}
      <Cap n={n} />
    </button>
  </li>
);

const Taken = ({ store, refused }: { store: Store; refused: Refused }) => {
  const at = store.view?.prompt.at;
  return (
    <li>
      <div class="cn-choice taken">
        <Sign store={store} option={{ ...refused, ...(at && { cell: [at[0], at[1]] }) }} />
        <span>
          <b>{refused.text}</b>
          <small>
            {refused.note} <RuleLink store={store} rule={refused.rule} at={`no ${refused.segment}`} />
          </small>
        </span>
      </div>
      <RuleHere store={store} at={`no ${refused.segment}`} />
    </li>
  );
};

/** What another move would do to the draws that were seen: right below the question, where no list pushes it out of sight. */
export const Anew = ({ prompt }: { prompt: Prompt }) =>
  prompt.anew ? <p class="cn-xs cn-note">{prompt.anew}</p> : null;

export function Choices({ store, prompt }: { store: Store; prompt: Prompt }) {
  const playable = store.view?.playable === true;
  const pairs = prompt.options.some((option) => option.segments);
  return (
    <>
      <div class={`cn-q flat${prompt.tile || prompt.question.length > LONG ? " wrap" : ""}`}>
        {prompt.tile && <TilePicture store={store} design={prompt.tile} size="cn-tile-pic" />}
        <div>
          <h3>{prompt.question}</h3>
          <p class="cn-xs">
            {prompt.facts} <RuleLink store={store} rule={prompt.rule} at="asked" />
          </p>
        </div>
        {prompt.skip && playable && <Press do="skip" label={store.say("skip")} cap="S" show />}
      </div>
      <RuleHere store={store} at="asked" />
      <Anew prompt={prompt} />
      <Coached store={store} />
      <CardAsked store={store} />
      {prompt.closed && <Reveal view={store.view!} />}
      {pairs && playable && (
        <p class="cn-xs cn-note">{store.say(`${pair(prompt)}-${store.state.selection.half ? "next" : "hint"}`)}</p>
      )}
      <ul class="cn-choices">
        {playable &&
          listOf(store.view!, prompt).map((group) =>
            group.options.length > 1 ? (
              <Kinds key={group.key} store={store} group={group} />
            ) : (
              group.options.map(({ option, n }) => <Choice key={option.id} store={store} option={option} n={n} />)
            ),
          )}
        {prompt.refused.map((refused) => (
          <Taken key={refused.segment} store={store} refused={refused} />
        ))}
      </ul>
      {prompt.then.map((then, i) => (
        <div key={i} class="cn-then">
          <Icon name="check" />
          <span>
            <Scored text={then.text} />
          </span>
          <RuleLink store={store} rule={then.rule} at={`then ${i}`} />
          <RuleHere store={store} at={`then ${i}`} />
        </div>
      ))}
    </>
  );
}
