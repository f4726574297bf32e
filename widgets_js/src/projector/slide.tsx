/** What stands beside the board before a class: large, and only what has been revealed. */
import { Component } from "preact";
import { skip } from "../actions/moves.ts";
import { Icon } from "../art/icons.tsx";
import { Piece, TilePicture, TurningTile } from "../art/pieces.tsx";
import { onBoard } from "../board/answers.ts";
import { Silence } from "../panel/ask.tsx";
import { Choices } from "../panel/choices.tsx";
import { CardAsked } from "../panel/hand.tsx";
import { Told } from "../panel/log.tsx";
import { Blocks, RuleHere } from "../parts/index.tsx";
import type { Store } from "../state/store.ts";
import type { Choice, Lesson, Present, Task } from "../wire/types.ts";
import type { View } from "../wire/view.ts";
import { body, can, ends, fill, goesOn, goOn, leads, leave, onKey, pick, showing, step, toggle } from "./showing.ts";

type Props = { store: Store; view: View };

/** A: the first choice; where letters stand on the board these are the choices, or would be mistaken for them. */
const letter = (lesson: Lesson, i: number): string => (lesson.marks?.length ? "" : String.fromCharCode(65 + i));

/** The choices with letters to vote by; what the class has picked is judged when the answer is revealed. */
function Vote({ store, lesson, task, present }: { store: Store; lesson: Lesson; task: Task; present: Present }) {
  const told = present.stage === "answer";
  const how = ({ id, right }: Choice): string =>
    told && right ? " ok" : !present.picked.includes(id) ? "" : told ? " no" : " on";
  const longest = Math.max(...task.choices!.map(({ text }) => text.length));
  const lettered = longest === 1 && !letter(lesson, 0);
  return (
    <ol class={lettered ? "vote letters" : longest < 7 ? "vote short" : "vote"}>
      {task.choices!.map((choice, i) => (
        <li key={choice.id}>
          <button
            type="button"
            class={`choice${how(choice)}`}
            aria-pressed={present.picked.includes(choice.id)}
            aria-disabled={told || undefined}
            onClick={() => pick(store, i)}
          >
            {letter(lesson, i) && <b class="letter">{letter(lesson, i)}</b>}
            <span class={lettered ? "letter" : ""}>
              {choice.text}
              {choice.note && <span class="cn-sr">, {choice.note}</span>}
            </span>
            {told && how(choice) && (
              <>
                <Icon name={how(choice) === " ok" ? "check" : "close"} />
                <span class="cn-sr">{store.say(how(choice) === " ok" ? "present-right" : "present-wrong")}</span>
              </>
            )}
          </button>
        </li>
      ))}
    </ol>
  );
}

function Asked({ store, lesson, task, present }: { store: Store; lesson: Lesson; task: Task; present: Present }) {
  const told = present.stage === "answer";
  return (
    <>
      <div class="question">
        {task.tile && <TurningTile store={store} design={task.tile} spin={task.turn ?? 0} />}
        <p>{task.question}</p>
      </div>
      {task.choices && <CardAsked store={store} />}
      {task.note && task.choices && !told && <p class="note">{task.note}</p>}
      {task.choices && <Vote store={store} lesson={lesson} task={task} present={present} />}
      {!told && task.hints.length > 0 && (
        <div class="hints">
          {task.hints.map((blocks, i) => (
            <div key={i}>
              <Icon name="bulb" />
              <Blocks store={store} blocks={blocks} at="hint" />
            </div>
          ))}
          <RuleHere store={store} at="hint" />
        </div>
      )}
      {told && task.form === "number" && <p class="number cn-num">{task.picked}</p>}
      {told && task.feedback.length > 0 && (
        <div class="answer">
          <Blocks store={store} blocks={task.feedback} at="feedback" />
          <RuleHere store={store} at="feedback" />
        </div>
      )}
    </>
  );
}

/** A step of what is presented, as far as it is revealed. */
function Revealed({ store, view, lesson, present }: Props & { lesson: Lesson; present: Present }) {
  const { task } = lesson;
  return (
    <>
      <h2 class={task ? "small" : ""}>{lesson.heading || lesson.title}</h2>
      <Blocks store={store} blocks={lesson.caption} at="caption" />
      <RuleHere store={store} at="caption" />
      <Told store={store} entries={view.log.filter(({ id }) => lesson.log.includes(id))} />
      {task && <Asked store={store} lesson={lesson} task={task} present={present} />}
    </>
  );
}

/** A game or a record: what was done, or who is asked what. */
function Game({ store, view }: Props) {
  const { timeline, prompt, final } = view;
  if (timeline)
    return (
      <>
        <h2>{timeline.text}</h2>
        {timeline.comment && <p>{timeline.comment}</p>}
      </>
    );
  if (!prompt || final) return <h2>{prompt?.question}</h2>;
  return (
    <>
      <h2 class="small">{prompt.who}</h2>
      <div class="question">
        {prompt.tile && prompt.kind === "place" && (
          <TurningTile store={store} design={prompt.tile} spin={store.state.placing.spin} />
        )}
        {prompt.tile && prompt.kind !== "place" && (
          <TilePicture store={store} design={prompt.tile} size="cn-tile-pic" />
        )}
        <p>{prompt.question}</p>
      </div>
      {view.playable && prompt.kind !== "place" && !onBoard(view) && <Choices store={store} prompt={prompt} />}
      {view.playable && prompt.skip && onBoard(view) && (
        <button type="button" class="choice" onClick={() => skip(store)}>
          {store.say("skip")}
        </button>
      )}
    </>
  );
}

const Players = ({ store, view }: Props) => (
  <ul class={view.seats.length > 2 ? "seats many" : "seats"} aria-label={store.say("players")}>
    {view.seats.map(({ seat, name, score }) => (
      <li key={seat} class={!leads(store) && view.prompt?.seat === seat ? "on" : ""}>
        <Piece store={store} seat={seat} />
        <bdi>{name}</bdi>
        <b class="cn-num">{score}</b>
      </li>
    ))}
  </ul>
);

const KEYS = ["forward", "backward", "hint", "answer", "choose", "black", "draw", "leave-keys"] as const;

/** What every key does, where somebody has asked for it. */
const Keys = ({ store }: { store: Store }) => (
  <ul class="keys" role="note" aria-label={store.say("present-keys")}>
    {KEYS.map((key) => (
      <li key={key}>{store.say(`present-${key}`)}</li>
    ))}
  </ul>
);

function Bar({ store, view }: Props) {
  const { say, state } = store;
  const small = (label: string, icon: string, does: () => void, off = false, pressed?: boolean) => (
    <button type="button" title={label} aria-label={label} aria-pressed={pressed} disabled={off} onClick={does}>
      <Icon name={icon} />
    </button>
  );
  return (
    <div class="bar">
      {leads(store) && small(say("lesson-back"), "back", () => step(store, "back"), !can(store, "back"))}
      <span class="where">{view.lesson?.where}</span>
      {small(say("draw"), "draw", () => store.change("chalk", { on: !state.chalk.on }), false, state.chalk.on)}
      <button
        type="button"
        title={say("present-keys")}
        aria-label={say("present-keys")}
        aria-expanded={showing(store).keys}
        onClick={() => toggle(store, "keys")}
      >
        ?
      </button>
      {(state.appearance.full || !view.present?.stays) && small(say("present-leave"), "close", () => leave(store))}
    </div>
  );
}

export class Slide extends Component<Props> {
  #section: HTMLElement | null = null;
  /** What the letters were last made to fit: another view, or another size. */
  #fitted: unknown[] = [];
  /** Whether it filled the screen when it was drawn last. */
  #full = false;

  #heard = (e: KeyboardEvent): void => onKey(this.props.store, e);
  /** On the window, before the page: a notebook has shortcuts of its own. */
  get #window(): Window {
    return this.props.store.root.ownerDocument.defaultView!;
  }

  override componentDidMount(): void {
    this.#window.addEventListener("keydown", this.#heard, true);
    const { root, state } = this.props.store;
    const { activeElement: at, body } = root.ownerDocument;
    // what was pressed may be gone by now, and with it the focus
    if (state.appearance.full || root.contains(at) || at === body) this.#focus();
    this.componentDidUpdate();
  }

  override componentDidUpdate(): void {
    const { store } = this.props;
    const { full } = store.state.appearance;
    // however the screen was left, by a key that only the browser hears or by ours
    if (this.#full && !full) ends(store);
    if (!this.#full && full) this.#focus();
    this.#full = full;
    this.#fit();
    goOn(store);
  }

  /** Where a stage is longer than the screen, first what was seen before goes or shrinks; then the key reads on. */
  #fit(): void {
    const { store, view } = this.props;
    const [section, text] = [this.#section, body(store)];
    if (!section || !text) return;
    const now = [view, section.clientWidth, section.clientHeight, store.state.panel.rule];
    if (now.some((one, i) => one !== this.#fitted[i])) {
      if (now[0] !== this.#fitted[0]) text.scrollTop = 0;
      this.#fitted = now;
      for (const small of [0, 1, 2]) {
        section.dataset.small = `${small}`;
        if (!goesOn(text)) break;
      }
    }
    this.#more();
  }

  #more = (): void => {
    const text = body(this.props.store);
    this.#section?.toggleAttribute("data-more", !!text && goesOn(text));
  };

  override componentWillUnmount(): void {
    this.#window.removeEventListener("keydown", this.#heard, true);
  }

  #focus = (): void => this.#section?.focus({ preventScroll: true });

  override render({ store, view }: Props) {
    const { lesson, present } = view;
    const { say, state } = store;
    const now = showing(store);
    const starts = !state.appearance.full;
    const points = lesson?.track !== "none";
    const go = () => {
      fill(store);
      if (!starts || present?.stage === "title") step(store, "next");
    };
    return (
      <section
        class={`cn-slide ${present?.stage}`}
        ref={(el) => {
          this.#section = el;
        }}
        tabIndex={-1}
        aria-label={say("present")}
      >
        <div class="body cn-goes" aria-live="polite" onScroll={this.#more}>
          {lesson && present ? (
            <Revealed store={store} view={view} lesson={lesson} present={present} />
          ) : (
            <Game store={store} view={view} />
          )}
          <Silence store={store} />
        </div>
        {points && present?.stage !== "title" && <Players store={store} view={view} />}
        {now.keys && <Keys store={store} />}
        <Bar store={store} view={view} />
        {(starts || leads(store)) && (
          <button
            type="button"
            class={starts ? "onward starts" : "onward"}
            title={say(starts ? "present-start" : "lesson-next")}
            aria-label={say(starts ? "present-start" : "lesson-next")}
            aria-disabled={(!starts && !can(store, "next")) || undefined}
            onClick={go}
          >
            <Icon name={starts ? "full" : "next"} />
            {starts && <span>{say("present-start")}</span>}
          </button>
        )}
        {now.black && <div class="black" onClick={() => toggle(store, "black")} aria-hidden="true" />}
      </section>
    );
  }
}
