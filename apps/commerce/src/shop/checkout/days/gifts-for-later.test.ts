import { randomUUID } from "node:crypto";
import { expect, test } from "@jest/globals";
import { enqueueAgain } from "../../../platform/outbox/enqueue-again.ts";
import { fakeTransport } from "../../../platform/outbox/testing/transport.ts";
import { findReported } from "../../../testing/find-reported.ts";
import { releaseGifts } from "../fulfilment/release-gifts.ts";
import { dispatching, emailed, printed } from "../testing/dispatching.ts";
import { emails, sendGift } from "../testing/send-emails.ts";
import { type Buyer, billing } from "../testing/shop.ts";
import { shopForEachTest } from "../testing/shop-test.ts";
import { changeOrderDay } from "./change-order-day.ts";

/** A gift that waits for its day leaves on it, once, and its day can be changed until then. */
const shop = shopForEachTest();

const { pay, dispatch } = dispatching(() => shop);

const buy = async (
  lines: readonly (readonly [sku: string, deliveryDate?: object])[],
  { settle = true, ...over }: Record<string, unknown> = {},
) => {
  const buyer = await shop.buyer();
  for (const [sku, deliveryDate] of lines) await buyer.add(sku, { deliveryDate });
  const { orderUuid } = await buyer.place({ billing: { ...billing, email: `${randomUUID()}@example.com` }, ...over });
  const payment = await shop.paymentOf(orderUuid);
  if (settle) await pay(payment);
  return { buyer, orderUuid, payment, number: await shop.numberOf(orderUuid) };
};

const deliveriesOf = async (buyer: Buyer, orderUuid: string) => (await buyer.show(orderUuid)).details?.deliveries ?? [];
const gifts = () => emails.filter(({ queue }) => queue === "mail.gift");
const jobs = (): Promise<number> => shop.count("pgboss.job", "name = 'mail.gift'");
const packagesOf = async (orderUuid: string): Promise<number[]> => {
  const { rows } = await shop.services.pool.query<{ id: number }>(
    "select id from order_package where order_id = $1 order by position",
    [orderUuid],
  );
  return rows.map(({ id }) => id);
};

const eve = { date: "2026-12-24", hour: 18, timeZone: "Europe/Paris" };
const eveAt = "2026-12-24T17:00:00.000Z";

test("it waits for its hour, leaves then, and its order is complete", async () => {
  const { buyer, orderUuid } = await buy([[emailed, eve]]);
  const [packageId = 0] = await packagesOf(orderUuid);
  const transport = fakeTransport();
  expect(await jobs()).toBe(0);
  expect(await deliveriesOf(buyer, orderUuid)).toMatchObject([
    { state: "SCHEDULED", expectedAt: eveAt, canChangeDay: true, deliveryDate: { ...eve, at: eveAt } },
  ]);
  shop.services.clock.set("2026-12-24T16:59:59.999Z");
  expect(await releaseGifts(shop.services)).toBe(0);
  // A job of whatever kind, from whoever: before its hour nothing leaves.
  await sendGift(shop.services, transport, packageId);
  expect(transport.taken).toEqual([]);
  shop.services.clock.set(eveAt);
  expect(await releaseGifts(shop.services)).toBe(1);
  expect(await releaseGifts(shop.services)).toBe(0);
  expect(await jobs()).toBe(1);
  await sendGift(shop.services, transport, packageId);
  expect(transport.taken).toHaveLength(1);
  expect(await shop.state(orderUuid)).toBe("COMPLETED");
});

test.each([
  ["that spring leaves out", "2027-03-01T09:00:00Z", { date: "2027-03-28", hour: 2 }, "2027-03-28T01:00:00.000Z"],
  ["before spring's change", "2027-03-01T09:00:00Z", { date: "2027-03-28", hour: 1 }, "2027-03-28T00:00:00.000Z"],
  ["that autumn has twice", "2026-10-01T09:00:00Z", { date: "2026-10-25", hour: 2 }, "2026-10-25T00:00:00.000Z"],
  ["after autumn's change", "2026-10-01T09:00:00Z", { date: "2026-10-25", hour: 3 }, "2026-10-25T02:00:00.000Z"],
])("an hour %s is kept to the minute", async (_, now, day, at) => {
  shop.services.clock.set(now);
  await buy([[emailed, day]]);
  shop.services.clock.set(new Date(Date.parse(at) - 1));
  expect(await releaseGifts(shop.services)).toBe(0);
  shop.services.clock.set(at);
  expect(await releaseGifts(shop.services)).toBe(1);
  // The clock of a machine that goes back has no effect on what was let go.
  shop.services.clock.set(now);
  expect(await releaseGifts(shop.services)).toBe(0);
  shop.services.clock.set(at);
  expect(await releaseGifts(shop.services)).toBe(0);
});

test("a worker that was away lets go what came due meanwhile, and its lost job comes again", async () => {
  const { orderUuid } = await buy([[emailed, eve]]);
  const [packageId] = await packagesOf(orderUuid);
  shop.services.clock.set("2027-01-02T09:00:00Z");
  expect(await releaseGifts(shop.services)).toBe(1);
  await shop.services.ownerPool.query("delete from pgboss.job where name = 'mail.gift'");
  expect(await enqueueAgain(shop.services, gifts())).toBe(0);
  shop.services.clock.advance(11 * 60_000);
  expect(await enqueueAgain(shop.services, gifts())).toBe(1);
  const { rows } = await shop.services.pool.query("select data from pgboss.job where name = 'mail.gift'");
  expect(rows).toEqual([{ data: { packageId } }]);
});

test("the watch does not name a gift that waits for its day, and does name one whose day has passed", async () => {
  const { orderUuid } = await buy([[emailed, eve]]);
  const [packageId] = await packagesOf(orderUuid);
  const stuck = async () =>
    (await findReported(shop.services.pool, shop.services.clock.now())).filter(({ what }) => what === "GIFT_NOT_SENT");
  shop.services.clock.set("2026-12-20T09:00:00Z");
  expect(await stuck()).toEqual([]);
  expect(await enqueueAgain(shop.services, gifts())).toBe(0);
  shop.services.clock.set("2026-12-24T18:00:01Z");
  expect(await stuck()).toEqual([{ what: "GIFT_NOT_SENT", id: `${packageId}` }]);
});

test("a parcel is listed on the day on which it has to leave, and not packed before", async () => {
  const { number, buyer, orderUuid } = await buy([[printed, { date: "2026-12-23" }], [printed]]);
  expect((await dispatch()).lines).toEqual([`2026-11-23  ${number}  CBFR  1 card`]);
  await dispatch("sent", number);
  expect((await dispatch()).lines).toEqual(["No parcel waits."]);
  expect(await dispatch("print", number)).toEqual({ lines: [`${number}: its day has not come.`], ok: false });
  expect((await deliveriesOf(buyer, orderUuid)).map(({ state }) => state).sort()).toEqual(["SCHEDULED", "SENT"]);
  shop.services.clock.set("2026-12-22T08:00:00+01:00");
  expect((await dispatch()).lines).toEqual([`2026-12-22  ${number}  CBFR  1 card`]);
  await dispatch("sent", number);
  expect(await shop.state(orderUuid)).toBe("COMPLETED");
});

test("who pays after the day gets it as soon as possible", async () => {
  const { buyer, orderUuid, payment } = await buy(
    [
      [emailed, { date: "2026-11-25", hour: 9 }],
      [printed, { date: "2026-11-25" }],
    ],
    {
      settle: false,
    },
  );
  shop.services.clock.set("2026-11-25T12:00:00Z");
  await pay(payment);
  const found = await deliveriesOf(buyer, orderUuid);
  expect(found.find(({ kind }) => kind === "DIGITAL")).toMatchObject({ state: "WAITING" });
  expect(found.find(({ kind }) => kind === "PHYSICAL")).toMatchObject({
    state: "PREPARING",
    expectedAt: "2026-11-25T23:00:00.000Z",
  });
  expect(await jobs()).toBe(1);
});

const changing = async (buyer: Buyer, orderUuid: string, deliveryDate: object | null, index = 0) => {
  const found = (await deliveriesOf(buyer, orderUuid))[index];
  const input = { orderUuid, packageId: found?.packageId ?? "", dayVersion: found?.dayVersion ?? -1 };
  return changeOrderDay({ ...input, deliveryDate: deliveryDate as { date: string } | null }, buyer.scope);
};

test("its day is changed by its buyer, by the version that was seen, until it is on its way", async () => {
  const { buyer, orderUuid } = await buy([[emailed, eve]]);
  const packageId = (await deliveriesOf(buyer, orderUuid))[0]?.packageId ?? "";
  const day = { date: "2026-12-31", hour: 20 };
  const { details } = await changing(buyer, orderUuid, day);
  expect(details?.deliveries).toMatchObject([{ state: "SCHEDULED", dayVersion: 1, deliveryDate: day }]);
  expect(details?.order.shipments).toMatchObject([
    { deliveryDate: "2026-12-31T19:00:00.000Z", packages: [{ deliveryDate: day }] },
  ]);
  await expect(
    changeOrderDay({ orderUuid, packageId, dayVersion: 0, deliveryDate: eve }, buyer.scope),
  ).rejects.toMatchObject({ code: 2064 });
  const stranger = await shop.buyer();
  await expect(
    changeOrderDay({ orderUuid, packageId, dayVersion: 1, deliveryDate: eve }, stranger.scope),
  ).rejects.toMatchObject({ code: 2042 });
  await expect(changing(buyer, orderUuid, { date: "2026-11-22", hour: 9 })).rejects.toMatchObject({ code: 2060 });
  shop.services.clock.set(eveAt);
  expect(await releaseGifts(shop.services)).toBe(0);
  shop.services.clock.set("2026-12-31T19:00:00Z");
  await expect(changing(buyer, orderUuid, { date: "2027-01-31", hour: 9 })).rejects.toMatchObject({ code: 2063 });
  expect(await releaseGifts(shop.services)).toBe(1);
});

test("as soon as possible after all, it goes at once", async () => {
  const { buyer, orderUuid } = await buy([
    [emailed, eve],
    [printed, { date: "2026-12-23" }],
  ]);
  for (const index of [0, 1]) await changing(buyer, orderUuid, null, index);
  expect(await releaseGifts(shop.services)).toBe(1);
  expect((await dispatch()).lines).toHaveLength(1);
  const found = await deliveriesOf(buyer, orderUuid);
  expect(found.map(({ state, canChangeDay }) => [state, canChangeDay])).toEqual([
    ["WAITING", false],
    ["PREPARING", false],
  ]);
});

test("what is posted on one day moves together, and before payment as well", async () => {
  const day = { date: "2026-12-23" };
  const { buyer, orderUuid, payment } = await buy([[printed, day], ["nordlicht-p", day], [printed]], {
    settle: false,
  });
  await changing(buyer, orderUuid, { date: "2026-12-30" });
  const days = async () => (await deliveriesOf(buyer, orderUuid)).map(({ deliveryDate }) => deliveryDate?.date);
  expect(await days()).toEqual(["2026-12-30", "2026-12-30", undefined]);
  await pay(payment);
  expect(await days()).toEqual(["2026-12-30", "2026-12-30", undefined]);
  expect((await deliveriesOf(buyer, orderUuid)).map(({ state }) => state)).toEqual([
    "SCHEDULED",
    "SCHEDULED",
    "PREPARING",
  ]);
});
