/** A small base game for the dev page and the tests only: it makes boards with true features. The product asks the kernel. */
const RAW =
  "A2 m r:S f:01234567|B4 m f:01234567|C1 c:NESW+|D4 c:N r:WE f:27/0 f:3456|E5 c:N f:234567/0|F2 c:WE+ f:01/0 f:45/0|G1 c:WE f:01/0 f:45/0|H3 c:N c:S f:2367/01|I2 c:N c:W f:2345/01|J3 c:N r:ES f:2567/0 f:34|K3 c:N r:SW f:2347/0 f:56|L3 c:N r:E r:S r:W f:27/0 f:56 f:34|M2 c:NW+ f:2345/0|N3 c:NW f:2345/0|O2 c:NW+ r:ES f:25/0 f:34|P3 c:NW r:ES f:25/0 f:34|Q1 c:NEW+ f:45/0|R3 c:NEW f:45/0|S2 c:NEW+ r:S f:4/0 f:5/0|T1 c:NEW r:S f:4/0 f:5/0|U8 r:WE f:7012 f:3456|V9 r:WS f:012347 f:56|W4 r:E r:S r:W f:7012 f:34 f:56|X1 r:N r:E r:S r:W f:07 f:12 f:34 f:56";
export const RECORD =
  "H.0.-1.2.0 O.1.0.1.0 J.-1.0.3.0 E.1.-1.2.1 U.0.1.2.0 V.-1.-1.0.0 U.-1.1.2.-1 U.-2.-1.2.-1 X.1.1.2.0 U.-1.-2.0.0 M.-2.0.2.-1 F.2.0.2.-1 V.2.-1.2.-1 L.3.0.3.-1 B.-3.0.1.0 K.1.-2.1.0 J.-2.1.0.-1 B.-3.1.0.0 V.2.1.0.-1 T.2.-2.0.-1 N.-4.0.3.0 D.0.-2.2.0 V.-3.-1.2.1 R.-1.2.2.-1 Q.-4.1.3.-1 W.-3.-2.1.-1 F.0.2.0.0 H.-5.0.3.0";

export type Kind = "city" | "road" | "field" | "monastery";
interface Segment {
  kind: Kind;
  edges: string;
  ports: number[];
  coats: number;
}
interface Design {
  id: string;
  count: number;
  segments: Segment[];
}
export interface Laid {
  id: string;
  x: number;
  y: number;
  r: number;
}
export interface Feature {
  id: number;
  kind: Kind;
  spots: [number, number][];
  tiles: Set<number>;
  coats: number;
  open: [number, number, string][];
}

const SIDES = "NESW";
const STEP: Record<string, [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const MATE = [5, 4, 7, 6, 1, 0, 3, 2];
const turned = (side: string, r: number) => SIDES[(SIDES.indexOf(side) + r + 8) % 4]!;
const portSide = (port: number) => SIDES[(port % 8) >> 1]!;

function parse(line: string): Design {
  const [head = "", ...parts] = line.split(" ");
  const segments = parts.map((part): Segment => {
    const value = part.slice(2);
    if (part === "m") return { kind: "monastery", edges: "", ports: [], coats: 0 };
    if (part[0] === "f") return { kind: "field", edges: "", ports: [...value.split("/")[0]!].map(Number), coats: 0 };
    const coats = value.includes("+") ? 1 : 0;
    return { kind: part[0] === "c" ? "city" : "road", edges: value.replace("+", ""), ports: [], coats };
  });
  const rank = ["city", "road", "field", "monastery"];
  segments.sort((a, b) => rank.indexOf(a.kind) - rank.indexOf(b.kind));
  return { id: `base-${head[0]}`, count: Number(head.slice(1)), segments };
}
export const DESIGNS = new Map(
  RAW.split("|")
    .map(parse)
    .map((d) => [d.id, d]),
);

export class Game {
  tiles: Laid[] = [{ id: "base-D", x: 0, y: 0, r: 0 }];
  private at = new Map<string, number>([["0,0", 0]]);

  put(id: string, x: number, y: number, r: number): void {
    this.at.set(`${x},${y}`, this.tiles.length);
    this.tiles.push({ id, x, y, r });
  }

  get(x: number, y: number): Laid | undefined {
    return this.tiles[this.at.get(`${x},${y}`) ?? -1];
  }

  private side(tile: Laid, side: string): Kind {
    const own = turned(side, -tile.r);
    return DESIGNS.get(tile.id)!.segments.find((s) => s.edges.includes(own))?.kind ?? "field";
  }

  /** The sides that clash, or null when no tile is touched. */
  clash(id: string, x: number, y: number, r: number): string[] | null {
    const sides = [...SIDES].filter((s) => this.get(x + STEP[s]![0], y + STEP[s]![1]));
    if (!sides.length) return null;
    const tile = { id, x, y, r };
    return sides.filter(
      (s) => this.side(tile, s) !== this.side(this.get(x + STEP[s]![0], y + STEP[s]![1])!, turned(s, 2)),
    );
  }

  legal(id: string): Laid[] {
    const cells = new Set<string>();
    for (const { x, y } of this.tiles)
      for (const [dx, dy] of Object.values(STEP)) if (!this.get(x + dx, y + dy)) cells.add(`${x + dx},${y + dy}`);
    return [...cells].flatMap((cell) => {
      const [x = 0, y = 0] = cell.split(",").map(Number);
      return [0, 1, 2, 3].filter((r) => this.clash(id, x, y, r)?.length === 0).map((r) => ({ id, x, y, r }));
    });
  }

  features(): { all: Feature[]; of: Map<string, Feature> } {
    const of = new Map<string, Feature>();
    const all: Feature[] = [];
    this.tiles.forEach((tile, t) => {
      DESIGNS.get(tile.id)!.segments.forEach((segment, s) => {
        if (of.has(`${t}:${s}`)) return;
        const f: Feature = { id: all.length, kind: segment.kind, spots: [], tiles: new Set(), coats: 0, open: [] };
        all.push(f);
        const todo: [number, number][] = [[t, s]];
        of.set(`${t}:${s}`, f);
        for (let spot = todo.pop(); spot; spot = todo.pop()) this.join(f, spot, of, todo);
      });
    });
    return { all, of };
  }

  private join(f: Feature, [t, s]: [number, number], of: Map<string, Feature>, todo: [number, number][]): void {
    const tile = this.tiles[t]!;
    const segment = DESIGNS.get(tile.id)!.segments[s]!;
    f.spots.push([t, s]);
    f.tiles.add(t);
    f.coats += segment.coats;
    const step = (side: string, match: (other: Segment, n: Laid) => boolean) => {
      const [x, y] = [tile.x + STEP[side]![0], tile.y + STEP[side]![1]];
      const next = this.get(x, y);
      if (!next) {
        if (f.kind !== "field") f.open.push([tile.x, tile.y, side]);
        return;
      }
      const found = DESIGNS.get(next.id)!.segments.findIndex((o) => o.kind === f.kind && match(o, next));
      const key = `${this.at.get(`${x},${y}`)}:${found}`;
      if (found < 0 || of.has(key)) return;
      of.set(key, f);
      todo.push([this.at.get(`${x},${y}`)!, found]);
    };
    for (const port of segment.ports) {
      const now = (port + 2 * tile.r) % 8;
      step(portSide(now), (o, n) => o.ports.includes((MATE[now]! - 2 * n.r + 8) % 8));
    }
    for (const edge of segment.edges) {
      const side = turned(edge, tile.r);
      step(side, (o, n) => o.edges.includes(turned(turned(side, 2), -n.r)));
    }
  }
}

/** A board of `n` tiles, always the same one. */
export function big(n: number): Game {
  const game = new Game();
  let seed = 7;
  const random = (k: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * k);
  };
  const bag = [...DESIGNS.values()].flatMap((d) => Array<string>(d.count).fill(d.id));
  while (game.tiles.length < n) {
    const places = game.legal(bag[random(bag.length)]!).sort((a, b) => a.x * a.x + a.y * a.y - (b.x * b.x + b.y * b.y));
    const place = places[random(Math.min(places.length, 6))];
    if (place) game.put(place.id, place.x, place.y, place.r);
  }
  return game;
}

/** The recorded game after `n` moves. */
export function replay(n: number): Game {
  const game = new Game();
  for (const move of RECORD.split(" ").slice(0, n)) {
    const [id, x, y, r] = move.split(".");
    game.put(`base-${id}`, Number(x), Number(y), Number(r));
  }
  return game;
}
