import { afterAll, beforeAll, expect, test } from "@jest/globals";
import type { GraphQLSchema } from "graphql";
import { modules } from "../../entries/modules.ts";
import { buildStaffSchema } from "../../entries/staff-schema.ts";
import { openShop, type Shop } from "../../shop/checkout/testing/shop.ts";
import { type Guard, type Operation, operations, type Role, roles } from "./roles.ts";
import { documentOf, fieldsOf } from "./testing/asked-fields.ts";
import { type StaffClient, type StaffServer, startStaffServer } from "./testing/staff-client.ts";

/**
 * Every field and file of the admin, asked for by every role; made from the schema, so a later field is in
 * the table below or fails.
 */
let shop: Shop;
let server: StaffServer;
let schema: GraphQLSchema;
let number = "";
beforeAll(async () => {
  shop = await openShop();
  [server, schema] = await Promise.all([startStaffServer(shop.services), buildStaffSchema()]);
  const buyer = await shop.buyer();
  await buyer.add("cafe-elodie-d");
  number = await shop.numberOf((await buyer.place()).orderUuid);
});
afterAll(async () => {
  await server.close();
  await shop.close();
});

/** What an operation lets somebody ask for: fields of the schema, and files by their address. */
const asked: Readonly<Record<Operation, readonly string[]>> = {
  "audit.read": ["audit"],
  "staff.read": ["people"],
  "staff.change": ["addPerson", "endPerson"],
  "orders.read": ["orders", "order", "previewBlock", "previewResend"],
  "orders.note": ["noteOrder"],
  "orders.resend": ["resendEmail", "resendGift", "resendSeveral"],
  "orders.correct": ["correctReceiver"],
  "orders.hold": ["decideHold"],
  "orders.refund": ["refundGifts", "refundAmount"],
  "orders.withdraw": ["withdrawGifts"],
  "cards.block": ["blockCard", "blockSeveral"],
  "cards.reissue": ["reissueCard"],
  "cards.reveal": ["revealCard"],
  "requests.read": ["requests"],
  "requests.decide": ["decideRequest"],
  "queues.read": ["queues"],
  "activations.decide": ["decideActivation"],
  "payments.settle": ["settlePayments"],
  "refunds.again": ["refundAgain"],
  "emails.again": ["sendRefused"],
  "quotes.read": ["quotes", "quote"],
  "quotes.comment": ["commentQuote"],
  "quotes.price": ["priceQuote", "sendQuote", "withdrawQuote"],
  "quotes.credit": ["sendQuoteOnInvoice"],
  "keys.read": ["apiCompanies"],
  "keys.change": ["makeApiKey", "revokeApiKey"],
  "jobs.again": ["tryJobAgain"],
  "figures.sales": ["sales", "flow"],
  "figures.books": ["books", "endings"],
  "draws.read": ["draws"],
  "parcels.read": ["parcels"],
  "parcels.print": ["/files/parcels.pdf"],
  "parcels.send": ["sendParcel"],
  "privacy.read": ["person"],
  "privacy.export": ["/files/person.json"],
  "privacy.forget": ["forgetPerson"],
  "credit.read": ["companies"],
  "credit.change": ["openCredit", "changeCreditLimit", "invoicePaid", "bankRefundSent"],
  "reviews.decide": ["decideReview"],
  "claims.decide": ["grantClaim", "refuseClaim"],
  "content.read": ["writtenPages", "writtenPage", "pageWords", "previewPage"],
  "content.write": ["keepPage", "keepPicture", "dropPage"],
  "content.publish": ["publishPage", "retirePage"],
  "store.read": ["storePart"],
  "store.write": ["keepStorePart", "dropStorePart"],
  "store.publish": ["publishStorePart"],
  "catalogue.read": ["listedProducts", "listedPlaces", "editedRow", "shelf"],
  "catalogue.write": ["keepRow", "keepShelf"],
  "catalogue.stock": ["countStock"],
  "files.export": ["importRuns", "/files/export"],
  "files.import": ["/files/import"],
};

/** Before anybody is known, what is everybody's own, and pictures, which the shop shows everybody. */
const open = [
  "me",
  "invitation",
  "newPasskey",
  "keepPasskey",
  "setUpPassword",
  "askPasskey",
  "signInByPasskey",
  "signInByPassword",
  "askProof",
  "proveByPasskey",
  "proveByPassword",
  "signOut",
  "/media/",
];

/**
 * What is of everybody who may, or a list of what is theirs, or names
 * something that there is not: no storefront is refused by it.
 */
const ofAll = new Set([
  ...["audit", "people", "addPerson", "endPerson", "orders", "previewBlock", "previewResend", "resendSeveral"],
  ...["blockSeveral", "requests", "decideRequest", "queues", "decideActivation", "quotes"],
  ...["apiCompanies", "makeApiKey", "revokeApiKey", "tryJobAgain", "sales", "flow", "books", "endings", "draws"],
  ...["parcels", "person", "forgetPerson", "companies", "openCredit", "changeCreditLimit", "invoicePaid"],
  ...["bankRefundSent", "decideReview", "pageWords", "keepPicture", "importRuns"],
  ...["/files/person.json", "/files/import"],
]);

const why = "For the matrix.";
const files: Readonly<Record<string, () => object>> = {
  "/files/parcels.pdf": () => ({ names: [number], why }),
  "/files/person.json": () => ({ email: "nobody@shop.example", why }),
  "/files/export": () => ({ storefront: "CBFR", kind: "products.csv" }),
  "/files/import": () => ({ files: [{ name: "a.csv", text: "path" }], why }),
};

const names = Object.keys(operations) as Operation[];
const places = ["CBFR", "CKUK"] as const;
const cases = roles.flatMap((role) => places.map((place) => [role, place] as const));

const people = new Map<string, Promise<StaffClient>>();
const personOf = (role: Role, place: string): Promise<StaffClient> => {
  const name = `${role}.${place}`.toLowerCase();
  const known = people.get(name) ?? server.person(`${name}@shop.example`, `${role.toLowerCase()}:${place}`);
  people.set(name, known);
  return known;
};

const codesOf = async (client: StaffClient, what: string): Promise<string[]> => {
  const body = files[what];
  const { errors } = body
    ? await client.file(what, body())
    : await client.ask(documentOf(schema, what, { number, numbers: [number], name: number, names: [number] }));
  return ((errors ?? []) as { code?: string; message?: string }[]).map(({ code, message }) => code ?? `${message}`);
};

const mayOf = (operation: Operation, role: Role): boolean => {
  const guard: Guard = operations[operation];
  return role === "ADMIN" || guard.roles.some((one) => one === role);
};

/** It came through to what it is about: nobody was turned away, and nothing broke. */
const cameThrough = (what: string, codes: readonly string[]): void => {
  const known = codes.every((code) => /^[A-Z_]+$/u.test(code));
  const turnedAway = ["FORBIDDEN", "PROVE", "SIGN_IN", "UNEXPECTED"].some((code) => codes.includes(code));
  expect([what, codes, known, turnedAway]).toEqual([what, codes, true, false]);
};

test("every field of the schema and every file is what one operation lets somebody ask for, or is open", () => {
  const routes = modules.flatMap(({ staffRoutes }) => staffRoutes ?? []).map(({ path }) => path);
  expect([...Object.values(asked).flat(), ...open].sort()).toEqual([...fieldsOf(schema), ...routes].sort());
  expect([...ofAll].filter((what) => !Object.values(asked).flat().includes(what))).toEqual([]);
});

test.each(cases)("%s of %s may what the table says, where it says so", async (role, place) => {
  const client = await personOf(role, place);
  for (const operation of names) {
    const guard: Guard = operations[operation];
    for (const what of asked[operation]) {
      const codes = await codesOf(client, what);
      if (!mayOf(operation, role)) expect([what, codes]).toEqual([what, ["FORBIDDEN"]]);
      else if (guard.proof) expect([what, codes]).toEqual([what, ["PROVE"]]);
      else if (!ofAll.has(what) && place !== "CBFR") expect([what, codes]).toEqual([what, ["NOT_FOUND"]]);
      else cameThrough(what, codes);
    }
  }
});

test.each(cases)("%s of %s who has said who is there comes as far as their storefront", async (role, place) => {
  const client = await personOf(role, place);
  for (const operation of names.filter((name) => mayOf(name, role)))
    for (const what of asked[operation]) {
      await client.prove();
      const codes = await codesOf(client, what);
      cameThrough(what, codes);
      if (!ofAll.has(what) && place !== "CBFR") expect([what, codes]).toEqual([what, ["NOT_FOUND"]]);
    }
});

test("nobody who is not signed in comes anywhere", async () => {
  const stranger = server.stranger();
  for (const what of Object.values(asked).flat())
    expect([what, await codesOf(stranger, what)]).toEqual([what, ["SIGN_IN"]]);
});

test("what somebody said of who is there holds for five minutes", async () => {
  const client = await personOf("FINANCE", "CBFR");
  await client.prove();
  shop.services.clock.advance(5 * 60_000);
  expect(await codesOf(client, "settlePayments")).toEqual(["DECIDED"]);
  shop.services.clock.advance(1);
  expect(await codesOf(client, "settlePayments")).toEqual(["PROVE"]);
});

test("a list shows what is of one's storefronts alone", async () => {
  const list = `query { orders(text: "") { data { orders { number } } errors { code } } }`;
  const own = await (await personOf("SERVICE", "CBFR")).ask(list);
  const other = await (await personOf("SERVICE", "CKUK")).ask(list);
  expect([own.data.orders, other.data.orders]).toEqual([[{ number }], []]);
});
