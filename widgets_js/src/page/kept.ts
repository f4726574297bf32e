/** What a learner did and wrote, kept in the browser: files that lie beside a notebook elsewhere. */
import type { Files, Lost } from "./talk.ts";

const PREFIX = "carcnb/";

/** All files that are kept; none where the browser keeps nothing. */
export function files(): Files {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
    return Object.fromEntries(names.map((name) => [name.slice(PREFIX.length), localStorage.getItem(name) ?? ""]));
  } catch {
    return {};
  }
}

/** What was to be kept and could not be; it is tried again with all that comes. */
const waiting = new Map<string, string>();

/** Keeps files; returns why some are not, by name, or any file, with an empty name. */
export function keep(changed: Files): Lost {
  for (const [name, text] of Object.entries(changed)) {
    if (name.endsWith(".toml")) handOut(name, text);
    waiting.set(name, text);
  }
  const lost: Lost = {};
  if (refused("carcnb", "") === "denied") lost[""] = "denied";
  for (const [name, text] of waiting) {
    const why = refused(PREFIX + name, text);
    if (why) lost[name] = why;
    else waiting.delete(name);
  }
  return lost;
}

/** Why the browser does not keep something, if it does not. */
function refused(key: string, text: string): Lost[string] | undefined {
  try {
    localStorage.setItem(key, text);
    return undefined;
  } catch (error) {
    return (error as DOMException)?.name === "QuotaExceededError" ? "full" : "denied";
  }
}

/** A lesson that was saved is also a file of the reader's own. */
function handOut(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/toml" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Calls back when another page of the site keeps something. */
export function otherwise(told: (kept: Files) => void): void {
  addEventListener("storage", ({ key, newValue }) => {
    if (key?.startsWith(PREFIX) && newValue !== null) told({ [key.slice(PREFIX.length)]: newValue });
  });
}
