/** Runs a task once what is drawn now can be seen: nobody waits for it. */
export const painted = (task: () => void): void => void requestAnimationFrame(() => window.setTimeout(task));
