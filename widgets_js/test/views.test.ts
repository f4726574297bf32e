// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { REPLIES, STATES } from "../dev/views.ts";
import { Pictures } from "../src/art/pictures.ts";
import { targetOf } from "../src/target.ts";
import english from "../words.json" with { type: "json" };
import { click, type Mounted, mount, seen, wait } from "./mount.ts";

let m: Mounted;
afterEach(() => m?.stop());

describe("the log", () => {
  it("has a row for every turn, with its tile, its figure and its points", () => {
    m = mount("place");
    const { log } = seen("place");
    const turns = [...new Set(log.map(({ turn }) => turn))];
    expect(m.all(".cn-log > li")).toHaveLength(turns.length);
    const put = log.find(({ what }) => what)!;
    expect(m.$(`[data-row="${put.turn}"]`).textContent).toContain(put.what);
    expect(m.all(`[data-row="${put.turn}"] .cn-mini`)).toHaveLength(1);
    const scored = log.find(({ points }) => points)!;
    const sum = log.filter(({ turn, seat, points }) => turn === scored.turn && seat === scored.seat && points);
    const total = sum.reduce((n, { points }) => n + points!, 0);
    expect(m.$(`[data-row="${scored.turn}"] .pt`).textContent).toContain(`+${total}`);
  });
  it("names who did something once", () => {
    m = mount("gold");
    const row = m.$(".cn-did").textContent;
    expect(row.split("Cleo")).toHaveLength(2);
    expect(seen("gold").log[0]!.text).toMatch(/^Cleo puts/);
  });
  it("opens a turn to its lines, sums and rules, and lights its places", async () => {
    m = mount("place");
    const entry = seen("place").log.find((e) => e.sum.length > 1)!;
    const row = m.$(`[data-row="${entry.turn}"]`);
    row.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    await wait();
    expect(m.all(".cn-hot")).toHaveLength(1);
    click(row);
    await wait();
    const at = `[data-log="${entry.id}"]`;
    for (const line of entry.sum) expect(m.$(at).textContent).toContain(line.text);
    expect(m.$(`${at} .t`).textContent).toContain(`= ${entry.points}`);
    expect(m.$(at).textContent).toContain(entry.rule);
  });
  it("fetches earlier entries", async () => {
    m = mount("place");
    click(m.$("[data-do=earlier]"));
    await wait(30);
    expect(m.$(".cn-log").textContent).toContain(REPLIES.log.log[0]!.text);
    expect(m.all("[data-do=earlier]")).toHaveLength(0);
  });
  it("speaks new entries politely, oldest first, and nothing at the start", async () => {
    m = mount("place");
    expect(m.$(".cn-sr[aria-live]").textContent).toBe("");
    m.$(".cn-stage").focus();
    const { log } = seen("place");
    const entry = (more: number, say: string) => ({ ...log[0]!, id: log[0]!.id + more, say });
    m.model.set("view", {
      ...STATES.place,
      n: STATES.place.n + 1,
      log: [entry(2, "City completed, Ben 12 points."), entry(1, "Ben places a tile."), ...log],
    });
    await wait();
    expect(m.$(".cn-sr[aria-live]").textContent).toBe("Ben places a tile. City completed, Ben 12 points.");
  });
});

describe("text is text", () => {
  it("a player's name never becomes markup", async () => {
    const bad = "<img src=x onerror=alert(1)>";
    const poison = (v: unknown): unknown =>
      Array.isArray(v)
        ? v.map(poison)
        : v && typeof v === "object"
          ? Object.fromEntries(
              Object.entries(v).map(([k, x]) => [
                k,
                ["name", "who", "question", "facts", "text", "say", "title", "note", "t", "heading", "where"].includes(
                  k,
                ) && typeof x === "string"
                  ? bad
                  : poison(x),
              ]),
            )
          : v;
    for (const state of ["place", "figure", "right", "quiz", "over", "choose"] as const) {
      m = mount(state, (model) => {
        model.values.view = poison(model.values.view);
      });
      for (const row of m.all("[data-row]")) click(row);
      await wait();
      expect(m.all("img[onerror]")).toHaveLength(0);
      expect(m.el.textContent).toContain(bad);
      m.stop();
    }
  });
});

describe("odd views", () => {
  it("are read as far as they go", () => {
    m = mount("place", (model) => {
      model.values.view = {
        n: 1,
        tiles: "0 0 base-D 0;nonsense;1 0 unknown-design 1 3",
        log: [{}],
        prompt: { kind: "place" },
        seats: [{ name: 5 }],
        figures: [[{}, "red", "meeple", 0, 0, 0]],
      };
    });
    expect(m.all("[data-tile]")).toHaveLength(2);
    expect(m.all("[data-figure]")).toHaveLength(0);
    expect(m.all(".cn-error")).toHaveLength(0);
  });
  it("that are no views give a readable line, not a blank cell", () => {
    m = mount("place", (model) => {
      model.values.view = null;
    });
    expect(m.$(".cn-error").textContent).toBe(english.error);
  });
});

describe("words", () => {
  it("come from the kernel; one that it lacks shows as its name", async () => {
    m = mount("place");
    m.model.set("words", {
      lang: "cs",
      langs: [
        ["en", "English"],
        ["cs", "Čeština"],
      ],
      w: { log: "Průběh" },
    });
    await wait();
    expect(m.$("[data-tab=log]").textContent).toBe("Průběh");
    expect(m.$("[data-tab=left]").textContent).toContain("left");
    expect(m.$(".carcnb").lang).toBe("cs");
  });
  it("are asked for by language", () => {
    m = mount("place");
    click(m.$("[data-lang=cs]"));
    expect(m.model.sent).toEqual([{ do: "language", lang: "cs" }]);
  });
});

describe("themes", () => {
  it("follow the notebook until the reader chooses", async () => {
    document.body.dataset.jpThemeLight = "false";
    m = mount("place");
    expect(m.$(".carcnb").dataset.theme).toBe("dark");
    click(m.$("[data-do=more]"));
    await wait();
    click(m.$("[data-theme-to=contrast]"));
    await wait();
    expect(m.$(".carcnb").dataset.theme).toBe("contrast");
    delete document.body.dataset.jpThemeLight;
  });
  const chosen = async (theme: string) => {
    click(m.$("[data-do=more]"));
    await wait();
    click(m.$(`[data-theme-to=${theme}]`));
    await wait();
    m.stop();
  };
  it("that were chosen are what a page begins with when it comes again, unless Python says another one", async () => {
    m = mount("place");
    await chosen("dark");
    m = mount("place");
    expect(m.$(".carcnb").dataset.theme).toBe("dark");
    m.stop();
    m = mount("place", (model) => model.set("ui", { ...(model.get("ui") as object), theme: "light" }));
    expect(m.$(".carcnb").dataset.theme).toBe("light");
    await chosen("auto");
    m = mount("place");
    expect(m.$(".carcnb").dataset.theme).toBe("light");
  });
  it("are chosen where nothing may be remembered, and nothing strange is", async () => {
    localStorage.setItem("carcnb-theme", "pink");
    m = mount("place");
    expect(m.$(".carcnb").dataset.theme).toBe("light");
    m.stop();
    const refuse = () => {
      throw new Error("not here");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
    m = mount("place");
    await chosen("contrast");
    m = mount("place");
    expect(m.$(".carcnb").dataset.theme).toBe("light");
    vi.unstubAllGlobals();
  });
});

describe("sheets", () => {
  it("become one picture per tile, with just the parts it needs", () => {
    const parts = new Map([
      ["house", '<g id="cn-house"><path d="M0 0"/></g>'],
      ["tree", '<g id="cn-tree"/>'],
      ["t-a", '<symbol id="cn-t-a" viewBox="0 0 100 100"><use href="#cn-house"/></symbol>'],
      ["t-b", '<symbol id="cn-t-b"/>'],
    ]);
    const pictures = new Pictures({ css: ".a>.b{fill:red}", parts });
    const url = pictures.url("a", 1, "dark");
    const text = decodeURIComponent(url);
    expect(text).toContain('id="cn-house"');
    expect(text).not.toContain("cn-tree");
    expect(text).not.toContain("cn-t-b");
    expect(text).toContain("rotate(90 50 50)");
    expect(text).toContain("--up:-90deg");
    expect(text).toContain('data-theme="dark"');
    expect(pictures.url("a", 1, "dark")).toBe(url);
  });
  it("of two views share no id", () => {
    m = mount("place");
    const first = m.all("[id]").map((e) => e.id);
    const other = document.createElement("div");
    document.body.append(other);
    const again = mount("place");
    expect(
      again
        .all("[id]")
        .map((e) => e.id)
        .filter((id) => first.includes(id)),
    ).toEqual([]);
    again.stop();
  });
});

describe("lessons", () => {
  it("jump, answer, retry, hint and go on", async () => {
    m = mount("quiz");
    m.model.alive = false;
    click(m.$('[data-answer="8"]'));
    expect(m.model.sent.at(-1)).toEqual({ do: "lesson", what: "answer", answer: "8", n: STATES.quiz.n });
    m.stop();
    m = mount("notyet");
    click(m.$("[data-do=jump-list]"));
    await wait();
    click(m.$('[data-jump="0"]'));
    expect(m.model.sent.at(-1)).toEqual({ do: "lesson", what: "jump", to: 0, n: STATES.notyet.n });
    await wait();
    expect(document.activeElement).toBe(m.$("[data-do=jump-list]"));
  });
  it("can be tried again as soon as something has been done", async () => {
    m = mount("notyet");
    const lesson = STATES.notyet.lesson as { task: object };
    const open = (begun: boolean) => ({
      ...STATES.notyet,
      lesson: { ...lesson, task: { ...lesson.task, state: "open", begun } },
    });
    m.model.set("view", open(false));
    await wait();
    expect(m.el.querySelector("[data-do=retry]")).toBeNull();
    m.model.set("view", open(true));
    await wait();
    expect(m.el.querySelector("[data-do=retry]")).not.toBeNull();
  });
  it("point at a figure and at a line of the log, opened to its sum", () => {
    m = mount("quiz");
    expect(m.all(".cn-ring").length).toBe(1);
    const view = seen("quiz");
    const [line] = view.log.filter((entry) => view.lesson?.log.includes(entry.id));
    expect(m.$(".cn-log.told .cn-line").textContent).toContain(`+${line!.points}`);
    expect(m.$(".cn-log.told .cn-sum").textContent).toContain(line!.sum[0]!.text);
  });
  it("make Next the main button only when the task is right", () => {
    m = mount("right");
    expect(m.$("[data-do=next]").className).toContain("main");
    m.stop();
    m = mount("notyet");
    expect(m.$("[data-do=next]").className).not.toContain("main");
    expect(m.$("[data-do=next]").hasAttribute("disabled")).toBe(false);
  });
});

describe("reduced motion", () => {
  it("plays nothing, and shows the same board", async () => {
    let played = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = () => {
      played += 1;
      return { finish() {} } as Animation;
    };
    try {
      m = mount("figure");
      m.$(".carcnb").dataset.still = "";
      m.model.set("view", { ...STATES.place, n: STATES.figure.n + 1 });
      await wait();
      expect(played).toBe(0);
      delete m.$(".carcnb").dataset.still;
      m.model.set("view", { ...STATES.figure, n: STATES.figure.n + 2 });
      await wait();
      expect(played).toBeGreaterThan(0);
    } finally {
      Element.prototype.animate = animate;
    }
  });
});

describe("a rule in place", () => {
  const over = () =>
    seen("over")
      .final!.groups.flatMap((g) => g.rows)
      .find((r) => r.rule)!;
  it("is text, a picture and related rules, which open in the same place", async () => {
    m = mount("over");
    click(m.$(`[data-rule="${over().rule},final"]`));
    await wait(30);
    const box = m.$(".cn-rulebox");
    expect(box.classList.contains("cn-goes")).toBe(true); // where it is longer than its window
    expect(box.textContent).toContain(REPLIES.rule.text);
    expect(box.querySelector("figcaption")!.textContent).toBe(english.example);
    const image = box.querySelector("img")!;
    expect(image.src.startsWith("data:image/svg+xml,%3Csvg")).toBe(true);
    expect([...box.querySelectorAll<HTMLElement>("[data-rule]")].map((e) => targetOf(e, "rule")?.value[0])).toEqual(
      REPLIES.rule.see,
    );
    click(box.querySelector("[data-rule]")!);
    await wait(30);
    expect(m.model.sent.at(-1)).toMatchObject({ do: "ask", what: "rule", rule: REPLIES.rule.see[0] });
    expect(m.all(".cn-rulebox")).toHaveLength(1);
  });
  it("leads to its page where a site is known", async () => {
    m = mount("over");
    const page = "https://example.org/rules/en/BASE-7.3.html";
    m.model.send = ({ id, n }) => {
      setTimeout(() => m.model.emit("msg:custom", { kind: "reply", id, n, ok: { ...REPLIES.rule, page } }));
    };
    click(m.$('[data-rule$=",final"]'));
    await wait(30);
    const link = m.$(".cn-rulebox").querySelector("a")!;
    expect([link.href, link.textContent, link.title]).toEqual([page, over().rule, english["home-opens"]]);
  });
  it("tells what is decided about it, folded", async () => {
    m = mount("over");
    const decided = {
      label: "Decided",
      told: [
        ["D-BASE-7", "Once."],
        ["D-BASE-8", "A loop."],
      ],
    };
    m.model.send = ({ id, n }) => {
      setTimeout(() => m.model.emit("msg:custom", { kind: "reply", id, n, ok: { ...REPLIES.rule, decided } }));
    };
    click(m.$('[data-rule$=",final"]'));
    await wait(30);
    const told = m.$(".cn-rulebox").querySelector("details")!;
    expect([told.open, told.querySelector("summary")!.textContent]).toEqual([false, "Decided"]);
    expect([...told.querySelectorAll("p")].map((p) => p.textContent)).toEqual(["D-BASE-7 Once.", "D-BASE-8 A loop."]);
  });
  it("stays text whatever it says", async () => {
    m = mount("over");
    m.model.send = (message) => {
      const ok = {
        id: "<b>",
        title: "<b>t</b>",
        text: "<img src=x>",
        see: ["<i>"],
        example: "<u>",
        picture: "<script/>",
        decided: { label: "<s>", told: [["<s>", "<s>d</s>"]] },
      };
      setTimeout(() => m.model.emit("msg:custom", { kind: "reply", id: message.id, n: message.n, ok }));
    };
    click(m.$('[data-rule$=",final"]'));
    await wait(30);
    const box = m.$(".cn-rulebox");
    expect([...box.querySelectorAll("img")].map((e) => e.getAttribute("src"))).toEqual([
      "data:image/svg+xml,%3Cscript%2F%3E",
    ]);
    expect(box.querySelectorAll("i, u, s, b b, script")).toHaveLength(0);
  });
});

describe("a panel of one step", () => {
  it("has no way back or on", () => {
    m = mount("lesson", (model) => {
      const lesson = { ...seen("lesson").lesson!, step: 0 };
      model.values.view = { ...STATES.lesson, lesson: { ...lesson, steps: lesson.steps.slice(0, 1) } };
    });
    expect(m.all("[data-do=next], [data-do=back], [data-do=jump-list]")).toHaveLength(0);
    expect(m.$(".cn-ask h3").textContent).toBe(seen("lesson").lesson!.heading);
  });
});
