import type { PoolClient } from "../../platform/database/index.ts";
import type { CardSecrets } from "./card-keys.ts";
import { type CardDecision, reissueCard } from "./decisions.ts";
import { lockSoldCards } from "./revoke.ts";

/** Why the cards of a gift are not issued again. ONCE: they were before. */
export type NotReissuedSold = "SPENT" | "BLOCKED" | "EXPIRED" | "ONCE";

/**
 * Issues all cards of order lines again that are as they were sold: the old ones
 * are blocked first. Answers how many, or why none: the caller then rolls back.
 */
export const reissueSold = async (
  client: PoolClient,
  orderLines: readonly number[],
  decision: Omit<CardDecision, "card">,
  secrets: CardSecrets,
): Promise<number | NotReissuedSold> => {
  const sold = await lockSoldCards(client, orderLines, decision.now);
  const refused = sold.find(({ refusal }) => refusal)?.refusal;
  if (refused) return refused;
  for (const { id } of sold) {
    const made = await reissueCard(client, { ...decision, card: id }, secrets);
    if (typeof made === "string") return made === "ONCE" ? "ONCE" : "BLOCKED";
  }
  return sold.length;
};
