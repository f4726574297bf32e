// @vitest-environment happy-dom
/** The editors' module comes to a page when a board first needs it. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { STATES } from "../dev/views.ts";
import { bringBy, type Modules, modules } from "../src/modules.ts";
import { click, key, type Mounted, mount, point, wait } from "./mount.ts";

const editors = modules.editor!;
let m: Mounted;
let come: { ok: (editors: Modules["editor"]) => void; no: () => void }[];

describe("an editor that has not come", () => {
  beforeEach(() => {
    delete modules.editor;
    come = [];
    bringBy(() => new Promise((ok, no) => come.push({ ok, no })));
  });
  afterEach(() => m.stop());

  it("leaves its place free, hears nothing, and then is there for every board", async () => {
    m = mount("desk");
    const panel = m.$(".cn-frame.edit > .cn-desk");
    expect(panel.getAttribute("aria-busy")).toBe("true");
    expect(m.all("[data-tile]").length).toBeGreaterThan(0);
    const stage = m.$(".cn-stage");
    for (const name of ["r", "Delete", "ArrowRight", "Escape"]) key(stage, name);
    point(stage, "down", [9, 9]);
    point(stage, "up", [9, 9]);
    click(stage);
    await wait();
    expect(m.model.sent.filter(({ do: what }) => what === "edit" || what === "act")).toEqual([]);
    come[0]!.ok(editors);
    await vi.waitFor(() => expect(m.all("[data-box]").length).toBeGreaterThan(0));
    expect(m.$(".cn-frame.edit > .cn-desk").getAttribute("aria-busy")).toBeNull();
    m.stop();
    m = mount("desk");
    expect(m.all("[data-box]").length).toBeGreaterThan(0);
    expect(come).toHaveLength(1);
  });

  it("is asked for by no other board", () => {
    m = mount("place");
    expect(come).toEqual([]);
  });

  it("is asked for again with the next view where it was lost", async () => {
    m = mount("desk");
    come[0]!.no();
    await wait();
    expect(m.all(".cn-error")).toEqual([]);
    m.model.set("view", { ...STATES.desk, line: 9 });
    come[1]!.ok(editors);
    await vi.waitFor(() => expect(m.all("[data-box]").length).toBeGreaterThan(0));
  });
});
