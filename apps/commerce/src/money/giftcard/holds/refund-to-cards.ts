import { prepared, type Queryable } from "../../../platform/database/index.ts";
import { postTransaction } from "../../ledger/index.ts";
import { lockCards } from "../terms.ts";
import type { HoldRow } from "./hold-rows.ts";

/**
 * What an order paid by cards and did not get back, the longest valid first; not of expired cards, as what
 * goes back there could never be spent.
 */
const capturedOf = prepared<HoldRow & { left: number }, [string]>(
  "gift-card-hold-captured",
  `select h.id, h.card, h.amount, c.legal_entity as "legalEntity", c.currency, h.amount - h.refunded as left
   from gift_card_hold h join gift_card c on c.id = h.card
   where h.order_id = $1 and h.state = 'CAPTURED' and h.refunded < h.amount and c.state <> 'EXPIRED'
   order by c.expires_on desc, h.id for no key update of h`,
);
const noteRefunded = prepared<Record<never, never>, [number, number]>(
  "gift-card-hold-refunded",
  "update gift_card_hold set refunded = refunded + $2 where id = $1",
);

/** What goes back to the cards of an order. */
export interface CardRefund {
  /** The order's uuid. */
  order: string;
  /** Minor units. */
  amount: number;
  /** Names the refund: it is booked once. */
  id: string;
}

/**
 * Puts a part of an order's payment back on its cards. Under the order's lock; the caller books what is
 * owed on REFUNDS_PAYABLE in the same transaction.
 *
 * @returns false, with nothing done, where good cards paid less, or it went back already
 */
export const refundToCards = async (client: Queryable, { order, amount, id }: CardRefund): Promise<boolean> => {
  if (amount === 0) return true;
  const captured = await capturedOf.all(client, order);
  let left = amount;
  const shares = captured.map((hold) => {
    const back = Math.min(left, hold.left);
    left -= back;
    return { ...hold, back };
  });
  const [first] = shares;
  if (left > 0 || first === undefined) return false;
  const going = shares.filter(({ back }) => back > 0);
  await lockCards(
    client,
    going.map(({ card }) => card),
  );
  for (const { id: hold, back } of going) await noteRefunded.run(client, hold, back);
  const { legalEntity, currency } = first;
  await postTransaction(client, {
    kind: "CARD_REFUND",
    businessKey: id,
    legalEntity,
    currency,
    entries: [
      { account: "REFUNDS_PAYABLE", amount: -amount },
      ...going.map(({ card, back }) => ({ account: card, amount: back })),
    ],
  });
  return true;
};
