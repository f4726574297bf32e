/** The editors' module: it comes to a page when one of its boards is first an editor, and serves all of them. */
import type { Host } from "./wire/host.ts";

export type Editors = typeof import("./editor/index.ts");
type Way = (host: Host) => Promise<Editors>;

export const desk: { here?: Editors } = {};
let way: Way = () => import("./editor/index.ts");

/** Where files do not lie side by side the page knows another way to bring it. */
export function bringBy(other: Way): void {
  way = other;
}

/** Brings it, and then calls back; what could not be brought is asked for again with the next view. */
export function bring(host: Host, come: () => void): void {
  if (desk.here) return;
  way(host).then(
    (editors) => {
      desk.here = editors;
      come();
    },
    () => {},
  );
}
