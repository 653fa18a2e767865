import { randomUUID } from "node:crypto";
import { getStorefront } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { setCreditLimit } from "../../../money/credit/index.ts";
import { fakeTransport } from "../../../platform/outbox/testing/transport.ts";
import { addRows } from "../../batch/add-rows.ts";
import { beginBatch } from "../../batch/begin-batch.ts";
import { reportBatch, showBatch } from "../../batch/show-batch.ts";
import type { TypedRow } from "../../batch/types.ts";
import { noteBounce } from "../../gift/bounces/bounces-table.ts";
import { by, type Colleague, newCompany, type TestCompany } from "../testing/companies.ts";
import { sendGift } from "../testing/send-emails.ts";
import { shopForEachTest } from "../testing/shop-test.ts";
import { decideApproval } from "./decide-approval.ts";
import { orderBatch } from "./order-batch.ts";

/** Gifts for the rows of a table: each judged as it comes, ordered at once, sent once. */
const shop = shopForEachTest();

const row = (n: number, over: Partial<TypedRow> = {}): TypedRow => ({
  email: `receiver-${n}@example.org`,
  firstName: `Zoë ${"ab"[n % 2]}`,
  value: "25",
  ...over,
});
const rows = (count: number): TypedRow[] => Array.from({ length: count }, (_, n) => row(n));
const variation = async (): Promise<string> =>
  `${(await shop.services.pool.query("select id from variation where sku = 'CBFR-only-digital-d'")).rows[0].id}`;

const begin = async ({ buyer }: Colleague, typed: readonly TypedRow[], over: Record<string, unknown> = {}) => {
  const input = { variationId: await variation(), message: "Merci {firstName}", rows: typed.length, ...over };
  const batch = await beginBatch(input, buyer.scope);
  return addRows(batch.id, 0, typed, buyer.scope);
};
const order = ({ buyer, billing }: Colleague, id: string, over: Record<string, unknown> = {}) => {
  const input = { billing, paymentMethod: "invoice", acceptTerms: true, idempotencyKey: randomUUID(), id, ...over };
  return orderBatch(input, buyer.scope, shop.context);
};
const used = async ({ credit }: TestCompany): Promise<number> =>
  (await shop.services.ownerPool.query("select used from business_credit where id = $1", [credit])).rows[0].used;

/**
 * Does every job that sends a gift, and then each of them
 * again, as after a worker that died before it could say so.
 */
const sendGifts = async (transport = fakeTransport()): Promise<string[]> => {
  const { rows: jobs } = await shop.services.ownerPool.query<{ id: number }>(
    `select (data ->> 'packageId')::bigint as id from pgboss.job where name = 'mail.gift'`,
  );
  for (let round = 0; round < 2; round += 1)
    await Promise.all(jobs.map(({ id }) => sendGift(shop.services, transport, id)));
  return transport.taken.map(({ to }) => to);
};

test("each row is judged by itself, with what is wrong by column", async () => {
  const { owner } = await newCompany(shop);
  const typed = [
    row(0),
    row(1, { email: "no address" }),
    row(2, { firstName: "" }),
    row(3, { value: "much" }),
    row(4, { value: "1000000" }),
    row(5, { date: "31.02.2027" }),
    row(0),
    row(6, { firstName: "a".repeat(81) }),
    row(8, { email: "no address" }),
  ];
  const batch = await begin(owner, typed);
  const { good, bad, total, faulty } = await showBatch(batch, owner.buyer.scope);
  expect({ good, bad, total: total.value }).toEqual({ good: 1, bad: 8, total: 2500 });
  expect(faulty.map(({ position, faults }) => [position, faults])).toEqual([
    [1, [["email", "email"]]],
    [2, [["firstName", "required"]]],
    [3, [["value", "required"]]],
    [4, [["value", "valueOutOfBounds"]]],
    [5, [["date", "notAnOption"]]],
    [6, [["email", "repeated"]]],
    [7, [["firstName", "tooLong"]]],
    [8, [["email", "email"]]],
  ]);
});

test("a message names what its rows say, and nothing else", async () => {
  const { owner } = await newCompany(shop);
  const over = { message: "Dear {firstName} of {Team}", fields: ["Team"] };
  const batch = await begin(owner, [row(0, { firstName: "Zoë", fields: ["Sales"] })], over);
  expect((await showBatch(batch, owner.buyer.scope)).first[0]?.message).toBe("Dear Zoë of Sales");
  const unknown = await begin(owner, rows(1), { message: "Dear {surname}" });
  expect((await showBatch(unknown, owner.buyer.scope)).faulty[0]?.faults).toEqual([["message", "notAnOption"]]);
});

test("rows that come again after a lost answer are kept once, and none is left out", async () => {
  const { owner } = await newCompany(shop);
  const typed = rows(30);
  const { scope } = owner.buyer;
  const batch = await beginBatch({ variationId: await variation(), rows: typed.length }, scope);
  await addRows(batch.id, 0, typed.slice(0, 10), scope);
  await expect(addRows(batch.id, 20, typed.slice(20), scope)).rejects.toMatchObject({ code: 2521 });
  await expect(order(owner, batch.id)).rejects.toMatchObject({ code: 2521 });
  await Promise.all([
    addRows(batch.id, 0, typed.slice(0, 20), scope),
    addRows(batch.id, 10, typed.slice(10, 20), scope),
  ]);
  const { received } = await addRows(batch.id, 20, typed.slice(20), scope);
  expect(received).toBe(30);
  expect(await shop.count("gift_batch_row", "faults is null")).toBe(30);
});

test("all good rows are one order on invoice, and each gift is sent once to whom it is for", async () => {
  const company = await newCompany(shop);
  const senderName = "Atelier Fontaine";
  const batch = await begin(company.owner, [...rows(40), row(41, { email: "wrong" })], { senderName });
  const { orderUuid } = await order(company.owner, batch.id, { expectedTotal: 100_000 });
  expect(await used(company)).toBe(100_000);
  expect(await shop.count("order_package", `order_id = '${orderUuid}' and recipient_email like 'receiver-%'`)).toBe(40);
  const transport = fakeTransport();
  const gifts = await sendGifts(transport);
  expect([gifts.length, new Set(gifts).size]).toEqual([40, 40]);
  expect(transport.taken.every(({ subject }) => subject.startsWith(senderName))).toBe(true);
  const seen = await showBatch({ ...batch, orderId: orderUuid }, company.owner.buyer.scope);
  expect(seen).toMatchObject({
    state: "ORDERED",
    progress: { waiting: 0, sent: 40, opened: 0, refused: 0, bounced: 0 },
  });
  const report = await reportBatch({ ...batch, orderId: orderUuid }, { from: 0, most: 50 }, company.owner.buyer.scope);
  expect(report[7]).toMatchObject({ email: "receiver-7@example.org", state: "SENT", value: { value: 2500 } });
});

test("an email that came back says so in the report, until its gift is opened", async () => {
  const company = await newCompany(shop);
  const { scope } = company.owner.buyer;
  const batch = await begin(company.owner, rows(2));
  const { orderUuid } = await order(company.owner, batch.id);
  const { rows: packages } = await shop.services.pool.query<{ id: number }>(
    "select id from order_package where order_id = $1 order by position",
    [orderUuid],
  );
  const notice = { package: packages[0]?.id ?? 0, orderId: orderUuid, status: "5.1.1" };
  const note = (over: object = {}) => noteBounce(shop.services.pool, { ...notice, ...over }, shop.services.clock.now());
  expect(await note()).toBe(false);
  await sendGifts();
  expect([await note({ orderId: randomUUID() }), await note(), await note()]).toEqual([false, true, false]);
  const ordered = { ...batch, orderId: orderUuid };
  expect(await showBatch(ordered, scope)).toMatchObject({ progress: { sent: 2, bounced: 1 } });
  expect((await reportBatch(ordered, { from: 0, most: 5 }, scope)).map(({ state }) => state)).toEqual([
    "BOUNCED",
    "SENT",
  ]);
});

test("a batch is ordered once, by however many presses", async () => {
  const company = await newCompany(shop);
  const batch = await begin(company.owner, rows(3));
  const idempotencyKey = randomUUID();
  const placed = await Promise.allSettled([
    ...Array.from({ length: 4 }, () => order(company.owner, batch.id, { idempotencyKey })),
    ...Array.from({ length: 4 }, () => order(company.owner, batch.id)),
  ]);
  const ids = new Set(placed.flatMap((one) => (one.status === "fulfilled" ? [one.value.orderUuid] : [])));
  expect([ids.size, await used(company), await shop.count("shop_order")]).toEqual([1, 7500, 1]);
});

test("another total than was shown, and more than the credit covers, orders nothing", async () => {
  const company = await newCompany(shop);
  const batch = await begin(company.owner, rows(3));
  await expect(order(company.owner, batch.id, { expectedTotal: 7400 })).rejects.toMatchObject({ code: 2522 });
  await setCreditLimit(shop.services.pool, company.credit, 7499, by, shop.services.clock.now());
  await expect(order(company.owner, batch.id)).rejects.toMatchObject({ code: 2500 });
  expect(await shop.count("shop_order")).toBe(0);
});

test("paid now, it is the provider's to be paid; another way to pay ends that try", async () => {
  const company = await newCompany(shop);
  const batch = await begin(company.owner, rows(3));
  const { orderUuid } = await order(company.owner, batch.id, { paymentMethod: "creditcard" });
  expect(await shop.state(orderUuid)).toBe("PENDING");
  const again = await order(company.owner, batch.id);
  expect([await shop.state(again.orderUuid), await used(company)]).toEqual(["PAID", 7500]);
});

test("above the company's sum it waits, and a yes sends it; a no lets it be ordered again", async () => {
  const company = await newCompany(shop);
  await company.approvalAbove(5000);
  const orderer = await company.join("ORDERER");
  const batch = await begin(orderer, rows(3));
  const { orderUuid } = await order(orderer, batch.id);
  const see = async () => (await showBatch({ ...batch, orderId: orderUuid }, orderer.buyer.scope)).state;
  expect([await see(), await shop.count("shop_order")]).toEqual(["WAITING", 0]);
  await expect(order(orderer, batch.id)).rejects.toMatchObject({ code: 2521 });
  const decide = (id: string, approve: boolean) =>
    decideApproval({ id, approve }, company.owner.buyer.scope, shop.context);
  await decide(orderUuid, false);
  expect(await see()).toBe("OPEN");
  const second = await order(orderer, batch.id);
  await decide(second.orderUuid, true);
  expect([await used(company), await shop.count("delivery", "state = 'WAITING'")]).toEqual([7500, 3]);
});

test("colleagues see a batch of the company, nobody else does", async () => {
  const [company, other] = [await newCompany(shop), await newCompany(shop)];
  const batch = await begin(company.owner, rows(2));
  const colleague = await company.join("APPROVER");
  expect((await addRows(batch.id, 0, rows(2), colleague.buyer.scope)).received).toBe(2);
  await expect(addRows(batch.id, 0, rows(2), other.owner.buyer.scope)).rejects.toMatchObject({ code: 2520 });
  await expect(order(other.owner, batch.id)).rejects.toMatchObject({ code: 2520 });
  const reader = await company.join("READER");
  await expect(begin(reader, rows(1))).rejects.toMatchObject({ code: 2512 });
});

test("a gift for a day waits for it", async () => {
  const company = await newCompany(shop);
  const day = new Date(shop.services.clock.now().getTime() + 5 * 86_400_000).toISOString().slice(0, 10);
  const batch = await begin(company.owner, [row(0, { date: day }), row(1)]);
  await order(company.owner, batch.id);
  expect(await shop.count("delivery", "due_at is not null")).toBe(1);
  expect(await sendGifts()).toEqual(["receiver-1@example.org"]);
});

const address = (n: number) => ({ street: "Rue Oberkampf", houseNumber: `${n + 1}`, postCode: "75011", city: "Paris" });
const posted = (n: number, over: Partial<TypedRow> = {}): TypedRow =>
  row(n, { email: "", lastName: "Roux", address: address(n), ...over });
const printed = async () => ({
  delivery: "POST" as const,
  variationId: `${(await shop.services.pool.query("select id from variation where sku = 'CBFR-cafe-elodie-p'")).rows[0].id}`,
});

test("a list by post is a parcel for each address, and its postage is shown before it is ordered", async () => {
  const company = await newCompany(shop);
  const { owner } = company;
  const batch = await begin(owner, [posted(0), posted(1), posted(1)], await printed());
  const seen = await showBatch(batch, owner.buyer.scope);
  const { mailbox } = getStorefront("CBFR").delivery;
  expect(seen).toMatchObject({ good: 3, shipping: { value: 2 * mailbox }, total: { value: 7500 + 2 * mailbox } });
  await expect(order(owner, batch.id, { expectedTotal: 7500 })).rejects.toMatchObject({ code: 2522 });
  const { orderUuid } = await order(owner, batch.id, { expectedTotal: seen.total.value });
  expect(await used(company)).toBe(seen.total.value);
  const { rows: places } = await shop.services.pool.query(
    "select house_number, last_name from order_address where order_id = $1 order by position",
    [orderUuid],
  );
  expect(places).toEqual([
    { house_number: "1", last_name: "Roux" },
    { house_number: "2", last_name: "Roux" },
  ]);
  const after = await showBatch({ ...batch, orderId: orderUuid }, owner.buyer.scope);
  expect(after).toMatchObject({ state: "ORDERED", progress: { waiting: 3, sent: 0 } });
  expect(await sendGifts()).toEqual([]);
});

test("an address is judged by its country's rules, by column; and each way of delivery has its kind of card", async () => {
  const { owner } = await newCompany(shop);
  const typed = [
    posted(0, { address: { ...address(0), postCode: "7501", city: "" } }),
    posted(1, { lastName: "", address: null }),
  ];
  const batch = await begin(owner, typed, await printed());
  const { faulty } = await showBatch(batch, owner.buyer.scope);
  expect(faulty.map(({ faults }) => faults?.map(([column]) => column))).toEqual([
    ["postCode", "city"],
    ["lastName", "postCode", "street", "city"],
  ]);
  const digital = await variation();
  for (const over of [
    { delivery: "POST", variationId: digital },
    { ...(await printed()), delivery: "EMAIL" },
  ])
    await expect(begin(owner, rows(1), over)).rejects.toMatchObject({ code: 1110 });
  await expect(begin(owner, rows(1), { ...(await printed()), rows: 1001 })).rejects.toMatchObject({ code: 1103 });
  // Where emails hold codes gifts have no links.
  await expect(begin(owner, rows(1), { delivery: "HAND" })).rejects.toMatchObject({ code: 1110 });
});
