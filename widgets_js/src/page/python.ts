/** Starts Python, from a picture of its memory if there is one; in a page's worker, and where the picture is taken. */

export interface Module {
  ENV: { [name: string]: string };
  HEAPU8: Uint8Array<ArrayBuffer>;
  growMemory(size: number): number;
  _malloc(size: number): number;
  _free(at: number): void;
  _sbrk(more: number): number;
}
interface Files {
  mkdirTree(path: string): void;
  writeFile(path: string, content: Uint8Array, options: { canOwn: boolean }): void;
  readFile(path: string): Uint8Array;
  readdir(path: string): string[];
}
export interface Python {
  _module: Module;
  FS: Files;
  runPython(code: string): unknown;
  // biome-ignore lint/suspicious/noExplicitAny: a Python module has any names
  pyimport(name: string): any;
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
}
interface Settings {
  API: { abiVersion?: string };
  preRun: ((module: Module) => void)[];
}
type Create = (settings: Settings) => Promise<unknown>;
export interface Source {
  loadPyodide(options: object): Promise<Python>;
  create: Create;
  /** Where Pyodide looks for its files. */
  base: string;
  /** An empty archive, for its library is laid out by us. */
  empty: string;
}

const HOME = "/home/pyodide";
const BLOCK = 512;
/** An archive with nothing in it. */
export const EMPTY = Uint8Array.of(80, 75, 5, 6, ...new Array(18).fill(0));

/** Python with the files of a tar archive, begun anew or, with a picture, where that was taken. */
export function start(source: Source, library: Uint8Array, picture?: Uint8Array<ArrayBuffer>): Promise<Python> {
  return boot(source, library, picture ? { _loadSnapshot: picture } : {}, (module) => {
    if (!picture) return;
    const [whole, from] = memory(picture);
    // what a browser has set before anything ran stays as it is there
    blend(whole, from, module.HEAPU8);
    module.growMemory(picture.length - from * 4);
  });
}

/** Python for a picture to be taken of; `fresh` is told what its memory was before anything ran. */
export function sitting(source: Source, library: Uint8Array, fresh: (memory: Uint8Array<ArrayBuffer>) => void) {
  return boot(source, library, { _makeSnapshot: true }, (module) => fresh(module.HEAPU8.slice()));
}

/** The memory as it is now, less what it was in the beginning, which every page has already. */
export function picture(python: Python, fresh: Uint8Array<ArrayBuffer>): Uint8Array {
  sweep(python._module);
  const made = python.makeMemorySnapshot();
  blend(...memory(made), fresh);
  return made;
}

/** A picture as words, and at which of them the memory begins. */
function memory(picture: Uint8Array<ArrayBuffer>): [Uint32Array, number] {
  const words = new Uint32Array(picture.buffer, picture.byteOffset, picture.length / 4);
  return [words, (words[1] as number) / 4];
}

function blend(words: Uint32Array, from: number, bytes: Uint8Array<ArrayBuffer>): void {
  const other = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
  for (let i = 0; i < other.length; i++)
    if (other[i]) words[from + i] = (words[from + i] as number) ^ (other[i] as number);
}

/** Wipes what is free: what lies there would only make a picture larger. */
function sweep(module: Module): void {
  const top = module._sbrk(0);
  const held: number[] = [];
  for (let size = 1 << 20; size >= 8; size >>= 1)
    for (;;) {
      const at = module._malloc(size);
      if (!at || at + size > top) {
        module._free(at); // or they would add up, and the memory would grow
        break;
      }
      held.push(at);
      module.HEAPU8.fill(0, at, at + size);
    }
  for (const at of held) module._free(at);
}

function boot(source: Source, library: Uint8Array, how: object, before: (module: Module) => void): Promise<Python> {
  // what depends on the version of Python is asked for where it is known
  let api: Settings["API"] = {};
  let env: Module["ENV"] = {};
  const info = {
    get abi_version() {
      return api.abiVersion;
    },
  };
  return source.loadPyodide({
    indexURL: source.base,
    packageBaseUrl: source.base, // nothing comes from elsewhere
    lockFileContents: { info, packages: {} }, // no packages can be had
    stdLibURL: source.empty,
    env: {
      HOME,
      PYTHONDONTWRITEBYTECODE: "1",
      PYTHONHASHSEED: "0", // so that the same files make the same picture
      PYTHONOPTIMIZE: "2",
      PYTHONNODEBUGRANGES: "1",
    },
    fsInit: async (files: Files, { sitePackages }: { sitePackages: string }) => {
      const folder = sitePackages.replace(/\/[^/]*$/, "");
      env.PYTHONPATH = folder;
      unpack(library, files, folder);
    },
    createPyodideModule: (settings: Settings) => {
      api = settings.API;
      const first = (module: Module) => {
        env = module.ENV;
        before(module);
      };
      return source.create({ ...settings, preRun: [first, ...settings.preRun] });
    },
    ...how,
  });
}

/** Lays out the files of a tar archive. */
function unpack(tar: Uint8Array, files: Files, root: string): void {
  const decoder = new TextDecoder();
  const text = (at: number, most: number) => decoder.decode(tar.subarray(at, at + most)).replace(/\0.*$/s, "");
  const made = new Set<string>();
  for (let at = 0; tar[at]; ) {
    const prefix = text(at + 345, 155);
    const path = `${root}/${prefix && `${prefix}/`}${text(at, 100)}`;
    const size = Number.parseInt(text(at + 124, 12), 8);
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(folder)) files.mkdirTree(folder);
    made.add(folder);
    files.writeFile(path, tar.slice(at + BLOCK, at + BLOCK + size), { canOwn: true });
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
}
