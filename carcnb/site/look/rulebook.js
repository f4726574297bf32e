// The rulebook of the chosen expansions: what is chosen stands behind the # of the address, and so can be linked.

/** Leaves what concerns the chosen expansions, and says which these are. */
export const choose = (form) => {
  const boxes = [...form.elements.with];
  const parts = [...document.querySelectorAll("[data-with]")];
  const told = document.querySelector(".p-with");

  const show = () => {
    const chosen = boxes.filter((box) => box.checked);
    const names = new Set(chosen.map((box) => box.value));
    for (const part of parts) part.hidden = !part.dataset.with.split(" ").some((name) => names.has(name));
    told.textContent = [told.dataset.base, ...chosen.map((box) => box.parentElement.textContent.trim())].join(" · ");
  };
  const read = () => {
    const names = location.hash.slice(1).split("+");
    if (document.getElementById(names[0])?.matches("li, section:not([data-with])")) return; // a place on the page
    for (const box of boxes) box.checked = names.includes(box.value);
    show();
  };

  form.addEventListener("change", () => {
    const names = boxes.filter((box) => box.checked).map((box) => box.value);
    history.replaceState(null, "", names.length ? `#${names.join("+")}` : location.pathname);
    show();
  });
  form.querySelector("button").addEventListener("click", () => print());
  addEventListener("hashchange", read);
  read();
  show();
  document.querySelector(".p-book").classList.add("p-chosen");
};
