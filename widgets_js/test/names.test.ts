// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { STATES } from "../dev/views.ts";
import { type Mounted, mount, seen, wait } from "./mount.ts";

let m: Mounted;
afterEach(() => m?.stop());

it("sets a name apart, so that one from right to left leaves the points beside it where they are", async () => {
  m = mount("place");
  const name = "⁨عمر⁩";
  const seats = seen("place").seats.map((seat, i) => (i ? seat : { ...seat, name }));
  const prompt = { ...STATES.place.prompt!, who: name };
  m.model.set("view", { ...STATES.place, n: STATES.place.n + 1, seats, prompt });
  await wait();
  const told = m.all("bdi").filter((el) => el.textContent === name);
  expect(told.map((el) => el.closest(".cn-players, .cn-who")?.className.split(" ")[0])).toEqual(
    expect.arrayContaining(["cn-players", "cn-who"]),
  );
});
