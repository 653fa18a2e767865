import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createTestDatabase, type TestDatabaseOptions } from "@giftshop/jest/database";
import type { StorefrontCode } from "@giftshop/storefront-config";
import { modules } from "../entries/modules.ts";
import { prepareDatabase } from "../entries/prepare-database.ts";
import { type TestClock, testClock } from "../platform/clock.ts";
import { createOldReads, createPool, type Pool, readMigrations } from "../platform/database/index.ts";
import { type Environment, readEnvironment } from "../platform/environment.ts";
import { createSender } from "../platform/jobs/sender.ts";
import { createLog } from "../platform/log.ts";
import type { Services } from "../platform/services.ts";
import { importCatalogue } from "../shop/catalogue/import/import-catalogue.ts";
import { fixtureCatalogue } from "./fixture-catalogue.ts";

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
  const migrations = await readMigrations(root, modules);
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

/** Services over a migrated database. */
const connect = (url: string, settings: Record<string, string>): TestServices => {
  const appDatabaseUrl = asRole(url, "giftshop_app");
  const environment: Environment = readEnvironment({
    DATABASE_URL: url,
    APP_DATABASE_URL: appDatabaseUrl,
    STOREFRONT_URLS: "http://localhost:1",
    // Most tests ask what becomes of cards that are made when they are paid.
    CODES_IN_EMAIL: "all",
    ADDRESS_URL: "http://localhost:1",
    VAT_URL: "http://localhost:1",
    ...settings,
  });
  const pool = createPool({ connectionString: appDatabaseUrl, log, size: 20 });
  const ownerPool = createPool({ connectionString: url, log, size: 2 });
  const sender = createSender(appDatabaseUrl, log);
  return {
    environment,
    log,
    pool,
    readOld: createOldReads({ primary: pool, atMost: 5 }),
    ownerPool,
    clock: testClock(),
    enqueue: sender.enqueue,
    enqueueAll: sender.enqueueAll,
    close: async () => {
      await sender.stop();
      await Promise.all([pool.end(), ownerPool.end()]);
    },
  };
};

/** Services of a further process over the database of a test, by the address of its owner. */
export const connectTo = (url: string): TestServices => connect(url, {});

const hashSources = (): string => {
  const hash = createHash("sha256");
  const workspace = join(root, "../../..");
  const patterns = ["apps/commerce/src/**/*.{ts,sql}", "packages/{storefront-config,validation}/src/**/*.ts"];
  for (const path of globSync(patterns, { cwd: workspace }).sort())
    if (!path.endsWith(".test.ts")) hash.update(path).update(readFileSync(join(workspace, path)));
  return hash.digest("hex");
};

let ofSources: string | undefined;

const migrated = async (): Promise<TestDatabaseOptions> => ({
  template: async (url) => void (await prepareDatabase(url, root, log)),
  templateKey: await templateKey(),
});

/**
 * A database where `codes` sell what `fixtureCatalogue` has;
 * made anew when a source changed that may write it otherwise.
 */
const selling = (codes: readonly StorefrontCode[]): TestDatabaseOptions => {
  ofSources ??= hashSources();
  return {
    template: async (url) => {
      await prepareDatabase(url, root, log);
      const services = connect(url, {});
      for (const code of codes) await importCatalogue(services, fixtureCatalogue(code));
      await services.close();
    },
    templateKey: ofSources,
    templateSubject: `selling_${codes.join("_").toLowerCase()}`,
  };
};

interface TestShop {
  /** Storefronts that sell the catalogue of the tests from the beginning. Default: none. */
  readonly sells?: readonly StorefrontCode[];
  /** Environment variables that the test cares about. */
  readonly settings?: Record<string, string>;
}

/**
 * Services over a migrated database of their own, on real
 * PostgreSQL; connected, as in production, as `giftshop_app`.
 */
export const createTestServices = async ({ sells = [], settings = {} }: TestShop = {}): Promise<TestServices> => {
  const database = await createTestDatabase(sells.length === 0 ? await migrated() : selling(sells));
  const services = connect(database.url, settings);
  const close = async () => {
    await services.close();
    await database.drop();
  };
  return { ...services, close };
};
