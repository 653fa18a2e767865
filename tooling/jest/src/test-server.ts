import { createHash } from "node:crypto";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { forgetful, type RunningPostgres, startPostgres } from "@giftshop/start";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** One of five hundred from 54400 on, the same for the same checkout: two checkouts of one machine do not meet. */
const ownPort = 54_400 + (createHash("sha256").update(root).digest().readUInt32BE() % 500);

/**
 * The PostgreSQL of the tests: a port of this checkout's own (`TEST_POSTGRES_PORT` for another), data in `.data/test-postgres`, no fsync. The first
 * caller of a machine starts it, all others, in this run or the next, find it running.
 */
export const startTestServer = (): Promise<RunningPostgres> =>
  startPostgres({
    dataDirectory: join(root, ".data/test-postgres"),
    port: Number(process.env.TEST_POSTGRES_PORT ?? ownPort),
    settings: forgetful,
  });
