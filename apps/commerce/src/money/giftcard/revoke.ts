import { prepared, type Queryable } from "../../platform/database/index.ts";
import { blockCards } from "./block.ts";
import { lockCards, whyUnusable } from "./terms.ts";

/** A card that was sold with an order line. */
export interface SoldCard {
  id: number;
  orderLine: number;
  /** As it was sold, minor units. */
  value: number;
  /** Why it cannot be taken back; `undefined` where it can. */
  refusal: "SPENT" | "BLOCKED" | "EXPIRED" | undefined;
}

const soldOf = prepared<Pick<SoldCard, "id" | "orderLine" | "value">, [readonly number[]]>(
  "gift-card-sold",
  `select id, order_line as "orderLine", value from gift_card where order_line = any ($1::bigint[]) order by id`,
);

/**
 * The cards of order lines, and whether each is as it was sold: usable, and nothing of it spent or set aside. Locked until the transaction
 * ends: nobody spends them meanwhile.
 */
export const lockSoldCards = async (
  client: Queryable,
  orderLines: readonly number[],
  now: Date,
): Promise<SoldCard[]> => {
  const sold = await soldOf.all(client, orderLines);
  const locked = new Map(
    (
      await lockCards(
        client,
        sold.map(({ id }) => id),
      )
    ).map((card) => [card.id, card]),
  );
  return sold.map((card) => {
    const found = locked.get(card.id);
    const unusable = found && whyUnusable(found, now);
    if (found === undefined || unusable === "EXPIRED") return { ...card, refusal: "EXPIRED" };
    if (unusable !== undefined) return { ...card, refusal: "BLOCKED" };
    return { ...card, refusal: found.balance < card.value ? "SPENT" : undefined };
  });
};

/** Blocks the cards of order lines for good, whose value the caller books away in the same transaction. */
export const revokeCards = async (client: Queryable, orderLines: readonly number[]): Promise<void> =>
  void (await blockCards(client, orderLines));
