/** The panel of the lesson recorder: the steps, and the one that is open with its texts, moves and question. */
import { picturesOf } from "../art/sheet.ts";
import { Tabs } from "../panel/tabs.tsx";
import { Asked } from "../panel/task.tsx";
import { Done } from "../parts/index.tsx";
import type { PageTab } from "../state/editor.ts";
import type { Store } from "../state/store.ts";
import { target } from "../target.ts";
import type { Desk, Draft, Write } from "../wire/types.ts";
import type { View } from "../wire/view.ts";
import { edit } from "./actions.ts";
import { Box } from "./box.tsx";
import { Out } from "./panel.tsx";
import { Brought, EdButton, Field } from "./parts.tsx";

interface Props {
  store: Store;
  view: View;
  desk: Desk;
  draft: Draft;
}

const writer = (store: Store) => (field: Write["field"]) => (text: string) =>
  edit(store, { what: "write", field, text });

export function Pages(props: Props) {
  const { store, draft } = props;
  const { say } = store;
  const write = writer(store);
  return (
    <>
      <header class="cn-dhead">
        <Field
          label={say("ed-title")}
          bare
          hint={draft.page.instead.title ?? say("ed-title")}
          most={300}
          value={draft.title}
          write={write("title")}
          cls="title"
        />
        <Steps store={store} draft={draft} />
      </header>
      <Open key={draft.at} {...props} />
      <footer class="cn-dfoot">
        <Brought store={store} />
        <Done store={store} />
        <div class="cn-row cn-file">
          <Field
            label={say("ed-file")}
            bare
            hint={say("ed-file")}
            most={80}
            cls="grow"
            value={draft.file}
            write={() => {}}
          />
          <EdButton ed="save" label={say(draft.exists ? "ed-over" : "ed-save")} show />
          <EdButton ed="try" label={say("ed-try")} cls="cn-btn main" show />
        </div>
      </footer>
    </>
  );
}

/** The steps by number, in their order; what can be done with the one that is open stands beside them. */
function Steps({ store, draft }: { store: Store; draft: Draft }) {
  const { say } = store;
  const { at, pages } = draft;
  return (
    <div class="cn-pages">
      <ol aria-label={say("lesson-steps")}>
        {pages.map((page, i) => (
          <li key={i}>
            <button
              type="button"
              {...target("ed", `open ${i}`)}
              class={page.task ? "task" : ""}
              aria-current={i === at ? "step" : undefined}
              aria-label={`${i + 1}: ${page.title}${page.task ? `, ${say("ed-asks")}` : ""}`}
              title={page.title}
            >
              {i + 1}
            </button>
          </li>
        ))}
      </ol>
      <span class="cn-moves">
        <EdButton ed="add" label={say("ed-add")} icon="plus" cls="cn-btn plain sq" />
        <EdButton ed={`earlier ${at}`} label={say("ed-earlier")} icon="back" cls="cn-btn plain sq" off={!at} />
        <EdButton
          ed={`later ${at}`}
          label={say("ed-later")}
          icon="next"
          cls="cn-btn plain sq"
          off={at === pages.length - 1}
        />
        <EdButton ed={`drop ${at}`} label={say("ed-drop")} icon="close" cls="cn-btn plain sq" />
      </span>
    </div>
  );
}

const TABS = ["text", "moves", "light", "question", "share"] as const satisfies readonly PageTab[];

/** The step that is open: what it says, plays, lights and asks. */
function Open(props: Props) {
  const { store, view, draft } = props;
  const { say, state } = store;
  const { page } = draft;
  const { prompt } = view;
  const now = state.editor.page;
  const filled = { text: false, moves: page.moves[0], light: page.light[0], question: page.asks, share: false };
  return (
    <Tabs
      store={store}
      name="step"
      label={draft.pages[draft.at]?.title}
      tabs={TABS.map((tab) => [tab, say(`ed-page-${tab}`), filled[tab] && <i class="cn-filled" />] as const)}
      now={now}
      to={(tab) => target("ed", `page ${tab}`)}
    >
      {prompt.kind !== "place" && prompt.options.length > 0 && view.playable && <Asked store={store} prompt={prompt} />}
      {now === "text" && <Says {...props} />}
      {now === "moves" && <Plays {...props} />}
      {now === "light" && <p class="cn-xs">{say("ed-light-how")}</p>}
      {now === "question" && <Asks {...props} />}
      {now === "share" && <Out store={store} from="code" label="Python" text={props.desk.code} />}
    </Tabs>
  );
}

function Says({ store, draft: { page, files } }: Props) {
  const { say } = store;
  const write = writer(store);
  const { heading, text } = page.instead;
  return (
    <>
      <Field label={say("ed-heading")} most={300} value={page.heading} write={write("heading")} hint={heading} />
      <Field
        label={say("ed-text")}
        rows={5}
        value={page.text}
        write={write("text")}
        hint={text ?? say("ed-text-how")}
      />
      {files[0] && (
        <div class="cn-row">
          <select class="grow" aria-label={say("ed-load")}>
            {files.map((file) => (
              <option key={file}>{file}</option>
            ))}
          </select>
          <EdButton ed="load" label={say("ed-load")} show />
        </div>
      )}
    </>
  );
}

/** The tile that is in hand now, and another one out of the box. */
function Hand({ store, desk, how }: Props & { how: string }) {
  const tile = desk.coming[0];
  const { turn, ghost } = store.state.placing;
  return (
    <div class="cn-row">
      {tile && (
        <img
          class="cn-next"
          {...target("lift", "")}
          src={picturesOf(store).url(tile, ghost?.turn ?? turn, store.theme)}
          alt={tile}
        />
      )}
      <p class="cn-xs grow">{how}</p>
      <EdButton ed="box" label={store.say("ed-other")} pressed={store.state.editor.box} show />
    </div>
  );
}

function Plays(props: Props) {
  const { store, desk, draft } = props;
  const { say } = store;
  const { page } = draft;
  return (
    <>
      <Hand {...props} how={say(page.asks ? "ed-solve-how" : "ed-play-how")} />
      {store.state.editor.box && <Box store={store} desk={desk} />}
      {page.moves.length > 0 && (
        <div class="cn-row">
          <ol class="cn-played grow">
            {page.moves.map((move, i) => (
              <li key={i}>{move}</li>
            ))}
          </ol>
          <EdButton ed="unmove" label={say("ed-unmove")} icon="undo" cls="cn-btn sq" />
        </div>
      )}
      <EdButton ed="position" label={say("ed-to-position")} icon="back" cls="cn-btn plain" show />
    </>
  );
}

const FIELDS = ["task", "hint-1", "hint-2", "wrong"] as const;

function Asks(props: Props) {
  const { store, desk, draft } = props;
  const { say } = store;
  const { page } = draft;
  const write = writer(store);
  const hints: Record<string, string | undefined> = {
    task: page.goals.find(([goal]) => goal === page.goal)?.[2],
    ...page.instead,
  };
  const values = { task: page.task, "hint-1": page.hints[0], "hint-2": page.hints[1], wrong: page.wrong };
  return (
    <>
      <label class="cn-check">
        <input type="checkbox" checked={page.asks} {...target("tick", "asks")} />
        <b>{say("ed-question")}</b>
      </label>
      {page.asks && !page.goals[0]?.[0] && <Hand {...props} how={say("ed-solve-how")} />}
      {page.asks && store.state.editor.box && <Box store={store} desk={desk} />}
      {page.asks && page.goals.length > 0 && (
        <>
          <div class="cn-field">
            <span>{say("ed-goal")}</span>
            <select {...target("tick", "goal")} aria-label={say("ed-goal")}>
              {page.goals.map(([id, text]) => (
                <option key={id} value={id} selected={id === page.goal}>
                  {text}
                </option>
              ))}
            </select>
          </div>
          {page.choices && <Field label={say("ed-choices")} value={page.choices} write={write("choices")} />}
          {FIELDS.map((f) => (
            <Field
              key={f}
              label={say(`ed-${f}`)}
              rows={f === "task" ? 2 : 0}
              hint={hints[f]}
              value={values[f] ?? ""}
              write={write(f)}
            />
          ))}
          <EdButton ed="unmove" label={say("ed-unmove")} icon="undo" cls="cn-btn plain" show />
        </>
      )}
    </>
  );
}
