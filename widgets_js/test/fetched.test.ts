import { afterEach, beforeEach, expect, it, vi } from "vitest";

const SIZE = 4;
let brought: typeof import("../src/page/fetched.ts").brought;
let silence: number;

/** A line on which a byte comes at each of these times, in parts of the longest silence; then nothing, or the end. */
function line(...times: number[]) {
  return async (_url: unknown, { signal }: RequestInit) =>
    new Response(
      new ReadableStream({
        start(stream) {
          signal?.addEventListener("abort", () => stream.error(signal.reason));
          for (const at of times) setTimeout(() => stream.enqueue(new Uint8Array(1)), at * silence);
          if (times.length === SIZE) setTimeout(() => stream.close(), (times.at(-1) as number) * silence + 1);
        },
      }),
    );
}
const network = vi.fn();

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("self", { fetch: network });
  vi.resetModules();
  ({ brought, SILENCE: silence } = await import("../src/page/fetched.ts"));
});
afterEach(() => vi.useRealTimers());

it("waits for bytes that come slowly, and not for those that do not come", async () => {
  network.mockImplementation(line(0.5, 1, 1.8, 2.5));
  const slow = brought("slow", {});
  await vi.advanceTimersByTimeAsync(3 * silence);
  expect((await slow).size).toBe(SIZE);
  network.mockImplementation(line(0.5, 1));
  const stalled = expect(brought("stalled", {})).rejects.toThrow("stalled: nothing has come");
  await vi.advanceTimersByTimeAsync(2.2 * silence);
  await stalled;
});

it("does not take a file for lost that waits until another has come", async () => {
  network.mockImplementationOnce(line(0.5, 1, 1.5, 2)).mockImplementationOnce(line(2.5, 2.6, 2.7, 2.8));
  const both = Promise.all([brought("first", {}), brought("second", {})]);
  await vi.advanceTimersByTimeAsync(3 * silence);
  expect((await both).map((one) => one.size)).toEqual([SIZE, SIZE]);
});

it("gives up on an answer that does not even begin", async () => {
  network.mockImplementation(
    (_url: unknown, { signal }: RequestInit) =>
      new Promise((_, no) => signal?.addEventListener("abort", () => no(signal.reason))),
  );
  const never = expect(brought("never", {})).rejects.toThrow("nothing has come");
  await vi.advanceTimersByTimeAsync(1.2 * silence);
  await never;
});
