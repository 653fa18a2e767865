import type { BrandGroup } from "@giftshop/storefront-config";
import { prepared, type Queryable } from "../../platform/database/index.ts";
import { type CardSecrets, encryptCode, hashNumber, hashPin, keyId } from "./card-keys.ts";
import { makeCardNumber, makePin } from "./number.ts";

/** A card to be made: the n-th of an order line, counted from 0. */
export interface CardToIssue {
  orderLine: number;
  n: number;
  /** Minor units. */
  value: number;
  title: string;
  imageUrl: string;
  imageAlt: string;
  backgroundColor: string;
}

export interface IssuePolicy {
  storefront: string;
  group: BrandGroup;
  legalEntity: string;
  currency: string;
  /** Null: a blank card, to be activated later. */
  activatedAt: Date | null;
  /** ISO 8601 date; null for a blank card. */
  expiresOn: string | null;
}

export interface IssuedCard {
  /** Its ledger account too. */
  id: number;
  orderLine: number;
  n: number;
  value: number;
}

type Columns = [
  string,
  string,
  string,
  Date | null,
  string | null,
  string,
  string,
  number[],
  number[],
  number[],
  Buffer[],
  Buffer[],
  Buffer[],
  string[],
  string[],
  string[],
  string[],
  string[],
];

/**
 * Accounts are made even for a number that is taken, and
 * stay empty: that happens once in many millions of cards.
 */
const insertCards = prepared<IssuedCard, Columns>(
  "gift-card-issue",
  `with wanted as (
     select * from unnest($8::bigint[], $9::int[], $10::bigint[], $11::bytea[], $12::bytea[], $13::bytea[], $14::text[],
       $15::text[], $16::text[], $17::text[], $18::text[]) with ordinality
       as w (order_line, n, value, number_hash, pin_hash, code, last_digits, title, image_url, image_alt, background_color, position)
   ), made as (
     insert into ledger_account (kind, legal_entity, currency) select 'GIFT_CARD', $2, $3 from wanted returning id
   ), accounts as (select id, row_number() over (order by id) as position from made)
   insert into gift_card (id, order_line, n, storefront, legal_entity, currency, value, number_hash, pin_hash, code,
     hash_key, encryption_key, last_digits, title, image_url, image_alt, background_color, activated_at, expires_on, state)
   select a.id, w.order_line, w.n, $1, $2, $3, w.value, w.number_hash, w.pin_hash, w.code, $6, $7, w.last_digits, w.title,
     w.image_url, w.image_alt, w.background_color, $4, $5::date,
     case when $4::timestamptz is null then 'INACTIVE' else 'ACTIVE' end
   from wanted w join accounts a using (position)
   on conflict on constraint gift_card_number do nothing
   returning id, order_line as "orderLine", n, value`,
);

const columnsOf = (cards: readonly CardToIssue[], policy: IssuePolicy, secrets: CardSecrets): Columns => {
  const { cardHmacKey, cardEncryptionKey } = secrets;
  const codes = cards.map(() => ({ number: makeCardNumber(policy.group), pin: makePin() }));
  return [
    policy.storefront,
    policy.legalEntity,
    policy.currency,
    policy.activatedAt,
    policy.expiresOn,
    keyId(cardHmacKey),
    keyId(cardEncryptionKey),
    cards.map(({ orderLine }) => orderLine),
    cards.map(({ n }) => n),
    cards.map(({ value }) => value),
    codes.map(({ number }) => hashNumber(cardHmacKey, number)),
    codes.map((code) => hashPin(cardHmacKey, code)),
    cards.map(({ orderLine, n }, index) => {
      const code = codes[index];
      if (code === undefined) throw new Error("A card has no code.");
      return encryptCode(cardEncryptionKey, code, `${orderLine}:${n}`);
    }),
    codes.map(({ number }) => number.slice(-4)),
    cards.map(({ title }) => title),
    cards.map(({ imageUrl }) => imageUrl),
    cards.map(({ imageAlt }) => imageAlt),
    cards.map(({ backgroundColor }) => backgroundColor),
  ];
};

/** Which card of its order it is. */
const nameOf = ({ orderLine, n }: Pick<CardToIssue, "orderLine" | "n">): string => `${orderLine}:${n}`;

/**
 * Makes cards with random codes, and empty accounts for them; their value is for the caller to
 * book, in the same transaction. A (line, n) that has its card already violates `gift_card_once`.
 */
export const issueCards = async (
  client: Queryable,
  cards: readonly CardToIssue[],
  policy: IssuePolicy,
  secrets: CardSecrets,
): Promise<IssuedCard[]> => {
  const issued: IssuedCard[] = [];
  let left = cards;
  while (left.length > 0) {
    const made = await insertCards.all(client, ...columnsOf(left, policy, secrets));
    issued.push(...made);
    // A number that another card has already: those left over try again with another one.
    const done = new Set(made.map(nameOf));
    left = left.filter((card) => !done.has(nameOf(card)));
  }
  return issued;
};
