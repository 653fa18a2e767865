import { timingSafeEqual } from "node:crypto";
import type { StorefrontCode } from "@giftshop/storefront-config";
import { normaliseDigits } from "@giftshop/validation";
import {
  inTransaction,
  lastly,
  type Pool,
  pipelined,
  prepared,
  type Queryable,
} from "../../platform/database/index.ts";
import { Failure } from "../../platform/failure.ts";
import { variationOfLine } from "../order/index.ts";
import { type CardSecrets, hashNumber, hashPin } from "./card-keys.ts";
import { beginGuess, endGuess } from "./guesses.ts";
import type { CardState } from "./terms.ts";

/** What a card's holder may see. Amounts in minor units of `currency`. */
export interface CardBalance {
  /** Its ledger account; for commerce alone. */
  id: number;
  value: number;
  balance: number;
  currency: string;
  /** ISO 8601 date. */
  expiresOn: string;
  title: string;
  imageUrl: string;
  imageAlt: string;
  backgroundColor: string;
  lastDigits: string;
  /** The shop that sold it, and the only one where it can be spent. */
  storefront: StorefrontCode;
  legalEntity: string;
  state: CardState;
  /** Line of the order that it was bought in, for commerce alone; of none where it was given. */
  orderLine: number;
  /** Variation that it was bought as, for commerce alone; null where it was given. */
  variation: number | null;
  /** Whether nobody bought it, as it was given in a promotion. */
  given: boolean;
}

const columns = `c.id, c.value, a.balance, c.currency, c.expires_on::text as "expiresOn", c.title, c.image_url as "imageUrl",
     c.image_alt as "imageAlt", c.background_color as "backgroundColor", c.last_digits as "lastDigits", c.storefront,
     c.legal_entity as "legalEntity", c.state, c.order_line as "orderLine",
     ${variationOfLine("c.order_line")} as variation,
     exists (select from gift_card_promotion p where p.card = c.id) as given`;

const findCard = prepared<CardBalance & { pinHash: Buffer }, [Buffer]>(
  "gift-card-find",
  `select ${columns}, c.pin_hash as "pinHash"
   from gift_card c join ledger_account a on a.id = c.id where c.number_hash = $1`,
);

/** What the PIN of a number that does not exist is compared with. */
const nobody = Buffer.alloc(32);

/**
 * The card of a number and PIN, whatever its state.
 *
 * @throws 2100 until both match, after the same work whatever is wrong; 2101 to every PIN of a number
 * that five wrong ones have locked, card or not
 */
export const recogniseCard = async (
  pool: Pool,
  typed: { number: string; pin: string },
  now: Date,
  { cardHmacKey }: Pick<CardSecrets, "cardHmacKey">,
): Promise<CardBalance> => {
  const code = { number: normaliseDigits(typed.number).slice(0, 64), pin: normaliseDigits(typed.pin).slice(0, 64) };
  const numberHash = hashNumber(cardHmacKey, code.number);
  const pinHash = hashPin(cardHmacKey, code);
  const { card, locked } = await inTransaction(pool, async (client) => {
    const [locked, found] = await pipelined(beginGuess(client, numberHash, now), findCard.first(client, numberHash));
    const matches = timingSafeEqual(found?.pinHash ?? nobody, pinHash);
    const card = matches ? found : undefined;
    await lastly(client, endGuess(client, numberHash, card !== undefined && !locked, now));
    return { card, locked };
  });
  // Whatever the PIN: told only to the right one, it would let everybody guess on behind the lock.
  if (locked) throw new Failure("giftCardLocked");
  if (card === undefined) throw new Failure("giftCardNotRecognised");
  const { pinHash: _, ...recognised } = card;
  return recognised;
};

/**
 * A card that {@link recogniseCard} knows. Who has number and PIN right
 * is told that it is blocked (2102), or not activated yet (2306).
 */
export const checkBalance = async (
  pool: Pool,
  typed: { number: string; pin: string },
  now: Date,
  secrets: Pick<CardSecrets, "cardHmacKey">,
): Promise<CardBalance> => {
  const card = await recogniseCard(pool, typed, now, secrets);
  if (card.state === "BLOCKED") throw new Failure("giftCardBlocked");
  if (card.state === "INACTIVE") throw new Failure("cardNotActivated");
  return card;
};

/**
 * SQL for cards as a JSON list, each a {@link CardBalance}; the one that expires first comes first.
 *
 * @param ids query of their ids
 * @param besides further columns, of which the card is `c`
 */
export const cardsJson = (ids: string, besides = ""): string =>
  `(select coalesce(json_agg(card order by card."expiresOn", card.id), '[]') from (
     select ${columns}${besides} from gift_card c join ledger_account a on a.id = c.id where c.id in (${ids})) card)`;

const findSome = prepared<CardBalance, [readonly number[]]>(
  "gift-card-list",
  `select ${columns}
   from gift_card c join ledger_account a on a.id = c.id where c.id = any((select $1::bigint[])::bigint[]) order by c.expires_on, c.id`,
);

/**
 * What the holders of cards may see of them; whoever asks has
 * proved to hold them. The one that expires first comes first.
 */
export const cardsOf = (db: Queryable, ids: readonly number[]): Promise<CardBalance[]> => findSome.all(db, ids);
