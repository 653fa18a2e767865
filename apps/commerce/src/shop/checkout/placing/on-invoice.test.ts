import { randomUUID } from "node:crypto";
import { getStorefront } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import {
  approveCredit,
  creditInvoice,
  markInvoicePaid,
  openReceivables,
  resumeCredit,
  setCreditLimit,
  stopCredit,
} from "../../../money/credit/index.ts";
import { documentXml, facturX, issueInvoice } from "../../../money/documents/index.ts";
import { inTransaction, type PoolClient } from "../../../platform/database/index.ts";
import { remindOverdue } from "../../business/credit/remind-overdue.ts";
import { showPaymentMethods } from "../payments/payment-methods.ts";
import { company, newVatNumber } from "../testing/quoting.ts";
import type { Buyer } from "../testing/shop.ts";
import { shopForEachTest } from "../testing/shop-test.ts";

/** Orders on invoice: within the credit that staff have approved, and nothing above it. */
const shop = shopForEachTest();

const by = { staff: "sam", why: "test" };
const day = 86_400_000;
const now = (): Date => shop.services.clock.now();

interface Company {
  buyer: Buyer;
  credit: string;
  billing: ReturnType<typeof company> & { customerType: string };
}

/** A company with credit, that is signed in with an account whose mailbox was proven. */
const companyWithCredit = async (verified = true): Promise<Company> => {
  const { ownerPool, pool } = shop.services;
  const vatNumber = newVatNumber();
  const billing = { ...company(vatNumber), customerType: "BUSINESS" };
  const { legalEntity, currency } = getStorefront("CBFR");
  const { companyName, email } = billing;
  const credit = await inTransaction(pool, (client) =>
    approveCredit(client, { legalEntity, currency, companyName, vatNumber, email }, by, now()),
  );
  const buyer = await shop.buyer();
  const account = randomUUID();
  const visitor = (await buyer.scope.visitor.find(pool)) ?? 0;
  await ownerPool.query(
    `insert into account (id, legal_entity, email, email_key, password_hash, visitor, storefront, language, first_name, last_name,
       subscribed, created_at, email_verified_at) values ($1, $2, $3, $3, '', $4, 'CBFR', 'fr', 'Claire', 'Fontaine', false, $5, $6)`,
    [account, legalEntity, email, visitor, now(), verified ? now() : null],
  );
  const session = {
    ...buyer.scope.session,
    find: async () => ({ sessionId: 1, account, visitor, seenAt: new Date(0) }),
  };
  Object.assign(buyer.scope, { session });
  return { buyer, credit, billing };
};

const onInvoice = { paymentMethod: "invoice", delivery: null } as const;
const used = async (credit: string): Promise<number> =>
  (await shop.services.ownerPool.query<{ used: number }>("select used from business_credit where id = $1", [credit]))
    .rows[0]?.used ?? -1;
const methodsOf = async ({ buyer }: Company): Promise<string[]> =>
  (await showPaymentMethods(undefined, buyer.scope)).map(({ id }) => id);

test("within its credit a company is offered the invoice, and its gifts leave at once", async () => {
  const one = await companyWithCredit();
  await one.buyer.add("only-digital-d");
  expect(await methodsOf(one)).toContain("invoice");
  const { orderUuid } = await one.buyer.place({ billing: one.billing, ...onInvoice });
  expect(await shop.count("delivery d", `d.order_id = '${orderUuid}' and state = 'WAITING'`)).toBe(1);
  expect(await used(one.credit)).toBe(5000);
  const { rows } = await shop.services.ownerPool.query(
    `select a.kind, e.amount from ledger_tx t join ledger_entry e on e.tx = t.id join ledger_account a on a.id = e.account
     where t.kind = 'ON_INVOICE' order by a.kind`,
  );
  expect(rows).toEqual([
    { kind: "ORDER_SETTLEMENT", amount: 5000 },
    { kind: "RECEIVABLES", amount: -5000 },
  ]);
});

test.each([
  ["who buys privately", true, { customerType: "PRIVATE" }],
  ["an account whose mailbox was not proven", false, {}],
] as const)("%s is refused, whatever the page sends", async (_, verified, over) => {
  const one = await companyWithCredit(verified);
  await one.buyer.add("only-digital-d");
  await expect(one.buyer.place({ billing: { ...one.billing, ...over }, ...onInvoice })).rejects.toMatchObject({
    code: 2044,
  });
  expect(await used(one.credit)).toBe(0);
});

test("nobody who is not signed in buys on invoice, by whatever company and VAT number", async () => {
  const one = await companyWithCredit();
  const other = await shop.buyer();
  await other.add("only-digital-d");
  await expect(other.place({ billing: one.billing, ...onInvoice })).rejects.toMatchObject({ code: 2044 });
});

test("above its credit an order is refused whole, and neither offered; staff raise it", async () => {
  const one = await companyWithCredit();
  await setCreditLimit(shop.services.pool, one.credit, 4999, by, now());
  await one.buyer.add("only-digital-d");
  expect(await methodsOf(one)).not.toContain("invoice");
  await expect(one.buyer.place({ billing: one.billing, ...onInvoice })).rejects.toMatchObject({ code: 2500 });
  expect(await shop.count("shop_order")).toBe(0);
  await setCreditLimit(shop.services.pool, one.credit, 5000, by, now());
  await one.buyer.place({ billing: one.billing, ...onInvoice });
  expect(await used(one.credit)).toBe(5000);
});

test("the invoice says what is to be paid, until when and to which account, in words and as data", async () => {
  const one = await companyWithCredit();
  await one.buyer.add("only-digital-d");
  const { orderUuid } = await one.buyer.place({ billing: one.billing, ...onInvoice });
  const issued = await inTransaction(shop.services.pool, (client) => issueInvoice(client, orderUuid, now()));
  const { content } = issued?.document ?? {};
  expect(content).toMatchObject({
    buyer: { reference: "CC-4711", companyName: "Atelier Fontaine SARL" },
    payments: [{ method: "invoice", amount: 5000 }],
    owed: { amount: 5000 },
  });
  expect((Date.parse(content?.owed?.dueOn ?? "") - Date.parse(content?.issuedOn ?? "")) / day).toBe(14);
  const xml = issued ? documentXml(issued.document) : "";
  expect(xml).toContain(`<cbc:DueDate>${content?.owed?.dueOn}</cbc:DueDate>`);
  expect(xml).toContain('<cbc:PayableAmount currencyID="EUR">50.00</cbc:PayableAmount>');
  const within = issued ? facturX(issued.document) : "";
  expect(within).toContain(`<udt:DateTimeString format="102">${content?.owed?.dueOn.replaceAll("-", "")}<`);
  expect(within).toMatch(/<ram:IBANID>[A-Z]{2}[0-9A-Z]+<[^§]*<ram:DuePayableAmount>50\.00</u);
});

test("a paid invoice is booked once, and its credit is free again", async () => {
  const one = await companyWithCredit();
  await one.buyer.add("only-digital-d");
  const { orderUuid } = await one.buyer.place({ billing: one.billing, ...onInvoice });
  const number = await shop.numberOf(orderUuid);
  const { pool } = shop.services;
  expect(await Promise.all([1, 2, 3].map(() => markInvoicePaid(pool, number, by, now())))).toEqual(
    expect.arrayContaining(["PAID", "ALREADY_PAID", "ALREADY_PAID"]),
  );
  expect(await markInvoicePaid(pool, "CBFR-0", by, now())).toBe("UNKNOWN");
  expect(await used(one.credit)).toBe(0);
  expect(await shop.count("ledger_tx", "kind = 'INVOICE_PAID'")).toBe(1);
  expect(await openReceivables(pool, "9999-12-31")).toEqual([]);
});

test("reminders go out 3, 10 and 21 days after the due day; the last one stops the credit until a person lets it go on", async () => {
  const one = await companyWithCredit();
  const { services } = shop;
  await one.buyer.add("only-digital-d");
  const { orderUuid } = await one.buyer.place({ billing: one.billing, ...onInvoice });
  const sentAfter = async (days: number): Promise<number> => {
    services.clock.advance(days * day);
    const sent = await remindOverdue(services);
    expect(await remindOverdue(services)).toBe(0);
    return sent;
  };
  const sent = [await sentAfter(16), await sentAfter(1), await sentAfter(6), await sentAfter(1)];
  expect(sent).toEqual([0, 1, 0, 1]);
  await one.buyer.add("only-digital-d");
  expect(await methodsOf(one)).not.toContain("invoice");
  expect(await sentAfter(11)).toBe(1);
  expect(await shop.count("letter", "queue = 'mail.invoice-reminder'")).toBe(3);
  await markInvoicePaid(services.pool, await shop.numberOf(orderUuid), by, now());
  expect(await sentAfter(30)).toBe(0);
  await expect(one.buyer.place({ billing: one.billing, ...onInvoice })).rejects.toMatchObject({ code: 2500 });
  expect(await resumeCredit(services.pool, one.credit, by, now())).toBe(true);
  expect(await methodsOf(one)).toContain("invoice");
});

test("credit that is stopped sells nothing more, and stopping again changes nothing", async () => {
  const one = await companyWithCredit();
  await one.buyer.add("only-digital-d");
  const { pool } = shop.services;
  expect([await stopCredit(pool, one.credit, by, now()), await stopCredit(pool, one.credit, by, now())]).toEqual([
    true,
    false,
  ]);
  await expect(one.buyer.place({ billing: one.billing, ...onInvoice })).rejects.toMatchObject({ code: 2500 });
});

test("an invoice is paid in parts, each once, and its credit is free as far as it is paid", async () => {
  const one = await companyWithCredit();
  await one.buyer.add("only-digital-d");
  const { orderUuid } = await one.buyer.place({ billing: one.billing, ...onInvoice });
  const { pool } = shop.services;
  const number = await shop.numberOf(orderUuid);
  const pay = (part: number, cause: string) => markInvoicePaid(pool, number, { ...by, part, cause }, now());
  expect(await Promise.all([pay(2000, "bank-1"), pay(2000, "bank-1")])).toEqual(
    expect.arrayContaining(["PART_PAID", "ALREADY_PAID"]),
  );
  expect([await used(one.credit), await pay(3001, "bank-2")]).toEqual([3000, "TOO_MUCH"]);
  expect([(await openReceivables(pool, "9999-12-31"))[0]?.paid, await pay(3000, "bank-2")]).toEqual([2000, "PAID"]);
  expect([await used(one.credit), await openReceivables(pool, "9999-12-31")]).toEqual([0, []]);
  expect(await shop.count("ledger_tx", "kind = 'INVOICE_PAID'")).toBe(2);
});

test("what goes back of an order on invoice is owed no more, and no money moves", async () => {
  const one = await companyWithCredit();
  await one.buyer.add("only-digital-d", { quantity: 2 });
  const { orderUuid } = await one.buyer.place({ billing: one.billing, ...onInvoice });
  const { pool } = shop.services;
  await markInvoicePaid(pool, await shop.numberOf(orderUuid), { ...by, part: 1000, cause: "bank-1" }, now());
  const credit = (client: PoolClient, id: string, amount: number) =>
    creditInvoice(client, orderUuid, { id, amount, now: now() });
  const undone = new Error("Nothing of it goes back.");
  const seen: unknown[] = [];
  await inTransaction(pool, async (client) => {
    const [first, second] = [randomUUID(), randomUUID()];
    seen.push(await credit(client, first, 4000), await credit(client, first, 4000), await credit(client, second, 9999));
    seen.push((await client.query("select used from business_credit where id = $1", [one.credit])).rows[0].used);
    throw undone;
  }).catch((error: unknown) => expect(error).toBe(undone));
  expect(seen).toEqual([4000, 0, 5000, 0]);
  expect(await used(one.credit)).toBe(9000);
});
