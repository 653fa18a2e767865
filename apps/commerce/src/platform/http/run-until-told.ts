import type { Server } from "node:http";
import type { Log } from "../log.ts";
import { answersOf, drain as drainServer } from "./drain.ts";

export interface RunOptions {
  server: Server;
  port: number;
  /** Interface that it listens on; all when absent. */
  host?: string | undefined;
  log: Log;
  /** Runs when the process is told to end, while answers under way are finished. */
  drain?: () => Promise<void>;
  /** Runs last. */
  close: () => Promise<void>;
}

/** How long a drain may take, milliseconds; jobs and requests are shorter, and what is not is safe to cut. */
const timeout = 20_000;

/**
 * Listens until SIGTERM or SIGINT, then takes nothing new, finishes what is under way and ends the process.
 */
export const runUntilTold = ({ server, port, host, log, drain, close }: RunOptions): { draining: () => boolean } => {
  let draining = false;
  const underWay = answersOf(server);
  const cut = () => {
    log.error({ answers: underWay.size }, "the drain took too long: what is under way is cut");
    process.exit(1);
  };
  const end = async () => {
    if (draining) return;
    draining = true;
    log.info("draining");
    setTimeout(cut, timeout).unref();
    await Promise.all([drainServer(server, underWay), drain?.()]);
    await close();
    process.exit(0);
  };
  const ending = () => {
    end().catch((error: unknown) => {
      log.error({ error }, "drain failed");
      process.exit(1);
    });
  };
  // Listened to for good: the second of the same kind, which
  // a runner or a supervisor may send, would else kill.
  process.on("SIGTERM", ending);
  process.on("SIGINT", ending);
  server.once("error", (error) => {
    log.fatal({ error, port }, "cannot listen");
    process.exit(1);
  });
  server.listen(port, host, () => log.info({ port }, "listening"));
  return { draining: () => draining };
};
