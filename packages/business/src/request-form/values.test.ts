import { createShop } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { sampleGifts } from "../samples/sample-gifts.ts";
import { emptyReceiver, givenOf } from "./receivers.ts";
import { emptyLine, emptyRequest, type RequestValues } from "./typed-request.ts";
import { judgeRequest, refusedFields, requestInput } from "./values.ts";

const { storefront } = createShop("CBFR", "fr");
const today = "2026-11-26";
const judge = (values: RequestValues) => judgeRequest(sampleGifts, storefront, today, values);

const line = { ...emptyLine(sampleGifts[0]), amount: "50", quantity: "20" };
const filled = (): RequestValues => {
  const empty = emptyRequest("FR");
  return {
    ...empty,
    lines: [line],
    billing: {
      ...empty.billing,
      companyName: "Atelier",
      vatNumber: "FR12345678901",
      referenceNumber: "CC-1",
      firstName: "Claire",
      lastName: "Fontaine",
      email: "claire@example.com",
      postCode: "75011",
      houseNumber: "12",
      street: "Rue Oberkampf",
      city: "Paris",
    },
  };
};

test("an empty form misses a gift and the company", () => {
  expect(judge(emptyRequest("FR"))).toMatchObject({
    "lines.0.gift": "required",
    "billing.companyName": "required",
    "billing.vatNumber": "required",
    "billing.postCode": "required",
  });
});

test("a filled form has nothing wrong, and is sent in minor units", () => {
  expect(judge(filled())).toEqual({});
  expect(requestInput(sampleGifts, storefront, filled())).toMatchObject({
    lines: [{ variationId: "11", value: 5000, quantity: 20, wrapperId: null, giftPackingId: null }],
    wantedOn: null,
    billing: { customerType: "BUSINESS", kvkNumber: null, city: "Paris" },
  });
});

test.each([
  ["an amount with cents", { amount: "50.50" }, { "lines.0.amount": "wholeNumber" }],
  ["an amount below the least", { amount: "5" }, { "lines.0.amount": "valueOutOfBounds" }],
  ["no pieces", { quantity: "0" }, { "lines.0.quantity": "wrongQuantity" }],
  ["too many pieces", { quantity: "5001" }, { "lines.0.quantity": "wrongQuantity" }],
  ["pieces that are no number", { quantity: "1e3" }, { "lines.0.quantity": "wrongQuantity" }],
] as const)("%s is told at its gift", (_, over, errors) => {
  expect(judge({ ...filled(), lines: [{ ...line, ...over }] })).toEqual(errors);
});

test("a day that is over is told", () => {
  expect(judge({ ...filled(), wantedOn: "2026-11-25" })).toEqual({ wantedOn: "deliveryTooSoon" });
  expect(judge({ ...filled(), wantedOn: today })).toEqual({});
});

test("a wrapper of the other delivery kind is not sent", () => {
  const values = { ...filled(), lines: [{ ...line, wrapper: "91" }] };
  expect(requestInput(sampleGifts, storefront, values).lines).toMatchObject([{ wrapperId: null }]);
  const posted = { ...filled(), lines: [{ ...line, kind: "PHYSICAL" as const, wrapper: "91" }] };
  expect(requestInput(sampleGifts, storefront, posted).lines).toMatchObject([{ variationId: "12", wrapperId: "91" }]);
});

test("who gets a line is asked by how it is delivered, and sent so", () => {
  const receiver = { ...emptyReceiver, firstName: "Zoé", lastName: "Roux", email: "zoe@example.com" };
  const other = (over: object) => ({
    ...filled(),
    lines: [{ ...line, to: "OTHER" as const, receivers: [receiver], ...over }],
  });
  expect(judge(other({}))).toEqual({});
  expect(judge(other({ receivers: line.receivers }))).toEqual({
    "lines.0.receivers.0.firstName": "required",
    "lines.0.receivers.0.email": "required",
  });
  const zoe = { name: "Zoé", lastName: "Roux", email: "zoe@example.com" };
  expect(requestInput(sampleGifts, storefront, other({})).lines[0]?.receivers).toEqual([
    { quantity: 20, recipient: zoe },
  ]);
  const kind = "PHYSICAL" as const;
  expect(Object.keys(judge(other({ kind })))).toEqual(
    ["street", "postCode", "city"].map((field) => `lines.0.receivers.0.${field}`),
  );
  const place = { street: "Rue Oberkampf", houseNumber: "1", postCode: "75011", city: "Paris" };
  expect(
    requestInput(sampleGifts, storefront, other({ kind, receivers: [{ ...receiver, ...place }] })).lines[0]?.receivers,
  ).toMatchObject([
    { recipient: { name: "Zoé", address: { ...place, firstName: "Zoé", lastName: "Roux", countryCode: "FR" } } },
  ]);
  expect(requestInput(sampleGifts, storefront, filled()).lines[0]?.receivers).toEqual([]);
  expect(
    refusedFields([
      { code: 1108, referencedRequestParameter: "input.lines[2].receivers[1].recipient.address.postCode" },
      { code: 2050, referencedRequestParameter: "input.lines[2].receivers[3].quantity" },
    ]),
  ).toEqual({
    errors: { "lines.2.receivers.1.postCode": "postCode", "lines.2.receivers.3.quantity": "wrongQuantity" },
  });
});

test("several share a line; they get no more than it holds, and the company gets what is left", () => {
  const receiver = (firstName: string, quantity: string) => ({
    ...emptyReceiver,
    firstName,
    email: `${firstName}@example.com`,
    quantity,
  });
  const shared = (...quantities: string[]) => ({
    ...line,
    to: "SEVERAL" as const,
    receivers: quantities.map((quantity, index) => receiver(`zoe${index}`, quantity)),
  });
  const judgeShares = (...quantities: string[]) => judge({ ...filled(), lines: [shared(...quantities)] });
  expect(judgeShares("12", "8")).toEqual({});
  expect(judgeShares("12", "9")).toEqual({ "lines.0.receivers.1.quantity": "wrongQuantity" });
  expect(judgeShares("0", "1.5", "3")).toEqual({
    "lines.0.receivers.0.quantity": "wrongQuantity",
    "lines.0.receivers.1.quantity": "wrongQuantity",
  });
  expect(givenOf(shared("12", "x"))).toBe(12);
  expect(
    requestInput(sampleGifts, storefront, { ...filled(), lines: [shared("12", "5")] }).lines[0]?.receivers,
  ).toMatchObject([{ quantity: 12 }, { quantity: 5, recipient: { name: "zoe1", email: "zoe1@example.com" } }]);
});

test("errors of commerce stand at their fields; one that has none fails the whole", () => {
  expect(refusedFields([{ code: 2015, referencedRequestParameter: "input.lines[1].value" }])).toEqual({
    errors: { "lines.1.amount": "appleLimit" },
  });
  expect(refusedFields([{ code: 1105, referencedRequestParameter: "input.billing.vatNumber" }])).toEqual({
    errors: { "billing.vatNumber": "characters" },
  });
  expect(refusedFields([{ code: 1002, referencedRequestParameter: null }])).toEqual({ failure: "tooMany" });
  expect(refusedFields([{ code: 1000, referencedRequestParameter: null }])).toEqual({ failure: "unavailable" });
});
