import type { ChildProcess } from "node:child_process";
import { once } from "node:events";

/** How long what was told to end may take before it is made to, in milliseconds. */
const timeout = 5_000;

/**
 * How a child has to be started that `endOf` may end: in a group of its own, so that what it started
 * ends with it. Without a signal it stays in that of its starter, and Ctrl-C at the terminal reaches it.
 */
export const endable = (signal: AbortSignal | undefined): { readonly detached: boolean } => ({
  detached: signal !== undefined,
});

/**
 * Waits until a child has ended and its output is closed. When the
 * signal comes, the child and all that it started are told to end.
 *
 * @returns its code, null when a signal ended it
 * @throws the signal's reason, once the child has ended; the reason why it could not be started.
 */
export const endOf = async (child: ChildProcess, signal: AbortSignal | undefined): Promise<number | null> => {
  let force: NodeJS.Timeout | undefined;
  const end = () => {
    tell(child, "SIGTERM");
    force = setTimeout(() => tell(child, "SIGKILL"), timeout);
  };
  if (signal?.aborted) end();
  signal?.addEventListener("abort", end, { once: true });
  try {
    const [code] = await once(child, "close");
    signal?.throwIfAborted();
    return typeof code === "number" ? code : null;
  } finally {
    signal?.removeEventListener("abort", end);
    clearTimeout(force);
  }
};

const tell = ({ pid }: ChildProcess, name: NodeJS.Signals): void => {
  if (pid === undefined) return;
  try {
    process.kill(-pid, name);
  } catch {
    // It has ended by itself.
  }
};
