import { expect, test } from "@jest/globals";
import { dispatching, emailed, printed } from "../../shop/checkout/testing/dispatching.ts";
import { shopForEachTest } from "../../shop/checkout/testing/shop-test.ts";
import { startStaffServer } from "../staff/testing/staff-client.ts";

const shop = shopForEachTest();
const { buy } = dispatching(() => shop);

const errors = "errors { code parameter }";
const sales = (from: string, to: string) =>
  `query { sales(from: "${from}", to: "${to}") { data { days { storefront day orders total postage } } ${errors} } }`;
const books = `query { books { data { sums { kind amount onCards currency } } ${errors} } }`;

test("what was paid stands under the day of its storefront, and what is on cards is what the books say", async () => {
  const server = await startStaffServer(shop.services);
  try {
    // A quarter past midnight in Paris is the evening before in UTC.
    shop.services.clock.set("2026-11-23T23:15:00Z");
    const person = await server.person("fin@shop.example", "finance");
    await buy(emailed);
    await buy(printed);
    expect((await person.ask(sales("2026-11-24", "2026-11-24"))).data.days).toEqual([
      { storefront: "CBFR", day: "2026-11-24", orders: 2, total: 10_395, postage: 395 },
    ]);
    expect((await person.ask(sales("2026-11-23", "2026-11-23"))).data.days).toEqual([]);
    for (const [from, to] of [
      ["2026-11-24", "2026-11-23"],
      ["2026-02-30", "2026-03-01"],
      ["2020-01-01", "2026-01-01"],
    ] as const)
      expect(await person.ask(sales(from, to))).toMatchObject({ data: null, errors: [{ code: "INVALID" }] });
    const { sums } = (await person.ask(books)).data;
    const cards = sums.find(({ kind }: { kind: string }) => kind === "GIFT_CARD");
    expect(cards).toMatchObject({ amount: 10_000, onCards: 10_000, currency: "EUR" });
    expect(sums.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(0);
  } finally {
    await server.close();
  }
});
