/** Modules that not every board needs: each comes to a page when one of its boards first needs it, and serves all. */
import type { Host } from "./wire/host.ts";

export interface Modules {
  aloud: typeof import("./aloud/index.ts");
  coach: typeof import("./coach/index.ts");
  editor: typeof import("./editor/index.ts");
  pages: typeof import("./pages/index.ts");
  paint: typeof import("./paint/index.ts");
  projector: typeof import("./projector/index.ts");
}
export type Name = keyof Modules;
type Way = (name: Name, host: Host) => Promise<unknown>;

/** Those that are here. */
export const modules: Partial<Modules> = {};
const BESIDE: { [N in Name]: () => Promise<Modules[N]> } = {
  aloud: () => import("./aloud/index.ts"),
  coach: () => import("./coach/index.ts"),
  editor: () => import("./editor/index.ts"),
  pages: () => import("./pages/index.ts"),
  paint: () => import("./paint/index.ts"),
  projector: () => import("./projector/index.ts"),
};
let way: Way = (name) => BESIDE[name]();

/** Where files do not lie side by side the page knows another way to bring them. */
export function bringBy(other: Way): void {
  way = other;
}

/** Calls back once one is here; one that is `lost` on its way is asked for again by whoever needs it next. */
export function bring(name: Name, host: Host, come: () => void, lost: () => unknown = () => {}): void {
  if (modules[name]) return come();
  way(name, host).then((made) => {
    Object.assign(modules, { [name]: made });
    come();
  }, lost);
}
