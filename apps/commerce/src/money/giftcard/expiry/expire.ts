import { getStorefront, type StorefrontCode } from "@giftshop/storefront-config";
import { inBatches } from "../../../platform/batches.ts";
import { type Pool, type PoolClient, prepared } from "../../../platform/database/index.ts";
import { lockCardBalance, postTransactions } from "../../ledger/index.ts";
import { isExpired } from "./expiry.ts";

interface Expiring {
  id: number;
  storefront: StorefrontCode;
  legalEntity: string;
  currency: string;
  expiresOn: string;
}

/** Cards of a storefront whose day is over; those of which something is held wait for what becomes of it. */
const expiring = prepared<Expiring, [string, readonly string[], number]>(
  "gift-card-expiring",
  `select id, storefront, legal_entity as "legalEntity", currency, expires_on::text as "expiresOn" from gift_card c
   where state in ('ACTIVE', 'BLOCKED') and storefront = $1 and expires_on = any ($2::date[])
     and not exists (select from gift_card_hold h where h.card = c.id and h.state = 'HELD')
   order by id limit $3 for no key update skip locked`,
);
const days = prepared<{ storefront: StorefrontCode; day: string }, [Date]>(
  "gift-card-expiring-days",
  `select distinct storefront, expires_on::text as day from gift_card
   where state in ('ACTIVE', 'BLOCKED') and expires_on < ($1::timestamptz at time zone 'UTC' + interval '14 hours')::date`,
);
const end = prepared<Record<never, never>, [readonly number[]]>(
  "gift-card-expire",
  "update gift_card set state = 'EXPIRED' where id = any ($1::bigint[]) and state in ('ACTIVE', 'BLOCKED')",
);

const most = 200;

/** Ends some cards of one storefront: no transaction writes for two legal entities. */
const expireSome = async (
  client: PoolClient,
  storefront: StorefrontCode,
  ofDays: readonly string[],
): Promise<number> => {
  const cards = await expiring.all(client, storefront, ofDays, most);
  const left: { card: Expiring; balance: number }[] = [];
  for (const card of cards) left.push({ card, balance: (await lockCardBalance(client, card.id)) ?? 0 });
  const postings = left
    .filter(({ balance }) => balance > 0)
    .map(({ card: { id, legalEntity, currency }, balance }) => ({
      kind: "BREAKAGE",
      businessKey: `${id}`,
      legalEntity,
      currency,
      entries: [
        { account: id, amount: -balance },
        { account: "BREAKAGE" as const, amount: balance },
      ],
    }));
  if (postings.length > 0) await postTransactions(client, postings);
  await end.run(
    client,
    cards.map(({ id }) => id),
  );
  return cards.length;
};

/**
 * Ends cards whose last day is over where they were sold, and books what is left on them as breakage.
 * One of which something is held for an order ends when that hold has. Answers how many ended.
 */
export const expireCards = async (pool: Pool, now: Date): Promise<number> => {
  const over = (await days.all(pool, now)).filter(({ storefront, day }) =>
    isExpired(day, now, getStorefront(storefront).timeZone),
  );
  const byStorefront = Map.groupBy(over, ({ storefront }) => storefront);
  let ended = 0;
  for (const [storefront, found] of byStorefront) {
    const ofDays = found.map(({ day }) => day);
    ended += await inBatches(pool, most, (client) => expireSome(client, storefront, ofDays));
  }
  return ended;
};
