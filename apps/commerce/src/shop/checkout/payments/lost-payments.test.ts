import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from "@jest/globals";
import { type PaymentRequest, ProviderUnreachable, webhookRoute } from "../../../money/payment/index.ts";
import { type Buyer, openShop, type Shop } from "../testing/shop.ts";

/** The provider was asked for a payment, and nobody knows whether it made one. */
let shop: Shop;
let server: Server;
beforeAll(async () => {
  shop = await openShop();
  await shop.sells("CBDE");
  const { handle, path } = webhookRoute(() => shop.context);
  server = createServer((request, response) => void handle(request, response, shop.services, path));
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
beforeEach(async () => {
  await shop.services.ownerPool.query("truncate rate_limit, guard_limit");
});
afterEach(async () => {
  jest.restoreAllMocks();
  shop.provider.cancelable = true;
  await shop.audit();
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await shop.close();
});

const minute = 60_000;

/** The status that the provider's call is answered with. */
const webhook = async (id: string, from = "203.0.113.1"): Promise<number> => {
  const { port } = server.address() as AddressInfo;
  const headers = { "x-forwarded-for": from };
  const body = new URLSearchParams({ id });
  return (await fetch(`http://localhost:${port}/`, { method: "POST", headers, body })).status;
};

const buying = async (): Promise<Buyer> => {
  const buyer = await shop.buyer("CBDE");
  await buyer.add("CBDE-cafe-elodie-d");
  return buyer;
};

const orderOf = async ({ scope }: Buyer): Promise<string> => {
  const visitor = await scope.visitor.find(shop.services.pool);
  const { rows } = await shop.services.pool.query("select id from shop_order where visitor = $1", [visitor]);
  return rows[0]?.id;
};

/** A press that ends in 2045. Answers the order, which nobody was told of. */
const lose = async (buyer: Buyer, fault: "unreachable" | "lost"): Promise<string> => {
  shop.provider.failNext(fault);
  await expect(buyer.place({ paymentMethod: "banktransfer" })).rejects.toMatchObject({ problems: [{ code: 2045 }] });
  return orderOf(buyer);
};

const paymentsOf = (order: string) =>
  [...shop.provider.payments.values()].filter(({ request }) => request.orderId === order);

const onlyPayment = (order: string) => {
  const [payment, ...more] = paymentsOf(order);
  expect(more).toEqual([]);
  return payment;
};

const refunds = (payment: string): number =>
  [...shop.provider.refunds.values()].filter(({ paymentId }) => paymentId === payment).length;

/** Days and minutes pass without a poller, as when no worker runs. */
const pass = (milliseconds: number): void => shop.services.clock.advance(milliseconds);

test("of a transfer that the provider never heard of none is made, as it would write to the buyer of a closed order", async () => {
  const before = shop.provider.payments.size;
  const buyer = await buying();
  const order = await lose(buyer, "unreachable");
  await shop.settle(60_000);
  await shop.settle(16 * minute);
  expect(shop.provider.payments.size).toBe(before);
  expect(await buyer.show(order)).toMatchObject({ status: "PENDING", payment: "FAILED", canRetry: true });
  expect(await shop.count("payment_attempt", "next_check_at is not null")).toBe(0);
});

test("a transfer whose answer was lost is found and cancelled, though the provider has forgotten the key", async () => {
  const buyer = await buying();
  const order = await lose(buyer, "lost");
  shop.provider.forgetKeys();
  pass(61 * minute);
  await shop.settle(60_000);
  expect(onlyPayment(order)).toMatchObject({ state: "CANCELED", attemptId: expect.any(String) });
  expect(await shop.state(order)).toBe("CANCELED");
});

test("one that was paid meanwhile, which the provider announces first: its order is paid", async () => {
  const buyer = await buying();
  const order = await lose(buyer, "lost");
  shop.provider.forgetKeys();
  pass(61 * minute);
  const id = onlyPayment(order)?.id ?? "";
  shop.provider.move(id, "PAID");
  expect(await webhook(id)).toBe(200);
  expect(await buyer.show(order)).toMatchObject({ status: "COMPLETED", payment: "PAID" });
  await shop.settle(60_000);
  expect(onlyPayment(order)?.state).toBe("PAID");
});

test("one that was paid meanwhile, which the poller finds first: its order is paid", async () => {
  const buyer = await buying();
  const order = await lose(buyer, "lost");
  shop.provider.forgetKeys();
  pass(61 * minute);
  shop.provider.move(onlyPayment(order)?.id ?? "", "PAID");
  await shop.settle(60_000);
  expect(await buyer.show(order)).toMatchObject({ status: "COMPLETED", payment: "PAID" });
});

/** The call is cut off on its way, and does what it says when it is let. */
const cutOff = async (buyer: Buyer): Promise<() => Promise<string>> => {
  const { create } = shop.provider;
  let held: PaymentRequest | undefined;
  jest.spyOn(shop.provider, "create").mockImplementationOnce(async (request) => {
    held = request;
    throw new ProviderUnreachable("timeout");
  });
  await expect(buyer.place({ paymentMethod: "banktransfer" })).rejects.toMatchObject({ problems: [{ code: 2045 }] });
  return async () => {
    if (held === undefined) throw new Error("Nothing was asked for.");
    return (await create(held)).id;
  };
};

test("a transfer that is made just after it was looked for is found by the second look", async () => {
  const buyer = await buying();
  const arrive = await cutOff(buyer);
  await shop.settle(20_000);
  const order = await orderOf(buyer);
  expect(await shop.state(order)).toBe("CANCELED");
  const id = await arrive();
  await shop.settle(5 * minute);
  expect(shop.provider.payments.get(id)?.state).toBe("OPEN");
  await shop.settle(11 * minute);
  expect(shop.provider.payments.get(id)?.state).toBe("CANCELED");
});

test("one that cannot be cancelled any more is looked after until its end", async () => {
  shop.provider.cancelable = false;
  const buyer = await buying();
  const arrive = await cutOff(buyer);
  await shop.settle(20_000);
  const id = await arrive();
  await shop.settle(16 * minute);
  shop.provider.move(id, "PAID");
  await shop.settle(11 * minute);
  expect(await buyer.show(await orderOf(buyer))).toMatchObject({ status: "COMPLETED", payment: "PAID" });
});

test("one that is made after the last look and paid: the order is carried out, or where another took its place the money goes back", async () => {
  const [one, other] = [await buying(), await buying()];
  const arrivals = [await cutOff(one), await cutOff(other)];
  await shop.settle(31 * minute);
  expect(await shop.count("payment_attempt", "next_check_at is not null")).toBe(0);
  await other.retry(await orderOf(other));
  shop.provider.move(await shop.paymentOf(await orderOf(other)), "PAID");
  await shop.settle(5000);
  const [first = "", second = ""] = await Promise.all(arrivals.map((arrive) => arrive()));
  for (const id of [first, second]) {
    shop.provider.move(id, "PAID");
    expect(await webhook(id)).toBe(200);
  }
  await shop.settle(60_000);
  expect(await one.show(await orderOf(one))).toMatchObject({ status: "COMPLETED", payment: "PAID" });
  expect([refunds(first), refunds(second)]).toEqual([0, 1]);
});

test("an order that was closed is not begun again by a press that was waiting, nor by one an hour late", async () => {
  const buyer = await buying();
  const key = randomUUID();
  shop.provider.failNext("unreachable");
  const press = () => buyer.place({ paymentMethod: "banktransfer", idempotencyKey: key });
  await expect(press()).rejects.toMatchObject({ problems: [{ code: 2045 }] });
  pass(51 * minute);
  await expect(press()).rejects.toMatchObject({ problems: [{ code: 2045 }] });
  await shop.settle(20_000);
  expect((await press()).paymentUrl).toContain("error=failed");
  expect(paymentsOf(await orderOf(buyer))).toEqual([]);
}, 30_000);

/** What the provider has of others: a second shop, or somebody who makes payments by hand. */
const foreign = async (): Promise<string> => {
  const key = randomUUID();
  const terms = {
    currency: "EUR",
    amount: 5000,
    method: "creditcard",
    issuer: null,
    dueDate: null,
    email: null,
    authenticate: false,
  } as const;
  const place = {
    description: "theirs",
    language: "de",
    country: "DE",
    redirectUrl: "http://x/",
    webhookUrl: "http://x/",
  };
  return (await shop.provider.create({ key, orderId: randomUUID(), ...terms, ...place } as PaymentRequest)).id;
};

test("a payment of somebody else's is answered like one that there is not, and leaves no row", async () => {
  const rows = async () => [await shop.count("payment_attempt"), await shop.count("payment_event")];
  const before = await rows();
  const id = await foreign();
  shop.provider.move(id, "PAID");
  expect([await webhook(id), await webhook("tr_none"), await webhook("../customers"), await webhook("")]).toEqual([
    200, 200, 200, 200,
  ]);
  expect(await rows()).toEqual(before);
});

test("nobody can make us ask the provider for strangers' ids without end; what is ours is heard all the same", async () => {
  const buyer = await buying();
  const { orderUuid } = await buyer.place({ paymentMethod: "banktransfer" });
  const asked = jest.spyOn(shop.provider, "fetch");
  const many = (from: (n: number) => string) =>
    Promise.all(Array.from({ length: 100 }, (_, n) => webhook(`tr_stranger${n}`, from(n))));
  expect((await many(() => "203.0.113.7")).filter((status) => status === 503)).toHaveLength(40);
  expect(asked).toHaveBeenCalledTimes(60);
  await many((n) => `198.51.100.${n}`);
  expect(asked).toHaveBeenCalledTimes(120);
  const payment = await shop.paymentOf(orderUuid);
  shop.provider.move(payment, "PAID");
  expect(await webhook(payment, "203.0.113.7")).toBe(200);
  expect(await buyer.show(orderUuid)).toMatchObject({ payment: "PAID" });
});

test("a second payment of one attempt is named to a person, and changes nothing", async () => {
  const buyer = await buying();
  const { orderUuid } = await buyer.place({ paymentMethod: "banktransfer" });
  const first = await shop.paymentOf(orderUuid);
  const made = shop.provider.payments.get(first);
  if (made === undefined) throw new Error("There is no payment.");
  shop.provider.forgetKeys();
  const second = (await shop.provider.create(made.request)).id;
  shop.provider.move(second, "PAID");
  const error = jest.spyOn(shop.services.log, "error");
  expect(await webhook(second)).toBe(200);
  expect(error).toHaveBeenCalledWith(
    expect.objectContaining({ payment: second, other: first, attempt: made.attemptId }),
    expect.any(String),
  );
  expect(await shop.paymentOf(orderUuid)).toBe(first);
  expect(await shop.state(orderUuid)).toBe("PENDING");
  shop.provider.move(first, "PAID");
  await shop.settle(60_000);
});
