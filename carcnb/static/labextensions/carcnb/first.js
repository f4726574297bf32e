/**
 * The first board of carcnb's own notebooks comes by itself, and no key that is pressed before it is lost; the boards
 * of any notebook are there again in a page that is loaded anew.
 *
 * Written by hand, for JupyterLab 4 and Notebook 7, as they read a built extension: a container with `init` and `get`.
 * A cell is run only if it is the first cell of code, bears the mark, and its text is one of OWN: somebody else's page
 * can bear the mark, and still run nothing but one of these calls. What a learner has changed is his own, and waits for him.
 */
(() => {
  const VIEW = "application/vnd.jupyter.widget-view+json";
  /** So long after the board has come a key is still meant for what it does by itself (ms). */
  const LATE = 1000;
  const BEGIN = /^(from random import Random\n\n)?import carcnb\n\n(carcnb\.language\("[a-z]{2}"\)\n)?/;
  const OWN = [
    /^carcnb\.home\(lang="[a-z]{2}"\)$/,
    /^carcnb\.(lesson|present|classroom\.present|replay)\("[a-z_]+\/[a-z0-9_]+"\)$/,
    /^carcnb\.record_lesson\(\)$/,
    /^board = carcnb\.position\(("[\w ,;:.-]+"|\n    """[\w ,;:.\n-]+"""\n)(, seed=\d+)?\)\nboard$/,
    /^tiles = \[f"base-\{letter\}" for letter in "[A-Z]+"\]\nboard = carcnb\.play\(\["Ada", "Ben"\], seed=\d+, tiles=tiles, opponents=\{"Ben": "easy"\}\)\nboard$/,
    /^\n\ndef anything\(game\):\n    return Random\(len\(game\.history\)\)\.choice\(game\.legal_actions\(\)\)\n\n\nboard = carcnb\.play\(\["Ada", "Ben"\], opponents=\{"Ben": anything\}, seed=\d+\)\nboard$/,
  ];
  /**
   * Before the cell: carcnb is loaded while the picture is still to be seen, and both only from where it is installed,
   * never from a file beside the notebook.
   */
  const LOAD = `
def _carcnb_first():
    import sys
    path = sys.path[:]
    def back(*_):
        sys.path[:] = path
        events.unregister("post_run_cell", back)
    events = get_ipython().events
    sys.path[:] = [folder for folder in path if folder]
    try:
        import carcnb
        carcnb.NAME
    except BaseException:
        sys.path[:] = path
        raise
    events.register("post_run_cell", back)
    get_ipython().carcnb_back = back
try:
    _carcnb_first()
finally:
    del _carcnb_first`;
  /** Where that cell is not run after all. */
  const BACK = "get_ipython().carcnb_back()";

  /** The next time that the kernel is there and has nothing to do. */
  const idle = context =>
    new Promise(done => {
      const look = (_context, status) => {
        if (status !== "idle") return;
        context.statusChanged.disconnect(look);
        done();
      };
      context.statusChanged.connect(look);
    });

  /**
   * The models of all widgets that a kernel has.  JupyterLite's does not answer that: one that has answered what it was
   * asked later, never will.
   */
  const modelsOf = async kernel => {
    const told = kernel.requestCommInfo({ target_name: "jupyter.widget" });
    const later = kernel.requestExecute({ code: "", silent: true, store_history: false, stop_on_error: false }).done;
    const reply = await Promise.race([told, later]);
    return Object.keys(reply?.content.comms ?? {});
  };

  /** When Lab has looked for a kernel, found or not. */
  const looked = context =>
    new Promise(done => {
      const { initialize } = Object.getPrototypeOf(context);
      context.initialize = () => initialize.call(context).finally(done);
      void context.ready.then(done);
    });

  /** One of our notebooks in a page, and its first cell. */
  class Page {
    constructor(context, cell, execute) {
      Object.assign(this, { context, cell, execute, kernel: null, run: null });
      // Before it has looked, Lab takes it that no kernel is wanted, and would ask which it shall be.
      Object.defineProperty(context, "hasNoKernel", { configurable: true, get: () => false });
      this.await(looked(context).then(() => ["hasNoKernel", "initialize"].forEach(name => delete context[name])));
      context.statusChanged.connect((_context, status) => {
        if (status === "restarting" || status === "autorestarting") this.await(idle(context));
      });
      context.kernelChanged.connect((_context, { newValue }) => {
        if (newValue && newValue !== this.kernel) this.await(idle(context));
      });
    }

    /** A kernel comes, and the board with it; `coming` ends when the cell has been sent, or is known not to be. */
    await(kernel) {
      if (this.waits) return;
      this.waits = true;
      this.coming = kernel.then(() => {
        this.waits = false;
        return this.bring();
      });
    }

    /** What the cell calls, where it is one of our own. */
    get call() {
      const text = this.cell.isDisposed ? "" : this.cell.model.sharedModel.getSource();
      const rest = BEGIN.test(text) ? text.replace(BEGIN, "") : "";
      return OWN.some(own => own.test(rest)) ? /carcnb\.(\w+)/.exec(rest)[1] : "";
    }

    get place() {
      return `carcnb:${this.context.path}:${this.cell.model.id}`;
    }

    /** Shows the board that the kernel has already, or runs the cell; waits until it is sent, not until it is done. */
    async bring() {
      const kernel = (this.kernel = this.context.session?.kernel);
      if (!kernel || !this.call) return;
      try {
        if ((await kernel.info).language_info.name !== "python") return;
        if (this.again(kernel, await modelsOf(kernel))) return this.ran(Promise.resolve(), kernel);
        const load = { code: LOAD.replace("NAME", this.call), silent: true, store_history: false, stop_on_error: false };
        const { content: loaded } = await kernel.requestExecute(load).done;
        if (loaded.status !== "ok") return;
        if (this.call) this.ran(this.begun(), kernel);
        else await kernel.requestExecute({ ...load, code: BACK }).done; // the cell has become the learner's own
      } catch (error) {
        if (!kernel.isDisposed && !["dead", "restarting", "autorestarting"].includes(kernel.status)) console.error(error);
      }
    }

    /**
     * Lab empties a cell as it sends it, and trusts it from then on: nothing that was saved may stand in it then.  What is
     * seen meanwhile is a copy of the picture, as an image, in which nothing runs.
     */
    begun() {
      const { outputArea: area, model: { outputs } } = this.cell;
      const picture = new Image();
      picture.className = "cn-still";
      picture.style.maxWidth = "100%";
      picture.src = area.node.querySelector('img[src^="data:image/svg+xml,"]')?.src ?? "";
      if (picture.src) area.node.before(picture);
      const away = () => {
        if (outputs.length) picture.remove();
      };
      outputs.changed.connect(away);
      const run = this.execute(this.cell, this.context, { deletedCells: [] });
      return run.finally(() => {
        outputs.changed.disconnect(away);
        picture.remove();
      });
    }

    /** Until the board has been there for a moment, whoever runs the cell is given this run of it. */
    ran(run, kernel) {
      this.run = run.catch(() => {});
      void this.run.then(() =>
        setTimeout(() => {
          this.run = null;
          if (this.shown) localStorage.setItem(this.place, `${kernel.id} ${this.shown}`);
        }, LATE),
      );
    }

    /** The model of the board that the cell shows. */
    get shown() {
      return this.cell.model.outputs.toJSON().map(output => output.data?.[VIEW]?.model_id).find(Boolean);
    }

    /** The browser remembers which board of which kernel it was: a page loaded anew, or a second one, shows the same. */
    again(kernel, models) {
      const { model } = this.cell;
      const [id, kept] = (localStorage.getItem(this.place) ?? "").split(" ");
      const known = models.includes(this.shown);
      if (!known && !(id === kernel.id && models.includes(kept))) return false;
      const model_id = known ? this.shown : kept; // a board of this kernel: no file from elsewhere can name it
      const data = { [VIEW]: { version_major: 2, version_minor: 0, model_id }, "text/plain": "" };
      // first what the file holds goes, whoever wrote it: what is trusted is the board alone
      model.outputs.fromJSON([{ output_type: "display_data", metadata: {}, data }]);
      model.trusted = true;
      return true;
    }

    /** A cell is run: it waits for a kernel and for the first board; a key pressed too early is meant for that. */
    async asked(cell, metadata) {
      await this.coming;
      if (cell === this.cell && this.run) return this.run;
      if (this.context.session?.kernel) return this.execute(cell, this.context, metadata); // else it would only be emptied
    }
  }

  /** Where the picture is not trusted, its own style is not either, which says this. */
  const LIVE = ".jp-OutputArea-child:has(.cn-still):has(+ .jp-OutputArea-child .carcnb){display:none}";

  /**
   * Boards of the running kernel live in a page loaded anew.
   *
   * Lab signs a file as it saves it only if all cells are trusted, those too that were saved with a picture and never
   * run since; otherwise it trusts none of them next time.  A board that this kernel has was shown by it, and no file
   * from elsewhere can name it: it alone is trusted, and nothing that stands beside it.
   */
  const revive = async ({ sessionContext, content: { model } }) => {
    const boards = () => [...(model?.cells ?? [])].flatMap(({ outputs }) =>
      !outputs || outputs.trusted ? [] : outputs.toJSON().flatMap((output, at, all) => {
        const view = output.data?.[VIEW];
        return view && /cn-still/.test(all[at - 1]?.data?.["text/html"]) ? [{ outputs, output, at, view }] : [];
      }));
    if (!boards().length) return; // most notebooks are somebody else's, and their kernels are asked nothing
    await sessionContext.ready;
    const kernel = sessionContext.session?.kernel;
    const models = kernel ? await modelsOf(kernel) : [];
    for (const { outputs, output, at, view } of boards()) {
      if (!models.includes(view.model_id)) continue;
      const value = { ...output, data: { [VIEW]: view, "text/plain": "" } };
      outputs.list.set(at, outputs.contentFactory.createOutputModel({ value, trusted: true }));
    }
  };

  let shared;
  const load = async name => {
    const versions = Object.values(shared[name] ?? {});
    if (!versions.length) return null;
    return (await (versions.find(version => version.loaded) ?? versions[0]).get())();
  };

  const plugin = (INotebookTracker, CodeCell) => ({
    id: "carcnb:first",
    description: "The first board of carcnb's own notebooks comes by itself.",
    autoStart: true,
    requires: [INotebookTracker],
    activate: (_app, tracker) => {
      const pages = new WeakMap();
      const { execute } = CodeCell;
      document.head.append(Object.assign(document.createElement("style"), { textContent: LIVE }));
      CodeCell.execute = (cell, context, metadata) =>
        pages.get(context)?.asked(cell, metadata) ?? execute(cell, context, metadata);
      tracker.widgetAdded.connect(async (_tracker, panel) => {
        await panel.context.ready;
        revive(panel).catch(console.error);
        const first = panel.content.widgets.find(cell => cell.model.type === "code");
        if (first?.model.getMetadata("carcnb") !== "first") return;
        pages.set(panel.sessionContext, new Page(panel.sessionContext, first, execute));
      });
    },
  });

  window._JUPYTERLAB = window._JUPYTERLAB || {};
  window._JUPYTERLAB.carcnb = {
    init: scope => {
      shared = scope;
    },
    get: async () => {
      const [notebook, cells] = [await load("@jupyterlab/notebook"), await load("@jupyterlab/cells")];
      const plugins = notebook && cells ? [plugin(notebook.INotebookTracker, cells.CodeCell)] : []; // Voila has no cells
      return () => ({ __esModule: true, default: plugins });
    },
  };
})();
