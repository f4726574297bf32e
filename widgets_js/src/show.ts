/** Puts one view of a board together: its state, what that cannot do by itself, and who hears the hand and the kernel. */
import { render } from "preact";
import { Sender } from "./actions/sender.ts";
import { unique } from "./art/sheet.ts";
import { Viewport } from "./board/viewport.ts";
import { drawing } from "./draw.ts";
import { hear } from "./hear.ts";
import { listen } from "./input/listen.ts";
import { keepRoom } from "./panel/room.ts";
import { remembered } from "./state/remembered.ts";
import { Store } from "./state/store.ts";
import type { Host } from "./wire/host.ts";
import { Link } from "./wire/link.ts";

/** Shows a board in an element until the signal. */
export function show(host: Host, root: HTMLElement, signal: AbortSignal): void {
  const store = new Store(host, root, signal, unique());
  const viewport = new Viewport(store);
  const sender = new Sender(store);
  const link = new Link(host, signal, sender);
  store.equip({ viewport, sender, link, drawAll: drawing(store, viewport) });
  store.state.appearance.sound = remembered("sound") === "on";
  listen(store, signal);
  keepRoom(root, signal);
  hear(store, viewport, sender);
  signal.addEventListener("abort", () => {
    sender.stop();
    render(null, root);
  });
}
