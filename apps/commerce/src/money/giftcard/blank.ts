import { prepared, type Queryable } from "../../platform/database/index.ts";
import { type CardSecrets, hashNumber } from "./card-keys.ts";
import { type CardToIssue, type IssuePolicy, issueCards } from "./issue.ts";
import type { CardState } from "./terms.ts";

/** A card of a box, from when it is packed. */
export interface BlankCard {
  id: number;
  numberHash: Buffer;
  lastDigits: string;
  state: CardState;
  title: string;
  imageUrl: string;
  imageAlt: string;
  backgroundColor: string;
  orderLine: number;
  /** Place in its order, from 0. */
  n: number;
  legalEntity: string;
  currency: string;
}

const columns = `id, number_hash as "numberHash", last_digits as "lastDigits", state, title, image_url as "imageUrl",
  image_alt as "imageAlt", background_color as "backgroundColor", order_line as "orderLine", n, legal_entity as "legalEntity", currency`;

const ofLines = prepared<BlankCard, [readonly number[]]>(
  "gift-card-of-box",
  `select ${columns} from gift_card where order_line = any ($1::bigint[]) order by order_line, n`,
);
const byHash = prepared<BlankCard, [string, readonly Buffer[]]>(
  "gift-card-blank-by-hash",
  `select ${columns} from gift_card where storefront = $1 and number_hash = any ($2::bytea[])`,
);
const locked = prepared<BlankCard, [readonly number[]]>(
  "gift-card-blank-lock",
  `select ${columns} from gift_card where id = any ($1::bigint[]) order by id for no key update`,
);
const counted = prepared<{ orderLine: number; n: number }, [readonly number[]]>(
  "gift-card-box-count",
  `select order_line as "orderLine", count(*)::int as n from gift_card where order_line = any ($1::bigint[]) group by order_line`,
);
const activate = prepared<{ id: number }, [number[], number[], Date, string]>(
  "gift-card-activate",
  "select gift_card_activate($1::bigint[], $2::bigint[], $3::timestamptz, $4::date) as id",
);

/**
 * Makes the cards of boxes that have none yet: INACTIVE, without
 * value, their PINs open nothing. Under the lock of their order.
 */
export const packBlankCards = async (
  client: Queryable,
  cards: readonly Omit<CardToIssue, "value">[],
  policy: Omit<IssuePolicy, "activatedAt" | "expiresOn">,
  secrets: CardSecrets,
): Promise<void> => {
  const packed = await counted.all(client, [...new Set(cards.map(({ orderLine }) => orderLine))]);
  const missing = cards.filter((card) => !packed.some(({ orderLine }) => orderLine === card.orderLine));
  const blank = missing.map((card) => ({ ...card, value: 0 }));
  await issueCards(client, blank, { ...policy, activatedAt: null, expiresOn: null }, secrets);
};

/** The cards of these order lines in the order in which they were packed. */
export const cardsOfLines = (db: Queryable, lines: readonly number[]): Promise<BlankCard[]> => ofLines.all(db, lines);

/** What a card's number is kept as. */
export const numberHashOf = ({ cardHmacKey }: Pick<CardSecrets, "cardHmacKey">, number: string): Buffer =>
  hashNumber(cardHmacKey, number);

/** Cards of a storefront by their kept numbers, those that there are. */
export const cardsByHash = (db: Queryable, storefront: string, hashes: readonly Buffer[]): Promise<BlankCard[]> =>
  byHash.all(db, storefront, hashes);

/** Cards by id, locked: none of them is blocked or activated until the transaction ends. */
export const lockCards = (client: Queryable, ids: readonly number[]): Promise<BlankCard[]> => locked.all(client, ids);

/**
 * Gives blank cards their value, in minor units; booking it is the caller's, in the same transaction. Throws
 * where one of them is blank no more: whoever holds a card for an order is the only one to activate it.
 */
export const activateCards = async (
  client: Queryable,
  cards: readonly { id: number; value: number }[],
  { activatedAt, expiresOn }: { activatedAt: Date; expiresOn: string },
): Promise<void> => {
  const ids = cards.map(({ id }) => id);
  const values = cards.map(({ value }) => value);
  const done = await activate.all(client, ids, values, activatedAt, expiresOn);
  if (done.length !== cards.length) throw new Error(`${cards.length - done.length} cards are blank no more.`);
};
