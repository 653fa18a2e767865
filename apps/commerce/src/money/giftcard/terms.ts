import { getStorefront, type StorefrontCode } from "@giftshop/storefront-config";
import { pipelined, prepared, type Queryable } from "../../platform/database/index.ts";
import { lockCardBalances } from "../ledger/index.ts";
import { isExpired } from "./expiry/expiry.ts";

/** `gift_card_edge` in the database says which follows which. */
export type CardState = "INACTIVE" | "ACTIVE" | "BLOCKED" | "EXPIRED";

/** What decides whether a card can be spent. */
export interface CardTerms {
  id: number;
  storefront: StorefrontCode;
  legalEntity: string;
  currency: string;
  /** ISO 8601 date. */
  expiresOn: string;
  state: CardState;
}

/**
 * In order of id, so that nobody waits in a circle; the ids stand in a query of their own, or each array
 * would be planned anew.
 */
const lockTerms = prepared<CardTerms, [readonly number[]]>(
  "gift-card-terms",
  `select id, storefront, legal_entity as "legalEntity", currency, expires_on::text as "expiresOn", state
   from gift_card where id = any((select $1::bigint[])::bigint[]) order by id for share`,
);

/** A card whose state and balance nobody changes until the transaction ends. */
export type LockedCard = CardTerms & { balance: number };

/** Locks cards: one that is being blocked or spent is waited for. Those that do not exist are left out. */
export const lockCards = async (client: Queryable, ids: readonly number[]): Promise<LockedCard[]> => {
  const sorted = [...new Set(ids)].sort((one, other) => one - other);
  const [terms, balances] = await pipelined(lockTerms.all(client, sorted), lockCardBalances(client, sorted));
  return terms.map((card) => ({ ...card, balance: balances.get(card.id) ?? 0 }));
};

/** Why nothing can be spent of a card, whatever is on it; `undefined` where it can be spent. */
export const whyUnusable = (
  { state, expiresOn, storefront }: Pick<CardTerms, "state" | "expiresOn" | "storefront">,
  now: Date,
): Exclude<CardState, "ACTIVE"> | undefined => {
  if (state !== "ACTIVE") return state;
  return isExpired(expiresOn, now, getStorefront(storefront).timeZone) ? "EXPIRED" : undefined;
};
