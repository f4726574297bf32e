import { describe, expect, it } from "vitest";
import { revive } from "../src/hosts/revive.ts";

/** The widget library's classes as far as they matter: AnyModel waits for a runtime before it hears anything. */
class WidgetModel {
  heard: unknown[] = [];
  hears: (message: unknown) => unknown = () => {};
  comm = {
    on_msg: (hear: (message: unknown) => unknown) => {
      this.hears = hear;
    },
  };
  async _handle_comm_msg(message: unknown): Promise<void> {
    this.heard.push(message);
  }
}
class AnyModel extends WidgetModel {
  constructor(private ready: Promise<void>) {
    super();
    this.comm.on_msg((message) => this._handle_comm_msg(message).catch(() => {}));
  }
  override async _handle_comm_msg(message: unknown): Promise<void> {
    await this.ready;
    return super._handle_comm_msg(message);
  }
}

const meet = async (ready: Promise<void>) => {
  const real = new AnyModel(ready);
  const sent: unknown[] = [];
  await revive({ send: (message: unknown) => void sent.push(message) }, { get_model: async () => real }, "id");
  await real.hears("update");
  return { sent, heard: real.heard };
};

describe("a board that the library has given up on", () => {
  it("hears the kernel again and asks for what it has missed", async () => {
    const { sent, heard } = await meet(Promise.reject(new Error("Failed to initialize model.")));
    expect(heard).toEqual(["update"]);
    expect(sent).toEqual([{ do: "look", n: 0 }]);
  });
  it("is left alone when all is well", async () => {
    const { sent, heard } = await meet(Promise.resolve());
    expect(heard.at(-1)).toBe("update");
    expect(sent).toEqual([]);
  });
  it("is none of our business where the page has no such manager", async () => {
    await expect(revive({ send: () => {} }, undefined, "id")).resolves.toBeUndefined();
  });
});
