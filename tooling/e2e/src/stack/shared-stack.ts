import { fileURLToPath } from "node:url";

/** Where the tested shop keeps its data, its logs and what the tests leave behind. */
export const dataFolder = fileURLToPath(new URL("../../../../.data/e2e", import.meta.url));

/** Ports of the shop that all journeys share; none of a shop that somebody runs beside it. */
export const ports = {
  cb: 3100,
  ck: 3101,
  gcs: 3102,
  commerce: 3110,
  worker: 3111,
  sandbox: 3120,
  smtp: 3125,
  postgres: 3143,
  storybook: 3190,
} as const;

/** Answers once the whole shop is up. */
export const readyPort = 3199;
export const readyUrl = `http://localhost:${readyPort}/`;

/** The outside world of the shop: payment provider and mailbox. */
export const sandboxUrl = `http://localhost:${ports.sandbox}`;
