/** Arrows drawn by hand, as path data in board units (100 a tile); `carcnb/drawing/chalk.py` draws the same. */

/** Length and half the width of the head, how far from the middle of its cell it ends. */
const [HEAD, WING, TIP] = [26, 15, 8];

/** The line and the head of an arrow between the middles of two different cells. */
export function arrow(x: number, y: number, toX: number, toY: number): { line: string; head: string } {
  const far = Math.hypot(toX - x, toY - y);
  const [dx, dy] = [(toX - x) / far, (toY - y) / far];
  const at = (along: number, beside = 0) =>
    [100 * x + 50 + along * dx + beside * dy, 100 * y + 50 + along * dy - beside * dx]
      .map((v) => Math.round(v * 10) / 10)
      .join(" ");
  const tip = 100 * far - TIP;
  return {
    line: `M${at(0)}L${at(tip - HEAD)}`,
    head: `M${at(tip - HEAD, WING)}L${at(tip)}L${at(tip - HEAD, -WING)}z`,
  };
}
