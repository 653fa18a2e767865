import { taxWithin } from "@giftshop/validation/tax";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import fc from "fast-check";
import { inTransaction } from "../../platform/database/index.ts";
import { createTestServices, type TestServices } from "../../testing/test-services.ts";
import type { OrderLine } from "../order/index.ts";
import { brokenRules } from "./broken-rules.ts";
import { documentXml, facturX, issueCreditNote, issueInvoice } from "./index.ts";
import { documentLines, taxesOf } from "./lines.ts";
import { paidOrder, present } from "./testing/paid-order.ts";

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices({ sells: [] });
});
afterAll(() => services.close());

const now = new Date("2026-11-23T10:00:00Z");

const invoiceOf = async (order: string) => {
  const issued = await inTransaction(services.pool, (client) => issueInvoice(client, order, now));
  if (issued === undefined) throw new Error("The order has no invoice.");
  return issued.document;
};

const priced = fc.record({
  value: fc.integer({ min: 1, max: 25_000 }),
  wrapper: fc.integer({ min: 0, max: 999 }),
  packing: fc.integer({ min: 0, max: 999 }),
  box: fc.boolean(),
  quantity: fc.integer({ min: 1, max: 99 }),
});

/** Lines of packages as an order has them, and their VAT as the basket reckons it. */
const soldOf = (packages: readonly (typeof priced extends fc.Arbitrary<infer T> ? T : never)[], rate: number) => {
  let id = 0;
  const line = (own: number, kind: OrderLine["kind"], unitPrice: number, quantity: number) => {
    id += 1;
    return { id, package: own, kind, title: kind, quantity, unitPrice } as OrderLine;
  };
  const lines = packages.flatMap(({ value, wrapper, packing, box, quantity }, own) => [
    line(own, box ? "GIFTCARD_BLANK" : "GIFTCARD", value, quantity),
    ...(wrapper > 0 ? [line(own, "WRAPPER", wrapper, quantity)] : []),
    ...(packing > 0 ? [line(own, "GIFT_PACKING", packing, quantity)] : []),
  ]);
  const vat = packages.reduce(
    (sum, { value, wrapper, packing, box, quantity }) =>
      sum + taxWithin((wrapper + packing) * quantity, rate) + (box ? taxWithin(value * quantity, rate) : 0),
    0,
  );
  return { lines, vat };
};

test("of any basket, net, VAT and total of the invoice are the order's to the cent, by line and by rate", () => {
  const rates = fc.constantFrom(0, 500, 810, 1900, 2000, 2100, 2500);
  fc.assert(
    fc.property(
      fc.array(priced, { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 0, max: 3000 }),
      rates,
      (packages, shipping, rate) => {
        const sold = soldOf(packages, rate);
        const shippingVat = taxWithin(shipping, rate);
        const lines = documentLines({ lines: sold.lines, shipping, shippingVat, rate });
        const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
        const gross = sum(sold.lines.map(({ quantity, unitPrice }) => quantity * unitPrice)) + shipping;
        expect(sum(lines.map((line) => line.gross))).toBe(gross);
        expect(sum(lines.map(({ vat }) => vat))).toBe(sold.vat + shippingVat);
        expect(sum(taxesOf(lines).map(({ net, vat }) => net + vat))).toBe(gross);
        for (const line of lines) expect(Math.abs(line.vat - taxWithin(line.gross, line.rate))).toBeLessThanOrEqual(1);
      },
    ),
    { numRuns: 10_000 },
  );
});

test("an invoice says what is a voucher and what carries VAT, and its XML adds up", async () => {
  const document = await invoiceOf(await paidOrder(services, [present(5000, 299, 150, 2), present(2500, 0, 0)]));
  expect(document.content).toMatchObject({ gross: 10_000 + 898 + 2500 + 395, vat: 150 + 66, corrects: null });
  expect(document.content.lines.map(({ nature, vat }) => [nature, vat])).toEqual([
    ["MPV", 0],
    ["TAXED", 100],
    ["TAXED", 50],
    ["MPV", 0],
    ["TAXED", 66],
  ]);
  expect(brokenRules(document)).toEqual([]);
  const xml = documentXml(document);
  expect(xml).toContain(`<cbc:ID>${document.number}</cbc:ID>`);
  expect(xml).toContain('<cbc:TaxInclusiveAmount currencyID="EUR">137.93</cbc:TaxInclusiveAmount>');
  expect(xml).toContain("<cbc:Note>MPV</cbc:Note>");
});

/** What stands in every element of a name, in order. */
const textsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, "gu"))].map(([, text = ""]) => text);

test("the data in a PDF says the same in the other syntax: sums, VAT by category, marks and parties", async () => {
  const document = await invoiceOf(await paidOrder(services, [present(5000, 299, 150, 2), present(2500, 0, 0)]));
  const xml = facturX(document);
  const cents = (name: string) => textsOf(xml, name).map((text) => Math.round(Number(text) * 100));
  const sum = (name: string) => cents(name).reduce((all, one) => all + one, 0);
  expect(cents("ram:GrandTotalAmount")).toEqual([document.content.gross]);
  expect(cents("ram:DuePayableAmount")).toEqual([0]);
  // The lines, and their sum among the totals.
  expect(sum("ram:LineTotalAmount")).toBe(2 * (document.content.gross - document.content.vat));
  expect(sum("ram:BasisAmount")).toBe(document.content.gross - document.content.vat);
  expect(sum("ram:CalculatedAmount")).toBe(document.content.vat);
  expect(cents("ram:TaxTotalAmount")).toEqual([document.content.vat]);
  expect(textsOf(xml, "ram:Content")).toEqual(["MPV", "MPV"]);
  expect(textsOf(xml, "ram:TypeCode")).toContain("380");
  expect(textsOf(xml, "udt:DateTimeString")).toEqual(["20261123"]);
  expect(xml).toContain(`<ram:ID schemeID="VA">${document.content.seller.vatNumber}</ram:ID>`);
});

test("an invoice that does not add up is never written", async () => {
  const document = await invoiceOf(await paidOrder(services));
  const wrong = { ...document, content: { ...document.content, vat: document.content.vat + 1 } };
  expect(brokenRules(wrong)).toEqual(["BR-CO-14", "BR-CO-15"]);
  expect(() => documentXml(wrong)).toThrow("BR-CO-15");
  expect(() => facturX(wrong)).toThrow("BR-CO-15");
});

test("an order that was not paid has none", async () => {
  const order = await paidOrder(services);
  await services.ownerPool.query("alter table shop_order disable trigger shop_order_moves");
  await services.ownerPool.query("update shop_order set state = 'CANCELED', paid_at = null where id = $1", [order]);
  await services.ownerPool.query("alter table shop_order enable trigger shop_order_moves");
  expect(await inTransaction(services.pool, (client) => issueInvoice(client, order, now))).toBeUndefined();
});

test("a credit note takes back what it names, corrects the invoice, and is one for each refund", async () => {
  const order = await paidOrder(services, [present(5000, 299, 0), present(2500, 0, 0)]);
  const { rows } = await services.pool.query<{ id: number }>(
    "select id from order_line where order_id = $1 order by id limit 2",
    [order],
  );
  const payments = [
    { method: "ideal", amount: 3299 },
    { method: "giftcard", amount: 2000 },
  ];
  const lines = new Set(rows.map(({ id }) => id));
  const credited = { orderId: order, cause: "refund-1", lines, postage: false, payments };
  const credit = () => inTransaction(services.pool, (client) => issueCreditNote(client, credited, now));
  const [first, second] = await Promise.all([credit(), credit()]);
  const issued = [...first, ...second];
  expect(issued.map(({ kind }) => kind)).toEqual(["INVOICE", "CREDIT_NOTE"]);
  const [invoice, note] = issued;
  expect(note?.content).toMatchObject({ gross: 5299, vat: 50, corrects: { number: invoice?.number }, payments });
  expect(invoice?.content.payments).toEqual([{ method: "giftcard", amount: invoice?.content.gross }]);
  expect(documentXml(note as NonNullable<typeof note>)).toContain("<cbc:CreditNoteTypeCode>381");
  const data = facturX(note as NonNullable<typeof note>);
  expect(textsOf(data, "ram:TypeCode")[0]).toBe("381");
  expect(data).toContain(`<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>${invoice?.number}<`);
});
