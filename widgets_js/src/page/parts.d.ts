/** What the packer writes beside the page's script: the files of the engine, and the words to wait with. */
export interface Part {
  /** Its name, and the hash of what is in it. */
  file: string;
  hash: string;
  /** Bytes on the wire. */
  size: number;
}
export const PARTS: { [name in "pyodide" | "asm" | "wasm" | "whole"]: Part } & { library?: Part; snapshot?: Part };
export const WORDS: {
  [lang: string]: { [name in "loading" | "starting" | "failed" | "again" | "try" | "once"]: string };
};
