import { prepared, type Queryable } from "../../platform/database/index.ts";
import { blockCards } from "./block.ts";
import { isCurrent } from "./current.ts";
import { lockCards, whyUnusable } from "./terms.ts";

/** A card that was sold with an order line. */
export interface SoldCard {
  id: number;
  orderLine: number;
  /** As it was sold, minor units; of one that took another's place, what was left then. */
  value: number;
  /** Why it cannot be taken back; `undefined` where it can. */
  refusal: "SPENT" | "BLOCKED" | "EXPIRED" | undefined;
}

interface Sold extends Pick<SoldCard, "id" | "orderLine" | "value"> {
  /** Id of the card that was sold first. */
  first: number;
}

const soldOf = prepared<Sold, [readonly number[]]>(
  "gift-card-sold",
  `select c.id, c.order_line as "orderLine", c.value, coalesce(
     (select o.value from gift_card_decision r join gift_card o on o.id = r.card where r.replacement = c.id), c.value) as first
   from gift_card c where c.order_line = any ($1::bigint[]) and ${isCurrent("c.id")} order by c.id`,
);

/**
 * The cards of order lines, reissued ones in place of the old, and whether each is as it was sold:
 * usable, nothing spent or held. Locked until the transaction ends.
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
  return sold.map(({ first, ...card }) => {
    const found = locked.get(card.id);
    const unusable = found && whyUnusable(found, now);
    if (found === undefined || unusable === "EXPIRED") return { ...card, refusal: "EXPIRED" };
    if (unusable !== undefined) return { ...card, refusal: "BLOCKED" };
    return { ...card, refusal: found.balance < first ? "SPENT" : undefined };
  });
};

/** Blocks the cards of order lines for good, whose value the caller books away in the same transaction. */
export const revokeCards = async (client: Queryable, orderLines: readonly number[]): Promise<void> =>
  void (await blockCards(client, orderLines));
