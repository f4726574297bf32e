/** What a learner did and wrote, kept in the browser: files that lie beside a notebook elsewhere. */
import type { Files } from "./talk.ts";

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

export function keep(changed: Files): void {
  for (const [name, text] of Object.entries(changed)) if (name.endsWith(".toml")) handOut(name, text);
  try {
    for (const [name, text] of Object.entries(changed)) localStorage.setItem(PREFIX + name, text);
  } catch {
    // a browser that keeps nothing, or no more: the page goes on
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
