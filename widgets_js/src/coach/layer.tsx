/** On the board: where to look, the best moves as they would lie, and every square by expected points or by its odds. */
import { TileImage } from "../art/pieces.tsx";
import { answerSpots, onBoard } from "../board/answers.ts";
import { toScreen } from "../geometry/camera.ts";
import { cellKey, indexOf } from "../geometry/index.ts";
import { previewedAction } from "../state/state.ts";
import type { Store } from "../state/store.ts";
import type { Cell, Tried } from "../wire/types.ts";
import type { Option, View } from "../wire/view.ts";
import { judges } from "./asking.ts";
import { letter } from "./panel.tsx";

const at = ([x, y]: readonly number[]) => `translate(${x! * 100} ${y! * 100})`;
/** Numbers stay as large as they can be read, however small the tiles are. */
const scale = (store: Store) => Math.min(2.4, Math.max(1.2, 86 / store.viewport.camera.z));

/** A soft light around the squares to look at. */
function Look({ look }: { look: Cell[] }) {
  const [xs, ys] = [look.map(([x]) => x), look.map(([, y]) => y)];
  const middle = (all: number[]) => 50 * (Math.min(...all) + Math.max(...all) + 1);
  const r = look.length > 1 ? 150 : 66;
  return (
    <g class="cn-lookhere">
      <circle class="glow" cx={middle(xs)} cy={middle(ys)} r={r} />
      <circle cx={middle(xs)} cy={middle(ys)} r={r} />
    </g>
  );
}

/** A tile as it would lie, with its rank, or with the letter of a wish. */
const Move = ({
  store,
  square,
  design,
  rank,
}: {
  store: Store;
  square: number[];
  design: string;
  rank: number | string;
}) => (
  <g class={`cn-move r${rank}${typeof rank === "string" ? " wish" : ""}`} transform={at(square)}>
    <g class="tile">
      <TileImage store={store} design={design} turn={square[2]!} />
    </g>
    <rect x="2" y="2" width="96" height="96" rx="4" />
    <g transform={`translate(50 50) scale(${scale(store)})`}>
      <circle r="15" />
      <text dy=".35em">{rank}</text>
    </g>
  </g>
);

/** A number beside an answer to a question about a laid tile. */
const Badge = ({ store, to, text, kind }: { store: Store; to: number[]; text: string; kind: string }) => {
  const { camera, size } = store.viewport;
  const z = camera.z / 100;
  const [px, py] = toScreen(camera, to[0]! / 100, to[1]! / 100);
  const beside = `${px > size.w - 36 ? -17 : 17} ${py < 32 ? 17 : -17}`; // within the board
  return (
    <g class={kind} transform={`translate(${to[0]} ${to[1]}) scale(${1 / z}) translate(${beside})`}>
      <rect x="-15" y="-10" width="30" height="20" rx="10" />
      <text dy=".35em">{text}</text>
    </g>
  );
};

/** The best answer of every square, or the one that is tried there now. */
function tried(store: Store, view: View, answers: Tried[]): [Option & { cell: Cell }, Tried][] {
  const options = new Map(view.prompt.options.map((option) => [option.id, option]));
  const now = store.state.placing.ghost && previewedAction(store.state, view);
  const found = new Map<string, [Option & { cell: Cell }, Tried]>();
  for (const one of answers) {
    const option = options.get(String(one[0]));
    if (!option?.cell || option.turn === undefined) continue;
    const key = option.cell.join();
    if (!found.has(key) || option.id === now) found.set(key, [option as Option & { cell: Cell }, one]);
  }
  return [...found.values()];
}

const Points = ({ store, view, answers }: { store: Store; view: View; answers: Tried[] }) => {
  const ghost = store.state.placing.ghost?.cell.join();
  return (
    <g class="cn-worths">
      {tried(store, view, answers).map(([{ cell }, [, behind, level]]) => (
        <g key={cell.join()} class={`cn-worth l${level}${ghost === cell.join() ? " here" : ""}`} transform={at(cell)}>
          <rect x="4" y="4" width="92" height="92" rx="9" />
          <g transform={`translate(50 50) scale(${scale(store)})`}>
            <rect class="pill" x="-21" y="-12" width="42" height="24" rx="12" />
            <text dy=".35em">{behind}</text>
          </g>
        </g>
      ))}
    </g>
  );
};

const Odds = ({ store, view }: { store: Store; view: View }) => {
  const { legal } = indexOf(view);
  const { odds, at: now } = store.state.coach;
  const ghost = store.state.placing.ghost?.cell.join();
  const most = Math.max(1, ...(odds?.squares ?? []).map(([, , fits]) => fits));
  return (
    <g class="cn-hopes">
      {odds?.squares
        .filter(([x, y]) => ghost !== `${x},${y}`)
        .map(([x, y, fits, text]) => (
          <g
            key={`${x},${y}`}
            class={`cn-hope${fits ? "" : " dead"}${legal.has(cellKey(x, y)) ? " can" : ""}${now?.join() === `${x},${y}` ? " on" : ""}`}
            transform={at([x, y])}
            onPointerEnter={() => store.change("coach", { at: [x, y] })}
          >
            <title>{text}</title>
            <rect x="4" y="4" width="92" height="92" rx="9" style={`--share:${Math.round((70 * fits) / most)}%`} />
            {fits ? (
              <g transform={`translate(50 50) scale(${scale(store)})`}>
                <text dy=".35em">{fits}</text>
              </g>
            ) : (
              <path d="M28 28 72 72M72 28 28 72" />
            )}
          </g>
        ))}
    </g>
  );
};

export function CoachLayer({ store, view }: { store: Store; view: View }) {
  const { advice, hinted, verdict, hint, layer, shown, wished, wishes } = store.state.coach;
  if (view.lesson || view.desk) return null;
  const asked = view.playable && !view.final ? advice : null;
  const analysed = store.state.panel.tab === "analysis" && !view.final;
  const best = asked && (hint === 2 || (analysed && !layer)) ? asked.lines : [];
  const wish = analysed && wished && !layer ? (wishes?.tiles ?? []) : [];
  const taken = new Set(wish.map(({ laid: [x, y] }) => `${x},${y}`));
  const options = new Map(view.prompt.options.map((option) => [option.id, option]));
  const design = view.prompt.tile;
  const beside = asked && (layer === "points" || hint === 2) && onBoard(view);
  return (
    <g class="cn-coached">
      {layer === "odds" && <Odds store={store} view={view} />}
      {layer === "points" && asked && <Points store={store} view={view} answers={asked.answers} />}
      {hint === 1 && asked && !!hinted?.look.length && <Look look={hinted.look} />}
      {best.map(({ answer }, i) => {
        const option = options.get(String(answer));
        const ghost = store.state.placing.ghost?.cell.join();
        const at = option?.cell?.join() ?? "";
        if (!option?.cell || option.turn === undefined || !design || ghost === at || taken.has(at)) return null;
        const square = [...option.cell, option.turn];
        return <Move key={answer} store={store} square={square} design={design} rank={i + 1} />;
      })}
      {wish.map(({ laid: [x, y, turn, design] }, i) => (
        <Move key={design} store={store} square={[x, y, turn]} design={design} rank={letter(i)} />
      ))}
      {judges(store) &&
        shown &&
        !hint &&
        verdict?.best.map((row, i) => (
          <Move key={row.join()} store={store} square={row.slice(0, 3) as number[]} design={row[3]} rank={i + 1} />
        ))}
      {beside &&
        answerSpots(store, view, view.prompt).map(({ key, group, at: to, small }) => {
          const ids = group?.options.map(({ option }) => Number(option.id)) ?? [];
          const rank = best.findIndex(({ answer }) => ids.includes(answer));
          const one = asked.answers.find(([answer]) => ids.includes(answer));
          if (small || !one || (layer !== "points" && rank < 0)) return null;
          const points = layer === "points";
          const text = points ? one[1] : String(rank + 1);
          return (
            <Badge
              key={key}
              store={store}
              to={to}
              text={text}
              kind={points ? `cn-level l${one[2]}` : "cn-level rank"}
            />
          );
        })}
    </g>
  );
}
