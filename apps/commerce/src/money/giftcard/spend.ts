import { getStorefront, type StorefrontCode } from "@giftshop/storefront-config";
import { prepared, type Queryable } from "../../platform/database/index.ts";
import { isSpendingStopped, lockCardBalance, postTransaction } from "../ledger/index.ts";
import { isExpired } from "./expiry.ts";

/** `amount` in minor units; a `businessKey` is spent once, however often it is asked for. */
export interface Spending {
  card: number;
  amount: number;
  businessKey: string;
}

/** STOPPED: the books drift, nothing can be spent. */
export type SpendOutcome = "SPENT" | "UNKNOWN_CARD" | "INACTIVE" | "BLOCKED" | "EXPIRED" | "INSUFFICIENT" | "STOPPED";

/** `gift_card_edge` in the database says which follows which. */
export type CardState = "INACTIVE" | "ACTIVE" | "BLOCKED" | "EXPIRED";

interface Terms {
  storefront: StorefrontCode;
  legalEntity: string;
  currency: string;
  expiresOn: string;
  state: CardState;
}

/** Held until the transaction ends: a card that is being blocked is waited for, and one that is being spent is not blocked meanwhile. */
const cardTerms = prepared<Terms, [number]>(
  "gift-card-terms",
  `select storefront, legal_entity as "legalEntity", currency, expires_on::text as "expiresOn", state
   from gift_card where id = $1 for share`,
);
const alreadySpent = prepared<{ found: boolean }, [string]>(
  "gift-card-spent",
  "select exists (select from ledger_tx where kind = 'REDEMPTION' and business_key = $1) as found",
);

/**
 * Spends from a card, inside the caller's transaction. The card's row is locked first, so that of many who spend it at
 * once each sees what the one before left; the database's own check stands behind that.
 */
export const spendCard = async (
  client: Queryable,
  { card, amount, businessKey }: Spending,
  now: Date,
): Promise<SpendOutcome> => {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`${amount} cannot be spent.`);
  if (await isSpendingStopped(client)) return "STOPPED";
  const terms = await cardTerms.first(client, card);
  const balance = await lockCardBalance(client, card);
  if (terms === undefined || balance === undefined) return "UNKNOWN_CARD";
  const again = (await alreadySpent.first(client, businessKey))?.found === true;
  const { storefront, legalEntity, currency, expiresOn, state } = terms;
  if (!again && state !== "ACTIVE") return state;
  if (!again && isExpired(expiresOn, now, getStorefront(storefront).timeZone)) return "EXPIRED";
  if (!again && balance < amount) return "INSUFFICIENT";
  await postTransaction(client, {
    kind: "REDEMPTION",
    businessKey,
    legalEntity,
    currency,
    entries: [
      { account: card, amount: -amount },
      { account: "REDEMPTIONS_PAYABLE", amount },
    ],
  });
  return "SPENT";
};
