import { prepared, type Queryable } from "../../platform/database/index.ts";

/**
 * What an account stands at: a house account, or all gift
 * cards together. Above zero we owe or earned it. Minor units.
 */
export interface LedgerSum {
  legalEntity: string;
  currency: string;
  kind: string;
  amount: number;
}

const sums = prepared<LedgerSum>(
  "ledger-sums",
  `select a.legal_entity as "legalEntity", a.currency, a.kind, sum(e.amount)::bigint as amount
   from ledger_entry e join ledger_account a on a.id = e.account
   group by a.legal_entity, a.currency, a.kind order by a.legal_entity, a.currency, a.kind`,
);
const onCards = prepared<Omit<LedgerSum, "kind">>(
  "ledger-on-cards",
  `select legal_entity as "legalEntity", currency, sum(balance)::bigint as amount from ledger_account
   where kind = 'GIFT_CARD' group by legal_entity, currency`,
);

/** What every kind of account stands at, by legal entity and currency, counted from the entries. */
export const ledgerSums = (db: Queryable): Promise<LedgerSum[]> => sums.all(db);

/** What is on all cards by their running balances: the same as their entries say, or the books are wrong. */
export const cardBalances = (db: Queryable): Promise<Omit<LedgerSum, "kind">[]> => onCards.all(db);
