import { type PoolClient, prepared, type Queryable } from "../../platform/database/index.ts";
import { lockPromotionBudget, postTransaction } from "../ledger/index.ts";
import type { CardSecrets } from "./card-keys.ts";
import { type CardToIssue, type IssuePolicy, issueCards } from "./issue.ts";

/** Money for promotions of a legal entity. `amount` in minor units of `currency`. */
export interface PromotionBudget {
  /** What it is for; a key is set aside once, and handed back once. */
  key: string;
  legalEntity: string;
  currency: string;
  amount: number;
}

/** A card to be given away: its look, terms and value. */
export type PromotionCard = Omit<CardToIssue, "orderLine" | "n"> &
  IssuePolicy & {
    /** What it is given for; a key gets one card, ever. */
    key: string;
  };

const known = prepared<{ card: number }, [string]>(
  "gift-card-promotion-of-key",
  "select card from gift_card_promotion where key = $1",
);
const nextLine = prepared<{ line: number }>(
  "gift-card-promotion-line",
  "select nextval('gift_card_promotion_line') as line",
);
const note = prepared<Record<never, never>, [number, string, Date]>(
  "gift-card-promotion-note",
  "insert into gift_card_promotion (card, key, at) values ($1, $2, $3)",
);

/** Sets money aside for promotions, once for its key. */
export const setPromotionBudget = async (client: Queryable, budget: PromotionBudget): Promise<void> => {
  const { key: businessKey, legalEntity, currency, amount } = budget;
  const entries = [
    { account: "PROMOTION_COSTS" as const, amount: -amount },
    { account: "PROMOTION_BUDGET" as const, amount },
  ];
  await postTransaction(client, { kind: "PROMOTION_BUDGET", businessKey, legalEntity, currency, entries });
};

/** Hands back what of a budget was not given away, once for its key. */
export const returnPromotionBudget = async (client: Queryable, budget: PromotionBudget): Promise<void> => {
  const { key: businessKey, legalEntity, currency, amount } = budget;
  if (amount === 0) return;
  const entries = [
    { account: "PROMOTION_BUDGET" as const, amount: -amount },
    { account: "PROMOTION_COSTS" as const, amount },
  ];
  await postTransaction(client, { kind: "PROMOTION_RETURNED", businessKey, legalEntity, currency, entries });
};

/**
 * Gives a card away in the caller's transaction, from what was set aside; answers its id, that of
 * the first time where its key has a card already. `undefined` where the budget does not reach.
 */
export const issuePromotionCard = async (
  client: PoolClient,
  card: PromotionCard,
  secrets: CardSecrets,
): Promise<number | undefined> => {
  const { key, value, title, imageUrl, imageAlt, backgroundColor, ...policy } = card;
  const { legalEntity, currency, activatedAt } = policy;
  const left = await lockPromotionBudget(client, legalEntity, currency);
  const before = await known.first(client, key);
  if (before) return before.card;
  if (left < value) return undefined;
  const { line: orderLine } = (await nextLine.first(client)) ?? { line: 0 };
  const look = { title, imageUrl, imageAlt, backgroundColor };
  const [made] = await issueCards(client, [{ orderLine, n: 0, value, ...look }], policy, secrets);
  if (made === undefined) throw new Error(`No card was made for ${key}.`);
  await note.run(client, made.id, key, activatedAt ?? new Date(0));
  const entries = [
    { account: "PROMOTION_BUDGET" as const, amount: -value },
    { account: made.id, amount: value },
  ];
  await postTransaction(client, { kind: "PROMOTION", businessKey: key, legalEntity, currency, entries });
  return made.id;
};
