import { prepared, type Queryable } from "../../platform/database/index.ts";

const lock = prepared<{ left: number }, [string, string]>(
  "ledger-lock-promotion-budget",
  'select ledger_lock_promotion_budget($1, $2) as "left"',
);

/** What a legal entity may still give away, in minor units, locked until the transaction ends. */
export const lockPromotionBudget = async (client: Queryable, legalEntity: string, currency: string): Promise<number> =>
  (await lock.first(client, legalEntity, currency))?.left ?? 0;
