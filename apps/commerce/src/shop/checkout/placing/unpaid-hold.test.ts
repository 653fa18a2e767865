import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { createChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { makeChallenge } from "../../../platform/captcha/make-challenge.ts";
import { captchaKeys, work } from "../../../platform/captcha/settings.ts";
import { solvedToken } from "../../../platform/captcha/testing/solve.ts";
import { type Buyer, billing, openShop, type Shop } from "../testing/shop.ts";

/** What orders hold that nobody has paid: little without work, half with it, and for a quarter of an hour. */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(() => stockOf(40));
afterEach(async () => {
  for (const [id, { state }] of shop.provider.payments) if (state === "OPEN") shop.provider.move(id, "EXPIRED");
  await shop.settle(30_000);
  await shop.audit();
});
afterAll(() => shop.close());

const minute = 60_000;
const heldByOthers = { problems: [{ code: 2048 }] };
const needsWork = { problems: [{ code: 1003, parameter: "input.captchaToken" }] };

const stockOf = (pieces: number) =>
  shop.services.ownerPool.query("update variation_stock set on_hand = reserved + $1", [pieces]);

const stock = async (sku = "CBFR-cafe-elodie-p") => {
  const { rows } = await shop.services.pool.query<{ onHand: number; reserved: number }>(
    `select on_hand as "onHand", reserved from variation_stock s join variation v on v.id = s.variation_id where v.sku = $1`,
    [sku],
  );
  return rows[0];
};

const germanAddress = { postCode: "10115", houseNumber: "5", street: "Invalidenstraße", city: "Berlin" };

interface Who {
  network?: string;
  email?: string;
}

const someone = async ({ network, email = `${randomUUID()}@example.com` }: Who = {}): Promise<Buyer> => {
  const buyer = await shop.buyer();
  buyer.scope.clientAddress = network;
  const { place } = buyer;
  return { ...buyer, place: (over = {}) => place({ billing: { ...billing, email }, ...over }) };
};

const token = async (): Promise<string> =>
  solvedToken(await makeChallenge(shop.services, { action: "common", storefront: "CBFR" }));

/** Signed like each other, but little work. */
const quickToken = async (): Promise<string> =>
  solvedToken(
    await createChallenge({
      algorithm: work.algorithm,
      cost: 1,
      counter: 1,
      data: {
        action: "common",
        storefront: "CBFR",
        endsAt: Math.floor(shop.services.clock.now().getTime() / 1000) + 600,
      },
      deriveKey,
      ...captchaKeys(shop.services.environment),
    }),
  );

const ordering = async (quantity: number, who?: Who, over?: Record<string, unknown>) => {
  const buyer = await someone(who);
  await buyer.add("cafe-elodie-p", { quantity });
  return buyer.place({ cartVersion: 1, ...over });
};

test("unpaid orders hold at most half of a product's pieces, whoever places them, and the rest is told from what is not there", async () => {
  await stockOf(10);
  await ordering(3);
  await ordering(2);
  expect(await stock()).toEqual({ onHand: 10, reserved: 5 });
  await expect(ordering(1)).rejects.toMatchObject(heldByOthers);
  await expect(ordering(1, {}, { captchaToken: await token() })).rejects.toMatchObject(heldByOthers);
  const buyer = await someone();
  await expect(buyer.add("cafe-elodie-p", { quantity: 11 })).rejects.toMatchObject({ problems: [{ code: 2031 }] });
  expect(await stock()).toEqual({ onHand: 10, reserved: 5 });
});

test("the last piece can be bought", async () => {
  await stockOf(1);
  const { orderUuid } = await ordering(1);
  await expect(ordering(1)).rejects.toMatchObject(heldByOthers);
  shop.provider.move(await shop.paymentOf(orderUuid), "PAID");
  await shop.settle(30_000);
  expect(await stock()).toEqual({ onHand: 0, reserved: 0 });
});

test.each<[string, Who]>([
  ["network", { network: "203.0.113.7" }],
  ["IPv6 network", { network: "2001:db8:1:2::/64" }],
  ["mailbox, however it is written", { email: "Same+tag@example.com" }],
])("one %s holds twenty pieces without work, in two orders", async (_, who) => {
  await stockOf(100);
  await expect(ordering(21, who)).rejects.toMatchObject(needsWork);
  await ordering(15, who);
  await expect(ordering(6, who)).rejects.toMatchObject(needsWork);
  await ordering(5, who.email ? { email: "same@EXAMPLE.com" } : who);
  await expect(ordering(1, who)).rejects.toMatchObject(needsWork);
  await ordering(1);
  expect(await stock()).toEqual({ onHand: 100, reserved: 21 });
});

test("the third unpaid order takes work, each its own; one that was paid does not count", async () => {
  const who = { network: "203.0.113.8" };
  const { orderUuid } = await ordering(1, who);
  await ordering(1, who);
  await expect(ordering(1, who)).rejects.toMatchObject(needsWork);
  const solved = await token();
  await ordering(1, who, { captchaToken: solved });
  await expect(ordering(1, who, { captchaToken: solved })).rejects.toMatchObject(needsWork);
  const foreign = await solvedToken(await makeChallenge(shop.services, { action: "common", storefront: "CBDE" }));
  await expect(ordering(1, who, { captchaToken: foreign })).rejects.toMatchObject(needsWork);
  for (const [id] of shop.provider.payments) shop.provider.move(id, "PAID");
  await shop.settle(30_000);
  expect(await shop.state(orderUuid)).toBe("FULFILLING");
  await ordering(1, who);
});

test("the same press with its work is the same order", async () => {
  const who = { network: "203.0.113.9" };
  await ordering(1, who);
  await ordering(1, who);
  const buyer = await someone(who);
  await buyer.add("cafe-elodie-p");
  const idempotencyKey = randomUUID();
  await expect(buyer.place({ idempotencyKey, cartVersion: 1 })).rejects.toMatchObject(needsWork);
  const first = await buyer.place({ idempotencyKey, cartVersion: 1, captchaToken: await token() });
  const again = await buyer.place({ idempotencyKey, cartVersion: 1, captchaToken: await token() });
  expect(again).toEqual(first);
});

test("orders of one network that come at once are counted one after the other", async () => {
  const who = { network: "203.0.113.10" };
  const placed = await Promise.allSettled(Array.from({ length: 8 }, () => ordering(4, who)));
  expect(placed.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
  expect(await stock()).toEqual({ onHand: 40, reserved: 8 });
});

test("a card's hold ends after a quarter of an hour: every piece is back, once", async () => {
  const placed = await Promise.all([ordering(7), ordering(8)]);
  await shop.settle(14 * minute);
  expect(await stock()).toEqual({ onHand: 40, reserved: 15 });
  await shop.settle(2 * minute);
  expect(await stock()).toEqual({ onHand: 40, reserved: 0 });
  for (const { orderUuid } of placed) expect(await shop.state(orderUuid)).toBe("CANCELED");
  await shop.settle(60 * minute);
  expect(await stock()).toEqual({ onHand: 40, reserved: 0 });
});

test("a hold lasts while the provider says that the buyer is paying, for an hour at most", async () => {
  const { orderUuid } = await ordering(3);
  const payment = await shop.paymentOf(orderUuid);
  await shop.settle(10 * minute);
  shop.provider.move(payment, "PENDING");
  await shop.settle(30 * minute);
  expect(await stock()).toEqual({ onHand: 40, reserved: 3 });
  expect(await shop.state(orderUuid)).toBe("PENDING");
  await shop.settle(25 * minute);
  expect(await stock()).toEqual({ onHand: 40, reserved: 0 });
});

test("a payment that comes late for a piece that is gone goes back; for one that is there, it is kept", async () => {
  await stockOf(2);
  const late = await Promise.all([ordering(1)]);
  shop.provider.cancelable = false;
  await shop.settle(20 * minute);
  shop.provider.cancelable = true;
  late.push(await ordering(1));
  const payments = await Promise.all(late.map(({ orderUuid }) => shop.paymentOf(orderUuid)));
  await stockOf(0);
  for (const payment of payments) shop.provider.move(payment, "PAID");
  await shop.settle(60_000);
  const states = await Promise.all(late.map(({ orderUuid }) => shop.state(orderUuid)));
  expect(states).toEqual(["CANCELED", "FULFILLING"]);
  expect(
    await shop.count(
      "payment_refund",
      `attempt in (select id from payment_attempt where order_id = '${late[0]?.orderUuid}')`,
    ),
  ).toBe(1);
  expect(await stock()).toEqual({ onHand: 0, reserved: 0 });
});

test("a bank transfer holds nothing of the last three quarters", async () => {
  await shop.sells("CBDE");
  await stockOf(40);
  const delivery = { ...germanAddress, firstName: "Jürgen", lastName: "Weiß", countryCode: "DE" };
  const transferring = async (quantity: number, paymentMethod: string) => {
    const buyer = await shop.buyer("CBDE");
    await buyer.add("CBDE-cafe-elodie-p", { quantity });
    return buyer.place({ paymentMethod, delivery, billing: { ...billing, email: `${randomUUID()}@example.com` } });
  };
  await transferring(10, "banktransfer");
  await expect(transferring(1, "banktransfer")).rejects.toMatchObject(heldByOthers);
  await transferring(1, "creditcard");
  expect(await stock("CBDE-cafe-elodie-p")).toEqual({ onHand: 40, reserved: 11 });
});

test.each([
  ["there", 40, "FULFILLING"],
  ["gone", 0, "CANCELED"],
] as const)(
  "one that was chosen on the provider's page holds none of them either; its money comes when they are %s",
  async (_, left, state) => {
    await stockOf(8);
    const { orderUuid } = await ordering(3);
    const payment = await shop.paymentOf(orderUuid);
    const later = new Date(shop.services.clock.now().getTime() + 5 * 24 * 60 * minute);
    shop.provider.choose(payment, "banktransfer", later);
    shop.provider.move(payment, "PENDING");
    await shop.settle(30_000);
    expect(await shop.state(orderUuid)).toBe("PENDING");
    expect(await stock()).toEqual({ onHand: 8, reserved: 0 });
    await stockOf(left);
    shop.provider.move(payment, "PAID");
    await shop.settle(60 * minute);
    expect(await shop.state(orderUuid)).toBe(state);
    expect(
      await shop.count("payment_refund", `attempt in (select id from payment_attempt where order_id = '${orderUuid}')`),
    ).toBe(state === "CANCELED" ? 1 : 0);
  },
);

test("two hundred buyers behind one address who pay are all served", async () => {
  await stockOf(1000);
  const who = { network: "198.51.100.1" };
  for (let round = 0; round < 10; round += 1) {
    const orders = await Promise.all(
      Array.from({ length: 20 }, () =>
        ordering(1, who).catch(async () => ordering(1, who, { captchaToken: await quickToken() })),
      ),
    );
    for (const { orderUuid } of orders) shop.provider.move(await shop.paymentOf(orderUuid), "PAID");
    await shop.settle(5_000);
  }
  expect(await stock()).toEqual({ onHand: 800, reserved: 0 });
}, 120_000);

test("ten pieces for two hundred buyers: all ten are sold, and not one more", async () => {
  await stockOf(10);
  const buyers = await Promise.all(Array.from({ length: 200 }, (_, n) => someone({ network: `198.51.100.${n}` })));
  for (const buyer of buyers) await buyer.add("cafe-elodie-p");
  const waiting = new Set(buyers);
  let sold = 0;
  for (let round = 0; round < 20 && sold < 10; round += 1) {
    const placed = await Promise.all(
      [...waiting].slice(0, 20).map(async (buyer) => {
        const order = await buyer.place({ cartVersion: 1 }).catch(() => undefined);
        waiting.delete(buyer);
        if (order === undefined) waiting.add(buyer);
        return order;
      }),
    );
    for (const order of placed) {
      if (order === undefined) continue;
      sold += 1;
      shop.provider.move(await shop.paymentOf(order.orderUuid), "PAID");
    }
    await shop.settle(5_000);
  }
  expect(sold).toBe(10);
  expect(await stock()).toEqual({ onHand: 0, reserved: 0 });
}, 120_000);
