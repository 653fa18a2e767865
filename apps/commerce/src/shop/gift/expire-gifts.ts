import { getStorefront, type StorefrontCode } from "@giftshop/storefront-config";
import { isExpired } from "../../money/giftcard/index.ts";
import { postTransactions } from "../../money/ledger/index.ts";
import { inBatches } from "../../platform/batches.ts";
import { type Pool, prepared } from "../../platform/database/index.ts";

interface Ending {
  package: number;
  legalEntity: string;
  currency: string;
  value: number;
}

/**
 * A day is over at another hour in each zone, so at most that of a
 * day from now; which of them is not over is asked of the zones.
 */
const days = prepared<{ storefront: StorefrontCode; day: string }, [Date]>(
  "gift-ending-days",
  `select distinct storefront, expires_on::text as day from gift
   where state in ('UNOPENED', 'BLOCKED') and expires_on < ($1::timestamptz at time zone 'UTC' + interval '14 hours')::date`,
);
const ending = prepared<Ending, [readonly string[], readonly string[], number]>(
  "gift-ending",
  `select g.package, g.legal_entity as "legalEntity", g.currency, g.value from gift g
   join unnest($1::text[], $2::date[]) as over (storefront, day) on over.storefront = g.storefront and over.day = g.expires_on
   where g.state in ('UNOPENED', 'BLOCKED') order by g.package limit $3 for no key update of g skip locked`,
);
const end = prepared<Record<never, never>, [readonly number[]]>(
  "gift-end",
  "update gift set state = 'EXPIRED' where package = any ($1::bigint[])",
);

const most = 200;

/**
 * Ends gifts that nobody opened until their last day was
 * over, and books their value as breakage. Answers how many.
 */
export const expireGifts = async (pool: Pool, now: Date): Promise<number> => {
  const over = (await days.all(pool, now)).filter(({ storefront, day }) =>
    isExpired(day, now, getStorefront(storefront).timeZone),
  );
  const storefronts = over.map(({ storefront }) => storefront);
  const lastDays = over.map(({ day }) => day);
  return inBatches(pool, most, async (client) => {
    const gifts = await ending.all(client, storefronts, lastDays, most);
    if (gifts.length === 0) return 0;
    await postTransactions(
      client,
      gifts.map((gift) => ({
        kind: "BREAKAGE",
        businessKey: `gift ${gift.package}`,
        legalEntity: gift.legalEntity,
        currency: gift.currency,
        entries: [
          { account: "UNOPENED_GIFTS" as const, amount: -gift.value },
          { account: "BREAKAGE" as const, amount: gift.value },
        ],
      })),
    );
    await end.run(
      client,
      gifts.map((gift) => gift.package),
    );
    return gifts.length;
  });
};
