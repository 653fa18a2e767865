import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { forgetful, type RunningPostgres, startPostgres } from "@giftshop/start";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/**
 * The PostgreSQL of the tests: port 54330 (`TEST_POSTGRES_PORT`), data in `.data/test-postgres`, no fsync. The first
 * caller of a machine starts it, all others, in this run or the next, find it running.
 */
export const startTestServer = (): Promise<RunningPostgres> =>
  startPostgres({
    dataDirectory: join(root, ".data/test-postgres"),
    port: Number(process.env.TEST_POSTGRES_PORT ?? 54330),
    settings: forgetful,
  });
