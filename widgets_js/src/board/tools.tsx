/** The tools in the corners of the board. */

import { Press } from "../parts/index.tsx";
import { advised } from "../state/coach.ts";
import { busy } from "../state/state.ts";
import type { Store } from "../state/store.ts";
import { target } from "../target.ts";
import { Games, More, Share } from "./menus.tsx";

/** The way back from whatever was opened. */
const HomeButton = ({ store }: { store: Store }) => (
  <div class="cn-tool home">
    <Press to={target("way", "start")} label={store.view?.home?.back || store.say("home")} icon="home" cls="" />
  </div>
);

const MENUS = { more: More, share: Share, games: Games };

export function Tools({ store }: { store: Store }) {
  const { view, state, say, words } = store;
  const other = words.langs.find(([id]) => id !== words.lang);
  const { full } = state.appearance;
  const { menu } = state;
  const Open = menu && menu !== "jump" && MENUS[menu];
  return (
    <>
      {view?.home?.at === "away" && <HomeButton store={store} />}
      {/* a lesson has its own ways back */}
      {!view?.lesson && (
        <div class="cn-tool tl un">
          <Press
            do="undo"
            label={say("undo")}
            icon="undo"
            cap="Ctrl+Z"
            cls=""
            off={!view?.can_undo || (busy(state) && !view.thinks)}
          />
          <Press
            do="redo"
            label={say("redo")}
            icon="redo"
            cap="Ctrl+Shift+Z"
            cls=""
            off={!view?.can_redo || busy(state)}
          />
          {advised(store.view) && (
            <Press do="hint" label={say("hint")} icon="bulb" cap="H" cls="" pressed={state.coach.hint > 0} />
          )}
        </div>
      )}
      <div class="cn-tool tr" style={`--cn-menu:${store.viewport.size.h - 64}px`}>
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
        {(view?.playable || view?.thinks) && !view.lesson && !view.timeline && !view.desk && (
          <Press do="games" label={say("new-game")} icon="game" cls="" open={menu === "games"} />
        )}
        <Press do="draw" label={say("draw")} icon="draw" cap="M, A" cls="" pressed={state.chalk.on} />
        {!view?.lesson?.quiet && (!view?.desk || view.lesson) && (
          <Press do="share" label={say("share")} icon="share" cls="" open={menu === "share"} />
        )}
        <Press do="full" label={say(full ? "full-leave" : "full")} icon={full ? "close" : "full"} cls="" />
        <Press do="more" label={say("more")} icon="more" cls="" open={menu === "more"} />
        {Open && <Open store={store} />}
      </div>
      <div class="cn-tool bl">
        <Press do="zoom-out" label={say("zoom-out")} icon="minus" cap="-" cls="" />
        <Press do="fit" label={say("fit")} icon="fit" cap="0" cls="" />
        <Press do="zoom-in" label={say("zoom-in")} icon="plus" cap="+" cls="" />
      </div>
    </>
  );
}
