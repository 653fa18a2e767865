import { prepared, type Queryable } from "../../platform/database/index.ts";
import type { Account } from "./account.ts";

/** One side of a booking; `amount` in integer minor units, above zero a credit, below zero a debit. */
interface Entry {
  account: Account;
  amount: number;
}

/** A ledger transaction of one legal entity in one currency. */
export interface Posting {
  /** What happened, for example `PAYMENT`. */
  kind: string;
  /** What it happened to; a kind and key are booked once, ever. */
  businessKey: string;
  legalEntity: string;
  /** ISO 4217. */
  currency: string;
  /** Two or more that sum to zero; zero amounts are left out. */
  entries: readonly Entry[];
}

/**
 * A kind and business key that were booked before, with other entries: a bug in the caller, never to be
 * skipped.
 */
export class LedgerConflict extends Error {
  constructor({ kind, businessKey }: Posting) {
    super(`${kind} ${businessKey} is in the ledger with other entries.`);
    this.name = "LedgerConflict";
  }
}

type Columns = [string[], string[], number[], (number | null)[], (string | null)[], string[], string[], number[]];

const insertPostings = prepared<{ position: number }, Columns>(
  "ledger-post",
  `with wanted as (
     select kind, business_key, position from unnest($1::text[], $2::text[]) with ordinality as w (kind, business_key, position)
   ), made as (
     insert into ledger_tx (kind, business_key) select kind, business_key from wanted
     on conflict on constraint ledger_tx_once do nothing returning id, kind, business_key
   ), entered as (
     insert into ledger_entry (tx, account, currency, amount)
     select made.id, coalesce(e.card, house.id, ledger_house(e.house, e.entity, e.currency)), e.currency, e.amount
     from unnest($3::bigint[], $4::bigint[], $5::text[], $6::text[], $7::text[], $8::bigint[])
       as e (position, card, house, entity, currency, amount)
     join wanted using (position) join made using (kind, business_key)
     left join ledger_account house on house.kind = e.house and house.kind <> 'GIFT_CARD'
       and house.legal_entity = e.entity and house.currency = e.currency
   )
   select position from made join wanted using (kind, business_key)`,
);

const bookedEntries = prepared<{ card: number | null; house: string | null; amount: number }, [string, string]>(
  "ledger-booked",
  `select case a.kind when 'GIFT_CARD' then a.id end as card, case a.kind when 'GIFT_CARD' then null else a.kind end as house, e.amount
   from ledger_tx t join ledger_entry e on e.tx = t.id join ledger_account a on a.id = e.account
   where t.kind = $1 and t.business_key = $2`,
);

const entriesOf = ({ entries }: Posting): Entry[] => entries.filter(({ amount }) => amount !== 0);

const fingerprint = (entries: readonly Entry[]): string =>
  entries
    .map(({ account, amount }) => `${account}:${amount}`)
    .sort()
    .join();

const assertSame = async (client: Queryable, posting: Posting): Promise<void> => {
  const booked = await bookedEntries.all(client, posting.kind, posting.businessKey);
  const before = booked.map(({ card, house, amount }) => ({ account: (card ?? house) as Account, amount }));
  if (fingerprint(before) !== fingerprint(entriesOf(posting))) throw new LedgerConflict(posting);
};

const columnsOf = (postings: readonly Posting[]): Columns => {
  const rows = postings.flatMap((posting, index) =>
    entriesOf(posting).map(({ account, amount }) => ({ posting, position: index + 1, account, amount })),
  );
  return [
    postings.map(({ kind }) => kind),
    postings.map(({ businessKey }) => businessKey),
    rows.map(({ position }) => position),
    rows.map(({ account }) => (typeof account === "number" ? account : null)),
    rows.map(({ account }) => (typeof account === "string" ? account : null)),
    rows.map(({ posting }) => posting.legalEntity),
    rows.map(({ posting }) => posting.currency),
    rows.map(({ amount }) => amount),
  ];
};

/**
 * Books transactions in one statement, once each; answers which were booked now. The database refuses what
 * does not sum to zero at commit, and a card below zero (`ledger_account_not_overspent`) at once.
 */
export const postTransactions = async (client: Queryable, postings: readonly Posting[]): Promise<boolean[]> => {
  const made = await insertPostings.all(client, ...columnsOf(postings));
  const booked = postings.map((_, index) => made.some(({ position }) => position === index + 1));
  for (const [index, posting] of postings.entries()) if (!booked[index]) await assertSame(client, posting);
  return booked;
};

/** {@link postTransactions} of one. Answers whether it was booked now. */
export const postTransaction = async (client: Queryable, posting: Posting): Promise<boolean> =>
  (await postTransactions(client, [posting]))[0] === true;
