import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { showQuote } from "../../shop/business/index.ts";
import { commentQuote, ownQuote } from "../../shop/business/quotes/buyer.ts";
import { company, newVatNumber, quoting } from "../../shop/checkout/testing/quoting.ts";
import { delivery, openShop, type Shop } from "../../shop/checkout/testing/shop.ts";
import { readAudit } from "../staff/audit.ts";
import { type StaffClient, type StaffServer, startStaffServer } from "../staff/testing/staff-client.ts";

/** Quotes as people of the shop price, send and answer them. */
let shop: Shop;
let server: StaffServer;
let service: StaffClient;
let finance: StaffClient;
const { accept, newsOf, pay, request, tokenOf, variationOf } = quoting(() => shop);
beforeAll(async () => {
  shop = await openShop();
  server = await startStaffServer(shop.services);
  service = await server.person("sam@shop.example", "service");
  finance = await server.person("fay@shop.example", "finance");
});
beforeEach(() => Promise.all([service.prove(), finance.prove()]));
afterEach(() => shop.audit());
afterAll(async () => {
  await server.close();
  await shop.close();
});

const errors = "errors { code parameter }";
const shown = `query ($reference: String!) { quote(reference: $reference) { data { state version validOn onInvoice canPrice
  lines { position title quantity value wrapper { price usual } receivers { quantity name } }
  shipping usualShipping gross { value } versions { version staff total { value } } comments { author text } requests { id operation asker } } ${errors} } }`;
const priced = `mutation ($reference: String!, $version: Int!, $lines: [QuoteLineInput!]!, $shipping: Float, $validOn: String) {
  priceQuote(reference: $reference, version: $version, lines: $lines, shipping: $shipping, validOn: $validOn, why: "They take many.")
  { data { done } ${errors} } }`;
const sent = (name: string): string =>
  `mutation ($reference: String!, $version: Int!) { ${name}(reference: $reference, version: $version, why: "As agreed.") { data { done } ${errors} } }`;
const said = `mutation ($reference: String!, $key: String!, $text: String!) {
  commentQuote(reference: $reference, idempotencyKey: $key, text: $text) { data { done } ${errors} } }`;

const done = { data: { done: true }, errors: [] };
const refused = (code: string, parameter: string | null) => ({ data: null, errors: [{ code, parameter }] });
const quoteOf = async (reference: string) => (await service.ask(shown, { reference })).data;
const seenByBuyer = async (reference: string) =>
  showQuote(shop.services, await ownQuote(await tokenOf(reference), (await shop.buyer()).scope));
const inDays = (days: number): string =>
  new Date(shop.services.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** Three cards by e-mail, and ten by post in a ribbon, two of them for somebody. */
const asked = async () => {
  const buyer = await shop.buyer();
  const { rows } = await shop.services.pool.query<{ id: number }>(
    "select id from extra where storefront = 'CBFR' and slug = 'ribbon'",
  );
  const anna = { name: "Anna", lastName: "Martin", email: "anna@example.com" };
  const lines = [
    {
      variationId: await variationOf("apple-d"),
      value: 5000,
      quantity: 3,
      receivers: [{ quantity: 2, recipient: anna }],
    },
    { variationId: await variationOf("cafe-elodie-p"), value: 2500, quantity: 10, wrapperId: `${rows[0]?.id}` },
  ];
  return { buyer, reference: await request(buyer, { lines }) };
};
const first = { position: 0, quantity: 3, value: 5000 };
const second = { position: 1, quantity: 10, value: 2500 };

test("lines, postage and the last day are a person's to say; the buyer sees them once they are sent, and pays that", async () => {
  const { buyer, reference } = await asked();
  const before = await quoteOf(reference);
  expect(before).toMatchObject({
    state: "SUBMITTED",
    version: 0,
    canPrice: true,
    gross: { value: 15_000 + 27_950 + before.shipping },
  });
  expect(before.lines[0].receivers).toEqual([{ quantity: 2, name: "Anna Martin" }]);
  expect(before.lines[1].wrapper).toEqual({ price: 295, usual: 295 });
  const validOn = inDays(10);
  const lines = [{ ...second, quantity: 8, value: 3000, wrapperPrice: 100 }];
  const offer = { reference, version: 0, lines, shipping: 250, validOn };
  expect(await service.ask(priced, offer)).toEqual(done);
  const total = 8 * 3100 + 250;
  expect(await quoteOf(reference)).toMatchObject({
    state: "PRICED",
    version: 1,
    validOn,
    shipping: 250,
    usualShipping: before.shipping,
    gross: { value: total },
    versions: [
      { version: 1, staff: "sam@shop.example", total: { value: total } },
      { version: 0, staff: null, total: before.gross },
    ],
  });
  expect(await seenByBuyer(reference)).toMatchObject({ version: 0, totals: null });
  expect(await service.ask(sent("sendQuote"), { reference, version: 1 })).toEqual(done);
  expect(await seenByBuyer(reference)).toMatchObject({ version: 1, totals: { grandTotal: { value: total } } });
  const { orderUuid } = await accept(buyer, reference, { delivery, expectedTotal: total });
  await pay(orderUuid);
  expect(await quoteOf(reference)).toMatchObject({ state: "ACCEPTED", canPrice: false });
  const [price, send] = (await readAudit(shop.services.pool, { subject: reference })).toReversed();
  expect(price).toMatchObject({
    operation: "quotes.price",
    actor: "sam@shop.example",
    before: { state: "SUBMITTED", version: 0 },
    after: { version: 1, lines: [{ quantity: 8, value: 3000, wrapperPrice: 100 }], shipping: 250, validOn },
    why: "They take many.",
  });
  expect(send).toMatchObject({ after: { sent: 1 } });
});

test("another gift than was asked for is put in, goes to the company, and is what the order holds", async () => {
  const { buyer, reference } = await asked();
  const { gifts } = (
    await service.ask(
      `query ($reference: String!) { quote(reference: $reference) {
    data { gifts { variation title kind } } ${errors} } }`,
      { reference },
    )
  ).data;
  const variation = await variationOf("nordlicht-p");
  expect(gifts).toContainEqual({ variation, title: "Nordlicht", kind: "PHYSICAL" });
  const lines = [first, { variation, quantity: 2, value: 2500 }];
  expect(await service.ask(priced, { reference, version: 0, lines, shipping: 0 })).toEqual(done);
  const total = 15_000 + 2 * 2500;
  const { lines: offered, gross } = await quoteOf(reference);
  expect(offered[1]).toEqual({
    position: 1,
    title: "Nordlicht",
    quantity: 2,
    value: 2500,
    wrapper: null,
    receivers: [],
  });
  expect(gross).toEqual({ value: total });
  const [price] = await readAudit(shop.services.pool, { subject: reference });
  expect(price).toMatchObject({ after: { lines: [{ quantity: 3 }, { variation: Number(variation), quantity: 2 }] } });
  await service.ask(sent("sendQuote"), { reference, version: 1 });
  const { orderUuid } = await accept(buyer, reference, { delivery, expectedTotal: total });
  await pay(orderUuid);
  expect(await quoteOf(reference)).toMatchObject({ state: "ACCEPTED" });
});

test("who priced meanwhile is not written over: another version than the one that was seen is neither priced nor sent", async () => {
  const { reference } = await asked();
  const offer = { reference, version: 0, lines: [first, second] };
  expect(await service.ask(priced, offer)).toEqual(done);
  expect(await finance.ask(priced, offer)).toEqual(refused("CHANGED", "version"));
  expect(await finance.ask(sent("sendQuote"), { reference, version: 0 })).toEqual(refused("CHANGED", "version"));
  expect(await finance.ask(priced, { ...offer, version: 1 })).toEqual(done);
  expect(await service.ask(sent("sendQuote"), { reference, version: 2 })).toEqual(done);
  expect(await service.ask(sent("sendQuote"), { reference, version: 2 })).toEqual(refused("QUOTE_CLOSED", "reference"));
});

test.each([
  ["fewer cards than its receivers get", { lines: [{ ...first, quantity: 1 }] }, "QUOTE_QUANTITY", "lines[0].quantity"],
  [
    "more cards than a quote holds",
    { lines: [second, { ...second, position: 0, quantity: 5001 }] },
    "QUOTE_QUANTITY",
    "lines[1].quantity",
  ],
  ["more of a brand than an order holds", { lines: [{ ...first, quantity: 11 }] }, "QUOTE_VALUE", "lines[0].value"],
  ["a value that no card has", { lines: [{ ...first, value: 1 }] }, "QUOTE_VALUE", "lines[0].value"],
  ["half a cent", { lines: [{ ...second, wrapperPrice: 0.5 }] }, "INVALID", "lines[0].wrapperPrice"],
  [
    "a price for wrapping that a line has not",
    { lines: [{ ...first, wrapperPrice: 100 }] },
    "INVALID",
    "lines[0].wrapperPrice",
  ],
  ["a line that there is not", { lines: [{ ...first, position: 2 }] }, "INVALID", "lines[0].position"],
  ["a line that is also another gift", { lines: [{ ...first, variation: "1" }] }, "INVALID", "lines[0].position"],
  [
    "another gift that there is not",
    { lines: [first, { variation: "999999999", quantity: 1, value: 5000 }] },
    "QUOTE_GONE",
    "lines[1].variationId",
  ],
  ["a line twice", { lines: [first, first] }, "INVALID", "lines"],
  ["nothing at all", { lines: [] }, "INVALID", "lines"],
  ["postage below zero", { lines: [second], shipping: -1 }, "INVALID", "shipping"],
  ["a day that is over", { lines: [second], validOn: "2020-01-01" }, "QUOTE_DAY", "validOn"],
  ["no day", { lines: [second], validOn: "2026-13-01" }, "QUOTE_DAY", "validOn"],
] as const)("%s is refused at its field, and nothing is written", async (_, offer, code, parameter) => {
  const { reference } = await asked();
  expect(await service.ask(priced, { reference, version: 0, ...offer })).toEqual(refused(code, parameter));
  expect(await quoteOf(reference)).toMatchObject({ state: "SUBMITTED", version: 0 });
});

test("a quote on invoice is sent by who decides about credit; the first credit of a company wants a second person", async () => {
  const buyer = await shop.buyer();
  const billing = company(newVatNumber());
  const ready = async (): Promise<{ reference: string; version: number }> => {
    const reference = await request(buyer, { billing });
    await service.ask(priced, { reference, version: 0, lines: [{ position: 0, quantity: 2, value: 5000 }] });
    return { reference, version: 1 };
  };
  const named = await ready();
  const onInvoice = sent("sendQuoteOnInvoice").replace("done", "waits");
  expect(await service.ask(onInvoice, named)).toEqual(refused("FORBIDDEN", null));
  expect(await finance.ask(onInvoice, { ...named, version: 0 })).toEqual(refused("CHANGED", "version"));
  expect(await finance.ask(onInvoice, named)).toEqual({ data: { waits: true }, errors: [] });
  expect(await finance.ask(onInvoice, named)).toEqual(refused("WAITS_ALREADY", null));
  const decide = (id: string) =>
    `mutation { decideRequest(id: "${id}", approve: true, why: "I know them.") { data { done } ${errors} } }`;
  const [waiting] = (await quoteOf(named.reference)).requests;
  expect(waiting).toMatchObject({ operation: "quotes.credit", asker: "fay@shop.example" });
  expect(await finance.ask(decide(waiting.id))).toEqual(refused("OWN_REQUEST", "id"));
  expect(await service.ask(decide(waiting.id))).toEqual(refused("FORBIDDEN", null));
  const second = await server.person("flo@shop.example", "finance");
  await second.prove();
  expect(await second.ask(decide(waiting.id))).toEqual(done);
  expect(await quoteOf(named.reference)).toMatchObject({ state: "SENT", onInvoice: true, requests: [] });
  expect(await seenByBuyer(named.reference)).toMatchObject({ onInvoice: true });
  expect(await finance.ask(onInvoice, await ready())).toEqual({ data: { waits: false }, errors: [] });
});

test("what a buyer writes about an offer waits for an answer, which is sent once", async () => {
  const { buyer, reference } = await asked();
  await service.ask(priced, { reference, version: 0, lines: [first] });
  await service.ask(sent("sendQuote"), { reference, version: 1 });
  const waiting = async (): Promise<string[]> => {
    const { data } = await service.ask(`query { queues { data { waiting { key what } } ${errors} } }`);
    return data.waiting.flatMap(({ key, what }: { key: string; what: string }) => (key === reference ? [what] : []));
  };
  expect(await waiting()).toEqual([]);
  shop.services.clock.advance(1000);
  const question = { idempotencyKey: randomUUID(), text: "In blue, too?" };
  await commentQuote(await tokenOf(reference), question, buyer.scope);
  expect(await waiting()).toEqual(["UNANSWERED"]);
  const answer = { reference, key: randomUUID(), text: "Yes.\nIn blue." };
  expect(await service.ask(said, answer)).toEqual(done);
  expect(await service.ask(said, answer)).toEqual(done);
  expect(await service.ask(said, { ...answer, text: "No." })).toEqual(refused("INVALID", "input.idempotencyKey"));
  expect(await service.ask(said, { ...answer, key: randomUUID(), text: " " })).toEqual(refused("INVALID", "text"));
  expect((await quoteOf(reference)).comments).toEqual([
    { author: "BUYER", text: "In blue, too?" },
    { author: "STAFF", text: "Yes.\nIn blue." },
  ]);
  expect(await waiting()).toEqual([]);
  const { id } = await ownQuote(await tokenOf(reference), buyer.scope);
  expect((await newsOf(id)).filter((news) => news === "quote comment")).toHaveLength(1);
});

test("quotes are found by who asks, by state and by storefront, and given up", async () => {
  const { reference } = await asked();
  const list = `query ($text: String!, $state: QuoteState, $storefronts: [String!]) {
    quotes(text: $text, state: $state, storefronts: $storefronts) { data { quotes { reference state } } ${errors} } }`;
  const found = async (person: StaffClient, wish: Record<string, unknown>): Promise<string[]> =>
    (await person.ask(list, { text: "", ...wish })).data.quotes.map((one: { reference: string }) => one.reference);
  expect(await found(service, {})).toContain(reference);
  expect(await found(service, { text: reference.toLowerCase() })).toEqual([reference]);
  expect(await found(service, { text: "atelier font", state: "SUBMITTED" })).toContain(reference);
  expect(await found(service, { text: "_" })).toEqual([]);
  expect(await found(service, { state: "EXPIRED", text: reference })).toEqual([]);
  expect(await found(service, { storefronts: ["CKUK"] })).toEqual([]);
  const elsewhere = await server.person("uma@shop.example", "service:CKUK");
  expect(await found(elsewhere, {})).toEqual([]);
  expect(await elsewhere.ask(shown, { reference })).toEqual(refused("NOT_FOUND", null));
  const withdrawn = `mutation { withdrawQuote(reference: "${reference}", why: "They closed.") { data { done } ${errors} } }`;
  expect(await service.ask(withdrawn)).toEqual(done);
  expect(await service.ask(withdrawn)).toEqual(refused("QUOTE_CLOSED", "reference"));
  expect(await quoteOf(reference)).toMatchObject({ state: "WITHDRAWN", canPrice: false });
});
