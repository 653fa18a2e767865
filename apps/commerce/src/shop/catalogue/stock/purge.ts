import { createHmac } from "node:crypto";
import type { StorefrontCode } from "@giftshop/storefront-config";
import { systemClock } from "../../../platform/clock.ts";
import type { Queryable } from "../../../platform/database/index.ts";
import type { QueueDefinition } from "../../../platform/jobs/queues.ts";
import type { Services } from "../../../platform/services.ts";

/** A purge call to one storefront process, a job for each address as processes come and go. */
export interface PurgeJob {
  url: string;
  tags: readonly string[];
}

/** Tried for about an hour: a process that was away that long has started since, with an empty cache. */
export const purgeQueue: QueueDefinition = {
  name: "storefront-purge",
  retryLimit: 10,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 600,
  expireInSeconds: 30,
};

/** Cache tags of what commerce changes, as the storefront's cache table spells them. */
export const purgeTags = {
  storefront: (storefront: StorefrontCode) => `storefront:${storefront}`,
  catalogue: (storefront: StorefrontCode) => `catalogue:${storefront}`,
  product: (storefront: StorefrontCode, path: string) => `product:${storefront}:${path}`,
  content: (storefront: StorefrontCode) => `content:${storefront}`,
  doubler: (storefront: StorefrontCode) => `doubler:${storefront}`,
} as const;

/** Tells every storefront process, in the caller's transaction, that what these tags name has changed. */
export const announce = async (
  { enqueue, environment }: Pick<Services, "enqueue" | "environment">,
  client: Queryable,
  tags: readonly string[],
): Promise<void> => {
  if (tags.length === 0) return;
  for (const url of environment.storefrontUrls)
    await enqueue(client, purgeQueue.name, { url, tags } satisfies PurgeJob);
};

/** A product that sells out, or is there again, changes its page. */
export const announceAvailability = async (
  services: Services,
  client: Queryable,
  variationIds: readonly number[],
): Promise<void> => {
  if (variationIds.length === 0) return;
  const { rows } = await client.query<{ storefront: StorefrontCode; path: string }>(
    "select distinct p.storefront, p.brand as path from variation v join product p on p.id = v.product where v.id = any($1::int[])",
    [variationIds],
  );
  const tags = rows.flatMap(({ storefront, path }) => [
    purgeTags.catalogue(storefront),
    purgeTags.product(storefront, path),
  ]);
  await announce(services, client, [...new Set(tags)]);
};

/** HMAC-SHA256 in hexadecimal over the timestamp (milliseconds since 1970), a dot and the body. */
export const signPurge = (secret: string, timestamp: string, body: string): string =>
  createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");

const timeout = 10_000;

/**
 * Sends one purge call; throws, to be tried again, unless the
 * storefront says that it is done. `now` is the real time.
 */
export const sendPurge = async ({ url, tags }: PurgeJob, secret: string, now = systemClock.now()): Promise<void> => {
  const body = JSON.stringify({ tags });
  const timestamp = `${now.getTime()}`;
  const response = await fetch(new URL("/_purge", url), {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-timestamp": timestamp,
      "x-signature": signPurge(secret, timestamp, body),
    },
    body,
    signal: AbortSignal.timeout(timeout),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status} to a purge.`);
};
