/** A press that has moved so far (px) is no click any more: a finger trembles more than a mouse. */
const slack = (type: string): number => (type === "touch" ? 8 : 4);

/** Whether a pointer is no longer where it was pressed. */
export const strays = (from: { x: number; y: number }, e: PointerEvent): boolean =>
  Math.hypot(e.clientX - from.x, e.clientY - from.y) >= slack(e.pointerType);
