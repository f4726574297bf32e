/** Carries out what `carcnb/wire/patch.py` tells to be different; what is not keeps its identity. */

/** By key; [] nothing, [value] that, else [at, count, new, at, count, new ...] in a list or in a text's parts between semicolons. */
export type Patch = { [key: string]: Patch } | unknown[];

export function patched(old: unknown, patch: Patch): unknown {
  if (!Array.isArray(patch)) {
    const made = (Array.isArray(old) ? [...old] : { ...(old as object) }) as Record<string, unknown>;
    for (const [key, part] of Object.entries(patch)) {
      made[key] = patched(made[key], part);
      if (made[key] === undefined) delete made[key];
    }
    return made;
  }
  if (patch.length < 2) return patch[0];
  const text = typeof old === "string";
  const parts = text ? old.split(";") : [...(old as unknown[])];
  for (let i = patch.length - 3; i >= 0; i -= 3)
    parts.splice(patch[i] as number, patch[i + 1] as number, ...(patch[i + 2] as string[]));
  return text ? parts.join(";") : parts;
}
