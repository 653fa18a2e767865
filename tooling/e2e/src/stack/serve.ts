/** Starts the shop that the journeys share, says at `readyUrl` that it is up, and stops it when told to. */
import { once } from "node:events";
import { createServer } from "node:http";
import { forgetful, startStack } from "@giftshop/start";
import { visitorsBehindProxy } from "./environment.ts";
import { freshShop } from "./seeded.ts";
import { dataFolder, ports, readyPort } from "./shared-stack.ts";

const told = new AbortController();
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => told.abort());

await freshShop("giftshop", dataFolder);
const stack = await startStack({
  ports,
  dataDirectory: dataFolder,
  prepared: true,
  postgres: forgetful,
  environment: visitorsBehindProxy,
  signal: told.signal,
});
const server = createServer((_, response) => response.end("ready")).listen(readyPort);
if (!told.signal.aborted) await once(told.signal, "abort");
server.close();
server.closeAllConnections();
await stack.stop();
process.exit(0);
