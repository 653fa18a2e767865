import { inTransaction, type PoolClient } from "../../platform/database/index.ts";
import type { Services } from "../../platform/services.ts";
import { announce, purgeTags } from "../catalogue/stock/purge.ts";
import { decideReview, type ReviewRecord } from "./reviews-table.ts";

/** Somebody has read a review. */
interface Decision {
  id: number;
  state: "PUBLISHED" | "REFUSED";
  by: string;
  why: string | null;
}

/**
 * Publishes a review or hides one, also one that is shown already, and has its pages made again. `undefined`
 * where nothing changes.
 */
export const decide = (services: Services, decision: Decision): Promise<ReviewRecord | undefined> =>
  inTransaction(services.pool, (client) => decideWithin(services, client, decision));

/** {@link decide} in the caller's transaction. */
export const decideWithin = async (
  services: Services,
  client: PoolClient,
  decision: Decision,
): Promise<ReviewRecord | undefined> => {
  const review = await decideReview(client, { ...decision, now: services.clock.now() });
  if (review === undefined) return undefined;
  const { storefront, product } = review;
  await announce(services, client, [purgeTags.product(storefront, product), purgeTags.content(storefront)]);
  return review;
};
