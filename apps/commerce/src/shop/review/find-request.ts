import { isLinkToken } from "@giftshop/storefront-config";
import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { type Bucket, isOverspent, limit, overspend } from "../../platform/limit.ts";
import { hashOfToken } from "./link.ts";
import { type ReviewRequest, requestByToken } from "./requests-table.ts";

/** Wrong tokens of a network that are judged; then none is for an hour, right or wrong. */
const wrong: Bucket = { name: "review-token", points: 9, seconds: 3600, blockSeconds: 3600, guards: true };
/** More than anybody reads and writes reviews. */
const looks: Bucket = { name: "review-look", points: 60, seconds: 60 };

/** The request that a link's token is for. Throws 2204 where there is none in this storefront, and 1002. */
export const findByToken = async (token: string, scope: Scope): Promise<ReviewRequest> => {
  const { clientAddress, services, storefront, log } = scope;
  await limit(scope, looks, clientAddress);
  if (clientAddress !== undefined && (await isOverspent(scope, wrong, clientAddress)))
    throw new Failure("tooManyRequests");
  const found = isLinkToken(token) ? await requestByToken(services.pool, hashOfToken(token)) : undefined;
  if (found?.storefront === storefront.code) return found;
  if (clientAddress !== undefined && (await overspend(scope, wrong, clientAddress)))
    log.warn({ limit: wrong.name }, "a network has tried many wrong links of reviews");
  throw new Failure("linkInvalid", "token");
};
