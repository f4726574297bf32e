/** The tools in the corners of the board, and the More menu. */

import { Icon } from "../art/icons.tsx";
import { target } from "../input/target.ts";
import { HomeButton } from "../panel/home.tsx";
import { Press } from "../panel/parts.tsx";
import { busy } from "../state/state.ts";
import type { Store } from "../state/store.ts";
import type { WordKey } from "../state/words.ts";

const THEMES = ["auto", "light", "dark", "contrast"] as const;

function More({ store }: { store: Store }) {
  const { say, words, ui, state } = store;
  const theme = state.appearance.theme ?? ui.theme;
  return (
    <div class="cn-more">
      <fieldset>
        <legend>{say("theme")}</legend>
        {THEMES.map((t) => (
          <button key={t} type="button" {...target("theme-to", t)} aria-pressed={t === theme}>
            {say(`theme-${t}` as WordKey)}
          </button>
        ))}
      </fieldset>
      {words.langs.length > 1 && (
        <fieldset>
          <legend>{say("language")}</legend>
          {words.langs.map(([id, name]) => (
            <button key={id} type="button" {...target("lang", id)} lang={id} aria-pressed={id === words.lang}>
              {name}
            </button>
          ))}
        </fieldset>
      )}
      <Press do="full" label={say("full")} icon="full" cls="cn-item" show />
      {store.view?.playable && !store.view.lesson && !store.view.timeline && (
        <Press do="new" label={say("new-game")} icon="redo" cls="cn-item" show />
      )}
    </div>
  );
}

export function Tools({ store }: { store: Store }) {
  const { view, state, say, words } = store;
  const other = words.langs.find(([id]) => id !== words.lang);
  return (
    <>
      {view?.home?.at === "away" && <HomeButton store={store} />}
      {/* a lesson is undone by its own buttons */}
      {!view?.lesson && (
        <div class="cn-tool tl un">
          <Press do="undo" label={say("undo")} icon="undo" cap="Ctrl+Z" cls="" off={!view?.can_undo || busy(state)} />
          <Press
            do="redo"
            label={say("redo")}
            icon="redo"
            cap="Ctrl+Shift+Z"
            cls=""
            off={!view?.can_redo || busy(state)}
          />
        </div>
      )}
      <div class="cn-tool tr">
        {words.langs.length === 2 && other && (
          <button
            type="button"
            class="lang"
            {...target("lang", other[0])}
            lang={other[0]}
            aria-label={`${other[0].toUpperCase()} ${other[1]}`}
            title={other[1]}
          >
            {other[0].toUpperCase()}
          </button>
        )}
        <button
          type="button"
          {...target("do", "more")}
          aria-label={say("more")}
          title={say("more")}
          aria-expanded={state.menu === "more"}
        >
          <Icon name="more" />
        </button>
        {state.menu === "more" && <More store={store} />}
      </div>
      <div class="cn-tool bl">
        <Press do="zoom-out" label={say("zoom-out")} icon="minus" cap="-" cls="" />
        <Press do="fit" label={say("fit")} icon="fit" cap="0" cls="" />
        <Press do="zoom-in" label={say("zoom-in")} icon="plus" cap="+" cls="" />
      </div>
    </>
  );
}
