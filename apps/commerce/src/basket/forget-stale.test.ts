import { getStorefront, retention } from "@giftshop/storefront-config";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import type { PoolClient } from "../database/index.ts";
import { rowsRead } from "../testing/rows-read.ts";
import { createTestServices, type TestServices } from "../testing/test-services.ts";
import { forgetStale } from "./forget-stale.ts";
import { closePromisedCart, lockCart } from "./index.ts";
import { openCart } from "./lock-cart.ts";

let services: TestServices;
let client: PoolClient;
beforeAll(async () => {
  services = await createTestServices();
  client = await services.ownerPool.connect();
});
afterAll(async () => {
  client.release(true);
  await services.close();
});

const visitors = `with arrived as (
    insert into visitor (token_hash) select sha256(gen_random_uuid()::text::bytea) from generate_series(1, $1) returning id)`;

/** As many visitors, each with a basket. @param orderId expression for the order that it became, `null` while it is open */
const baskets = async (count: number, orderId: string): Promise<number[]> => {
  const { rows } = await client.query<{ visitor: number }>(
    `${visitors} insert into cart (visitor, storefront, currency, order_id) select id, 'CBFR', 'EUR', ${orderId} from arrived
      returning visitor`,
    [count],
  );
  return rows.map(({ visitor }) => visitor);
};

test("what nobody came back for in time is forgotten; orders and younger baskets stay", async () => {
  const [old, young] = await baskets(2, "null");
  const [ordered] = await baskets(1, "gen_random_uuid()::text");
  const age = async (visitor: number | undefined, days: number, seconds: number) =>
    client.query(
      "update cart set changed_at = $2::timestamptz - make_interval(days => $3, secs => $4) where visitor = $1",
      [visitor, services.clock.now(), days, seconds],
    );
  await age(old, retention.basketDays, 1);
  await age(young, retention.basketDays, -1);
  await age(ordered, 600, 0);

  expect(await forgetStale(services)).toMatchObject({ carts: 1 });
  const { rows } = await client.query("select visitor from cart order by visitor");
  expect(rows).toEqual([{ visitor: young }, { visitor: ordered }]);
});

test("a basket is found by one row, however many have been opened since PostgreSQL last counted them", async () => {
  await baskets(1_000, "gen_random_uuid()::text");
  await client.query("delete from cart where order_id is null");
  await client.query("analyze cart");
  await client.query("begin");
  const [visitor = 0] = await baskets(3_000, "null");
  const looks = [
    () => lockCart(client, visitor, getStorefront("CBFR")),
    () => openCart.first(client, visitor, "CBFR", "EUR"),
    async () => {
      const { cartId = 0 } = (await lockCart(client, visitor, getStorefront("CBFR"))) ?? {};
      await client.query("savepoint before");
      await closePromisedCart(client, { id: "an order", cart: cartId, cartVersion: 0 });
      await client.query("rollback to before");
    },
  ];
  for (const look of looks) expect(await rowsRead(client, ["cart"], look)).toBeLessThan(10);

  // The same with an index whose condition every look-up of an open basket fulfils: all of it is read.
  await client.query("create index naive on cart (changed_at) where order_id is null");
  expect(await rowsRead(client, ["cart"], () => lockCart(client, visitor, getStorefront("CBFR")))).toBeGreaterThan(
    2_000,
  );
});
