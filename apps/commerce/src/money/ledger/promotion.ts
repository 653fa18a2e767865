import { prepared, type Queryable } from "../../platform/database/index.ts";

const lock = prepared<{ left: number }, [string, string]>(
  "ledger-lock-promotion-budget",
  'select ledger_lock_promotion_budget($1, $2) as "left"',
);

/** What a legal entity may still give away, in minor units, locked until the transaction ends. */
export const lockPromotionBudget = async (client: Queryable, legalEntity: string, currency: string): Promise<number> =>
  (await lock.first(client, legalEntity, currency))?.left ?? 0;

/** What became of money that was set aside for one promotion, in minor units of its currency. */
export interface PromotionSum {
  key: string;
  setAside: number;
  /** Now on a card that was given away. */
  given: number;
  returned: number;
}

const sums = prepared<PromotionSum, [readonly string[]]>(
  "ledger-promotion-sums",
  `select t.business_key as key, coalesce(sum(e.amount) filter (where t.kind = 'PROMOTION_BUDGET'), 0)::float8 as "setAside",
     coalesce(-sum(e.amount) filter (where t.kind = 'PROMOTION'), 0)::float8 as given,
     coalesce(-sum(e.amount) filter (where t.kind = 'PROMOTION_RETURNED'), 0)::float8 as returned
   from ledger_tx t join ledger_entry e on e.tx = t.id join ledger_account a on a.id = e.account
   where t.business_key = any ($1) and t.kind in ('PROMOTION_BUDGET', 'PROMOTION', 'PROMOTION_RETURNED') and a.kind = 'PROMOTION_BUDGET'
   group by t.business_key`,
);

/** Sums of several promotions by their keys, without those that nothing was booked for. */
export const promotionSums = (db: Queryable, keys: readonly string[]): Promise<PromotionSum[]> => sums.all(db, keys);
