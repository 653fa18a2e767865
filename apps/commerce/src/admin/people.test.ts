import { randomUUID } from "node:crypto";
import { getStorefront } from "@giftshop/storefront-config";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { approveCredit } from "../money/credit/index.ts";
import { inTransaction } from "../platform/database/index.ts";
import { openShop, type Shop } from "../shop/checkout/testing/shop.ts";
import { forgetAudit } from "./staff/forget-audit.ts";
import { type StaffClient, type StaffServer, startStaffServer } from "./staff/testing/staff-client.ts";

/** What people of the shop do about somebody: their data, a company's credit, several orders at once. */
let shop: Shop;
let server: StaffServer;
let service: StaffClient;
let finance: StaffClient;
let second: StaffClient;
beforeAll(async () => {
  shop = await openShop();
  server = await startStaffServer(shop.services);
  service = await server.person("service@shop.example", "service");
  finance = await server.person("finance@shop.example", "finance");
  second = await server.person("second@shop.example", "finance");
});
afterAll(async () => {
  await server.close();
  await shop.close();
});

const errors = "errors { code parameter }";
const bought = async (): Promise<{ number: string; email: string }> => {
  const buyer = await shop.buyer();
  await buyer.add("cafe-elodie-d");
  const number = await shop.numberOf((await buyer.place()).orderUuid);
  const { rows } = await shop.services.pool.query("select email from shop_order where number = $1", [number]);
  return { number, email: rows[0].email };
};
const left = async (number: string): Promise<boolean> => {
  const { rows } = await shop.services.pool.query(
    "select buyer_left_at is not null as left from shop_order where number = $1",
    [number],
  );
  return rows[0].left;
};

test("a guest is found by their address, has a copy of what is kept, and is forgotten on request; the audit holds no address", async () => {
  const { number, email } = await bought();
  await service.prove();
  const { bytes } = await service.file("/files/person.json", { email: email.toUpperCase(), why: "They asked." });
  const { orders } = JSON.parse(String(bytes));
  expect(
    orders.map((one: { number: string; buyer: { email: string } }) => [one.number, one.buyer.email]),
  ).toContainEqual([number, email]);
  expect(await left(number)).toBe(false);
  const { data } = await service.ask(
    `mutation Forget { forgetPerson(email: "${email}", why: "They asked.") { data { done } ${errors} } }`,
  );
  expect([data, await left(number)]).toEqual([{ done: true }, true]);
  const { rows } = await shop.services.pool.query(
    "select subject, before, after from staff_audit where operation like 'privacy.%'",
  );
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toContain(email);
});

test("nobody of another storefront finds them", async () => {
  const { email } = await bought();
  const elsewhere = await server.person("uk@shop.example", "service:CKUK");
  await elsewhere.prove();
  expect((await elsewhere.file("/files/person.json", { email, why: "They asked." })).errors).toMatchObject([
    { code: "NOT_FOUND" },
  ]);
});

test("a limit that is raised by much waits for a second person; the database books what was decided, once", async () => {
  const { legalEntity, currency, limits } = getStorefront("CBFR");
  const { pool, clock } = shop.services;
  const company = { legalEntity, currency, companyName: "Café SAS", vatNumber: null, email: "a@company.example" };
  const credit = await inTransaction(pool, (client) =>
    approveCredit(client, company, { staff: "test", why: "test" }, clock.now()),
  );
  const limitNow = async () =>
    (await pool.query("select credit_limit from business_credit where id = $1", [credit])).rows[0].credit_limit;
  const before = await limitNow();
  const set = async (amount: number) => {
    await finance.prove();
    return finance.ask(
      `mutation Set { changeCreditLimit(credit: "${credit}", amount: ${amount}, why: "They grow.") { data { waits } ${errors} } }`,
    );
  };
  expect((await set(before + limits.secondPersonAbove)).data).toEqual({ waits: false });
  const raised = await limitNow();
  expect(raised).toBe(before + limits.secondPersonAbove);
  const much = raised + limits.secondPersonAbove + 1;
  expect((await set(much)).data).toEqual({ waits: true });
  expect(await limitNow()).toBe(raised);
  const { data } = await second.ask(`query Requests { requests { data { requests { id operation } } ${errors} } }`);
  const { id } = data.requests.find((one: { operation: string }) => one.operation === "credit.change");
  const decide = (client: StaffClient) =>
    client.ask(
      `mutation Decide { decideRequest(id: "${id}", approve: true, why: "I agree.") { data { done } ${errors} } }`,
    );
  expect((await decide(finance)).errors).toMatchObject([{ code: "OWN_REQUEST" }]);
  await second.prove();
  expect((await decide(second)).errors).toEqual([]);
  expect(await limitNow()).toBe(much);
  expect((await decide(second)).errors).toMatchObject([{ code: "DECIDED" }]);
});

test("of several orders each says what happens, before and after; what cannot be done for one stops no other", async () => {
  const buyer = await shop.buyer();
  await buyer.add("cafe-elodie-d");
  const { orderUuid } = await buyer.place();
  shop.provider.move(await shop.paymentOf(orderUuid), "PAID");
  await shop.settle(5000);
  const number = await shop.numberOf(orderUuid);
  const numbers = JSON.stringify([number, "CBFR-NONE"]);
  const preview = await service.ask(
    `query Preview { previewBlock(numbers: ${numbers}) { data { lines { number count refusal } } ${errors} } }`,
  );
  expect(preview.data.lines).toEqual([
    { number, count: 1, refusal: null },
    { number: "CBFR-NONE", count: 0, refusal: "NOT_FOUND" },
  ]);
  await service.prove();
  const done = await service.ask(
    `mutation Block { blockSeveral(numbers: ${numbers}, why: "Stolen.") { data { lines { number count refusal } } ${errors} } }`,
  );
  expect(done.data.lines).toEqual(preview.data.lines);
  const again = await service.ask(
    `query Again { previewBlock(numbers: ${numbers}) { data { lines { number refusal } } ${errors} } }`,
  );
  expect(again.data.lines[0]).toEqual({ number, refusal: "CARD_BLOCKED" });
});

test("the audit lets go of what is old, keeps what moved money, and nobody makes it let go of more", async () => {
  const { ownerPool, pool, clock } = shop.services;
  const insert = (operation: string, years: number) =>
    ownerPool.query(
      `insert into staff_audit (at, actor, operation, subject, before, why, request_id)
       values (now() - make_interval(years => $2), 'test', $1, $3, '{"name": "Zoé"}', 'test', '')`,
      [operation, years, randomUUID()],
    );
  await insert("content.write", 3);
  await insert("orders.correct", 3);
  await insert("orders.refund", 8);
  await insert("content.write", 1);
  await forgetAudit(pool, clock.now());
  const { rows } = await pool.query(
    "select operation, before from staff_audit where actor = 'test' and why = 'test' order by id",
  );
  expect(rows).toEqual([
    { operation: "orders.correct", before: null },
    { operation: "content.write", before: { name: "Zoé" } },
  ]);
  // Asked for more than is old, it lets go of no more.
  await pool.query("select forget_staff_audit(now(), now(), '{}', 1000)");
  expect((await pool.query("select from staff_audit where actor = 'test' and why = 'test'")).rowCount).toBe(1);
  await expect(pool.query("delete from staff_audit")).rejects.toThrow(/permission denied/);
});
