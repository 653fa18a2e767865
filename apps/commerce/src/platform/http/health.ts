import { setTimeout as sleep } from "node:timers/promises";
import { type MigratedModule, type Pool, pendingMigrations, readMigrations } from "../database/index.ts";
import type { Route } from "../module.ts";
import { replyJson } from "./reply.ts";

export interface HealthOptions {
  pool: Pool;
  /** Folder of this build. */
  root: string;
  modules: readonly MigratedModule[];
  /** True once the process has been told to end: nothing new should be sent to it. */
  draining: () => boolean;
  /** What else has to be up; answers what is not, or `undefined`. */
  also?: () => string | undefined | Promise<string | undefined>;
}

/** How long the question may take, milliseconds; whoever asks gives up as soon. */
const timeout = 2_000;

/**
 * `/healthz`: the process runs. `/readyz`: it can serve, which
 * takes the database and every migration this build knows.
 */
export const healthRoutes = ({ pool, root, modules, draining, also }: HealthOptions): readonly Route[] => {
  let known: ReturnType<typeof readMigrations> | undefined;
  const whatIsMissing = async (): Promise<string | undefined> => {
    try {
      known ??= readMigrations(root, modules);
      const pending = await pendingMigrations(pool, await known);
      return pending > 0 ? "migrations" : await also?.();
    } catch {
      return "database";
    }
  };
  let asking: Promise<string | undefined> | undefined;
  /** One question at a time, so that a database that does not answer has one connection of these, not all. */
  const ask = async (): Promise<string | undefined> => {
    if (draining()) return "draining";
    asking ??= whatIsMissing().finally(() => {
      asking = undefined;
    });
    const over = new AbortController();
    const tooLong = sleep(timeout, "database", { signal: over.signal }).catch(() => undefined);
    return Promise.race([asking.finally(() => over.abort()), tooLong]);
  };
  return [
    { method: "GET", path: "/healthz", handle: (_, response) => replyJson(response, 200, { ok: true }) },
    {
      method: "GET",
      path: "/readyz",
      handle: async (_, response) => {
        const missing = await ask();
        replyJson(response, missing === undefined ? 200 : 503, { ok: missing === undefined, missing });
      },
    },
  ];
};
