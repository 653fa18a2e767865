import { fileURLToPath } from "node:url";

/** Where the tested shop keeps its data, its logs and what the tests leave behind. */
export const dataFolder = fileURLToPath(new URL("../../../../.data/e2e", import.meta.url));

/**
 * First of the ports that tests use; `E2E_PORT` moves them
 * all, so that two checkouts can be tested side by side.
 */
const first = Number(process.env.E2E_PORT || 3100);

/** Ports of one tested shop. */
const portsFrom = (base: number) => ({
  cb: base,
  ck: base + 1,
  gcs: base + 2,
  commerce: base + 10,
  worker: base + 11,
  staffApi: base + 12,
  admin: base + 13,
  sandbox: base + 20,
  smtp: base + 25,
  postgres: base + 43,
  storybook: base + 90,
});

/** Ports of the shop that all journeys share, which no shop beside it uses. */
export const ports = portsFrom(first);

/** Ports of the shop whose processes are killed. */
export const faultyPorts = portsFrom(first + 100);

/** Port of a process of brand group CB beside them, with settings of its own. */
export const furtherPort = first + 5;

/** First of the ports where drivers of WebKit listen, one for each worker of Playwright. */
export const webkitDriverPort = first + 60;

/** Answers once the whole shop is up. */
export const readyPort = first + 99;
export const readyUrl = `http://localhost:${readyPort}/`;

/** The outside world of the shop: payment provider and mailbox. */
export const sandboxUrl = `http://localhost:${ports.sandbox}`;
