/** The board: one layer that pans, one layer of notes pinned to cells, tools in the corners. */

import { indexOf } from "../geometry/index.ts";
import { landscape } from "../geometry/landscape.ts";
import { modules } from "../modules.ts";
import type { Store } from "../state/store.ts";
import type { View } from "../wire/view.ts";
import { onBoard } from "./answers.ts";
import { Beyond } from "./beyond.tsx";
import { CardBox } from "./card.tsx";
import { ChalkBar, Strokes, Tints } from "./chalk.tsx";
import { Figures } from "./figures.tsx";
import { GainLights, Gains } from "./gains.tsx";
import { Handed } from "./handed.tsx";
import { Ghost, LastTile, LegalCells, Refused } from "./legal.tsx";
import { Dim, Lights } from "./lights.tsx";
import { Marks } from "./marks.tsx";
import { Neutrals, Plan, Planks } from "./neutral.tsx";
import { Pins } from "./pins.tsx";
import { Spots } from "./spots.tsx";
import { Throw } from "./throw.tsx";
import { Tiles } from "./tiles.tsx";
import { Tools } from "./tools.tsx";

/** The drawn area in tiles, grown in steps of 4, so that a move seldom changes the size of the picture. */
function area(store: Store): [number, number, number, number] {
  const { x0, y0, x1, y1 } = landscape(store.view);
  const low = (v: number) => Math.floor((v - 1) / 4) * 4;
  const high = (v: number) => Math.ceil((v + 1) / 4) * 4;
  return [low(x0), low(y0), high(x1), high(y1)];
}

export function Board({ store, view }: { store: Store; view: View }) {
  const { viewport, state, say } = store;
  const index = indexOf(view);
  const [x0, y0, x1, y1] = area(store);
  const z = viewport.base;
  const box = { left: `${x0 * z}px`, top: `${y0 * z}px`, width: `${(x1 - x0) * z}px`, height: `${(y1 - y0) * z}px` };
  const prompt = view.prompt;
  const choosing = onBoard(view);
  const close = choosing && prompt?.kind === "figure";
  return (
    <section class={state.chalk.on ? "cn-board drawn" : "cn-board"}>
      <div class="cn-stage" role="application" aria-label={say("board")} tabindex={0}>
        <div class="cn-world">
          <svg
            class="cn-map"
            style={box}
            viewBox={`${x0 * 100} ${y0 * 100} ${(x1 - x0) * 100} ${(y1 - y0) * 100}`}
            role="presentation"
          >
            <Tiles store={store} tiles={view.tiles} sent={state.placing.sent} />
            <Planks store={store} view={view} />
            {!close && !state.hover.spot && <LastTile view={view} />}
            <LegalCells store={store} legal={index.legal} />
            <Dim store={store} view={view} on={choosing} />
            <Lights store={store} view={view} />
            {modules.paint && <modules.paint.PaintLayer store={store} view={view} />}
            <GainLights store={store} view={view} />
            <Plan store={store} view={view} />
            <Tints store={store} view={view} />
            <Figures store={store} view={view} big={close} />
            <Neutrals store={store} view={view} big={close} />
            <Throw store={store} view={view} />
            <Gains store={store} view={view} />
            <Marks store={store} view={view} />
            <Strokes store={store} view={view} />
            {modules.editor && <modules.editor.EditLayer store={store} view={view} />}
            <Ghost store={store} />
            <Refused store={store} />
            {choosing && prompt && <Spots store={store} view={view} prompt={prompt} />}
            {modules.aloud && <modules.aloud.Cursor store={store} />}
            {modules.coach && <modules.coach.CoachLayer store={store} view={view} />}
          </svg>
        </div>
        <div class="cn-pins">
          <Pins store={store} />
          {modules.editor && <modules.editor.EditPad store={store} />}
          <div class="cn-fx" aria-hidden="true" />
        </div>
      </div>
      {state.announcement.handed && <Handed store={store} view={view} />}
      <Beyond store={store} />
      <Tools store={store} />
      <ChalkBar store={store} />
      <CardBox store={store} view={view} />
    </section>
  );
}
