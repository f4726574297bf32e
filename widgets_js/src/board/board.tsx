/** The board: one layer that pans, one layer of notes pinned to cells, tools in the corners. */
import type { Desk } from "../desk.ts";
import { indexOf } from "../geometry/index.ts";
import type { View } from "../types.ts";
import { CardBox } from "./card.tsx";
import { Figures } from "./figures.tsx";
import { Handed } from "./handed.tsx";
import { Ghost, LastTile, LegalCells, Refused } from "./legal.tsx";
import { Dim, Lights } from "./lights.tsx";
import { Marks } from "./marks.tsx";
import { Neutrals, Plan, Planks } from "./neutral.tsx";
import { Pins } from "./pins.tsx";
import { Spots } from "./spots.tsx";
import { onBoard } from "./targets.ts";
import { Throw } from "./throw.tsx";
import { Tiles } from "./tiles.tsx";
import { Tools } from "./tools.tsx";

/** The drawn area in tiles, grown in steps of 4, so that a move seldom changes the size of the picture. */
function area(desk: Desk): [number, number, number, number] {
  const { x0, y0, x1, y1 } = desk.stage.bounds();
  const low = (v: number) => Math.floor((v - 1) / 4) * 4;
  const high = (v: number) => Math.ceil((v + 1) / 4) * 4;
  return [low(x0), low(y0), high(x1), high(y1)];
}

export function Board({ desk, view }: { desk: Desk; view: View }) {
  const { stage, local, say } = desk;
  const index = indexOf(view);
  const [x0, y0, x1, y1] = area(desk);
  const z = stage.base;
  const box = { left: `${x0 * z}px`, top: `${y0 * z}px`, width: `${(x1 - x0) * z}px`, height: `${(y1 - y0) * z}px` };
  const prompt = view.prompt;
  const choosing = onBoard(view);
  const close = choosing && prompt?.kind === "figure";
  return (
    <section class="cn-board">
      <div class="cn-stage" data-stage role="application" aria-label={say("board")} tabindex={0}>
        <div class="cn-world">
          <svg
            class="cn-map"
            style={box}
            viewBox={`${x0 * 100} ${y0 * 100} ${(x1 - x0) * 100} ${(y1 - y0) * 100}`}
            role="presentation"
          >
            <Tiles desk={desk} tiles={view.tiles} sent={local.sent} sheet={desk.sheet} theme={desk.theme} />
            <Planks desk={desk} view={view} />
            {!close && !local.hot && <LastTile view={view} />}
            <LegalCells desk={desk} legal={index.legal} />
            <Dim desk={desk} view={view} on={choosing} />
            <Lights desk={desk} view={view} />
            <Plan desk={desk} view={view} />
            <Figures desk={desk} view={view} big={close} />
            <Neutrals desk={desk} view={view} big={close} />
            <Throw desk={desk} view={view} />
            <Marks desk={desk} view={view} />
            <Ghost desk={desk} />
            <Refused desk={desk} />
            {choosing && prompt && <Spots desk={desk} view={view} prompt={prompt} />}
          </svg>
        </div>
        <div class="cn-pins">
          <Pins desk={desk} />
          <div class="cn-fx" aria-hidden="true" />
        </div>
      </div>
      {local.handed && <Handed desk={desk} view={view} />}
      <Tools desk={desk} />
      <CardBox desk={desk} view={view} />
    </section>
  );
}
