/** Hands the game on: a line of text to copy, a picture or a saved game to download. The kernel makes all of them. */
import { NO_SHARE } from "../state/state.ts";
import type { Store } from "../state/store.ts";
import type { AskShare, Shared } from "../wire/types.ts";
import { toggleMenu } from "./menus.ts";

/** So much larger than on the screen is a picture in pixels. */
const SHARP = 2;
const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const ask = (store: Store, form: AskShare["form"]): Promise<Shared> =>
  store.link.ask(store.view!.n, { what: "share", form });

/** Opens what there is to hand on, or closes it. */
export function openShare(store: Store): void {
  const { view } = store;
  toggleMenu(store, "share");
  if (!view || store.state.menu !== "share") return;
  store.set({ share: NO_SHARE });
  const same = () => store.view?.n === view.n && store.view.line === view.line;
  ask(store, "position").then(
    (line) => same() && store.change("share", { line }),
    (error) => same() && store.change("share", { error: reason(error) }),
  );
}

/** Copies what stands in a field, else a text; where the page may not, the field is marked, to be copied by hand. */
export async function copy(store: Store, from = ".cn-copy.line input", text = ""): Promise<void> {
  const field = store.root.querySelector<HTMLInputElement | HTMLTextAreaElement>(from);
  const copied = field?.value ?? text;
  if (!copied) return;
  let done = true;
  try {
    await navigator.clipboard.writeText(copied);
  } catch {
    field?.select();
    done = !!field && store.root.ownerDocument.execCommand?.("copy") === true;
  }
  store.change("share", { done: done ? "copied" : "failed" });
}

export async function download(store: Store, as: "png" | "json"): Promise<void> {
  try {
    const png = as === "png";
    const { text } = await ask(store, png ? "picture" : "record");
    save(store, png ? await pixels(text) : new Blob([text], { type: "application/json" }), as);
    store.change("share", { done: "" });
  } catch {
    store.change("share", { done: "failed" });
  }
}

/** Saves a file where the browser keeps what is downloaded. */
export function save(store: Store, made: Blob, as: string): void {
  const link = store.root.ownerDocument.createElement("a");
  link.href = URL.createObjectURL(made);
  link.download = `carcassonne.${as}`;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** An SVG document as a PNG picture. */
async function pixels(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * SHARP;
  canvas.height = image.naturalHeight * SHARP;
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"),
  );
}
