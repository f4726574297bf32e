// What a person sees of a page: its lines of text, its controls, what cuts them off. Judges (judges.js) ask it only.
(() => {
  if (window.walkSeen) return;
  const S = {};
  window.walkSeen = S;
  S.scope = "body";
  /** Layers that a person opens over the rest and closes again, so that what lies under them is not lost. */
  S.layers = "[role=dialog],[role=menu],[role=tooltip],dialog,.cn-more,.cn-card,.cn-jumps,.cn-opened,.cn-no,.cn-rulebox,.cn-rest,.cn-chalkbar,.jp-Dialog,.lm-Menu";
  S.CONTROLS = "button,a[href],input:not([type=hidden]),select,textarea,summary,[role=button],[role=slider],[tabindex='0']";

  S.roots = () => [...document.querySelectorAll(S.scope)].filter((el) => !el.parentElement?.closest(S.scope));
  S.all = (selector) => S.roots().flatMap((root) => [...root.querySelectorAll(selector)]);
  const shows = (el) => el.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
  /** Whether it is drawn at all; what only a screen reader is told is not. */
  S.drawn = (el) => {
    if (!shows(el)) return false;
    for (let up = el; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.clipPath.startsWith("inset(50%") || style.clip === "rect(0px, 0px, 0px, 0px)") return false;
      if (style.overflow !== "visible" && up.offsetWidth !== undefined && (up.offsetWidth <= 1 || up.offsetHeight <= 1)) return false;
    }
    return true;
  };
  S.meet = (a, b) => {
    const [left, right] = [Math.max(a.left, b.left), Math.min(a.right, b.right)];
    const [top, bottom] = [Math.max(a.top, b.top), Math.min(a.bottom, b.bottom)];
    return { left, right, top, bottom, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
  };
  S.window = () => ({ left: 0, top: 0, right: document.documentElement.clientWidth, bottom: window.innerHeight });
  const inner = (el) => {
    const box = el.getBoundingClientRect();
    const [left, top] = [box.left + el.clientLeft, box.top + el.clientTop];
    return { left, top, right: left + el.clientWidth, bottom: top + el.clientHeight };
  };
  let kept = null;
  /** Does some looking while nothing changes: what several judges ask is worked out once. */
  S.still = (work) => {
    kept = { true: new Map(), false: new Map() };
    try {
      return work();
    } finally {
      kept = null;
    }
  };
  /** What cuts an element off for good (`hard`), and what of it is in sight as things are scrolled (`soft`); its `own` text too. */
  S.clips = (el, own = false) => {
    const known = kept?.[!!own];
    if (!known) return clipped(el, own);
    if (!known.has(el)) known.set(el, clipped(el, own));
    return known.get(el);
  };
  const clipped = (el, own) => {
    const far = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
    let [hard, soft, free] = [far, S.window(), false];
    const rolled = { overflowX: false, overflowY: false }; // what lies further out cuts what is scrolled, not this
    for (let up = el; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.display === "contents") continue; // it has no box
      if ((own || up !== el) && up.clientWidth !== undefined && !(free && style.position === "static")) {
        free = false;
        const whole = inner(up);
        for (const [way, from, to] of [["overflowX", "left", "right"], ["overflowY", "top", "bottom"]]) {
          if (style[way] === "visible") continue;
          const box = { ...far, [from]: whole[from], [to]: whole[to] };
          soft = S.meet(soft, box);
          if (/auto|scroll/.test(style[way])) rolled[way] = true;
          else if (!rolled[way]) hard = S.meet(hard, box);
        }
      }
      if (style.position === "fixed") break;
      if (style.position === "absolute") free = true;
    }
    return { hard, soft };
  };
  /** What scrolls an element up and down. */
  S.roller = (el) => {
    for (let up = el.parentElement; up; up = up.parentElement)
      if (/auto|scroll/.test(getComputedStyle(up).overflowY) && up.scrollHeight > up.clientHeight) return up;
    return document.scrollingElement;
  };
  /** How far an element has to be scrolled to come out from under one that sticks above it; 0 if it cannot be. */
  S.sticks = (el, box, there) => {
    const roller = S.roller(el);
    for (let up = there; up && up !== roller && roller.contains(up); up = up.parentElement) {
      if (getComputedStyle(up).position !== "sticky" || up.contains(el)) continue;
      const away = up.getBoundingClientRect().bottom - box.top + 4;
      return away > 0 && roller.scrollTop >= away ? away : 0;
    }
    return 0;
  };
  /** Every line of text that is drawn in the page: its words, its element and its boxes. */
  S.texts = () => {
    const found = [];
    for (const root of S.roots()) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const known = new Map();
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.data.trim();
        const el = node.parentElement;
        if (!text || !el || el.closest("svg,script,style,noscript,[aria-hidden=true] .cn-defs")) continue;
        if (!known.has(el)) known.set(el, S.drawn(el));
        if (!known.get(el)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        found.push({ text, el, boxes: [...range.getClientRects()].filter((box) => box.width > 1) });
      }
    }
    return found;
  };
  const INLINE = new Set(["inline", "contents", "ruby"]);
  S.blockOf = (el) => {
    let up = el;
    while (up.parentElement && INLINE.has(getComputedStyle(up).display)) up = up.parentElement;
    return up;
  };
  /** Texts as they are read: of one paragraph, entry or button together. */
  S.blocks = (texts) => {
    const by = new Map();
    for (const { text, el } of texts) {
      const block = S.blockOf(el);
      by.set(block, by.has(block) ? `${by.get(block)} ${text}` : text);
    }
    return [...by].map(([el, text]) => ({ el, text: text.replace(/\s+/g, " ") }));
  };
  S.controls = () => S.all(S.CONTROLS).filter(S.drawn);
  S.off = (el) => el.matches(":disabled") || !!el.closest("[aria-disabled=true],[inert]");
  S.said = () => S.all("[role=status],[role=alert]").filter((el) => S.drawn(el) && el.innerText?.trim());
  /** The name of a control as a reader of the page hears it. */
  S.name = (el) => {
    const by = (el.getAttribute("aria-labelledby") ?? "").split(" ").map((id) => id && document.getElementById(id)?.textContent);
    const inside = [...el.querySelectorAll("img[alt],svg[aria-label],[role=img][aria-label]")]
      .map((one) => one.getAttribute("alt") ?? one.getAttribute("aria-label"));
    const label = [...(el.labels ?? [])].map((one) => one.textContent);
    const options = [el.getAttribute("aria-label"), by.join(" "), label.join(" "), el.textContent, inside.join(" "), el.title, el.placeholder];
    return options.map((one) => one?.trim()).find(Boolean) ?? "";
  };
  /** What an element is, in few letters and without what differs from state to state. */
  S.what = (el) => {
    const kind = [...el.attributes].find((a) => a.name.startsWith("data-") && !/^data-(v|sheet|theme|tight|pressed|board)$/.test(a.name));
    const classes = [...el.classList].slice(0, 2).map((name) => `.${name}`).join("");
    const tag = el.tagName.toLowerCase();
    const mark = kind ? `[${kind.name}${kind.name === "data-do" ? `=${kind.value}` : ""}]` : "";
    if (mark || classes || !el.parentElement || tag === "body") return tag + classes + mark;
    return `${S.what(el.parentElement)} > ${tag}`;
  };
  /** How everything in a place lies and looks, to be compared with how it does another time. */
  S.layout = (place) => {
    const root = document.querySelector(place).getBoundingClientRect();
    return [...document.querySelectorAll(`${place} *:not(svg *)`)].filter(S.drawn).map((el) => {
      const box = el.getBoundingClientRect();
      const style = getComputedStyle(el);
      const at = [box.left - root.left, box.top - root.top, box.width, box.height].map(Math.round);
      return [S.what(el), [...at, style.color, style.backgroundColor, style.font, style.padding, style.border].join(" ")];
    });
  };
  S.short = (text) => (text.length > 90 ? `${text.slice(0, 87)}...` : text);
  S.words = (text) => text.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length;
  /** What kind of state this is: which sorts of things are on the page, not how many nor what they say. */
  S.kind = () => {
    const sorts = new Set();
    for (const el of S.all("*")) {
      if (el.closest("svg") || !el.classList?.length || !shows(el)) continue;
      const frame = el.classList.contains("cn-frame");
      for (const name of el.classList) if (frame || /^cn-\D*$/.test(name)) sorts.add(name);
      const told = ["role", "aria-current", "data-do"].map((name) => el.getAttribute(name)).filter(Boolean);
      for (const one of told) sorts.add(`@${one}`);
    }
    return [...sorts].sort().join(" ");
  };
})();
