import { randomUUID } from "node:crypto";
import { sendEmail } from "../../../platform/outbox/send-email.ts";
import { fakeTransport } from "../../../platform/outbox/testing/transport.ts";
import { giftEmail } from "../../checkout/emails/emails.ts";
import type { Buyer, Shop } from "../../checkout/testing/shop.ts";

/** Settings of a shop whose digital gifts come wrapped. */
export const wrapped = { CODES_IN_EMAIL: "" };

/** A gift that was paid. */
export interface PaidGift {
  buyer: Buyer;
  orderUuid: string;
  payment: string;
  /** Its package. */
  id: number;
}

/** Somebody buys a digital gift for another and pays it. */
export const payGift = async (shop: Shop, more: Record<string, unknown> = {}): Promise<PaidGift> => {
  const buyer = await shop.buyer();
  const recipient = { name: "Zoé", lastName: "Petit", email: "zoe@example.com" };
  await buyer.add("cafe-elodie-d", { recipient, message: "Bon anniversaire", ...more });
  const { orderUuid } = await buyer.place();
  const payment = await shop.paymentOf(orderUuid);
  shop.provider.move(payment, "PAID");
  await shop.announce(payment);
  const { rows } = await shop.services.pool.query<{ id: number }>("select id from order_package where order_id = $1", [
    orderUuid,
  ]);
  return { buyer, orderUuid, payment, id: rows[0]?.id ?? 0 };
};

/** Sends the email of a gift; answers it with the token of its link. */
export const sendGiftEmail = async ({ services }: Shop, { id }: Pick<PaidGift, "id">) => {
  const transport = fakeTransport();
  await sendEmail(services, transport, giftEmail, { packageId: id });
  const [mail] = transport.taken;
  return { mail, token: /\/([0-9a-f]{40})\//u.exec(mail?.text ?? "")?.[1] ?? "" };
};

/** A press: a key of its own. */
export const press = (token: string) => ({ token, idempotencyKey: randomUUID() });

/** What an account of the house stands at; above zero is a credit. */
export const booked = async ({ services }: Shop, account: string): Promise<number> => {
  const { rows } = await services.pool.query<{ sum: number }>(
    "select coalesce(sum(e.amount), 0)::int as sum from ledger_entry e join ledger_account a on a.id = e.account where a.kind = $1",
    [account],
  );
  return rows[0]?.sum ?? Number.NaN;
};
