import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { fakeTransport } from "../../../platform/outbox/testing/transport.ts";
import { type RefundJob, refundEmail } from "../emails/emails.ts";
import { sendRefund } from "../testing/send-emails.ts";
import { openShop, type Shop } from "../testing/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const refundJobs = async (orderId: string): Promise<RefundJob[]> => {
  const { rows } = await shop.services.pool.query<{ data: RefundJob }>(
    "select data from pgboss.job where name = $1 and data->>'orderId' = $2",
    [refundEmail.queue, orderId],
  );
  return rows.map(({ data }) => data);
};

/** An order that was given up, whose basket became another order before its money came. */
const paidTooLate = async () => {
  const buyer = await shop.buyer();
  await buyer.add("cafe-elodie-d");
  const { orderUuid } = await buyer.place();
  const payment = await shop.paymentOf(orderUuid);
  shop.provider.move(payment, "EXPIRED");
  await shop.settle(20_000);
  const other = await buyer.place();
  shop.provider.move(payment, "PAID");
  return { orderUuid, payment, other: other.orderUuid };
};

test("the buyer is told once that a payment which came too late goes back in full", async () => {
  const { orderUuid, payment } = await paidTooLate();
  await Promise.all([shop.announce(payment), shop.announce(payment)]);
  await shop.announce(payment);
  const jobs = await refundJobs(orderUuid);
  expect(jobs).toHaveLength(1);
  const transport = fakeTransport();
  for (const job of [...jobs, ...jobs]) await sendRefund(shop.services, transport, job);
  expect(transport.taken).toHaveLength(1);
  const [email] = transport.taken;
  const number = await shop.numberOf(orderUuid);
  expect(email?.to).toBe("elodie@example.com");
  expect(email?.subject).toBe(`Votre paiement pour la commande ${number} vous est remboursé`);
  expect(email?.text).toContain("alors qu’elle était déjà annulée");
  expect(email?.text).toContain("50,00");
  expect(email?.text).toContain(orderUuid);
});

test("an order that is carried out promises no money back", async () => {
  const buyer = await shop.buyer();
  await buyer.add("cafe-elodie-d");
  const { orderUuid } = await buyer.place();
  shop.provider.move(await shop.paymentOf(orderUuid), "PAID");
  await shop.settle(20_000);
  expect(await refundJobs(orderUuid)).toEqual([]);
});
