import { randomUUID } from "node:crypto";
import { expect, test } from "@jest/globals";
import { Resvg } from "@resvg/resvg-js";
import { setCreditLimit } from "../../../../money/credit/index.ts";
import { showQuote } from "../../../business/index.ts";
import { commentQuote, ownQuote, withdrawQuote } from "../../../business/quotes/buyer.ts";
import { expireQuotes } from "../../../business/quotes/expire.ts";
import { quotePdf } from "../../../business/quotes/quote-pdf.ts";
import { pricedQuote } from "../../../business/quotes/shown-quote.ts";
import { commentAsStaff, withdrawAsStaff } from "../../../business/quotes/staff.ts";
import { company, newVatNumber, quoting } from "../../testing/quoting.ts";
import { delivery } from "../../testing/shop.ts";
import { shopForFile } from "../../testing/shop-test.ts";

/** Quotes, from the request to the order. */
const shop = shopForFile();
const { accept, newsOf, pay, price, request, send, tokenOf, variationOf } = quoting(() => shop);

const quoteOf = async (reference: string) => {
  const buyer = await shop.buyer();
  return ownQuote(await tokenOf(reference), buyer.scope);
};
const shown = async (reference: string) => showQuote(shop.services, await quoteOf(reference));
const emails = async (reference: string) => newsOf((await quoteOf(reference)).id);

test("a request is shown as it was asked for, without a total, and both sides are told", async () => {
  const buyer = await shop.buyer();
  const reference = await request(buyer, { remark: "Pour Noël\nmerci" });
  const quote = await shown(reference);
  expect(quote).toMatchObject({ state: "SUBMITTED", version: 0, totals: null, canAccept: false, canWithdraw: true });
  expect(quote).toMatchObject({ remark: "Pour Noël\nmerci", companyName: "Atelier Fontaine SARL" });
  expect(quote.lines).toMatchObject([{ quantity: 3, value: { value: 5000 }, total: { value: 15_000 } }]);
  expect(await emails(reference)).toEqual(["quote received", "quote-shop request"]);
});

test("the same key makes one quote, and with other wishes it is refused", async () => {
  const buyer = await shop.buyer();
  const same = { idempotencyKey: randomUUID(), billing: company(newVatNumber()) };
  const reference = await request(buyer, same);
  expect(await request(buyer, same)).toBe(reference);
  await expect(request(buyer, { ...same, remark: "more" })).rejects.toMatchObject({ code: 2041 });
});

test.each([
  ["a value outside of the bounds", async () => ({ value: 5 }), 2033, "input.lines[0].value"],
  ["no number at all", async () => ({ quantity: 0 }), 2050, "input.lines[0].quantity"],
  ["more of a brand than one order may hold", async () => ({ quantity: 11 }), 2015, "input.lines[0].value"],
  ["what is not sold", async () => ({ variationId: "999999" }), 2037, "input.lines[0].variationId"],
] as const)("%s is refused at its line", async (_, change, code, parameter) => {
  const buyer = await shop.buyer();
  const line = { variationId: await variationOf("apple-d"), value: 5000, quantity: 1, ...(await change()) };
  await expect(request(buyer, { lines: [line] })).rejects.toMatchObject({ problems: [{ code, parameter }] });
});

test("a company without a VAT number, and a day that is over, are refused", async () => {
  const buyer = await shop.buyer();
  await expect(request(buyer, { billing: company("") })).rejects.toMatchObject({
    problems: [{ code: 1101, parameter: "input.billing.vatNumber" }],
  });
  await expect(request(buyer, { wantedOn: "2020-01-01" })).rejects.toMatchObject({ code: 2060 });
});

test("a price is seen once it is sent, and paid it is the order", async () => {
  const buyer = await shop.buyer();
  const reference = await request(buyer);
  expect(await price(reference)).toBe(1);
  expect(await shown(reference)).toMatchObject({ state: "PRICED", version: 0, totals: null });
  await expect(accept(buyer, reference)).rejects.toMatchObject({ code: 2502 });
  await send(reference);
  const sent = await shown(reference);
  expect(sent).toMatchObject({ state: "SENT", version: 1, canAccept: true, onInvoice: false });
  expect(sent.totals?.grandTotal.value).toBe(15_000);
  await expect(accept(buyer, reference, { version: 2 })).rejects.toMatchObject({ code: 2503 });
  await expect(accept(buyer, reference, { expectedTotal: 1 })).rejects.toMatchObject({ code: 2503 });
  const { orderUuid, paymentUrl } = await accept(buyer, reference, { expectedTotal: 15_000 });
  expect(paymentUrl).toMatch(/^http/);
  expect((await shown(reference)).state).toBe("SENT");
  await pay(orderUuid);
  expect(await shown(reference)).toMatchObject({ state: "ACCEPTED", orderUuid });
  expect(await shop.count("delivery", `order_id = '${orderUuid}'`)).toBe(1);
  expect(await emails(reference)).toEqual([
    "quote received",
    "quote sent",
    "quote-shop accepted",
    "quote-shop request",
  ]);
});

test("another try at paying costs what the quote says", async () => {
  const buyer = await shop.buyer();
  const reference = await request(buyer);
  await price(reference);
  await send(reference);
  const { orderUuid } = await accept(buyer, reference);
  shop.provider.move(await shop.paymentOf(orderUuid), "FAILED");
  await shop.announce(await shop.paymentOf(orderUuid));
  expect(await shop.state(orderUuid)).toBe("CANCELED");
  await buyer.retry(orderUuid);
  await pay(orderUuid);
  expect(await shown(reference)).toMatchObject({ state: "ACCEPTED", orderUuid });
});

test("postage that was agreed on is the order's, to the cent", async () => {
  const buyer = await shop.buyer();
  const reference = await request(buyer, {}, "apple-p");
  await price(reference, { shipping: 123 });
  await send(reference);
  const { needsDelivery, totals, buyersAddress } = await shown(reference);
  expect([needsDelivery, totals?.shipping.value]).toEqual([true, 123]);
  // As it was asked for the price; nobody types it again.
  const { street, city, lastName } = company("");
  expect(buyersAddress).toMatchObject({ street, city, lastName });
  await expect(accept(buyer, reference)).rejects.toMatchObject({ problems: [{ code: 1101 }] });
  const { orderUuid } = await accept(buyer, reference, { delivery });
  await pay(orderUuid);
  const { rows } = await shop.services.ownerPool.query(
    "select shipping_total as shipping, grand_total as total from shop_order where id = $1",
    [orderUuid],
  );
  expect(rows).toEqual([{ shipping: 123, total: 15_123 }]);
});

test("approved credit settles a quote at once: codes leave, and what it costs is owed", async () => {
  const buyer = await shop.buyer();
  const reference = await request(buyer);
  await price(reference);
  await send(reference);
  await expect(accept(buyer, reference, { paymentMethod: "invoice" })).rejects.toMatchObject({ code: 2044 });
  await price(reference);
  await send(reference, { onInvoice: true });
  expect((await shown(reference)).onInvoice).toBe(true);
  const { orderUuid } = await accept(buyer, reference, { version: 2, paymentMethod: "invoice" });
  expect(["PAID", "COMPLETED"]).toContain(await shop.state(orderUuid));
  expect((await buyer.show(orderUuid)).details?.paymentMethod).toBe("invoice");
  expect(
    await shop.count("business_receivable", `order_id = '${orderUuid}' and amount = 15000 and paid_at is null`),
  ).toBe(1);
  expect(await shop.count("payment_attempt", `order_id = '${orderUuid}'`)).toBe(0);
  expect(await shown(reference)).toMatchObject({ state: "ACCEPTED", orderUuid });
});

test("a quote above its credit is not sold on invoice, and nothing is left of the try", async () => {
  const buyer = await shop.buyer();
  const reference = await request(buyer);
  await price(reference);
  await send(reference, { onInvoice: true });
  const { rows } = await shop.services.ownerPool.query<{ id: string }>(
    "select credit as id from business_credit_buyer where email_key = $1",
    [(await quoteOf(reference)).buyer.email],
  );
  const { pool, clock } = shop.services;
  await setCreditLimit(pool, rows[0]?.id ?? "", 14_999, { staff: "sam", why: "test" }, clock.now());
  expect((await shown(reference)).onInvoice).toBe(false);
  const before = await shop.count("shop_order");
  await expect(accept(buyer, reference, { paymentMethod: "invoice" })).rejects.toMatchObject({ code: 2500 });
  expect(await shop.count("shop_order")).toBe(before);
});

test("both sides comment, each told once, and a repeated call is the same comment", async () => {
  const buyer = await shop.buyer();
  const reference = await request(buyer);
  const token = await tokenOf(reference);
  const input = { idempotencyKey: randomUUID(), text: "Est-ce possible en bleu ?" };
  await commentQuote(token, input, buyer.scope);
  await commentQuote(token, input, buyer.scope);
  await commentAsStaff(shop.services, { reference, staff: "sam", text: "Oui." });
  expect((await shown(reference)).comments).toMatchObject([
    { author: "BUYER", text: "Est-ce possible en bleu ?" },
    { author: "STAFF", text: "Oui." },
  ]);
  expect(await emails(reference)).toEqual([
    "quote comment",
    "quote received",
    "quote-shop comment",
    "quote-shop request",
  ]);
});

test("what is given up, by either side, can neither be accepted nor priced", async () => {
  const buyer = await shop.buyer();
  const mine = await request(buyer);
  const theirs = await request(buyer);
  await withdrawQuote(await tokenOf(mine), buyer.scope);
  await withdrawQuote(await tokenOf(mine), buyer.scope);
  await withdrawAsStaff(shop.services, { reference: theirs, staff: "sam" });
  for (const reference of [mine, theirs]) {
    expect(await shown(reference)).toMatchObject({ state: "WITHDRAWN", canWithdraw: false });
    await expect(price(reference)).rejects.toMatchObject({ code: 2502 });
  }
  expect(await emails(mine)).toEqual(["quote received", "quote-shop request", "quote-shop withdrawn"]);
  expect((await emails(theirs)).toSorted()).toEqual(["quote received", "quote withdrawn", "quote-shop request"]);
});

test("a quote is another's without its token, and in another storefront", async () => {
  const buyer = await shop.buyer();
  const token = await tokenOf(await request(buyer));
  const elsewhere = await shop.buyer("CBDE");
  await expect(ownQuote(token, elsewhere.scope)).rejects.toMatchObject({ code: 2501 });
  await expect(ownQuote(`${token.slice(1)}A`, buyer.scope)).rejects.toMatchObject({ code: 2501 });
});

test("a quote of several hundred cards is drawn with one line for each gift", async () => {
  const buyer = await shop.buyer();
  const lines = [{ variationId: await variationOf("only-digital-d"), value: 2000, quantity: 250 }];
  const reference = await request(buyer, { lines });
  await price(reference);
  await send(reference);
  const quote = await quoteOf(reference);
  const offer = await pricedQuote(shop.services, quote, 1);
  expect(offer.priced?.shipments.flatMap(({ packages }) => packages.map(({ line }) => line.quantity))).toEqual([
    99, 99, 52,
  ]);
  expect((await quotePdf(offer))?.subarray(0, 5).toString()).toBe("%PDF-");
  const drawn = new Resvg(
    '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><rect width="90" height="30" fill="#c00"/></svg>',
  );
  const pictures = async (logo?: Buffer) => (await quotePdf(offer, logo))?.includes("/Subtype /Image") ?? false;
  expect([await pictures(), await pictures(drawn.render().asPng())]).toEqual([false, true]);
});

test("wrapping of many cards costs less each, as the page for businesses says", async () => {
  const buyer = await shop.buyer();
  const { rows } = await shop.services.pool.query<{ id: number }>(
    "select id from extra where storefront = 'CBFR' and slug = 'ribbon'",
  );
  const priceOfRibbon = async (quantity: number) => {
    const line = {
      variationId: await variationOf("cafe-elodie-p"),
      value: 2500,
      quantity,
      wrapperId: `${rows[0]?.id}`,
    };
    const { lines } = await shown(await request(buyer, { lines: [line] }));
    return lines[0]?.extras[0]?.price.value;
  };
  expect([await priceOfRibbon(9), await priceOfRibbon(50)]).toEqual([295, 266]);
});

test("a price that holds no longer ends the quote, and staff can price it anew", async () => {
  const buyer = await shop.buyer();
  const reference = await request(buyer);
  await price(reference);
  await send(reference);
  shop.services.clock.advance(31 * 86_400_000);
  expect(await shown(reference)).toMatchObject({ canAccept: false });
  await expect(accept(buyer, reference)).rejects.toMatchObject({ code: 2502 });
  expect(await expireQuotes(shop.services)).toBeGreaterThan(0);
  expect(await shown(reference)).toMatchObject({ state: "EXPIRED" });
  expect(await price(reference)).toBe(2);
  await send(reference);
  expect(await shown(reference)).toMatchObject({ state: "SENT", version: 2, canAccept: true });
});
