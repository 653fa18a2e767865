import { expect, test } from "@jest/globals";
import { findReported } from "../../../testing/find-reported.ts";
import { dispatching, emailed, printed } from "../testing/dispatching.ts";
import { shopForEachTest } from "../testing/shop-test.ts";

/** What waits to leave, by its day, and what is late. */
const shop = shopForEachTest();

const { buy, dispatch, place } = dispatching(() => shop);

const overdue = async (): Promise<string[]> =>
  (await findReported(shop.services.pool, shop.services.clock.now()))
    .filter(({ what }) => what === "PARCEL_NOT_SENT")
    .map(({ id }) => id);

test.each([
  ["before the cut-off", "2026-11-24T16:59:59+01:00", "2026-11-24"],
  ["at the cut-off", "2026-11-24T17:00:00+01:00", "2026-11-25"],
  ["on Friday evening", "2026-11-27T18:00:00+01:00", "2026-11-30"],
  ["on a Saturday", "2026-11-28T09:00:00+01:00", "2026-11-30"],
  ["before a holiday and its weekend", "2026-12-24T18:00:00+01:00", "2026-12-28"],
])("a parcel that was paid %s keeps the day on which it must leave", async (_, paidAt, day) => {
  shop.services.clock.set(paidAt);
  const { number } = await buy(printed, printed);
  expect((await dispatch()).lines).toEqual([`${day}  ${number}  CBFR  2 cards`]);
  shop.services.clock.advance(30 * 86_400_000);
  expect((await dispatch()).lines).toEqual([`${day}  ${number}  CBFR  2 cards`]);
});

test("what must leave first is at the top; what is unpaid, mailed or gone is no parcel", async () => {
  expect(await dispatch()).toEqual({ lines: ["No parcel waits."], ok: true });
  shop.services.clock.set("2026-11-24T18:00:00+01:00");
  const later = await buy(printed);
  shop.services.clock.set("2026-11-23T12:00:00+01:00");
  const sooner = await buy(printed, emailed);
  await buy(emailed);
  const { payment } = await place(printed);
  expect((await dispatch()).lines).toEqual([
    `2026-11-23  ${sooner.number}  CBFR  1 card`,
    `2026-11-25  ${later.number}  CBFR  1 card`,
  ]);
  await dispatch("sent", sooner.number, later.number);
  expect((await dispatch()).lines).toEqual(["No parcel waits."]);
  shop.provider.move(payment, "FAILED");
  await shop.settle(0);
});

test("the watch names a parcel that is late by more than a working day, and forgets it once it is sent", async () => {
  const { orderUuid, number } = await buy(printed);
  shop.services.clock.set("2026-11-24T23:59:59+01:00");
  expect(await overdue()).toEqual([]);
  shop.services.clock.set("2026-11-25T00:00:00+01:00");
  expect(await overdue()).toEqual([orderUuid]);
  await dispatch("sent", number);
  expect(await overdue()).toEqual([]);
});

test("for the watch weekend and holiday are no days", async () => {
  shop.services.clock.set("2026-12-24T12:00:00+01:00");
  const { orderUuid } = await buy(printed);
  shop.services.clock.set("2026-12-28T23:59:59+01:00");
  expect(await overdue()).toEqual([]);
  shop.services.clock.set("2026-12-29T00:00:00+01:00");
  expect(await overdue()).toEqual([orderUuid]);
});
