/** Where what was shared comes to the board of a page. */

/** So long nothing stands where it is going to be said why something cannot be opened: it may be the same again (ms). */
const BREATH = 300;

/** Opens a board in a place. */
type Show = (place: HTMLElement, what: string) => Promise<void>;

/** What an error says. */
export const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What is pasted into a form, chosen as a file, or dropped on the page, comes to the page's board, and names the page. */
export function opens(form: HTMLFormElement, place: HTMLElement, show: Show): void {
  const [field, file, told] = ["textarea", "[type=file]", "[role=status]"].map((name) => form.querySelector(name)) as [
    HTMLTextAreaElement,
    HTMLInputElement,
    HTMLElement,
  ];
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    told.textContent = "";
    form.setAttribute("aria-busy", "true");
    const breath = new Promise((ok) => setTimeout(ok, BREATH));
    try {
      await show(
        place,
        JSON.stringify({ ...JSON.parse(place.dataset.carcnb ?? "{}"), open: "given", name: field.value }),
      );
      const title = document.querySelector("h1");
      if (title) title.textContent = form.dataset.open ?? "";
      for (const lead of document.querySelectorAll<HTMLElement>(".p-lead")) lead.hidden = true;
      form.removeAttribute("aria-busy");
      place.scrollIntoView({ block: "nearest" });
    } catch (error) {
      await breath;
      form.removeAttribute("aria-busy"); // before it is said: of what is busy nothing is read aloud
      told.textContent = reason(error);
      told.scrollIntoView({ block: "nearest" });
    }
  });
  const take = async (files?: FileList | null) => {
    field.value = (await files?.[0]?.text()) ?? "";
    if (field.value) form.requestSubmit();
  };
  file.addEventListener("change", async () => {
    await take(file.files);
    file.value = ""; // the same file can be chosen once more
  });
  drops((dropped) => take(dropped.files));
  (form.parentElement as HTMLElement).hidden = false;
}

/** Takes what is dropped anywhere on the page, for which the browser would leave it. */
export function drops(take: (dropped: DataTransfer) => void): void {
  document.addEventListener("dragover", (event) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  });
  document.addEventListener("drop", (event) => {
    if (!event.dataTransfer?.files.length) return;
    event.preventDefault();
    take(event.dataTransfer);
  });
}
