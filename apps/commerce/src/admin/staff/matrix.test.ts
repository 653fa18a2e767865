import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { openShop, type Shop } from "../../shop/checkout/testing/shop.ts";
import { type Guard, type Operation, operations, type Role, roles } from "./roles.ts";
import { type StaffClient, type StaffServer, startStaffServer } from "./testing/staff-client.ts";

/**
 * Who may do what, and where: every role with every operation, in a
 * storefront of theirs, in another one, and without saying who is there.
 */
let shop: Shop;
let server: StaffServer;
let number = "";
beforeAll(async () => {
  shop = await openShop();
  server = await startStaffServer(shop.services);
  const buyer = await shop.buyer();
  await buyer.add("cafe-elodie-d");
  number = await shop.numberOf((await buyer.place()).orderUuid);
});
afterAll(async () => {
  await server.close();
  await shop.close();
});

const errors = "errors { code parameter }";
const why = 'why: "For the matrix."';
const about = () => `number: "${number}"`;
const nobody = 'id: "00000000-0000-4000-8000-000000000000"';

type Call = {
  /** Of something of CBFR, or of everything that somebody may see. */
  of: "CBFR" | "ALL";
} & ({ document: () => string; file?: never } | { file: () => [path: string, body: object]; document?: never });
const query = (field: string, data: string): string => `query { ${field} { data { ${data} } ${errors} } }`;
const change = (field: string, data = "done"): string => `mutation { ${field} { data { ${data} } ${errors} } }`;

/** How each operation is asked for. One that is missing does not compile. */
const calls: Readonly<Record<Operation, Call>> = {
  "audit.read": { of: "ALL", document: () => query("audit", "lines { id }") },
  "staff.read": { of: "ALL", document: () => query("people", "people { id }") },
  "staff.change": { of: "ALL", document: () => change(`endPerson(email: "nobody@shop.example", ${why})`) },
  "orders.read": { of: "CBFR", document: () => query(`order(${about()})`, "number") },
  "orders.note": { of: "CBFR", document: () => change(`noteOrder(${about()}, text: "Seen.")`) },
  "orders.resend": { of: "CBFR", document: () => change(`resendEmail(${about()}, queue: "mail.none", ${why})`) },
  "orders.correct": {
    of: "CBFR",
    document: () => change(`correctReceiver(${about()}, gift: 0, name: "Zoé", email: "a@b.example", ${why})`, "waits"),
  },
  "orders.hold": { of: "CBFR", document: () => change(`decideHold(${about()}, release: true, ${why})`) },
  "orders.refund": { of: "CBFR", document: () => change(`refundGifts(${about()}, gifts: [], ${why})`, "waits") },
  "orders.withdraw": {
    of: "CBFR",
    document: () => change(`withdrawGifts(${about()}, gifts: [], ${why})`, "waits"),
  },
  "cards.block": { of: "CBFR", document: () => change(`blockCard(${about()}, card: 0, reason: STOLEN, ${why})`) },
  "cards.reissue": {
    of: "CBFR",
    document: () => change(`reissueCard(${about()}, card: 0, reason: STOLEN, ${why})`, "waits"),
  },
  "cards.reveal": { of: "CBFR", document: () => change(`revealCard(${about()}, card: 0, ${why})`, "number") },
  "requests.read": { of: "ALL", document: () => query("requests", "requests { id }") },
  "requests.decide": { of: "ALL", document: () => change(`decideRequest(${nobody}, approve: false, ${why})`) },
  "queues.read": { of: "ALL", document: () => query("queues", "waiting { key }") },
  "activations.decide": {
    of: "ALL",
    document: () => change(`decideActivation(reference: "none", approve: false, ${why})`),
  },
  "payments.settle": { of: "CBFR", document: () => change(`settlePayments(${about()}, ${why})`) },
  "refunds.again": { of: "CBFR", document: () => change(`refundAgain(${about()}, ${why})`) },
  "emails.again": { of: "CBFR", document: () => change(`sendRefused(name: "${number}")`) },
  "quotes.price": { of: "ALL", document: () => change(`priceQuoteAsAsked(reference: "none", ${why})`) },
  "keys.read": { of: "ALL", document: () => query("apiCompanies", "companies { credit }") },
  "keys.change": { of: "ALL", document: () => change(`revokeApiKey(${nobody}, ${why})`) },
  "jobs.again": { of: "ALL", document: () => change('tryJobAgain(key: "none")') },
  "figures.sales": { of: "ALL", document: () => query('sales(from: "2026-11-01", to: "2026-11-30")', "days { day }") },
  "figures.books": { of: "ALL", document: () => query("books", "sums { amount }") },
  "draws.read": { of: "ALL", document: () => query("draws", "draws { id }") },
  "parcels.read": { of: "ALL", document: () => query("parcels", "parcels { name }") },
  "parcels.print": { of: "CBFR", file: () => ["/files/parcels.pdf", { names: [number], why: "For the matrix." }] },
  "privacy.read": { of: "ALL", document: () => query('person(email: "nobody@shop.example")', "orders { number }") },
  "privacy.export": {
    of: "ALL",
    file: () => ["/files/person.json", { email: "nobody@shop.example", why: "For the matrix." }],
  },
  "privacy.forget": { of: "ALL", document: () => change(`forgetPerson(email: "nobody@shop.example", ${why})`) },
  "credit.read": { of: "ALL", document: () => query("companies", "credits { id }") },
  "credit.change": { of: "ALL", document: () => change(`openCredit(credit: "none", open: false, ${why})`) },
  "claims.decide": { of: "CBFR", document: () => change(`grantClaim(${about()}, gift: 0, ${why})`, "waits") },
  "reviews.decide": { of: "ALL", document: () => change(`decideReview(id: 0, publish: true, ${why})`) },
  "content.read": { of: "CBFR", document: () => query('writtenPages(storefront: "CBFR")', "languages") },
  "content.write": {
    of: "CBFR",
    document: () => change('keepPage(storefront: "CBFR", page: "{}", version: "0")', "version"),
  },
  "content.publish": {
    of: "CBFR",
    document: () =>
      change('publishPage(page: { storefront: "CBFR", kind: "POST", key: "none", language: "fr" }, version: "0")'),
  },
  "store.read": { of: "CBFR", document: () => query('storePart(storefront: "CBFR", part: MENUS)', "version") },
  "store.write": {
    of: "CBFR",
    document: () => change('keepStorePart(storefront: "CBFR", part: MENUS, said: "{}", version: "0")', "version"),
  },
  "store.publish": {
    of: "CBFR",
    document: () => change('publishStorePart(storefront: "CBFR", part: MENUS, version: "0")'),
  },
  "catalogue.read": { of: "CBFR", document: () => query('shelf(storefront: "CBFR")', "version") },
  "catalogue.write": {
    of: "CBFR",
    document: () => change('keepRow(storefront: "CBFR", kind: PRODUCT, fields: [], version: "0")', "version"),
  },
  "catalogue.stock": {
    of: "CBFR",
    document: () => change(`countStock(storefront: "CBFR", path: "none", pieces: 1, ${why})`),
  },
  "files.export": {
    of: "CBFR",
    file: () => ["/files/export", { storefront: "CBFR", kind: "products.csv" }],
  },
  "files.import": {
    of: "ALL",
    file: () => ["/files/import", { files: [{ name: "a.csv", text: "path" }], why: "For the matrix." }],
  },
  "parcels.send": { of: "CBFR", document: () => change(`sendParcel(name: "${number}")`) },
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

const codesOf = async (client: StaffClient, operation: Operation): Promise<string[]> => {
  const { document, file } = calls[operation];
  const { errors } = document ? await client.ask(document()) : await client.file(...file());
  return ((errors ?? []) as { code: string }[]).map(({ code }) => code);
};

const mayOf = (operation: Operation, role: Role): boolean => {
  const guard: Guard = operations[operation];
  return role === "ADMIN" || guard.roles.some((one) => one === role);
};

test.each(cases)("%s of %s may what the table says, where it says so", async (role, place) => {
  const client = await personOf(role, place);
  for (const operation of names) {
    const guard: Guard = operations[operation];
    const answered = [operation, await codesOf(client, operation)];
    if (!mayOf(operation, role)) expect(answered).toEqual([operation, ["FORBIDDEN"]]);
    else if (guard.proof) expect(answered).toEqual([operation, ["PROVE"]]);
    else if (calls[operation].of === "CBFR" && place !== "CBFR") expect(answered).toEqual([operation, ["NOT_FOUND"]]);
    else for (const code of ["FORBIDDEN", "PROVE", "SIGN_IN", "UNEXPECTED"]) expect(answered[1]).not.toContain(code);
  }
});

test.each(cases)("%s of %s who has said who is there comes as far as their storefront", async (role, place) => {
  const client = await personOf(role, place);
  for (const operation of names.filter((name) => mayOf(name, role))) {
    await client.prove();
    const answered = [operation, await codesOf(client, operation)];
    for (const code of ["FORBIDDEN", "PROVE", "SIGN_IN", "UNEXPECTED"]) expect(answered[1]).not.toContain(code);
    if (calls[operation].of === "CBFR" && place !== "CBFR") expect(answered).toEqual([operation, ["NOT_FOUND"]]);
  }
});

test("nobody who is not signed in comes anywhere", async () => {
  const stranger = server.stranger();
  for (const operation of names)
    expect([operation, await codesOf(stranger, operation)]).toEqual([operation, ["SIGN_IN"]]);
});

test("what somebody said of who is there holds for five minutes", async () => {
  const client = await personOf("FINANCE", "CBFR");
  await client.prove();
  shop.services.clock.advance(5 * 60_000);
  expect(await codesOf(client, "payments.settle")).toEqual(["DECIDED"]);
  shop.services.clock.advance(1);
  expect(await codesOf(client, "payments.settle")).toEqual(["PROVE"]);
});

test("a list shows what is of one's storefronts alone", async () => {
  const list = query('orders(text: "")', "orders { number }");
  const own = await (await personOf("SERVICE", "CBFR")).ask(list);
  const other = await (await personOf("SERVICE", "CKUK")).ask(list);
  expect([own.data.orders, other.data.orders]).toEqual([[{ number }], []]);
});
