import type { Shop } from "./shop.ts";

/** What {@link refunding} was paid, minor units: a card and its postage. */
export const paidBack = 5395;

/** An order that was paid when no piece was left: its refund is due, and was not sent. */
export const refunding = async (shop: Shop) => {
  await shop.services.ownerPool.query("update variation_stock set on_hand = 20");
  const buyer = await shop.buyer();
  await buyer.add("cafe-elodie-p");
  const { orderUuid } = await buyer.place();
  const payment = await shop.paymentOf(orderUuid);
  shop.provider.move(payment, "EXPIRED");
  await shop.settle(5000);
  await shop.services.ownerPool.query("update variation_stock set on_hand = 0");
  shop.provider.move(payment, "PAID");
  await shop.announce(payment);
  const { rows } = await shop.services.pool.query<{ number: string; refund: string; attempt: string }>(
    `select o.number, r.id as refund, a.id as attempt from payment_refund r join payment_attempt a on a.id = r.attempt
     join shop_order o on o.id = a.order_id where o.id = $1`,
    [orderUuid],
  );
  const [found] = rows;
  if (found === undefined) throw new Error("Nothing goes back.");
  return { ...found, payment };
};

/** What is owed to buyers, minor units. */
export const owedBack = async ({ services }: Shop): Promise<number> => {
  const { rows } = await services.pool.query<{ owed: number }>(
    `select coalesce(sum(e.amount), 0)::int as owed from ledger_entry e join ledger_account a on a.id = e.account
     where a.kind = 'REFUNDS_PAYABLE'`,
  );
  return rows[0]?.owed ?? -1;
};

/** State of the only refund. */
export const refundState = async ({ services }: Shop): Promise<string> =>
  (await services.pool.query<{ state: string }>("select state from payment_refund")).rows[0]?.state ?? "";
