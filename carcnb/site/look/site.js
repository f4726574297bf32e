// What pages do by themselves: they remember language and colours, and find rules. Boards are the engine's.
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

  const bare = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

  /** Keeps of the list of rules those that have every word that is looked for. */
  const finder = (form) => {
    const field = form.querySelector("input");
    const told = form.querySelector("[role=status]");
    const rows = [...document.querySelectorAll(".p-rules li")].map((row) => [row, bare(row.textContent)]);
    const groups = [...document.querySelectorAll(".p-chapter, section.p-rules")];
    const jumps = [...document.querySelectorAll(".p-jump a")].map((link) => [link, document.querySelector(link.hash)]);
    const find = () => {
      const words = bare(field.value).split(/\s+/).filter(Boolean);
      let n = 0;
      for (const [row, text] of rows) {
        row.hidden = !words.every((word) => text.includes(word));
        n += !row.hidden;
      }
      for (const group of groups) group.hidden = !group.querySelector("li:not([hidden])");
      for (const [link, group] of jumps) link.parentElement.hidden = group.hidden;
      told.textContent = words.length ? (n ? `${told.dataset.found} ${n}` : told.dataset.none) : "";
    };
    const asked = () => {
      field.value = new URLSearchParams(location.search || location.hash.slice(1)).get("q") ?? field.value;
      find();
    };
    field.addEventListener("input", find);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      document.querySelector(".p-rules li:not([hidden]) a")?.focus();
    });
    window.addEventListener("hashchange", asked);
    asked();
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
    if (document.querySelector(".p-door")) enter();
    else keep(LANG, root.lang);
    const form = document.querySelector("[data-find]");
    if (form) finder(form);
    for (const one of document.querySelectorAll("form[action]")) asker(one);
    const theme = document.querySelector(".p-theme");
    const choice = theme.querySelector("select");
    theme.hidden = false;
    choice.value = kept(THEME) ?? "auto";
    choice.addEventListener("change", () => {
      keep(THEME, choice.value);
      paint();
    });
  });
})();
