import { createPool } from "./database/index.ts";
import { readEnvironment } from "./environment.ts";
import { createLog } from "./log.ts";

const { databaseUrl, logLevel } = readEnvironment();
const log = createLog("seed", logLevel);
const pool = createPool({ connectionString: databaseUrl, log, size: 1, name: "commerce-seed" });
await pool.end();
