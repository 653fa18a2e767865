import { join } from "node:path";
import { readEnvironment } from "../platform/environment.ts";
import { createLog, logDeath } from "../platform/log.ts";
import { prepareDatabase } from "./prepare-database.ts";

/** Brings the database up to date, as its owner. */
export const runMigrate = async (): Promise<void> => {
  logDeath(createLog("migrate"));
  const { databaseUrl, logLevel } = readEnvironment();
  const log = createLog("migrate", logLevel);
  try {
    const applied = await prepareDatabase(databaseUrl, join(import.meta.dirname, ".."), log);
    log.info({ applied }, applied.length > 0 ? "schema brought up to date" : "schema is up to date");
  } catch (error) {
    log.fatal({ error }, "migration failed");
    process.exitCode = 1;
  }
};
