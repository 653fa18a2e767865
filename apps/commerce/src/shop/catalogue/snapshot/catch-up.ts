import type { Log } from "../../../platform/log.ts";
import type { Services } from "../../../platform/services.ts";
import { announce, purgeTags } from "../stock/purge.ts";
import type { Snapshot } from "../types.ts";

const expected = new WeakSet<Promise<Snapshot>>();

/**
 * Pages that are made of an older catalogue while a newer one is read may be kept. So once it is there,
 * the storefront's processes are told to make them again: once, however many pages were made meanwhile.
 */
export const catchUp = ({ services, log }: { services: Services; log: Log }, newer: Promise<Snapshot>): void => {
  if (expected.has(newer)) return;
  expected.add(newer);
  newer
    .then(({ storefront }) =>
      announce(services, services.pool, [purgeTags.storefront(storefront), purgeTags.catalogue(storefront)]),
    )
    .catch((error: unknown) => log.warn({ error }, "the newer catalogue cannot be read"));
};
