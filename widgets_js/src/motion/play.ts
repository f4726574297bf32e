/** Runs animations, which can all be ended at once. */
const running = new WeakMap<HTMLElement, Set<{ finish(): void }>>();

function runningIn(root: HTMLElement): Set<{ finish(): void }> {
  const set = running.get(root) ?? new Set();
  running.set(root, set);
  return set;
}

/** Ends all running animations of a view at their last state. */
export function finish(root: HTMLElement): void {
  for (const a of [...(running.get(root) ?? [])]) a.finish();
}

export function play(
  root: HTMLElement,
  node: Element,
  frames: Keyframe[],
  options: KeyframeAnimationOptions,
  done?: () => void,
) {
  const set = runningIn(root);
  const animation = node.animate(frames, options);
  set.add(animation);
  animation.onfinish = animation.oncancel = () => {
    set.delete(animation);
    done?.();
  };
}

/** Something that is seen for a while (ms) and then is not; it ends with the animations. */
export function lasting(root: HTMLElement, duration: number, done: () => void): void {
  const set = runningIn(root);
  const shown = {
    finish() {
      clearTimeout(timer);
      if (set.delete(shown)) done();
    },
  };
  const timer = window.setTimeout(() => shown.finish(), duration);
  set.add(shown);
}
