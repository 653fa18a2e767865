import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "@jest/globals";
import { inTransaction } from "../../../platform/database/index.ts";
import { fakeTransport } from "../../../platform/outbox/testing/transport.ts";
import { sendGift } from "../../checkout/testing/send-emails.ts";
import { openGift } from "../../gift/open-gift.ts";
import { press } from "../../gift/testing/wrapped-gifts.ts";
import { apiForFile } from "../testing/api-test.ts";
import { companyWithCredit, keyFor } from "../testing/company.ts";

/** Orders by keys: on invoice, all or nothing, once for each key of idempotency. */
const { shop, call, variationOf } = apiForFile();

let product: string;
beforeAll(async () => {
  product = await variationOf("cafe-elodie-d");
});

const gift = (over: Record<string, unknown> = {}) => ({
  product,
  amount: 2500,
  recipient: { name: "Zoé", email: "zoe@example.com" },
  ...over,
});
const newCompany = async () => {
  const credit = await companyWithCredit(shop.services);
  return { credit, key: await keyFor(shop.services, credit) };
};
const usedOf = async (credit: string): Promise<number> =>
  (await shop.services.pool.query<{ used: number }>("select used from business_credit where id = $1", [credit])).rows[0]
    ?.used ?? -1;
const packagesOf = async (order: string): Promise<{ id: number }[]> =>
  (
    await shop.services.pool.query<{ id: number }>(
      "select id from order_package where order_id = $1 order by position",
      [order],
    )
  ).rows;

test("three gifts are owed, e-mailed, and told apart as they are sent and opened", async () => {
  const { credit, key } = await newCompany();
  const gifts = [gift(), gift({ reference: "row 2", message: "Merci !" }), gift({ amount: 5000 })];
  const body = { reference: "CC-1", sender: "Atelier Fontaine", gifts };
  const made = await call("/orders", { method: "POST", key, body });
  expect(made).toMatchObject({
    status: 201,
    body: { test: false, state: "PROCESSING", giftCount: 3, total: 10_000, currency: "EUR", reference: "CC-1" },
  });
  expect(await usedOf(credit)).toBe(10_000);
  const { id } = made.body;
  const [, second] = await packagesOf(id);
  const transport = fakeTransport();
  await sendGift(shop.services, transport, second?.id ?? 0);
  expect(transport.taken).toHaveLength(1);
  expect(transport.taken[0]?.text).toContain("Merci !");
  expect(transport.taken[0]?.subject).toContain("Atelier Fontaine");
  const listed = await call(`/orders/${id}/gifts`, { key });
  expect(listed.body.data).toMatchObject([
    { position: 1, state: "WAITING", reference: null, recipient: { name: "Zoé", email: "zoe@example.com" } },
    { position: 2, state: "SENT", reference: "row 2" },
    { position: 3, state: "WAITING", amount: 5000 },
  ]);
  expect(JSON.stringify(listed.body)).not.toMatch(/pin|number/u);
});

test("one wrong gift of many refuses all of them, and each fault is pointed at", async () => {
  const { credit, key } = await newCompany();
  const gifts = [
    gift(),
    gift({ amount: 1 }),
    gift({ recipient: undefined }),
    gift({ recipient: { name: "Zoé", email: "zoe" }, message: "😀" }),
    gift({ product: "999999999" }),
  ];
  const shape = await call("/orders", { method: "POST", key, body: { gifts } });
  expect(shape.status).toBe(422);
  expect(shape.body.errors).toMatchObject([
    { code: "email", pointer: "/gifts/3/recipient/email" },
    { code: "emoji", pointer: "/gifts/3/message" },
  ]);
  const sold = await call("/orders", {
    method: "POST",
    key,
    body: { gifts: [gift(), gift({ amount: 1 }), gift({ product: "999999999" })] },
  });
  expect(sold).toMatchObject({
    status: 422,
    body: {
      errors: [
        { code: "value_out_of_bounds", pointer: "/gifts/1/amount" },
        { code: "product_not_found", pointer: "/gifts/2/product" },
      ],
    },
  });
  const whom = await call("/orders", { method: "POST", key, body: { gifts: [gift({ recipient: undefined })] } });
  expect(whom.body).toMatchObject({ code: "required", errors: [{ pointer: "/gifts/0/recipient" }] });
  expect(await usedOf(credit)).toBe(0);
  expect((await call("/orders", { key })).body).toEqual({ data: [], nextCursor: null });
});

test("what the credit does not cover is refused, and nothing of it is written", async () => {
  const { credit, key } = await newCompany();
  const gifts = Array.from({ length: 26 }, () => gift({ amount: 10_000 }));
  const refused = await call("/orders", { method: "POST", key, body: { gifts } });
  expect(refused).toMatchObject({ status: 422, body: { code: "credit_exceeded" } });
  expect(await usedOf(credit)).toBe(0);
  expect((await call("/credit", { key })).body).toMatchObject({ limit: 250_000, owed: 0, available: 250_000 });
});

const askOften = async (times: number, clients: number, ask: () => Promise<unknown>): Promise<void> => {
  const perClient = Array.from({ length: clients }, (_, n) => Math.ceil((times - n) / clients));
  await Promise.all(
    perClient.map(async (count) => {
      for (let n = 0; n < count; n += 1) await ask();
    }),
  );
};

test("fifty calls of eight clients with one key make one order, and each has its answer", async () => {
  const { credit, key } = await newCompany();
  const headers = { "idempotency-key": randomUUID() };
  const body = { gifts: [gift(), gift()] };
  const answers: { status: number; body: unknown; headers: Headers }[] = [];
  await askOften(50, 8, async () => answers.push(await call("/orders", { method: "POST", key, body, headers })));
  expect(answers).toHaveLength(50);
  for (const { body: answered } of answers) expect(answered).toEqual(answers[0]?.body);
  expect(answers.every(({ status }) => status === 201)).toBe(true);
  expect(answers.filter((one) => one.headers.get("idempotency-replayed") === null)).toHaveLength(1);
  expect(await shop.count("api_order", `credit = '${credit}'`)).toBe(1);
  expect(await usedOf(credit)).toBe(5000);
  const changed = await call("/orders", { method: "POST", key, body: { gifts: [gift()] }, headers });
  expect(changed).toMatchObject({ status: 422, body: { code: "idempotency_key_reused" } });
});

test("whoever looks first and writes then, without a lock, makes more than one", async () => {
  const { credit } = await newCompany();
  const { pool } = shop.services;
  await shop.services.ownerPool.query("create table naive_order (key text)");
  await shop.services.ownerPool.query("grant all on naive_order to giftshop_app");
  const naive = (key: string) =>
    inTransaction(pool, async (client) => {
      const { rows } = await client.query("select from naive_order where key = $1", [key]);
      if (rows.length > 0) return;
      await client.query("select pg_sleep(0.02)");
      await client.query("insert into naive_order values ($1)", [key]);
    });
  let written = 0;
  for (let round = 0; round < 20 && written < 2; round += 1) {
    const key = `${credit} ${round}`;
    await askOften(50, 8, () => naive(key));
    written = await shop.count("naive_order", `key = '${key}'`);
  }
  expect(written).toBeGreaterThan(1);
  await shop.services.ownerPool.query("drop table naive_order");
});

test("a gift that is handed over is not e-mailed; its link takes a scope, and is written down", async () => {
  const { credit, key } = await newCompany();
  const gifts = [gift({ delivery: "LINK", recipient: undefined }), gift()];
  const { body } = await call("/orders", { method: "POST", key, body: { gifts } });
  const [first] = await packagesOf(body.id);
  const transport = fakeTransport();
  await sendGift(shop.services, transport, first?.id ?? 0);
  expect(transport.taken).toHaveLength(0);
  const link = await call(`/orders/${body.id}/gifts/1/link`, { method: "POST", key });
  expect(link.status).toBe(200);
  expect(link.body.link).toMatch(/^http:\/\/cbfr\.localhost:3000\/.*\/[0-9a-f]{40}\/$/u);
  expect(await shop.count("api_link_reveal", `order_id = '${body.id}'`)).toBe(1);
  const { scope } = await shop.buyer();
  await openGift(press(/([0-9a-f]{40})/u.exec(link.body.link)?.[1] ?? ""), scope);
  expect((await call(`/orders/${body.id}/gifts`, { key })).body.data).toMatchObject([
    { state: "OPENED" },
    { state: "WAITING" },
  ]);
  const again = await call(`/orders/${body.id}/gifts/1/link`, { method: "POST", key });
  expect(again).toMatchObject({ status: 409, body: { code: "gift_not_unopened" } });
  expect((await call(`/orders/${body.id}/gifts/2/link`, { method: "POST", key })).body.code).toBe("gift_is_emailed");
  const without = await keyFor(shop.services, credit, { may: ["orders:read", "orders:write"] });
  expect(await call(`/orders/${body.id}/gifts/1/link`, { method: "POST", key: without })).toMatchObject({
    status: 403,
    body: { code: "scope_missing" },
  });
});

test("a gift for a day waits for it", async () => {
  const { key } = await newCompany();
  const deliverOn = { date: "2026-12-24", hour: 9, timeZone: "Europe/Paris" };
  const { body } = await call("/orders", { method: "POST", key, body: { gifts: [gift({ deliverOn })] } });
  expect((await call(`/orders/${body.id}/gifts`, { key })).body.data).toMatchObject([
    { state: "SCHEDULED", deliverAt: "2026-12-24T08:00:00.000Z" },
  ]);
  const past = await call("/orders", {
    method: "POST",
    key,
    body: { gifts: [gift({ deliverOn: { date: "2026-01-01", hour: 1 } })] },
  });
  expect(past.body).toMatchObject({ errors: [{ code: "delivery_too_soon", pointer: "/gifts/0/deliverOn" }] });
});

test("orders are read page by page, the newest first", async () => {
  const { key } = await newCompany();
  const made: string[] = [];
  for (let n = 0; n < 5; n += 1) {
    shop.services.clock.advance(1000);
    made.unshift(
      (await call("/orders", { method: "POST", key, body: { reference: `R-${n}`, gifts: [gift()] } })).body.id,
    );
  }
  const read: string[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const { body }: { body: { data: { id: string }[]; nextCursor: string | null } } = await call(
      `/orders?limit=2${cursor ? `&cursor=${cursor}` : ""}`,
      { key },
    );
    read.push(...body.data.map(({ id }) => id));
    cursor = body.nextCursor;
  }
  expect(read).toEqual(made);
  expect((await call("/orders?reference=R-3", { key })).body.data).toMatchObject([{ id: made[1] }]);
});

test("test mode judges and prices, and moves nothing", async () => {
  const { credit } = await newCompany();
  const key = await keyFor(shop.services, credit, { test: true });
  const before = await shop.count("shop_order");
  const to = (email: string) => gift({ recipient: { name: "Zoé", email } });
  const gifts = [
    to("zoe@example.com"),
    to("opened@example.com"),
    to("failed@example.com"),
    gift({ delivery: "LINK", recipient: undefined }),
  ];
  const made = await call("/orders", { method: "POST", key, body: { gifts } });
  expect(made).toMatchObject({ status: 201, body: { test: true, total: 10_000 } });
  expect(made.headers.get("giftshop-mode")).toBe("test");
  expect(made.body.number).toMatch(/^TEST-CBFR-\d{8}$/u);
  shop.services.clock.advance(6_000);
  const states = (await call(`/orders/${made.body.id}/gifts`, { key })).body.data.map(
    ({ state }: { state: string }) => state,
  );
  expect(states).toEqual(["SENT", "OPENED", "FAILED", "SENT"]);
  expect((await call("/credit", { key })).body).toMatchObject({ owed: 10_000, available: 240_000, test: true });
  expect(await shop.count("shop_order")).toBe(before);
  expect(await usedOf(credit)).toBe(0);
});

test("a thousand gifts are one order", async () => {
  const { credit, key } = await newCompany();
  await shop.services.ownerPool.query("update business_credit set credit_limit = 100000000 where id = $1", [credit]);
  const gifts = Array.from({ length: 1000 }, (_, n) =>
    gift({ recipient: { name: `N ${n}`, email: `n${n}@example.com` } }),
  );
  const made = await call("/orders", { method: "POST", key, body: { gifts } });
  expect(made).toMatchObject({ status: 201, body: { giftCount: 1000, total: 2_500_000 } });
  const last = await call(`/orders/${made.body.id}/gifts?limit=100`, { key });
  expect(last.body.data).toHaveLength(100);
  expect((await call("/orders", { method: "POST", key, body: { gifts: [...gifts, gift()] } })).status).toBe(422);
});
