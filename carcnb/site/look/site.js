// What pages do by themselves: they remember language and colours; ask.js finds rules. Boards are the engine's.
(() => {
  const root = document.documentElement;
  const LANG = "carcnb-lang";
  const THEME = "carcnb-theme";

  const kept = (name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null; // a browser may keep nothing
    }
  };
  const keep = (name, value) => {
    try {
      localStorage.setItem(name, value);
    } catch {
      // then it is chosen anew each time
    }
  };

  /** The page in the colours that were chosen; boards follow what the body says, as they do in a notebook. */
  const paint = () => {
    const theme = kept(THEME) ?? "auto";
    root.dataset.theme = theme;
    if (!document.body) return;
    if (theme === "auto") delete document.body.dataset.jpThemeLight;
    else document.body.dataset.jpThemeLight = String(theme === "light");
  };

  /** The first page hands on to the language that was read last, or that the browser prefers. */
  const enter = () => {
    const doors = [...document.querySelectorAll("[data-lang]")];
    const wanted = [kept(LANG), ...navigator.languages.map((code) => code.slice(0, 2))];
    for (const code of wanted) {
      const door = doors.find((one) => one.dataset.lang === code);
      if (door) return location.replace(door.href);
    }
  };

  /** What is looked for goes to the list of rules behind a #, so that the page is the same one without a network. */
  const asker = (form) =>
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      location.assign(`${form.action}#q=${encodeURIComponent(form.elements.q.value)}`);
    });

  paint();
  document.addEventListener("DOMContentLoaded", () => {
    paint();
    const framed = document.querySelector("[data-embedded]");
    if (document.querySelector(".p-door")) enter();
    else if (!framed) keep(LANG, root.lang);
    if (framed) import("./embed.js").then(({ frame }) => frame(framed));
    const form = document.querySelector("[data-find]");
    if (form) import("./ask.js").then(({ ask }) => ask(form));
    const book = document.querySelector("[data-book]");
    if (book)
      import("./rulebook.js")
        .then(({ choose }) => choose(book))
        .catch(() => document.querySelector(".p-book").classList.add("p-chosen")); // then all rules stand there
    for (const one of document.querySelectorAll("[data-embed]")) {
      one.hidden = false;
      one.addEventListener("toggle", () => import("./embed.js").then(({ offer }) => offer(one)), { once: true });
    }
    for (const one of document.querySelectorAll("form[action]")) asker(one);
    for (const one of document.querySelectorAll(".p-lang"))
      one.addEventListener("click", () => { one.hash = location.hash; }); // the same choice, position or question
    const theme = document.querySelector(".p-theme");
    if (!theme) return;
    const choice = theme.querySelector("select");
    theme.hidden = false;
    choice.value = kept(THEME) ?? "auto";
    choice.addEventListener("change", () => {
      keep(THEME, choice.value);
      paint();
    });
  });
})();
