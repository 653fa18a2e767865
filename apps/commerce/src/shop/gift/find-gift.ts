import { isLinkToken } from "@giftshop/storefront-config";
import type { Queryable } from "../../platform/database/index.ts";
import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { type Bucket, isOverspent, limit, overspend } from "../../platform/limit.ts";
import { type GiftRecord, giftByToken } from "./gifts-table.ts";
import { hashOfToken } from "./link.ts";

/** Wrong tokens of a network that are judged; then none is for an hour, right or wrong. */
const wrongTokens = 10;
/** Overspent by the tenth. */
const wrong: Bucket = {
  name: "gift-token",
  points: wrongTokens - 1,
  seconds: 3600,
  blockSeconds: 3600,
  guards: true,
};
/** More than anybody opens a gift. */
const looks: Bucket = { name: "gift-look", points: 120, seconds: 60 };

/**
 * The gift that a link's token is for, found by `find`. Throws 2204 where there is
 * none in this storefront, and 1002 to a network that has tried ten wrong tokens.
 */
export const findByToken = async (
  token: string,
  scope: Pick<Scope, "clientAddress" | "services" | "storefront" | "log">,
  find: (db: Queryable, tokenHash: Buffer) => Promise<GiftRecord | undefined> = giftByToken,
): Promise<GiftRecord> => {
  const { clientAddress, services, storefront, log } = scope;
  await limit(scope, looks, clientAddress);
  if (clientAddress !== undefined && (await isOverspent(scope, wrong, clientAddress)))
    throw new Failure("tooManyRequests");
  const gift = isLinkToken(token) ? await find(services.pool, hashOfToken(token)) : undefined;
  if (gift?.storefront === storefront.code) return gift;
  if (clientAddress !== undefined && (await overspend(scope, wrong, clientAddress)))
    log.warn({ limit: wrong.name }, "a network has tried many wrong links of gifts");
  throw new Failure("linkInvalid", "token");
};
