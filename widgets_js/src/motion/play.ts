/** Runs animations, which can all be ended at once. */
const running = new WeakMap<HTMLElement, Set<Animation>>();

/** Ends all running animations of a view at their last state. */
export function finish(root: HTMLElement): void {
  for (const a of running.get(root) ?? []) a.finish();
}

export function play(
  root: HTMLElement,
  node: Element,
  frames: Keyframe[],
  options: KeyframeAnimationOptions,
  done?: () => void,
) {
  const set = running.get(root) ?? new Set();
  running.set(root, set);
  const animation = node.animate(frames, options);
  set.add(animation);
  animation.onfinish = animation.oncancel = () => {
    set.delete(animation);
    done?.();
  };
}
