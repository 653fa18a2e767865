import { getStorefront, type StorefrontCode } from "@giftshop/storefront-config";
import { type PoolClient, prepared, type Queryable } from "../../platform/database/index.ts";
import { lockCardBalance, postTransaction } from "../ledger/index.ts";
import { blockTheseCards } from "./block.ts";
import type { CardSecrets } from "./card-keys.ts";
import { issueCards } from "./issue.ts";
import type { CardState } from "./terms.ts";

/** Why a card is blocked, or issued again. */
export type DecisionReason = "LOST_PARCEL" | "STOLEN" | "MISTAKEN_RECIPIENT";

/** Who decides what about which card, and when; `staff` is a person's name, or `buyer`. */
export interface CardDecision {
  card: number;
  reason: DecisionReason;
  staff: string;
  now: Date;
}

/**
 * Why a card is not issued again. EMPTY: nothing is left on it; ONCE: it was, or took the place of another.
 */
export type NotReissued = "INACTIVE" | "EXPIRED" | "EMPTY" | "ONCE";

const insert = prepared<
  Record<never, never>,
  [number, "BLOCK" | "REISSUE", DecisionReason, number | null, string, Date]
>(
  "gift-card-decide",
  "insert into gift_card_decision (card, decision, reason, replacement, staff, at) values ($1, $2, $3, $4, $5, $6)",
);
const lock = prepared<
  {
    orderLine: number;
    n: number;
    storefront: StorefrontCode;
    legalEntity: string;
    currency: string;
    expiresOn: string;
    title: string;
    imageUrl: string;
    imageAlt: string;
    backgroundColor: string;
    state: CardState;
  },
  [number]
>(
  "gift-card-decide-lock",
  `select order_line as "orderLine", (select max(n) + 1 from gift_card o where o.order_line = c.order_line) as n, storefront,
     legal_entity as "legalEntity", currency, expires_on::text as "expiresOn", title, image_url as "imageUrl", image_alt as "imageAlt",
     background_color as "backgroundColor", state
   from gift_card c where id = $1 for no key update`,
);
const wasReissued = prepared<{ card: number }, [number]>(
  "gift-card-was-reissued",
  "select card from gift_card_decision where decision = 'REISSUE' and (card = $1 or replacement = $1)",
);

/** Blocks a card, and writes down who did and why; answers false where it was blocked, or over, before. */
export const decideBlock = async (client: Queryable, { card, reason, staff, now }: CardDecision): Promise<boolean> => {
  if ((await blockTheseCards(client, [card])) === 0) return false;
  await insert.run(client, card, "BLOCK", reason, null, staff, now);
  return true;
};

/**
 * Issues a card again: the old one is blocked first, and what is left on it goes to a
 * new number and PIN with the same last day. Answers the new card, or why there is none.
 */
export const reissueCard = async (
  client: PoolClient,
  decision: CardDecision,
  secrets: CardSecrets,
): Promise<{ id: number; orderLine: number } | NotReissued> => {
  const { card: id, reason, staff, now } = decision;
  const card = await lock.first(client, id);
  if (card === undefined || card.state === "INACTIVE") return "INACTIVE";
  if (card.state === "EXPIRED") return "EXPIRED";
  if (await wasReissued.first(client, id)) return "ONCE";
  await decideBlock(client, decision);
  const value = (await lockCardBalance(client, id)) ?? 0;
  if (value === 0) return "EMPTY";
  const { state: _, storefront, legalEntity, currency, expiresOn, ...look } = card;
  const { group } = getStorefront(storefront);
  const policy = { storefront, group, legalEntity, currency, activatedAt: now, expiresOn };
  const [made] = await issueCards(client, [{ ...look, value }], policy, secrets);
  if (made === undefined) throw new Error(`The card ${id} was not issued again.`);
  await postTransaction(client, {
    kind: "REISSUE",
    businessKey: `${id}`,
    legalEntity,
    currency,
    entries: [
      { account: id, amount: -value },
      { account: made.id, amount: value },
    ],
  });
  await insert.run(client, id, "REISSUE", reason, made.id, staff, now);
  return { id: made.id, orderLine: made.orderLine };
};
