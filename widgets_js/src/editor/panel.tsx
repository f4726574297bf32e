/** The panel of an editor: the box and what else a position has; or the lesson that is recorded. */
import { lookOf, picturesOf } from "../art/sheet.ts";
import { Silence } from "../panel/ask.tsx";
import { Tabs } from "../panel/tabs.tsx";
import { Done, Unkept } from "../parts/index.tsx";
import type { DeskTab } from "../state/editor.ts";
import type { Store } from "../state/store.ts";
import { target } from "../target.ts";
import type { Desk } from "../wire/types.ts";
import type { View } from "../wire/view.ts";
import { Box } from "./box.tsx";
import { Pages } from "./pages.tsx";
import { EdButton } from "./parts.tsx";
import { People } from "./people.tsx";

const TABS = ["tiles", "people", "game", "share"] as const satisfies readonly DeskTab[];
/** Places for tiles to come that are shown. */
const MOST = 5;

interface Props {
  store: Store;
  view: View;
  desk: Desk;
}

export function DeskPanel(props: Props) {
  const { store, desk } = props;
  return (
    <section class="cn-ask cn-desk" aria-label={store.say(desk.kind === "lesson" ? "ed-lesson" : "ed-position")}>
      {desk.draft ? <Pages {...props} draft={desk.draft} /> : <Position {...props} />}
      <Silence store={store} />
      <Unkept store={store} />
    </section>
  );
}

function Position(props: Props) {
  const { store, desk } = props;
  const { say, state } = store;
  const now = state.editor.tab;
  return (
    <>
      <Tabs
        store={store}
        name="ed"
        label={say("ed-position")}
        tabs={TABS.map((tab) => [tab, say(`ed-tab-${tab}`)] as const)}
        now={now}
        to={(tab) => target("ed", `tab ${tab}`)}
      >
        {now === "tiles" && <Box store={store} desk={desk} />}
        {now === "people" && <People {...props} />}
        {now === "game" && <Systems {...props} />}
        {now === "share" && <Share {...props} />}
      </Tabs>
      <footer class="cn-dfoot">
        <Done store={store} />
        {desk.counts ? <p class="cn-xs">{say("ed-count-how")}</p> : <Coming {...props} />}
        <div class="cn-row">
          {!desk.counts && <EdButton ed="lesson" label={say("ed-to-lesson")} show />}
          <EdButton ed="play" label={say("ed-play")} cls={desk.counts ? "cn-btn" : "cn-btn main"} show />
          <EdButton ed="count" label={say("ed-count")} cls={desk.counts ? "cn-btn main" : "cn-btn"} show />
        </div>
      </footer>
    </>
  );
}

/** The tile in hand and those after it: a tile of the box is dragged there, or clicked and then the place. */
function Coming({ store, desk }: Props) {
  const { say, state } = store;
  const { held } = state.editor;
  const takes = !!held && "tile" in held && !held.from;
  const shown: (string | null)[] = desk.coming.length < MOST ? [...desk.coming, null] : desk.coming.slice(0, MOST);
  return (
    <div class="cn-coming">
      <span class="cn-xs">{say("ed-coming")}</span>
      {shown.map((tile, i) => (
        <button
          key={i}
          type="button"
          {...target("slot", i)}
          class={`cn-slot${takes ? " takes" : ""}`}
          aria-label={`${say(i ? "ed-next" : "ed-hand")}: ${tile ? lookOf(store, tile) : say("ed-drawn")}`}
          title={tile ? say("ed-take") : say("ed-coming-how")}
        >
          {tile ? <img src={picturesOf(store).url(tile, 0, store.theme)} alt="" draggable={false} /> : "+"}
        </button>
      ))}
      {!desk.coming.length && <span class="cn-xs">{say("ed-drawn")}</span>}
    </div>
  );
}

const Systems = ({ store, desk }: Props) => (
  <>
    <ul class="cn-systems">
      {desk.systems.slice(1).map(({ name, title, on }) => (
        <li key={name}>
          <label>
            <input type="checkbox" checked={on} {...target("tick", `system ${name}`)} />
            {title}
          </label>
        </li>
      ))}
    </ul>
    <EdButton ed="clear" label={store.say("ed-clear")} icon="close" cls="cn-btn plain" show />
  </>
);

const Share = ({ store, desk }: Props) => (
  <>
    <Out store={store} from="text" label={store.say("ed-line")} text={desk.text} />
    <Out store={store} from="code" label="Python" text={desk.code} />
  </>
);

export const Out = ({ store, from, label, text }: { store: Store; from: string; label: string; text: string }) => (
  <div class={`cn-code ${from}`}>
    <div class="cn-row">
      <b>{label}</b>
      <EdButton ed={`copy ${from}`} label={store.say("ed-copy")} cls="cn-btn" show />
    </div>
    <textarea readOnly rows={Math.min(9, text.split("\n").length + 2)} aria-label={label} value={text} />
  </div>
);
