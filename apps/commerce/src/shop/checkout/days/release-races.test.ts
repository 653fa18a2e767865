import { randomUUID } from "node:crypto";
import { expect, test } from "@jest/globals";
import { inTransaction } from "../../../platform/database/index.ts";
import { releaseGifts } from "../fulfilment/release-gifts.ts";
import { dispatching, emailed } from "../testing/dispatching.ts";
import { billing } from "../testing/shop.ts";
import { shopForEachTest } from "../testing/shop-test.ts";
import { changeOrderDay } from "./change-order-day.ts";

/** Several workers, a buyer who changes their mind in the last moment, and many gifts of one hour. */
const shop = shopForEachTest();

const { pay } = dispatching(() => shop);

const hour = { date: "2026-12-24", hour: 18, timeZone: "Europe/Paris" };
const hourAt = "2026-12-24T17:00:00Z";

const buy = async () => {
  const buyer = await shop.buyer();
  await buyer.add(emailed, { deliveryDate: hour });
  const { orderUuid } = await buyer.place({ billing: { ...billing, email: `${randomUUID()}@example.com` } });
  await pay(await shop.paymentOf(orderUuid));
  return { buyer, orderUuid };
};

/** Copies a gift, as if so many had been bought for that hour. */
const crowd = async (orderUuid: string, gifts: number): Promise<void> => {
  await shop.services.ownerPool.query(
    `with packages as (
       insert into order_package (order_id, position, tag, kind, recipient_name, recipient_email, plan, wanted_at, leaves_at, time_zone)
       select order_id, n, 'crowd-' || n, kind, 'Ada', 'ada' || n || '@example.org', plan, wanted_at, leaves_at, time_zone
       from order_package, generate_series(1, $2::int) n where order_id = $1 and position = 0
       returning id, order_id, leaves_at
     )
     insert into delivery (package, order_id, state, message_id, expected_at, due_at)
     select id, order_id, 'WAITING', 'crowd.' || id, leaves_at, leaves_at from packages`,
    [orderUuid, gifts],
  );
};

const jobs = async () =>
  (
    await shop.services.pool.query<{ jobs: number; gifts: number }>(
      `select count(*)::int as jobs, count(distinct data ->> 'packageId')::int as gifts from pgboss.job where name = 'mail.gift'`,
    )
  ).rows[0];

const until = async (release: () => Promise<number>): Promise<void> => {
  while ((await release()) > 0);
};

test("three thousand of one hour are let go once each by four workers, well within a minute", async () => {
  const { orderUuid } = await buy();
  await crowd(orderUuid, 2999);
  shop.services.clock.set(hourAt);
  const began = performance.now();
  await Promise.all(Array.from({ length: 4 }, () => until(() => releaseGifts(shop.services))));
  expect(performance.now() - began).toBeLessThan(30_000);
  expect(await jobs()).toEqual({ jobs: 3000, gifts: 3000 });
});

/** Reads what is due, enqueues it, and notes then that it went. */
const readsFirst = async (): Promise<number> => {
  const { pool, enqueue, clock } = shop.services;
  const { rows } = await pool.query<{ id: number }>(
    "select package as id from delivery where due_at <= $1 and released_at is null order by due_at limit 100",
    [clock.now()],
  );
  await inTransaction(pool, async (client) => {
    for (const { id } of rows) await enqueue(client, "mail.gift", { packageId: id });
    await client.query("update delivery set released_at = $1 where package = any ($2)", [
      clock.now(),
      rows.map(({ id }) => id),
    ]);
  });
  return rows.length;
};

test("reading first and noting then is caught: it sends twice", async () => {
  const { orderUuid } = await buy();
  await crowd(orderUuid, 199);
  shop.services.clock.set(hourAt);
  await Promise.all(Array.from({ length: 4 }, () => until(readsFirst)));
  const found = await jobs();
  expect(found?.gifts).toBe(200);
  expect(found?.jobs).toBeGreaterThan(200);
});

test("a day that is changed while the worker lets gifts go is either changed or refused, never both sent and moved", async () => {
  const orders = await Promise.all(Array.from({ length: 8 }, buy));
  const before = new Date(Date.parse(hourAt) - 1);
  shop.services.clock.set(before);
  const later = { date: "2026-12-31", hour: 18, timeZone: "Europe/Paris" };
  const changed = orders.map(async ({ buyer, orderUuid }, index) => {
    const packageId = (await buyer.show(orderUuid)).details?.deliveries[0]?.packageId ?? "";
    if (index === 4) shop.services.clock.set(hourAt);
    return changeOrderDay({ orderUuid, packageId, dayVersion: 0, deliveryDate: later }, buyer.scope).then(
      () => orderUuid,
      ({ code }: { code: number }) => code,
    );
  });
  const sweeping = until(async () => {
    shop.services.clock.set(hourAt);
    return releaseGifts(shop.services);
  });
  const answers = await Promise.all(changed);
  await sweeping;
  await until(() => releaseGifts(shop.services));
  const moved = answers.filter((answer) => typeof answer === "string");
  expect(answers.filter((answer) => typeof answer === "number" && answer !== 2063)).toEqual([]);
  expect(await jobs()).toEqual({ jobs: 8 - moved.length, gifts: 8 - moved.length });
  shop.services.clock.set("2026-12-31T17:00:00Z");
  await until(() => releaseGifts(shop.services));
  expect(await jobs()).toEqual({ jobs: 8, gifts: 8 });
});
