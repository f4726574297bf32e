// The judges that look at a page as it stands, and those that look at what a press has done. None knows what it looks at:
// each returns rows [what, said], and is named and described in judges.py.
(() => {
  if (window.walkJudges) return;
  const S = window.walkSeen;
  const J = { still: {}, pressed: {} };
  window.walkJudges = J;

  // ---- a page as it stands

  J.still.cut = ({ texts }) => {
    const found = [];
    for (const { text, el, boxes } of texts) {
      const { hard } = S.clips(el, true);
      const out = boxes.some((box) => box.left < hard.left - 2 || box.right > hard.right + 2 || box.top < hard.top - 5 || box.bottom > hard.bottom + 5);
      if (out) found.push([S.what(el), text]);
    }
    for (const el of new Set(texts.map((one) => one.el))) {
      for (let up = el; up; up = INLINE(up) ? up.parentElement : null)
        if (getComputedStyle(up).textOverflow === "ellipsis" && up.scrollWidth > up.clientWidth + 1 && !up.closest("[title]"))
          found.push([S.what(up), up.textContent]);
    }
    return found;
  };
  const INLINE = (el) => getComputedStyle(el).display === "inline";

  J.still.covered = ({ texts, controls }) => {
    const found = [];
    const spots = texts.flatMap(({ el, text, boxes }) => boxes.map((box) => ({ el, said: text, box, own: true })));
    for (const el of controls) if (!S.off(el)) spots.push({ el, said: S.name(el), box: el.getBoundingClientRect() });
    for (const { el, said, box, own } of spots) {
      if (getComputedStyle(el).pointerEvents === "none" || !box.width) continue;
      const { soft, hard } = S.clips(el, own);
      const seen = S.meet(S.meet(box, soft), hard);
      if (seen.width < 0.6 * box.width || seen.height < 0.6 * box.height) continue;
      const there = document.elementFromPoint((seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2);
      if (!there || there.contains(el) || el.contains(there) || there.closest("label")?.contains(el)) continue;
      if (there.closest(S.layers) && !there.closest(S.layers).contains(el)) continue;
      if (S.sticks(el, box, there)) continue; // it can be scrolled out from under it
      if (el.closest("svg") && there.closest("svg") === el.closest("svg")) continue; // pieces of one picture
      found.push([`${S.what(el)} under ${S.what(there)}`, said]);
    }
    return found;
  };

  /** Whether something ends in a fade, or throws one upwards. */
  const faded = (el) =>
    ["::after", "::before"].some((part) => /gradient/.test(getComputedStyle(el, part).backgroundImage)) ||
    / 0px -\d+px /.test(getComputedStyle(el).boxShadow);
  /** Whether somewhere along a height nothing lies on what scrolls. */
  J.bare = (el, y) => {
    const { left, width } = el.getBoundingClientRect();
    return [6 / width, 0.1, 0.3, 0.5, 0.7, 0.9, 1 - 6 / width].some((part) => {
      for (let up = document.elementFromPoint(left + width * part, y); up; up = up.parentElement) {
        if (up === el) return true;
        if (+colour(getComputedStyle(up).backgroundColor)[3]) return false;
      }
      return false;
    });
  };
  /** Whether a shade sticks to its edge above all that is in it. */
  const shaded = (el) => {
    const { position, backgroundImage, opacity } = getComputedStyle(el, "::after");
    return position === "sticky" && /gradient/.test(backgroundImage) && +opacity > 0.5;
  };
  J.still.unseen = ({ texts }) => {
    const found = [];
    for (const el of S.all("*")) {
      const style = getComputedStyle(el);
      if (!/auto|scroll/.test(style.overflowY) || el.closest("textarea,svg") || !S.drawn(el)) continue;
      if (el.scrollHeight - el.clientHeight - el.scrollTop < 8 || el.clientHeight < 1) continue;
      if (el === document.body || el === document.documentElement) continue;
      const edge = el.getBoundingClientRect().bottom - el.clientTop;
      const { left, right } = el.getBoundingClientRect();
      const layer = document.elementFromPoint((left + right) / 2, edge - 3)?.closest(S.layers);
      if (shaded(el)) continue;
      if (layer && !layer.contains(el) && !el.contains(layer)) continue; // it is seen again once that is closed
      const bar = el.offsetWidth - el.clientWidth - el.clientLeft * 2 > 3;
      const fades = style.maskImage !== "none" || [el, ...(el.parentElement?.children ?? [])].some(faded);
      // a fade over nothing is not seen
      const lies = ({ top, bottom, width }) => width > 4 && top < edge - 5 && bottom > edge + (fades ? -14 : 3);
      // a shade on the ground that is covered at the end, and by nothing before
      const shade = /local/.test(style.backgroundAttachment) && J.bare(el, edge - 3);
      const half = texts.some((one) => el.contains(one.el) && one.boxes.some(lies))
        || [...el.querySelectorAll("button,a,input,img,svg")].some((one) => S.drawn(one) && lies(one.getBoundingClientRect()));
      const sign = [...(el.parentElement?.children ?? [])].some((one) => one !== el && S.drawn(one) && getComputedStyle(one).position === "absolute" && Math.abs(one.getBoundingClientRect().bottom - edge) < 60)
        || [...el.querySelectorAll("*")].some((one) => getComputedStyle(one).position === "sticky" && S.drawn(one) && Math.abs(one.getBoundingClientRect().bottom - edge) < 40);
      if (!bar && !half && !sign && !shade) found.push([S.what(el), el.innerText?.slice(-60) ?? ""]);
    }
    return found;
  };

  J.still.wide = () => {
    const page = document.documentElement;
    return page.scrollWidth > page.clientWidth + 1 ? [["page", `${page.scrollWidth} of ${page.clientWidth} px`]] : [];
  };

  J.still.spills = ({ texts }) => {
    const found = [];
    for (const { text, el, boxes } of texts) {
      const box = el.closest("button,a,label,th,td,summary,fieldset,[role=button],[role=tab]");
      if (!box || INLINE(box)) continue;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      if (boxes.some((line) => line.left < left - 1 || line.right > right + 1 || line.top < top - 4 || line.bottom > bottom + 4))
        found.push([S.what(box), text]);
    }
    return found;
  };

  J.still.overlaps = ({ texts }) => {
    const lines = texts.flatMap(({ el, text, boxes }) => {
      const { soft, hard } = S.clips(el, true);
      const layer = el.closest(S.layers);
      return boxes.map((box) => ({ el, text, layer, box: S.meet(S.meet(box, soft), hard) })).filter(({ box }) => box.width > 2 && box.height > 4);
    });
    const found = [];
    for (let i = 0; i < lines.length; i++)
      for (let k = i + 1; k < lines.length; k++) {
        const [a, b] = [lines[i], lines[k]];
        if (a.el === b.el || a.layer !== b.layer) continue;
        const both = S.meet(a.box, b.box);
        if (both.width < 3 || both.height < 0.4 * Math.min(a.box.height, b.box.height)) continue;
        if (!S.sticks(b.el, b.box, a.el) && !S.sticks(a.el, a.box, b.el)) found.push([`${S.what(a.el)} and ${S.what(b.el)}`, `${S.short(a.text)} | ${S.short(b.text)}`]);
      }
    return found;
  };

  const PANEL = "section,aside,dialog,article,[role=region],[role=dialog],[role=tabpanel]";
  /** Whether two things are in entries of one list, of which each may have the same reason. */
  const entries = (one, other) => {
    const [a, b] = [one, other].map((el) => el.closest("li"));
    return a && b && a !== b && a.parentElement === b.parentElement;
  };
  J.still.twice = ({ blocks }) => {
    const [found, known] = [[], new Map()];
    for (const { el, text } of blocks) {
      const panel = el.closest(PANEL);
      if (!panel || el.closest("[role=log],table,button,a,summary,label")) continue;
      for (const sentence of text.split(/(?<=[.!?…])\s+/)) {
        if (S.words(sentence) < 4) continue;
        const said = known.get(panel) ?? new Map();
        known.set(panel, said);
        const first = said.get(sentence);
        if (first && entries(first, el)) continue;
        if (first) found.push([`${S.what(first)} and ${S.what(el)}`, sentence]);
        else said.set(sentence, el);
      }
    }
    return found;
  };

  const NOTATION = [
    [/\b[a-z]{3,}-[A-Z]\b/, "the id of a tile"],
    [/\b[a-z]{4,}-\d{2}\b/, "the id of a tile"],
    [/(?<![\d.,-])(-\d+,-?\d+|\d+,-\d+)(?![\d.,])/, "a cell"],
    [/(?<![\d.,+−±-])\d+,\d+(?![\d.,])/, "a cell", "en"], // elsewhere it is a number with its decimals
    [/\b[a-z]+\.[NESW]{1,4}\b/, "a spot"],
    [/(?<!(^|[.!?…:→])\s*)\b(None|True|False)\b|^\W*(None|True|False)\W*$/, "Python"],
    [/\b(NaN|undefined|nullptr|Traceback)\b/, "Python"],
    [/\[object |<\/?[a-z]+>|\bself\.|\b\w+Error\b|\blambda\b/, "Python"],
    [/\{[^}]*\}|\{|\}/, "braces"],
    [/\b[a-z]+(_[a-z0-9]+)+\b/, "snake_case"],
    [/`/, "a backtick"],
    [/(^|\s)\*\*?\w|\w\*\*?($|\s)/, "Markdown"],
  ];
  const noted = (text, lang) =>
    NOTATION.find(([sign, , only]) => (!only || only === lang) && sign.test(text.replace(/https?:\S+/g, "")));
  J.still.notation = ({ texts, controls }) => {
    const found = [];
    const judge = (el, text) => {
      if (!text || el.closest("code,pre,kbd,samp,textarea,input,.cm-editor")) return;
      const sign = noted(text, el.closest("[lang]")?.lang);
      if (sign) found.push([`${sign[1]} in ${S.what(el)}`, text]);
    };
    for (const { el, text } of texts) judge(el, text);
    for (const el of controls) for (const name of ["aria-label", "title"]) judge(el, el.getAttribute(name));
    for (const el of S.all("[aria-live]:not([aria-live=off]),.cn-sr")) judge(el, el.textContent);
    return found;
  };

  J.still.named = ({ controls }) => controls.filter((el) => !S.name(el)).map((el) => [S.what(el), el.outerHTML.slice(0, 100)]);

  const colour = (text) => {
    const part = text.match(/[\d.]+/g)?.map(Number) ?? [0, 0, 0, 0];
    const scale = text.startsWith("color(srgb") ? 255 : 1;
    return [part[0] * scale, part[1] * scale, part[2] * scale, part[3] ?? 1];
  };
  const light = (rgb) => {
    const [r, g, b] = rgb.slice(0, 3).map((v) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const over = ([r, g, b, a], under) => [r, g, b].map((v, i) => v * a + under[i] * (1 - a));
  J.still.contrast = ({ texts }) => {
    const found = [];
    for (const { text, el } of texts) {
      if (S.off(el) || !/[\p{L}\d]/u.test(text)) continue;
      const layers = [];
      let known = false;
      for (let up = el; up && !known; up = up.parentElement) {
        const style = getComputedStyle(up);
        if ((style.backgroundImage !== "none" && !/local/.test(style.backgroundAttachment)) || (up !== el && +style.opacity < 1) || style.position === "absolute" && !+colour(style.backgroundColor)[3]) break;
        const ground = colour(style.backgroundColor);
        if (!/^(rgb|color\(srgb)/.test(style.backgroundColor)) break;
        if (ground[3] > 0) layers.push(ground);
        known = ground[3] === 1 || up === document.documentElement;
      }
      if (!known) continue;
      const style = getComputedStyle(el);
      if (!/^(rgb|color\(srgb)/.test(style.color)) continue;
      const ground = layers.reduceRight((under, layer) => over(layer, under), [255, 255, 255]);
      const [a, b] = [light(over(colour(style.color), ground)), light(ground)];
      const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
      const size = Number.parseFloat(style.fontSize);
      const least = size >= 24 || (size >= 18.66 && +style.fontWeight >= 700) ? 3 : 4.5;
      if (ratio < least - 0.05) found.push([S.what(el), `${ratio.toFixed(1)}: ${text}`]);
    }
    return found;
  };

  // ---- what a press has done

  /** So many frames that were drawn, however long they took, may pass before a press shows. */
  const FRAMES = 2;
  let press = null;
  let frames = 0;
  const count = () => {
    frames++;
    if (press && press.first === null) requestAnimationFrame(count);
  };
  const watch = new MutationObserver(() => {
    if (press && press.at !== null && press.first === null) press.first = frames - press.at;
  });
  const started = ({ type }) => {
    // a finger's click comes some frames after the finger
    if (press && (press.at === null || (type === "click" && press.first === null))) press.at = frames;
    if (press && type === "input") press.first ??= 0; // what was typed or ticked is seen in the field itself
  };
  for (const name of ["pointerdown", "keydown", "input", "click"]) addEventListener(name, started, { capture: true });

  /** Until a press has shown in the page, or should have: what comes from elsewhere comes after that, however quick it is. */
  J.shown = async () => {
    while (press?.at != null && press.first === null && frames - press.at <= FRAMES) await new Promise(requestAnimationFrame);
  };
  /** A press is about to come, at an element or (by a key) at none. */
  J.arm = (el) => {
    const box = el?.getBoundingClientRect();
    press = { el, at: null, first: null, box, name: el && S.name(el), address: location.href };
    press.said = new Set(S.said().map((one) => one.innerText));
    press.blocks = new Set(S.blocks(S.texts()).map(({ text }) => text));
    press.sent = window.desk?.sent.length ?? 0;
    press.headings = headings();
    press.asked = asked(el);
    watch.disconnect();
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    requestAnimationFrame(count);
  };
  /** What is asked around a control: the answers to another question are others, even if they are called the same. */
  const asked = (el) => {
    for (let up = el?.parentElement; up && !up.matches(PANEL); up = up.parentElement) {
      const heading = up.querySelector("h1,h2,h3,h4");
      if (heading) return heading.innerText;
    }
    return "";
  };
  const headings = () => S.all("h1,h2,h3,h4").filter(S.drawn).map((el) => el.innerText).join("|");
  const news = () => S.said().filter((el) => !press.said.has(el.innerText));

  J.pressed.answers = () => {
    if (press.el && !press.el.closest(S.scope)) return []; // a button of what is around
    if (press.first === null) return [[press.el ? S.what(press.el) : "a key", `nothing changes: ${press.name ?? ""}`]];
    return press.first > FRAMES ? [[press.el ? S.what(press.el) : "a key", `after ${press.first} frames: ${press.name ?? ""}`]] : [];
  };
  J.pressed.once = () => {
    const sent = (window.desk?.sent.slice(press.sent) ?? []).filter(({ do: what }) => what !== "think" && what !== "look").filter(({ to }) => to !== "again").map((one) => JSON.stringify({ ...one, no: 0, n: 0, line: 0 }));
    const more = sent.filter((one, i) => sent.indexOf(one) !== i);
    return more.map((one) => [press.el ? S.what(press.el) : "a key", one]);
  };
  J.pressed.stays = () => {
    const { el, box, name } = press;
    if (!el?.isConnected || S.off(el) || S.name(el) !== name || !S.drawn(el) || el.closest("svg") || press.touch || press.x === undefined) return [];
    if (press.asked !== asked(el)) return [];
    const now = el.getBoundingClientRect();
    const away = Math.round(Math.max(Math.abs(now.left - box.left), Math.abs(now.top - box.top)));
    const under = document.elementFromPoint(press.x, press.y);
    return away > 1 && !(under && (el.contains(under) || under.contains(el) && under.matches("label"))) ? [[S.what(el), `${name} moved ${away} px`]] : [];
  };
  J.pressed.verdict = () => {
    const found = [];
    for (const el of news()) {
      const { soft, hard } = S.clips(el);
      const box = el.getBoundingClientRect();
      const seen = S.meet(S.meet(box, soft), hard);
      if (seen.height < box.height - 3 || seen.width < box.width - 3) found.push([S.what(el), `${Math.round(seen.height)} of ${Math.round(box.height)} px in sight: ${el.innerText}`]);
      const by = press.el;
      if (!by?.isConnected || !S.drawn(by) || by.closest("svg")) continue;
      const there = S.meet(by.getBoundingClientRect(), S.clips(by).soft);
      if (there.height < 8) found.push([`${S.what(by)} of ${S.what(el)}`, `what was pressed is out of sight: ${press.name}`]);
    }
    return found;
  };
  J.pressed.words = ({ blocks }) => {
    const [first] = news();
    if (!first || press.headings !== headings()) return []; // another page, which is read and is no answer
    const panel = first.closest(PANEL) ?? document.body;
    const fresh = blocks.filter(({ el, text }) => panel.contains(el) && !press.blocks.has(text));
    const many = fresh.reduce((sum, { text }) => sum + S.words(text), 0);
    return many > 60 ? [[S.what(first), `${many} words: ${first.innerText}`]] : [];
  };

  /** Waits until nothing is awaited any more, then two frames. */
  J.settled = async (patience = 8000) => {
    const until = performance.now() + patience;
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const soon = () => new Promise((done) => setTimeout(done, 20)); // to wait for frames would have them drawn
    await frame();
    while ((window.desk?.pending || S.all("[aria-busy=true],.cn-world.ease").length) && performance.now() < until) await soon();
    await frame();
    return performance.now() < until;
  };
  /** All that the judges find now, as [judge, what, said]; `less` names those that are not asked. */
  J.look = (less = []) => S.still(() => {
    const texts = S.texts();
    const seen = { texts, blocks: S.blocks(texts), controls: S.controls() };
    const found = [];
    const ask = (judges) => {
      for (const [name, judge] of Object.entries(judges))
        if (!less.includes(name)) for (const [what, said] of judge(seen)) found.push([name, what, S.short(said.replace(/\s+/g, " "))]);
    };
    ask(J.still);
    if (press) {
      // a page that was left answers by another page
      if (press.at !== null && press.address === location.href) ask(J.pressed);
      press = null;
      watch.disconnect();
    }
    return { found, kind: S.kind(), said: S.said().map((el) => el.innerText).join(" ") };
  });
  /** A point of a part of a picture, which need not be where its middle is: one well inside, if there is any. */
  const within = (el, box) => {
    const inside = (x, y) => el.contains(document.elementFromPoint(x, y));
    let found = null;
    for (let i = 1; i < 12; i++)
      for (let k = 1; k < 12; k++) {
        const [x, y] = [box.left + (box.width * i) / 12, box.top + (box.height * k) / 12].map(Math.round);
        if (!inside(x, y)) continue;
        found ??= { x, y };
        if ([-4, 4].every((by) => inside(x + by, y) && inside(x, y + by))) return { x, y };
      }
    return found;
  };
  /** The middle of a line, which need not be that of its box. */
  const halfway = (path) => {
    const { x, y } = path.getPointAtLength(path.getTotalLength() / 2).matrixTransform(path.getScreenCTM());
    return { x, y };
  };
  /** Where to press an element, [x, y]; what lies there instead of it. */
  J.aim = (el, touch) => {
    J.arm(el);
    for (let tries = 0; ; tries++) {
      const { soft, hard } = S.clips(el);
      const whole = el.getBoundingClientRect();
      const box = S.meet(S.meet(whole, soft), hard);
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      Object.assign(press, { x, y, touch, box: whole });
      const line = el.querySelector(":scope > path");
      const drawn = line && getComputedStyle(line).fill === "none";
      if (!drawn && (!box.width || !box.height)) return { x, y, gone: true }; // a straight road has its stroke alone
      const there = document.elementFromPoint(x, y);
      const hit = there && (el.contains(there) || there.contains(el) || there.closest("label")?.contains(el));
      if (drawn && !el.contains(there)) {
        const spot = halfway(line);
        return Object.assign(press, spot) && { ...spot, under: null };
      }
      if (!hit && el.closest("svg")) {
        const spot = within(el, box);
        if (spot) return Object.assign(press, spot) && { ...spot, under: null };
      }
      const away = hit || !there || tries ? 0 : S.sticks(el, whole, there);
      if (!away) return { x, y, under: hit ? null : S.what(there ?? document.body) };
      S.roller(el).scrollTop -= away; // as whoever wants to press it scrolls
    }
  };
})();
