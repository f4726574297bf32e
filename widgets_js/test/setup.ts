/** What a board has put off for a moment is done before the page of its tests goes. */
import { afterAll, vi } from "vitest";

afterAll(() => {
  vi.useRealTimers();
  return new Promise<void>((done) => setTimeout(done, 20));
});
