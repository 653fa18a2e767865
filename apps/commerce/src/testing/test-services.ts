import { createHash } from "node:crypto";
import { join } from "node:path";
import { createTestDatabase } from "@giftshop/jest/database";
import { type TestClock, testClock } from "../clock.ts";
import { createPool, type Pool, readMigrations } from "../database/index.ts";
import { type Environment, readEnvironment } from "../environment.ts";
import { createSender } from "../jobs/sender.ts";
import { createLog } from "../log.ts";
import { migrationModules, modules } from "../modules.ts";
import { prepareDatabase } from "../prepare-database.ts";
import type { Services } from "../services.ts";

export interface TestServices extends Services {
  clock: TestClock;
  /** Connections as the owner of the schema, for setting up what the application itself may not write. */
  ownerPool: Pool;
  close(): Promise<void>;
}

const root = join(import.meta.dirname, "..");
const log = createLog("test", process.env.LOG_LEVEL ?? "silent");

/** Changes with every migration and queue, so that a template of an older build is never used. */
const templateKey = async (): Promise<string> => {
  const migrations = await readMigrations(root, migrationModules);
  const queues = modules.flatMap((module) => module.queues ?? []);
  const parts = JSON.stringify([migrations.map(({ checksum }) => checksum), queues]);
  return `commerce ${createHash("sha256").update(parts).digest("hex")}`;
};

const asRole = (url: string, role: string): string => {
  const parsed = new URL(url);
  parsed.username = role;
  parsed.password = "";
  return parsed.href;
};

/**
 * Services over a migrated database of their own, on real PostgreSQL; connected, as in production, as `giftshop_app`.
 * `settings` are environment variables that the test cares about.
 */
export const createTestServices = async (settings: Record<string, string> = {}): Promise<TestServices> => {
  const template = async (url: string): Promise<void> => void (await prepareDatabase(url, root, log));
  const database = await createTestDatabase({ template, templateKey: await templateKey() });
  const appDatabaseUrl = asRole(database.url, "giftshop_app");
  const environment: Environment = readEnvironment({
    DATABASE_URL: database.url,
    APP_DATABASE_URL: appDatabaseUrl,
    STOREFRONT_URLS: "http://localhost:1",
    ...settings,
  });
  const pool = createPool({ connectionString: appDatabaseUrl, log, size: 20 });
  const ownerPool = createPool({ connectionString: database.url, log, size: 2 });
  const sender = createSender(appDatabaseUrl, log);
  return {
    environment,
    log,
    pool,
    ownerPool,
    clock: testClock(),
    enqueue: sender.enqueue,
    close: async () => {
      await sender.stop();
      await Promise.all([pool.end(), ownerPool.end()]);
      await database.drop();
    },
  };
};
