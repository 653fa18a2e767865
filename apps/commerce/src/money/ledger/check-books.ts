import { allowLong, inTransaction, type Pool } from "../../platform/database/index.ts";
import type { Log } from "../../platform/log.ts";

/** What is wrong in the books; each number counts rows and should be zero. */
export interface BooksReport {
  /** Transactions with one entry or none, or that do not sum to zero. */
  unbalanced: number;
  /** Cards whose balance is not the sum of their entries. */
  drifted: number;
  /** Currencies whose entries do not sum to zero altogether. */
  currencies: number;
  /** Order settlements that are not empty: paid and booked are one commit, so nothing stays there. */
  unsettled: number;
  /**
   * Accounts of which more has gone than was there: of what is
   * set aside from cards or for promotions, or of unopened gifts.
   */
  overheld: number;
}

/** All entries there ever were take longer than an answer to a visitor may; milliseconds. */
const timeout = 600_000;

const report = `with transactions as (
    select t.id from ledger_tx t left join (
      select tx, currency, sum(amount) as total, count(*) as entries from ledger_entry group by tx, currency
    ) e on e.tx = t.id group by t.id having coalesce(sum(e.entries), 0) < 2 or bool_or(e.total <> 0)
  ), cards as (
    select a.id from ledger_account a left join (
      select account, sum(amount) as total from ledger_entry group by account
    ) e on e.account = a.id where a.kind = 'GIFT_CARD' and a.balance <> coalesce(e.total, 0)
  ), currencies as (select currency from ledger_entry group by currency having sum(amount) <> 0),
  settlements as (
    select a.id from ledger_account a join ledger_entry e on e.account = a.id where a.kind = 'ORDER_SETTLEMENT'
    group by a.id having sum(e.amount) <> 0
  ), holds as (
    select a.id from ledger_account a join ledger_entry e on e.account = a.id
      where a.kind in ('CARD_HOLDS', 'UNOPENED_GIFTS', 'PROMOTION_BUDGET')
    group by a.id having sum(e.amount) < 0
  )
  select (select count(*) from transactions) as unbalanced, (select count(*) from cards) as drifted,
         (select count(*) from currencies) as currencies, (select count(*) from settlements) as unsettled,
         (select count(*) from holds) as overheld`;

/**
 * Adds up the whole ledger in one snapshot and stops spending where anything drifts. Only a person starts
 * it again: as owner, `update ledger_guard set stopped_at = null, reason = null`.
 */
export const checkBooks = async (pool: Pool, log: Log): Promise<BooksReport> => {
  const found = await inTransaction(
    pool,
    async (client) => {
      await allowLong(client, timeout);
      return (await client.query<BooksReport>(report)).rows[0];
    },
    { isolation: "repeatable read" },
  );
  if (found === undefined) throw new Error("The books were not read.");
  if (found.unbalanced + found.drifted + found.currencies + found.unsettled + found.overheld > 0) {
    await pool.query("select ledger_stop_spending($1)", [JSON.stringify(found)]);
    log.fatal({ ...found }, "the books drift: spending is stopped");
  }
  await pool.query("update ledger_guard set checked_at = now()");
  return found;
};
