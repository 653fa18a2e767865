import { createHash } from "node:crypto";
import { existsSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { forgetful, type RunningPostgres, startPostgres } from "@giftshop/start";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Whatever is set to nothing is not set. */
const programs = process.env.TEST_POSTGRES_PROGRAMS || undefined;

const numberOf = (text: string): number => createHash("sha256").update(text).digest().readUInt32BE();

/** Linux's file system in memory. */
const memory = "/dev/shm";

/** Bytes that a run may need there at most: databases are dropped after their tests. */
const roomNeeded = 2 * 1024 ** 3;

const hasRoom = (folder: string): boolean => {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= roomNeeded;
  } catch {
    return false;
  }
};

/** A database is 900 files: some disks take a second to copy them, memory takes 25 ms. */
const ownDirectory = (): string => {
  const name = programs === undefined ? "test-postgres" : "test-postgres-other";
  const inMemory = join(memory, `giftshop-${numberOf(root)}-${name}`);
  return existsSync(inMemory) || hasRoom(memory) ? inMemory : join(root, ".data", name);
};

/**
 * The PostgreSQL of the tests, without fsync, in memory where there is room (`TEST_POSTGRES_DATA`), on a port
 * of its folder (`TEST_POSTGRES_PORT`). Its first caller starts it; `TEST_POSTGRES_PROGRAMS` is another one.
 */
export const startTestServer = (): Promise<RunningPostgres> => {
  const dataDirectory = process.env.TEST_POSTGRES_DATA ?? ownDirectory();
  // Two checkouts of one machine do not meet.
  const ownPort = (programs === undefined ? 54_400 : 54_900) + (numberOf(dataDirectory) % 500);
  return startPostgres({
    dataDirectory,
    port: Number(process.env.TEST_POSTGRES_PORT ?? ownPort),
    programs,
    settings: { ...forgetful, max_wal_size: "256MB" },
  });
};
