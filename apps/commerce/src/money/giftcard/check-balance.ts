import type { StorefrontCode } from "@giftshop/storefront-config";
import { normaliseDigits } from "@giftshop/validation";
import { prepared, type Queryable } from "../../platform/database/index.ts";
import { Failure } from "../../platform/failure.ts";
import { type Count, overspentIs } from "../../platform/load/guard-count.ts";
import { variationOfLine } from "../order/index.ts";
import { type CardSecrets, hashNumber, hashPin } from "./card-keys.ts";
import { countedGuess, lockedUntil } from "./guesses.ts";
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

type Tried = { locked: boolean; matches: boolean | null } & (CardBalance | { id: null });

/**
 * One statement, whatever is right or wrong of it; how long it takes to compare
 * two hashes by a secret key tells nothing of the PIN.
 */
const tryPin = prepared<
  Tried,
  [number: Buffer, now: Date, until: Date, pin: Buffer, counts: string[], most: number[], clock: number]
>(
  "gift-card-try",
  `with found as materialized (
     select ${columns}, c.pin_hash = $4::bytea as matches
     from gift_card c join ledger_account a on a.id = c.id where c.number_hash = $1::bytea
   ), tried as (
     ${countedGuess(
       { number: "$1::bytea", now: "$2::timestamptz", until: "$3::timestamptz" },
       "exists (select from found where matches)",
       `not ${overspentIs("$5", "$6", "$7")}`,
     )}
   )
   select tried.locked, found.* from tried left join found on found.matches and not tried.locked`,
);

/**
 * The card of a number and PIN, whatever its state.
 *
 * @param guards counts that nothing is tried behind, once one is overspent: 1003
 * @throws 2100 until both match, after the same work whatever is wrong; 2101 to every PIN of a number
 * that five wrong ones have locked, card or not
 */
export const recogniseCard = async (
  db: Queryable,
  typed: { number: string; pin: string },
  now: Date,
  { cardHmacKey }: Pick<CardSecrets, "cardHmacKey">,
  guards: readonly Count[] = [],
): Promise<CardBalance> => {
  const code = { number: normaliseDigits(typed.number).slice(0, 64), pin: normaliseDigits(typed.pin).slice(0, 64) };
  const numberHash = hashNumber(cardHmacKey, code.number);
  const pinHash = hashPin(cardHmacKey, code);
  const [keys, most] = [guards.map(({ key }) => key), guards.map(({ points }) => points)];
  const tried = await tryPin.first(db, numberHash, now, lockedUntil(now), pinHash, keys, most, Date.now());
  if (tried === undefined) throw new Failure("captchaFailed");
  const { locked, matches: _, ...card } = tried;
  // Whatever the PIN: told only to the right one, it would let everybody guess on behind the lock.
  if (locked) throw new Failure("giftCardLocked");
  if (card.id === null) throw new Failure("giftCardNotRecognised");
  return card;
};

/**
 * A card that {@link recogniseCard} knows. Who has number and PIN right
 * is told that it is blocked (2102), or not activated yet (2306).
 */
export const checkBalance = async (
  db: Queryable,
  typed: { number: string; pin: string },
  now: Date,
  secrets: Pick<CardSecrets, "cardHmacKey">,
  guards?: readonly Count[],
): Promise<CardBalance> => {
  const card = await recogniseCard(db, typed, now, secrets, guards);
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
