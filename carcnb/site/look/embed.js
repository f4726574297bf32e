// A board in a frame of another page: until it is clicked it shows the picture of what stands behind the #.

/** Pages of the site, beside this one's folder, that show what an address leads to. */
const PAGES = {
  lesson: (name, lang) => `${lang}/learn/${name}.html`,
  rule: (name, lang) => `rules/${lang}/${name}.html`,
  practice: (name, lang) => `${lang}/practise/${name}.html`,
  puzzles: (name, lang) => `${lang}/practise/puzzles-${name}.html`,
};

const decoded = (text) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The page of an address; what has none is opened by the one that opens all. */
const pageOf = (address, lang) => {
  const [, kind, name] = address.match(/^(\w+):(.*)$/s) ?? [];
  if (kind === "course") return `${lang}/course.html#${name}`;
  if (/^[\w./-]+$/.test(name ?? "") && Object.hasOwn(PAGES, kind)) return PAGES[kind](name, lang);
  return address ? `${lang}/explore.html#${encodeURIComponent(address)}` : `${lang}/index.html`;
};

/** Shows what the page of an address shows of its board, and leads there. */
export const frame = async (source) => {
  const address = decoded(location.hash.slice(1));
  const link = source.querySelector("a");
  const place = document.querySelector(".p-still");
  link.href = new URL(`../${pageOf(address, document.documentElement.lang)}`, location.href).href;
  if (!/\.html$/.test(link.href)) return;
  const answer = await fetch(link.href).catch(() => null);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const [title, still] = [page.querySelector("h1"), page.querySelector(".p-still")];
  if (title) {
    for (const small of title.querySelectorAll("code, small")) small.remove();
    document.querySelector("h1").textContent = title.textContent.trim();
    link.textContent = `${title.textContent.trim()} · ${link.textContent}`;
  }
  for (const image of still?.querySelectorAll("img") ?? []) image.src = new URL(image.getAttribute("src"), answer.url).href;
  if (still) place.replaceChildren(...still.childNodes);
};

/** The code of a frame for somebody's page: what this page shows, or what is behind its own #. */
export const offer = (place) => {
  const field = place.querySelector("textarea");
  const button = place.querySelector("button");
  const made = document.createElement("iframe");
  const address = new URL(place.dataset.embed, location.href);
  if (place.dataset.sent !== undefined && location.hash) address.hash = place.dataset.sent + location.hash.slice(1);
  made.src = address.href;
  made.title = document.title;
  made.width = "100%";
  made.height = "640";
  made.loading = "lazy";
  made.style.border = "0";
  made.allow = "clipboard-write; fullscreen";
  field.value = made.outerHTML;
  button.addEventListener("click", async () => {
    field.select();
    await navigator.clipboard?.writeText(field.value);
    button.textContent = place.dataset.copied;
  });
};
