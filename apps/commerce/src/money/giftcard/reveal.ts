import { prepared, type Queryable } from "../../platform/database/index.ts";
import { type CardCode, type CardSecrets, decryptCode, keyId } from "./card-keys.ts";
import { isCurrent } from "./current.ts";

/** A card as its receiver gets it. */
interface RevealedCard extends CardCode {
  id: number;
  orderLine: number;
  /** Minor units. */
  value: number;
  currency: string;
  /** ISO 8601 date; null of a blank card that was not activated. */
  expiresOn: string | null;
}

interface Row extends Omit<RevealedCard, keyof CardCode> {
  n: number;
  code: Buffer;
  encryptionKey: string;
}

const ofCard = prepared<Row, [number, string, Date]>(
  "gift-card-reveal-one",
  `with logged as (insert into gift_card_reveal (card, purpose, revealed_at) values ($1, $2, $3))
   select id, order_line as "orderLine", n, value, currency, expires_on::text as "expiresOn", code, encryption_key as "encryptionKey"
   from gift_card where id = $1`,
);

/**
 * Reads and logs in one statement, so that what was read was logged; not of a card whose place another has
 * taken.
 */
const revealRows = prepared<Row, [number[], string, Date]>(
  "gift-card-reveal",
  `with cards as (select * from gift_card c where order_line = any($1::bigint[]) and ${isCurrent("c.id")}),
   logged as (insert into gift_card_reveal (card, purpose, revealed_at) select id, $2, $3 from cards)
   select id, order_line as "orderLine", n, value, currency, expires_on::text as "expiresOn", code,
     encryption_key as "encryptionKey" from cards order by order_line, n`,
);

const decrypted = (rows: readonly Row[], cardEncryptionKey: Buffer): RevealedCard[] =>
  rows.map(({ code, encryptionKey, n, ...card }) => {
    if (encryptionKey !== keyId(cardEncryptionKey)) {
      throw new Error(`Card ${card.id} was encrypted with the key ${encryptionKey}, which is not in the environment.`);
    }
    return { ...card, ...decryptCode(cardEncryptionKey, code, `${card.orderLine}:${n}`) };
  });

/**
 * Decrypts the codes of order lines' cards, in the place of one that was issued again
 * the new one, and logs that. `purpose` says what for, and nothing about a person.
 */
export const revealCards = async (
  client: Queryable,
  orderLines: readonly number[],
  purpose: string,
  now: Date,
  { cardEncryptionKey }: Pick<CardSecrets, "cardEncryptionKey">,
): Promise<RevealedCard[]> => {
  const rows = await revealRows.all(client, [...orderLines], purpose, now);
  return decrypted(rows, cardEncryptionKey);
};

/** {@link revealCards} of one card. */
export const revealCard = async (
  client: Queryable,
  card: number,
  purpose: string,
  now: Date,
  { cardEncryptionKey }: Pick<CardSecrets, "cardEncryptionKey">,
): Promise<RevealedCard | undefined> => decrypted(await ofCard.all(client, card, purpose, now), cardEncryptionKey)[0];
