import { getStorefront, type StorefrontCode } from "@giftshop/storefront-config";
import { prepared, type Queryable } from "../../platform/database/index.ts";
import type { Finding } from "../../platform/module.ts";

const hour = 3_600_000;

const waiting = prepared<{ reference: string; storefront: StorefrontCode; createdAt: Date }>(
  "activation-waiting",
  `select reference, storefront, created_at as "createdAt" from activation_request where state = 'REVIEW' order by created_at`,
);

/** Requests that nobody has decided within the time that their storefront promises. */
export const overdueRequests = async (db: Queryable, now: Date): Promise<Finding[]> =>
  (await waiting.all(db))
    .filter(({ storefront, createdAt }) => {
      const { activationWithinHours } = getStorefront(storefront).claims;
      return createdAt.getTime() + activationWithinHours * hour < now.getTime();
    })
    .map(({ reference }) => ({ what: "ACTIVATION_NOT_DECIDED", id: reference }));
