/** Brings a board back that anywidget has given up on. */
import type { AnyModel } from "@anywidget/types";

/** What we need of the widget library's own model, which hears the kernel. */
interface RealModel {
  comm?: { on_msg(hear: (message: unknown) => unknown): void };
  _handle_comm_msg?(message: unknown): Promise<unknown>;
}
/** The page's widget library; that of JupyterLab knows the kernel. */
export interface Manager {
  get_model?(id: string): Promise<RealModel>;
  kernel?: { status: string } | null;
}

/** A message that no board takes any notice of. */
const PROBE = { content: { data: { method: "custom", content: { kind: "probe" } } } };

/**
 * anywidget 0.11 gives a model two seconds to load. On a busy page (a notebook of twenty boards run at once) that is too
 * short; it then draws the board, but drops every message to it for good. Such a board is told of them here, past the
 * part that waits, and asks for what it has missed.
 */
export async function revive(model: Pick<AnyModel, "send">, manager: unknown, id: string): Promise<void> {
  const real = await (manager as Manager | undefined)?.get_model?.(id);
  if (!real?.comm?.on_msg || !real._handle_comm_msg) return;
  try {
    await real._handle_comm_msg(PROBE);
  } catch {
    const plain = Object.getPrototypeOf(Object.getPrototypeOf(real)) as RealModel;
    real.comm.on_msg((message) => plain._handle_comm_msg?.call(real, message));
    model.send({ do: "look", n: 0 });
  }
}
