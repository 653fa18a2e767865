import type { z } from "zod";
import type { gift, order } from "../operations/schemas.ts";
import type { OrderState, ShownGift } from "./gift-states.ts";
import type { ApiOrder } from "./orders-table.ts";

export type OrderAnswer = z.input<typeof order>;
export type GiftAnswer = z.input<typeof gift>;

/** An order as it is answered. */
export const presentOrder = (
  { id, number, test, storefront, reference, giftCount, total, currency, createdAt }: ApiOrder,
  state: OrderState,
): OrderAnswer => ({
  id,
  number,
  test,
  storefront,
  reference,
  state,
  giftCount,
  total,
  currency,
  createdAt: createdAt.toISOString(),
});

/** A gift as it is answered: never with a code. */
export const presentGift = ({
  position,
  reference,
  product,
  amount,
  delivery,
  recipient,
  state,
  deliverAt,
  sentAt,
}: ShownGift): GiftAnswer => ({
  position,
  reference,
  product: `${product}`,
  amount,
  delivery,
  recipient,
  state,
  deliverAt: deliverAt?.toISOString() ?? null,
  sentAt: sentAt?.toISOString() ?? null,
});
