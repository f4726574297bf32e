// A question on the list of rules: the answer on top with its board, what comes next below it, or what is near.
import { finder } from "./search.js";

const WAIT = 120; // milliseconds after a letter, so that what is read aloud is not every word's beginning

const made = (name, look, ...inside) => {
  const element = Object.assign(document.createElement(name), look);
  element.append(...inside);
  return element;
};

/** Answers what is written into a field, and shows the whole list as long as nothing is. */
export const ask = (form) => {
  const field = form.querySelector("input");
  const told = form.querySelector("[role=status]");
  const place = document.querySelector(".p-answers");
  const list = [...document.querySelectorAll("section.p-rules, .p-jump")].filter((part) => part !== place);
  const rows = new Map(
    [...document.querySelectorAll(".p-rules li")].map((row) => [row.querySelector("code").textContent, row]),
  );
  const pages = new Map();
  let index = null;

  const load = () => {
    index ??= fetch(form.dataset.index)
      .then((answer) => (answer.ok ? answer.json() : Promise.reject(answer.status)))
      .then((known) => ({ find: finder(known), decisions: known.texts }))
      .catch(() => {
        index = null; // there is no network: the next letter tries again, and the list stays as it is
      });
    return index;
  };

  /** The text and the board of a rule, from its page, which lies beside this one. */
  const details = (address) => {
    if (!pages.has(address)) {
      const read = (text) => new DOMParser().parseFromString(text, "text/html").querySelector("main");
      pages.set(
        address,
        fetch(address)
          .then((answer) => (answer.ok ? answer.text().then(read) : null))
          .catch(() => null),
      );
    }
    return pages.get(address);
  };

  const answer = (row) => {
    const link = row.querySelector("a").cloneNode(true);
    const text = made("div", { className: "p-lead" }, row.querySelector("span").textContent);
    const board = made("div", { className: "p-pic", hidden: true });
    details(link.href).then((page) => {
      const [lead, picture] = [page?.querySelector(".p-lead"), page?.querySelector(".p-pic img")];
      if (lead) text.replaceChildren(...lead.cloneNode(true).childNodes);
      if (picture) board.replaceChildren(made("a", { href: link.href, tabIndex: -1 }, picture.cloneNode(true)));
      board.hidden = !picture;
    });
    return made("article", { className: "p-answer" }, made("div", {}, made("h2", {}, link), text), board);
  };

  /** A decision leads to its place on the page of its rule. */
  const decided = (id, [text, rule]) => {
    const href = `${rows.get(rule).querySelector("a").href}#${id}`;
    return made("li", {}, made("a", { href }, made("code", {}, id)), " ", made("span", {}, text));
  };

  const show = ({ rules, decisions, near }, texts) => {
    const [best, ...next] = rules.map((id) => rows.get(id));
    const parts = best ? [answer(best)] : [];
    if (next.length)
      parts.push(made("h2", {}, place.dataset.also), made("ul", {}, ...next.map((row) => row.cloneNode(true))));
    if (decisions.length) {
      const told = decisions.map((id) => decided(id, texts[id]));
      parts.push(made("h2", {}, place.dataset.decided), made("ul", { className: "p-decided" }, ...told));
    }
    place.replaceChildren(...parts);
    place.hidden = !parts.length;
    for (const part of list) part.hidden = !place.hidden;
    const words = near.length ? ` ${told.dataset.near} ${near.join(", ")}` : "";
    told.textContent = parts.length
      ? `${told.dataset.found} ${rules.length + decisions.length}`
      : told.dataset.none + words;
  };

  const find = async () => {
    const question = field.value.trim();
    if (question) {
      const known = await load();
      if (known && question === field.value.trim()) show(known.find(question), known.decisions);
      return;
    }
    place.hidden = true;
    for (const part of list) part.hidden = false;
    told.textContent = "";
  };
  const asked = () => {
    field.value = new URLSearchParams(location.search || location.hash.slice(1)).get("q") ?? field.value;
    return find();
  };

  let waits = 0;
  field.addEventListener("input", () => {
    load();
    clearTimeout(waits);
    waits = setTimeout(find, WAIT);
  });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    clearTimeout(waits);
    await find();
    document.querySelector(".p-answers:not([hidden]) a")?.focus();
  });
  window.addEventListener("hashchange", asked);
  asked();
};
