import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { fakeTransport } from "../../../platform/outbox/testing/transport.ts";
import { sendConfirmation, sendGift } from "../testing/send-emails.ts";
import { openShop, type Shop } from "../testing/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const recipient = { name: "Noor", email: "noor@example.org" };
const message = "Pour ton anniversaire :\ncent arbres.";

/** Buys one donation and sends all that is to be sent of it. */
const donate = async (more: Record<string, unknown>) => {
  const buyer = await shop.buyer();
  await buyer.add("tree-fund-d", { value: 2500, ...more });
  const { orderUuid } = await buyer.place();
  shop.provider.move(await shop.paymentOf(orderUuid), "PAID");
  await shop.settle(20_000);
  const stateOf = async () => (await buyer.show(orderUuid)).details?.deliveries[0]?.state;
  const begun = await stateOf();
  const { rows } = await shop.services.pool.query<{ id: number }>(
    `select p.id from order_package p where p.order_id = $1 and exists (
       select from pgboss.job j where j.name = 'mail.gift' and j.data = jsonb_build_object('packageId', p.id))`,
    [orderUuid],
  );
  const transport = fakeTransport();
  for (const { id } of rows) await sendGift(shop.services, transport, id);
  const emails = transport.taken.splice(0);
  await sendConfirmation(shop.services, transport, { orderId: orderUuid });
  return {
    begun,
    emails,
    confirmation: transport.taken[0]?.text ?? "",
    ended: await stateOf(),
    order: await shop.state(orderUuid),
  };
};

test("a donation in somebody's name reaches that person: who gives, to whom, how much, and the message", async () => {
  const { begun, emails, confirmation, ended, order } = await donate({ recipient, message });
  expect(begun).toBe("WAITING");
  expect(emails).toHaveLength(1);
  const [email] = emails;
  expect(email?.to).toBe(recipient.email);
  expect(email?.subject).toContain("Élodie");
  for (const said of ["Noor", "Élodie", "Tree Fund", "25", message]) expect(email?.text).toContain(said);
  expect(email?.html).toContain("cent arbres.");
  expect(email?.attachments.map(({ cid }) => cid)).toEqual(["face"]);
  expect(confirmation).toContain("Reversé intégralement, annoncé par e-mail à Noor");
  expect([ended, order]).toEqual(["SENT", "COMPLETED"]);
});

test("a donation with a recipient alone is told of without a note", async () => {
  const { emails, ended } = await donate({ recipient });
  expect(emails.map(({ to }) => to)).toEqual([recipient.email]);
  expect(emails[0]?.text).not.toContain("Un mot de");
  expect(ended).toBe("SENT");
});

test("a donation with a message alone is confirmed to the buyer, message included", async () => {
  const { begun, emails, confirmation, ended, order } = await donate({ message });
  expect(begun).toBe("WAITING");
  expect(emails.map(({ to }) => to)).toEqual(["elodie@example.com"]);
  expect(emails[0]?.text).toContain(message);
  expect(confirmation).toContain("Reversé intégralement, avec votre message par e-mail");
  expect([ended, order]).toEqual(["SENT", "COMPLETED"]);
});

test("of a donation without either nothing is sent but the order's confirmation", async () => {
  const { begun, emails, confirmation, ended, order } = await donate({});
  expect([begun, ended, order]).toEqual(["DONATED", "DONATED", "COMPLETED"]);
  expect(emails).toEqual([]);
  expect(confirmation).toContain("Reversé intégralement: 25");
});

test("with a gift card beside it, a silent donation waits for nothing", async () => {
  const buyer = await shop.buyer();
  await buyer.add("tree-fund-d", { value: 2500 });
  await buyer.add("cafe-elodie-d");
  const { orderUuid } = await buyer.place();
  shop.provider.move(await shop.paymentOf(orderUuid), "PAID");
  await shop.settle(20_000);
  expect(await shop.state(orderUuid)).toBe("PAID");
  const { rows } = await shop.services.pool.query<{ packageId: number }>(
    `select package as "packageId" from delivery where order_id = $1 and state = 'WAITING'`,
    [orderUuid],
  );
  expect(rows).toHaveLength(1);
  await sendGift(shop.services, fakeTransport(), rows[0]?.packageId ?? 0);
  expect(await shop.state(orderUuid)).toBe("COMPLETED");
});
