import { createOldReads, createPool } from "../../../platform/database/index.ts";
import { readEnvironment } from "../../../platform/environment.ts";
import { createSender } from "../../../platform/jobs/sender.ts";
import { createLog } from "../../../platform/log.ts";
import { embeddedBeacon } from "../beacon/embedded-beacon.ts";
import { runDraws } from "../steps/run-draws.ts";

/**
 * A worker that does what is due and dies by `kill -9` before its n-th step (a write or commit); 0: it
 * lives. Prints how many draws it held.
 */
const [url = "", beacon = "", now = "", step = "0"] = process.argv.slice(2);
const log = createLog("test", "silent");
const pool = createPool({ connectionString: url, log, size: 4 });
const sender = createSender(url, log);
let left = Number(step);
const writes = /^\s*(?:insert|update|delete|with|commit|select ledger_)/iu;
const textOf = (asked: unknown): string =>
  typeof asked === "string" ? asked : String((asked as { text?: unknown } | undefined)?.text);
const count = (asked: unknown): void => {
  if (!writes.test(textOf(asked))) return;
  left -= 1;
  if (left === 0) process.kill(process.pid, "SIGKILL");
};
pool.on("connect", (client) => {
  const query = client.query.bind(client);
  Object.assign(client, {
    query: (...values: Parameters<typeof query>) => {
      count(values[0]);
      return query(...values);
    },
  });
});
const environment = readEnvironment({
  DATABASE_URL: url,
  APP_DATABASE_URL: url,
  STOREFRONT_URLS: "http://localhost:1",
});
const services = {
  environment,
  log,
  pool,
  readOld: createOldReads({ primary: pool, atMost: 5 }),
  clock: { now: () => new Date(now) },
  enqueue: sender.enqueue,
  enqueueAll: sender.enqueueAll,
};
const { held = 0 } = await runDraws(services, embeddedBeacon(beacon));
await sender.stop();
await pool.end();
process.stdout.write(`${held}`);
