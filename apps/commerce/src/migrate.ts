import { readEnvironment } from "./environment.ts";
import { createLog, logDeath } from "./log.ts";
import { prepareDatabase } from "./prepare-database.ts";

logDeath(createLog("migrate"));
const { databaseUrl, logLevel } = readEnvironment();
const log = createLog("migrate", logLevel);
try {
  const applied = await prepareDatabase(databaseUrl, import.meta.dirname, log);
  log.info({ applied }, applied.length > 0 ? "schema brought up to date" : "schema is up to date");
} catch (error) {
  log.fatal({ error }, "migration failed");
  process.exitCode = 1;
}
