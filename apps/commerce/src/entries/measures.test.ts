import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createMetrics } from "../platform/http/metrics.ts";
import { openShop, type Shop } from "../shop/checkout/testing/shop.ts";
import { modules } from "./modules.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ CODES_IN_EMAIL: "" });
});
afterAll(() => shop.close());

const measures = modules.flatMap(({ measures: own = [] }) => own);

test("every number can be read, and has the labels that it says", async () => {
  const { pool, clock } = shop.services;
  for (const { name, labels, read } of measures)
    for (const one of await read(pool, clock.now()))
      expect([name, Object.keys(one.labels), Number.isFinite(one.value)]).toEqual([name, labels, true]);
  expect(new Set(measures.map(({ name }) => name)).size).toBe(measures.length);
});

test("an order that is paid is counted in its storefront, and its gift until it is sent", async () => {
  const buyer = await shop.buyer();
  await buyer.add("cafe-elodie-d", { recipient: { name: "Zoé", email: "zoe@example.com" } });
  const { orderUuid } = await buyer.place();
  const payment = await shop.paymentOf(orderUuid);
  shop.provider.move(payment, "PAID");
  await shop.announce(payment);
  const { pool, clock } = shop.services;
  const metrics = createMetrics();
  for (const one of measures) metrics.measure(one, () => one.read(pool, clock.now()));
  let text = "";
  const response = { writeHead: () => ({ end: (body: string) => (text = body) }) };
  await metrics.handle({} as never, response as never, shop.services, "/metrics");
  expect(text).toContain('shop_orders_paid{storefront="CBFR"} 1');
  expect(text).toContain('shop_orders_paid{storefront="CKUK"} 0');
  expect(text).toContain('shop_orders_paid_minor_units{storefront="CBFR",currency="EUR"} 5000');
  expect(text).toContain('shop_gifts_unsent{state="WAITING"} 1');
  expect(text).toMatch(/shop_jobs\{queue="mail\.gift",state="created"\} 1/u);
  expect(text).not.toContain("zoe@");
});
