import { once } from "node:events";
import { addresses } from "./show/addresses.ts";
import type { Stack } from "./stack/start-stack.ts";
import type { Storybook } from "./storybook.ts";

export interface ShopRun {
  /** Starts the shop, or gives up when the signal comes. */
  readonly start: (signal: AbortSignal) => Promise<Stack>;
  /** Serves what is shown beside the shop. */
  readonly serve: (stack: Stack, signal: AbortSignal) => Promise<Storybook>;
  /** Comes when somebody wants it stopped. */
  readonly told: AbortSignal;
  /** Comes with an error that nobody caught. */
  readonly broken: AbortSignal;
  /** Called with what to open once everything runs. */
  readonly ready: (addresses: string) => void;
  /** Called before it is stopped. */
  readonly stopping: () => void;
}

/**
 * Runs the shop until it is told to stop. Whatever goes wrong
 * once it has started stops it too: nobody would look after it.
 * @throws whatever went wrong, after the shop was stopped.
 */
export const runShop = async ({ start, serve, told, broken, ready, stopping }: ShopRun): Promise<void> => {
  const signal = AbortSignal.any([told, broken]);
  const stack = await start(signal);
  try {
    const { address, server } = await serve(stack, signal);
    ready(addresses(stack, address));
    if (!signal.aborted) await once(signal, "abort");
    stopping();
    server?.close();
    server?.closeAllConnections();
  } finally {
    await stack.stop();
  }
  broken.throwIfAborted();
};
