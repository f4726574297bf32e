/** Buttons and fields of an editor's panel. */
import { Component } from "preact";
import { Icon } from "../art/icons.tsx";
import { Press } from "../parts/index.tsx";
import type { Store } from "../state/store.ts";
import { target } from "../target.ts";

/** A button that the editor knows by name; one that is off keeps its place and the focus. */
export const EdButton = ({ ed, off = false, ...rest }: Omit<Press, "do" | "to"> & { ed: string }) => (
  <Press {...rest} to={target("ed", ed)} off={false} idle={off} />
);

// A page loads this module once for every widget, so that a count alone would begin anew with each.
const page = Math.random().toString(36).slice(2, 8);
let fields = 0;

interface Typed {
  label: string;
  value: string;
  write: (text: string) => void;
  hint?: string | undefined;
  rows?: number;
  number?: boolean;
  cls?: string;
  /** The label is not shown. */
  bare?: boolean;
  most?: number;
}
/** A text that is written when it is left; what is being typed is no business of the kernel's. */
export class Field extends Component<Typed, { text: string }> {
  #id = `cn-field-${page}${++fields}`;
  override state = { text: this.props.value };

  override componentDidUpdate(before: Typed): void {
    if (before.value !== this.props.value) this.setState({ text: this.props.value });
  }

  override render(
    { label, write, value, hint, rows, number, cls, bare, most = 2000 }: Typed,
    { text }: { text: string },
  ) {
    const given = {
      id: this.#id,
      value: text,
      placeholder: hint,
      maxLength: most,
      onInput: (e: Event) => this.setState({ text: (e.target as HTMLInputElement).value }),
      onBlur: () => text !== value && write(text),
    };
    return (
      <div class={`cn-field ${cls ?? ""}`}>
        <label for={this.#id} class={bare ? "cn-sr" : ""}>
          {label}
        </label>
        {rows ? (
          <textarea rows={rows} dir="auto" {...given} />
        ) : (
          <input type="text" dir="auto" inputMode={number ? "numeric" : undefined} {...given} />
        )}
      </div>
    );
  }
}

/** What an edit has brought, or why a lesson cannot be kept as it is. */
export const Brought = ({ store }: { store: Store }) => {
  const desk = store.view?.desk;
  return (
    <p class={`cn-notice ${desk?.good ? "good" : ""}`} role="status">
      {desk?.told && <Icon name={desk.good ? "check" : "warn"} />}
      {desk?.told}
      {desk?.draft?.line && <EdButton ed="copy line" label={store.say("ed-copy")} cls="cn-btn" show />}
    </p>
  );
};
