import { createHash } from "node:crypto";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { forgetful, type RunningPostgres, startPostgres } from "@giftshop/start";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/**
 * One of five hundred from 54400 on, the same for the same
 * checkout: two checkouts of one machine do not meet.
 */
const ownPort = 54_400 + (createHash("sha256").update(root).digest().readUInt32BE() % 500);

/** Whatever is set to nothing is not set. */
const programs = process.env.TEST_POSTGRES_PROGRAMS || undefined;

/**
 * The PostgreSQL of the tests, on a port of this checkout (`TEST_POSTGRES_PORT`), data in
 * `.data/test-postgres`, no fsync. Its first caller starts it; `TEST_POSTGRES_PROGRAMS` is another one.
 */
export const startTestServer = (): Promise<RunningPostgres> =>
  startPostgres({
    dataDirectory:
      process.env.TEST_POSTGRES_DATA ??
      join(root, programs === undefined ? ".data/test-postgres" : ".data/test-postgres-other"),
    port: Number(process.env.TEST_POSTGRES_PORT ?? (programs === undefined ? ownPort : ownPort + 500)),
    programs,
    settings: forgetful,
  });
