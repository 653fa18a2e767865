import { prepared, type Queryable } from "../../platform/database/index.ts";
import { balancesOf } from "../ledger/index.ts";
import type { CardState } from "./terms.ts";

/** A card as people of the shop see it: nothing of it can be spent by what is here. Minor units. */
export interface StaffCard {
  id: number;
  orderLine: number;
  lastDigits: string;
  title: string;
  state: CardState;
  currency: string;
  value: number;
  balance: number;
  /** ISO 8601 date; null of one that was not activated. */
  expiresOn: string | null;
  activatedAt: Date | null;
  /** It was issued again: another one took its place. */
  replaced: boolean;
}

/** Something that happened to a card. */
export interface CardEvent {
  card: number;
  at: Date;
  kind: "STATE" | "REVEAL" | "DECISION";
  what: string;
  who: string | null;
}

const ofLines = prepared<Omit<StaffCard, "balance">, [readonly number[]]>(
  "gift-card-staff-view",
  `select id, order_line as "orderLine", last_digits as "lastDigits", title, state, currency, value, expires_on::text as "expiresOn",
     activated_at as "activatedAt", exists (
       select from gift_card_decision d where d.card = c.id and d.decision = 'REISSUE') as replaced
   from gift_card c where order_line = any ($1::bigint[]) order by order_line, n`,
);
const events = prepared<CardEvent, [readonly number[]]>(
  "gift-card-events",
  `select card, at, 'STATE' as kind, to_state as what, null as who from gift_card_transition where card = any ($1::bigint[])
   union all select card, revealed_at, 'REVEAL', purpose, null from gift_card_reveal where card = any ($1::bigint[])
   union all select card, at, 'DECISION', decision || ' ' || reason, staff from gift_card_decision where card = any ($1::bigint[])
   order by at`,
);
const byDigits = prepared<{ line: number }, [string, number]>(
  "gift-card-lines-by-digits",
  "select order_line as line from gift_card where last_digits = $1 order by id desc limit $2",
);
const byNumber = prepared<{ line: number }, [Buffer]>(
  "gift-card-line-by-number",
  "select order_line as line from gift_card where number_hash = $1",
);

/** The cards of order lines. */
export const staffCards = async (db: Queryable, lines: readonly number[]): Promise<StaffCard[]> => {
  const cards = await ofLines.all(db, lines);
  const ids = cards.map(({ id }) => id);
  const balances = await balancesOf(db, ids);
  return cards.map((card) => ({ ...card, balance: balances.get(card.id) ?? 0 }));
};

/** What happened to cards, the first first. */
export const cardEvents = (db: Queryable, cards: readonly number[]): Promise<CardEvent[]> => events.all(db, cards);

/** Order lines of the newest cards that end with these four digits, at most so many. */
export const linesByDigits = async (db: Queryable, digits: string, most: number): Promise<number[]> =>
  (await byDigits.all(db, digits, most)).map(({ line }) => line);

/** The order line of the card whose number is kept as this, if there is one. */
export const linesByNumber = async (db: Queryable, numberHash: Buffer): Promise<number[]> =>
  (await byNumber.all(db, numberHash)).map(({ line }) => line);
