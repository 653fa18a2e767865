import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { inTransaction } from "../../platform/database/index.ts";
import { copyRows } from "../../shop/account/testing/copy-orders.ts";
import { billing, openShop, type Shop } from "../../shop/checkout/testing/shop.ts";
import { findOrders } from "./find-orders.ts";

/** More than are put in order. */
const copies = 5100;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  const buyer = await shop.buyer();
  await buyer.add("cafe-elodie-d", { recipient: { name: "Zoé", email: "zoe@mail.example" } });
  const email = "martin@mail.example";
  const { orderUuid } = await buyer.place({ billing: { ...billing, lastName: "Martin", email } });
  await inTransaction(shop.services.ownerPool, async (client) => {
    await client.query("set local session_replication_role = replica");
    await client.query(
      `create temporary table made on commit drop as select gen_random_uuid() as id, n from generate_series(1, ${copies}) n`,
    );
    await copyRows(client, "shop_order", `shop_order r, made m where r.id = '${orderUuid}'`, {
      id: "m.id",
      number: "'MADE-' || m.n",
      storefront: "case m.n % 2 when 0 then 'CBFR' else 'CKUK' end",
      cart: "r.cart + 1000 + m.n",
      placed_at: "r.placed_at - m.n * interval '1 minute'",
    });
  });
});
afterAll(async () => shop.close());

const found = async (text: string, over: Partial<Parameters<typeof findOrders>[2]> = {}) =>
  findOrders(shop.services, text, { most: 3, ...over });
const numbers = (orders: Awaited<ReturnType<typeof found>>): string[] =>
  orders.map(({ number }) => number.replace(/^CBFR-.*/u, "first"));

test.each(["martin", "martin@mail"])("of %s, which thousands have, the newest come page by page", async (text) => {
  const page = await found(text);
  expect(numbers(page)).toEqual(["first", "MADE-1", "MADE-2"]);
  expect(numbers(await found(text, { before: page.at(-1) }))).toEqual(["MADE-3", "MADE-4", "MADE-5"]);
});

test("of one's own storefronts alone, and none of others", async () => {
  const page = await found("Martin", { storefronts: ["CKUK", "GCS"] });
  expect(numbers(page)).toEqual(["MADE-1", "MADE-3", "MADE-5"]);
  expect(numbers(await found("Martin", { storefronts: ["CKUK", "CBFR"], before: page.at(-1) }))).toEqual([
    "MADE-6",
    "MADE-7",
    "MADE-8",
  ]);
  expect(await found("Martin", { storefronts: [] })).toEqual([]);
});
