import type { StorefrontCode } from "@giftshop/storefront-config";
import { prepared, type Queryable } from "../database/index.ts";

/** An exchange whose half hour is over. */
export interface EndedExchange {
  visitor: number;
  storefront: StorefrontCode;
}

const ended = prepared<EndedExchange, [Date, number, number]>(
  "redeem-session-ended",
  "select visitor, storefront from redeem_session where expires_at <= $1 and visitor > $2 order by visitor limit $3",
);
const remove = prepared<Record<never, never>, [number, Date]>(
  "redeem-session-forget",
  "delete from redeem_session where visitor = $1 and expires_at <= $2",
);

/** Exchanges that have ended, in the order of their visitors, after one of them. */
export const endedExchanges = (db: Queryable, now: Date, after: number, most: number): Promise<EndedExchange[]> =>
  ended.all(db, now, after, most);

/** Forgets the token of an exchange that has ended. */
export const forgetExchange = async (db: Queryable, visitor: number, now: Date): Promise<void> =>
  void (await remove.run(db, visitor, now));
