import { getStorefront } from "@giftshop/storefront-config";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createTestServices, type TestServices } from "../../testing/test-services.ts";
import { priceBefore } from "./price-before.ts";
import type { Reduction } from "./types.ts";

/**
 * The database keeps every price that was asked, and says which of them stands beside one that was reduced.
 */

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices({ sells: ["CBFR"] });
});
afterAll(() => services.close());

const rows = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await services.ownerPool.query(text, values)).rows as Row[];
const one = async <Row>(text: string, values: unknown[] = []): Promise<Row> => {
  const [row] = await rows<Row>(text, values);
  if (row === undefined) throw new Error("There is no row.");
  return row;
};

/** Writes what an extra cost, and when: days before now, the last one first. */
const costs = async (extra: number, history: readonly (readonly [price: number, daysAgo: number])[]): Promise<void> => {
  await rows("delete from price_history where extra = $1", [extra]);
  for (const [price, daysAgo] of history)
    await rows("insert into price_history (extra, price, since) values ($1, $2, $3)", [
      extra,
      price,
      new Date(services.clock.now().getTime() - daysAgo * 86_400_000),
    ]);
};
const reductionOf = async (extra: number): Promise<Reduction | null> =>
  (await one<{ reduction: Reduction | null }>("select price_reduction($1, null) as reduction", [extra])).reduction;
const ribbon = async (): Promise<number> =>
  (await one<{ id: number }>("select id from extra where storefront = 'CBFR' and slug = 'ribbon'")).id;
const view = () => ({ storefront: getStorefront("CBFR"), now: services.clock.now() });

test.each([
  ["one that never changed", [[295, 400]], null],
  [
    "reduced: the price before",
    [
      [295, 400],
      [195, 3],
    ],
    295,
  ],
  [
    "reduced twice: the lowest of the 30 days before the last time",
    [
      [295, 400],
      [245, 10],
      [195, 3],
    ],
    245,
  ],
  [
    "raised shortly before it was reduced to what it was: not reduced",
    [
      [295, 400],
      [395, 6],
      [295, 3],
    ],
    null,
  ],
  [
    "a raise that is older than 30 days counts as the price",
    [
      [295, 400],
      [395, 60],
      [295, 3],
    ],
    395,
  ],
  [
    "cheaper for a day within them: that day counts",
    [
      [295, 400],
      [150, 20],
      [295, 19],
      [195, 3],
    ],
    null,
  ],
  [
    "raised",
    [
      [295, 400],
      [395, 3],
    ],
    null,
  ],
] as const)("%s", async (_, history, before) => {
  const extra = await ribbon();
  await costs(extra, history);
  const reduction = await reductionOf(extra);
  expect(reduction?.before ?? null).toBe(before);
  expect(priceBefore(view(), reduction)?.value ?? null).toBe(before);
});

test("thirty days after it was reduced it is the price, and nothing stands beside it", async () => {
  const extra = await ribbon();
  await costs(extra, [
    [295, 400],
    [195, 30],
  ]);
  const reduction = await reductionOf(extra);
  expect([reduction?.before, priceBefore(view(), reduction)]).toEqual([295, null]);
});

test("whoever changes a price is noted once, what is no price of its own is not, and nobody rewrites what was", async () => {
  const extra = await ribbon();
  const noted = async () => (await rows("select from price_history where extra = $1", [extra])).length;
  const before = await noted();
  await services.pool.query("update extra set price = price - 100 where id = $1", [extra]);
  await services.pool.query("update extra set price = price, position = position where id = $1", [extra]);
  expect(await noted()).toBe(before + 1);
  const kinds = await rows<{ kind: string }>(
    `select distinct p.brand_kind as kind from price_history h join variation v on v.id = h.variation join product p on p.id = v.product`,
  );
  expect(kinds).toEqual([{ kind: "BLANK_PACK" }]);
  const box = await one<{ id: number }>(
    `update variation v set fixed_values = array[500], has_fixed_prices = true from product p
     where p.id = v.product and p.storefront = 'CBFR' and p.brand = 'blank-pack' returning v.id`,
  );
  expect(await rows("select price::int from price_history where variation = $1 order by id", [box.id])).toEqual([
    { price: 1000 },
    { price: 500 },
  ]);
  for (const text of ["delete from price_history", "update price_history set price = 1"])
    await expect(services.pool.query(text)).rejects.toThrow("permission denied");
});
