/** What the tools open: settings, the ways to hand a game on, the ways to begin another one. */

import { Icon } from "../art/icons.tsx";
import { Done, Press } from "../parts/index.tsx";
import { advised } from "../state/coach.ts";
import type { Store } from "../state/store.ts";
import type { WordKey } from "../state/words.ts";
import { type Command, target } from "../target.ts";

const LAYERS = ["points", "odds"] as const;
const THEMES = ["auto", "light", "dark", "contrast"] as const;

export function More({ store }: { store: Store }) {
  const { say, words, ui, state, view } = store;
  const { coach } = state;
  const theme = state.appearance.theme ?? ui.theme;
  return (
    <div class="cn-more cn-goes">
      <fieldset>
        <legend>{say("theme")}</legend>
        {THEMES.map((t) => (
          <button key={t} type="button" {...target("theme-to", t)} aria-pressed={t === theme}>
            {say(`theme-${t}` as WordKey)}
          </button>
        ))}
      </fieldset>
      {advised(store.view) && (
        <fieldset>
          <legend>{say("advice")}</legend>
          <Press to={target("advice", "hint")} label={say("hint")} cls="" show />
          <Press
            to={target("advice", "coach")}
            label={say("advice-coach")}
            cls=""
            pressed={coach.on ?? ui.coach}
            show
          />
        </fieldset>
      )}
      {advised(store.view) && (
        <fieldset>
          <legend>{say("advice-layer")}</legend>
          {LAYERS.map((what) => (
            <Press
              key={what}
              to={target("advice", what)}
              label={say(`advice-${what}`)}
              cls=""
              pressed={coach.layer === what}
              show
            />
          ))}
        </fieldset>
      )}
      {view && !view.desk && !view.alone && (!view.home || view.home.at === "away") && (
        <Press do="present" label={say("present")} icon="teach" cls="cn-item" show />
      )}
      <Press
        do="sound"
        label={say(state.appearance.sound ? "sound-on" : "sound-off")}
        icon={state.appearance.sound ? "sound" : "mute"}
        cls="cn-item"
        show
      />
      {words.langs.length > 1 && (
        <fieldset class={words.langs.length > 2 ? "" : "langs"}>
          <legend>{say("language")}</legend>
          {words.langs.map(([id, name]) => (
            <button key={id} type="button" {...target("lang", id)} lang={id} aria-pressed={id === words.lang}>
              {name}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}

const Way = ({ does, icon, title, note }: { does: Command; icon: string; title: string; note: string }) => (
  <button type="button" class="cn-way" {...target("do", does)}>
    <Icon name={icon} />
    <span>
      <b>{title}</b>
      <small>{note}</small>
    </span>
  </button>
);

export const Games = ({ store: { say } }: { store: Store }) => (
  <div class="cn-more cn-goes one" role="group" aria-label={say("new-game")}>
    <Way does="new" icon="game" title={say("another")} note={say("another-note")} />
    <Way does="again" icon="again" title={say("again")} note={say("again-note")} />
  </div>
);

export function Share({ store }: { store: Store }) {
  const { say, state } = store;
  const { line, error } = state.share;
  return (
    <div class="cn-more cn-goes one share" role="group" aria-label={say("share")}>
      {line?.link && (
        <fieldset class="cn-copy link">
          <legend>{say("link")}</legend>
          <input readOnly value={line.link} aria-label={say("link")} dir="ltr" />
          <Press do="copy-link" label={say("copy")} show />
        </fieldset>
      )}
      <fieldset class="cn-copy line">
        <legend>
          {say("line")}
          {line?.note && <span> · {line.note}</span>}
        </legend>
        {error && <p role="alert">{error}</p>}
        {!error && line?.text !== "" && (
          <>
            <input readOnly value={line?.text ?? ""} aria-label={say("line")} dir="ltr" />
            <Press do="copy" label={say("copy")} show />
            <small>
              {say("line-use")} <code>carcnb.position("…")</code>
            </small>
          </>
        )}
      </fieldset>
      <fieldset>
        <legend>{say("picture")}</legend>
        <Press do="png" label="PNG" icon="save" show />
      </fieldset>
      <fieldset>
        <legend>{say("saved")}</legend>
        <Press do="json" label="JSON" icon="save" show />
      </fieldset>
      <small>
        <code>carcnb.replay("carcassonne.json")</code>
      </small>
      <Done store={store} />
    </div>
  );
}
