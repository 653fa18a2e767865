import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { type Buyer, billing, openShop, type Shop } from "../../testing/shop.ts";

/**
 * The provider writes to the mailbox that was typed for each bank transfer, and the goods are held for a
 * week.
 */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.sells("CBDE");
  await shop.services.ownerPool.query("update variation_stock set on_hand = 1000");
});
beforeEach(async () => {
  shop.provider.created = 0;
  await shop.services.ownerPool.query("truncate rate_limit, guard_limit");
});
afterEach(() => shop.audit());
afterAll(() => shop.close());

const tooMany = { problems: [{ code: 1002 }] };

const germanAddress = {
  firstName: "Jürgen",
  lastName: "Weiß",
  countryCode: "DE",
  postCode: "10115",
  houseNumber: "5",
  street: "Invalidenstraße",
  city: "Berlin",
};

const from = async (clientAddress: string): Promise<Buyer> => {
  const buyer = await shop.buyer("CBDE");
  buyer.scope.clientAddress = clientAddress;
  await buyer.add("CBDE-cafe-elodie-d");
  return buyer;
};

const typed = (email: string, more: Record<string, unknown> = {}) => ({
  paymentMethod: "banktransfer",
  delivery: germanAddress,
  billing: { ...billing, email },
  ...more,
});

const written = async () => ({
  orders: await shop.count("shop_order"),
  attempts: await shop.count("payment_attempt"),
  held: await shop.count("stock_hold"),
  payments: shop.provider.created,
});

/** Five of one mailbox, each from a network of its own. */
const five = async (email: string): Promise<{ buyer: Buyer; orderUuid: string; key: string }[]> => {
  const placed = [];
  for (let network = 1; network <= 5; network += 1) {
    const buyer = await from(`203.0.113.${network}`);
    const key = randomUUID();
    placed.push({ buyer, key, ...(await buyer.place(typed(email, { idempotencyKey: key }))) });
  }
  return placed;
};

test("the sixth transfer of one mailbox in a day is refused from any network, and nothing comes of it", async () => {
  await five("ada@example.org");
  const before = await written();
  expect(before.payments).toBe(5);
  const buyer = await from("198.51.100.1");
  await expect(buyer.place(typed("Ada@Example.org"))).rejects.toMatchObject(tooMany);
  expect(await written()).toEqual(before);
  // Whoever pays at once may, and so may another mailbox.
  await buyer.place(typed("ada@example.org", { paymentMethod: "creditcard" }));
  await (await from("198.51.100.1")).place(typed("bob@example.org"));
});

test("a press that is repeated makes no payment, and counts for none", async () => {
  const [first] = await five("eve@example.org");
  const again = await first?.buyer.place(typed("eve@example.org", { idempotencyKey: first.key }));
  expect(again?.orderUuid).toBe(first?.orderUuid);
  expect(again?.paymentUrl).toContain("pay.example");
  expect(shop.provider.created).toBe(5);
});

test("what is refused for another reason counts for none", async () => {
  const buyer = await from("203.0.113.9");
  for (let press = 0; press < 6; press += 1) {
    const late = typed("dan@example.org", { cartVersion: buyer.version - 1 });
    await expect(buyer.place(late)).rejects.toMatchObject({ problems: [{ code: 2040 }] });
  }
  await buyer.place(typed("dan@example.org"));
});

test("another try by transfer counts as well, and is refused before what is open is ended", async () => {
  await five("kim@example.org");
  const buyer = await from("198.51.100.2");
  const { orderUuid } = await buyer.place(typed("kim@example.org", { paymentMethod: "creditcard" }));
  await expect(buyer.retry(orderUuid, { paymentMethod: "banktransfer" })).rejects.toMatchObject(tooMany);
  expect(shop.provider.payments.get(await shop.paymentOf(orderUuid))?.state).toBe("OPEN");
  expect(await shop.state(orderUuid)).toBe("PENDING");
  await buyer.retry(orderUuid, { paymentMethod: "paypal" });
});

test("a transfer again, which is the one that was promised, counts for none", async () => {
  const [first] = await five("lea@example.org");
  const again = await first?.buyer.retry(first.orderUuid, { paymentMethod: "banktransfer" });
  expect(again?.paymentUrl).toContain("pay.example");
});

test("one network orders thirty transfers a day, whatever the mailboxes", async () => {
  for (let n = 0; n < 30; n += 1) await (await from("203.0.113.77")).place(typed(`buyer-${n}@example.org`));
  const before = await written();
  const next = await from("203.0.113.77");
  await expect(next.place(typed("buyer-31@example.org"))).rejects.toMatchObject(tooMany);
  expect(await written()).toEqual(before);
  await next.place(typed("buyer-31@example.org", { paymentMethod: "paypal" }));
}, 30_000);
