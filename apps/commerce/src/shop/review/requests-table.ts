import type { StorefrontCode } from "@giftshop/storefront-config";
import { prepared, type Queryable } from "../../platform/database/index.ts";

/** Milliseconds between an order and the first look whether it was delivered. */
const firstLook = 7 * 86_400_000;
/** Milliseconds between looks. */
const nextLook = 86_400_000;

/** A buyer who agreed to be asked. */
export interface ReviewRequest {
  orderId: string;
  storefront: StorefrontCode;
  /** Id of the link that was sent; null before. */
  link: string | null;
}

const columns = `order_id as "orderId", storefront, link`;

const insert = prepared<Record<never, never>, [string, string, Date, Date]>(
  "review-request-insert",
  "insert into review_request (order_id, storefront, agreed_at, look_at) values ($1, $2, $3, $4) on conflict do nothing",
);
const take = prepared<{ orderId: string }, [readonly string[], Date, Date, number]>(
  "review-request-take",
  `update review_request set look_at = $3 where order_id in (
     select order_id from review_request where asked_at is null and look_at <= $2 and storefront = any ($1::text[])
     order by look_at limit $4 for no key update skip locked)
   returning order_id as "orderId"`,
);
const ask = prepared<Record<never, never>, [string, Date, string, Buffer]>(
  "review-request-ask",
  "update review_request set asked_at = $2, link = $3, token_hash = $4 where order_id = $1 and asked_at is null",
);
const byOrder = prepared<ReviewRequest, [string]>(
  "review-request-of-order",
  `select ${columns} from review_request where order_id = $1`,
);
const byToken = prepared<ReviewRequest, [Buffer]>(
  "review-request-by-token",
  `select ${columns} from review_request where token_hash = $1`,
);
const forget = prepared<Record<never, never>, [Date, number]>(
  "review-request-forget",
  `delete from review_request where order_id in (
     select order_id from review_request where agreed_at < $1 order by agreed_at limit $2)`,
);

/** Keeps that the buyer of an order agreed to be asked once. */
export const agreeToReview = (
  client: Queryable,
  { orderId, storefront, now }: { orderId: string; storefront: StorefrontCode; now: Date },
): Promise<number> => insert.run(client, orderId, storefront, now, new Date(now.getTime() + firstLook));

/**
 * At most so many orders that are to be looked at now, where it is day, each answered to one of those who ask
 * at once and looked at again in a day.
 */
export const takeDue = async (
  client: Queryable,
  { awake, now, most }: { awake: readonly StorefrontCode[]; now: Date; most: number },
): Promise<string[]> =>
  (await take.all(client, awake, now, new Date(now.getTime() + nextLook), most)).map(({ orderId }) => orderId);

/** Whether nobody has asked this buyer before, and it is noted that somebody does now. */
export const noteAsked = async (
  client: Queryable,
  orderId: string,
  { link, tokenHash }: { link: string; tokenHash: Buffer },
  now: Date,
): Promise<boolean> => (await ask.run(client, orderId, now, link, tokenHash)) === 1;

export const requestOfOrder = (db: Queryable, orderId: string): Promise<ReviewRequest | undefined> =>
  byOrder.first(db, orderId);

export const requestByToken = (db: Queryable, tokenHash: Buffer): Promise<ReviewRequest | undefined> =>
  byToken.first(db, tokenHash);

/** Deletes requests, and with them links, of before a day; answers how many that were. */
export const forgetRequests = (client: Queryable, before: Date, most: number): Promise<number> =>
  forget.run(client, before, most);
