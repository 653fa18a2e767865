import { randomUUID } from "node:crypto";
import { getStorefront } from "@giftshop/storefront-config";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { inTransaction } from "../../platform/database/index.ts";
import { startTestServer, type TestClient, type TestServer } from "../../testing/test-client.ts";
import { createTestServices, type TestServices } from "../../testing/test-services.ts";
import { closePromisedCart, judgeCart, lockAndRead } from "./index.ts";
import { documents } from "./testing/basket-documents.ts";

let services: TestServices;
let server: TestServer;
const variations = new Map<string, string>();
const extras = new Map<string, string>();
beforeAll(async () => {
  services = await createTestServices({ sells: ["CBFR"] });
  server = await startTestServer(services);
  const sold = await services.pool.query<{ sku: string; id: number }>("select sku, id from variation");
  for (const { sku, id } of sold.rows) variations.set(sku.replace("CBFR-", ""), `${id}`);
  const others = await services.pool.query<{ slug: string; id: number }>("select slug, id from extra");
  for (const { slug, id } of others.rows) extras.set(slug, `${id}`);
});
afterAll(async () => {
  await server.close();
  await services.close();
});

const input = (sku: string, more: Record<string, unknown> = {}) => ({
  idempotencyKey: randomUUID(),
  variationId: variations.get(sku),
  value: 5000,
  quantity: 1,
  ...more,
});
const add = async (client: TestClient, sku: string, more: Record<string, unknown> = {}) =>
  (await client.ask(documents.add, { input: input(sku, more) })).data.answer;

test("a basket that nothing was put in is empty and needs no visitor", async () => {
  const client = server.client("CBFR");
  const { data } = await client.ask(documents.read);
  expect(data.answer.data).toMatchObject({
    version: 0,
    quantity: 0,
    shipments: [],
    totals: { grandTotal: { value: 0 } },
  });
  expect(client.cookies.has("visitor")).toBe(false);
});

test("a parcel says until when its day holds, and another day after that; an e-mail arrives at any hour", async () => {
  const client = server.client("CBFR");
  await add(client, "apple-d");
  await add(client, "cafe-elodie-p");
  const arrivals = async () => {
    const { data } = await client.ask(documents.read);
    const shipments: { kind: string; deliveryDate: string; orderBefore: string | null }[] = data.answer.data.shipments;
    return new Map(shipments.map(({ kind, deliveryDate, orderBefore }) => [kind, { deliveryDate, orderBefore }]));
  };
  const first = await arrivals();
  expect(first.get("DIGITAL")?.orderBefore).toBeNull();
  expect(first.get("PHYSICAL")).toEqual({
    deliveryDate: "2026-11-23T23:00:00.000Z",
    orderBefore: "2026-11-23T16:00:00.000Z",
  });
  const before = services.clock.now();
  services.clock.set("2026-11-23T16:00:00Z");
  const later = await arrivals();
  services.clock.set(before);
  expect(later.get("PHYSICAL")).toEqual({
    deliveryDate: "2026-11-24T23:00:00.000Z",
    orderBefore: "2026-11-24T16:00:00.000Z",
  });
});

test("the same package again raises the quantity, two recipients never merge", async () => {
  const client = server.client("CBFR");
  const recipient = { name: "Ada", email: "ada@example.org" };
  await add(client, "apple-d", { recipient });
  const again = await add(client, "apple-d", { recipient, quantity: 2 });
  expect(again.data).toMatchObject({ version: 2, quantity: 3 });
  const { data } = await add(client, "apple-d", {
    recipient: { name: "Grace", email: "grace@example.org" },
    message: "Pour toi",
  });
  expect(data.shipments.map(({ mode, kind }: Record<string, string>) => [mode, kind])).toEqual([
    ["SPLIT", "DIGITAL"],
    ["SPLIT", "DIGITAL"],
  ]);
  expect(data.shipments[1].packages[0]).toMatchObject({ message: { text: "Pour toi" }, recipient: { name: "Grace" } });
  expect(new Set(data.packagesGroups.map(({ tag }: { tag: string }) => tag)).size).toBe(2);
  expect(client.cookies.get("basket")).toBe("4");
  const { data: counted } = await client.ask(documents.count);
  expect(counted.answer.data).toEqual({
    quantity: 4,
    variationIds: [variations.get("apple-d")],
    packageGroupIds: data.shipments.map(({ tag }: { tag: string }) => tag),
  });
});

test("digital and physical part, and what is posted costs postage with its VAT", async () => {
  const client = server.client("CBFR");
  await add(client, "cafe-elodie-d");
  const { data } = await add(client, "cafe-elodie-p", { value: 15000, quantity: 2, wrapperId: extras.get("ribbon") });
  const { mailbox, registered } = getStorefront("CBFR").delivery;
  expect(data.shipments.map(({ tag }: { tag: string }) => tag)).toEqual(["digital", "physical"]);
  expect(data.totals.adjustments).toEqual([{ title: "shipping.mailbox", price: { value: mailbox } }]);
  expect(data.groupedTotals).toMatchObject({
    digitalTotal: { qty: 1, price: { value: 5000 } },
    physicalTotal: { qty: 2, price: { value: 30000 } },
    extra: { value: 590 },
  });
  expect(data.totals.grandTotal.value).toBe(35590 + mailbox);
  const over = await add(client, "cafe-elodie-p", { value: 1000 });
  expect(over.data.totals.adjustments).toEqual([{ title: "shipping.registered", price: { value: registered } }]);
});

test("every wrong field is named at once, and nothing is added", async () => {
  const client = server.client("CBFR");
  const wrong = await add(client, "apple-d", { value: 999, message: "🎁", recipient: { name: " " }, quantity: 100 });
  expect(wrong.data).toBeNull();
  expect(wrong.errors).toEqual([
    { code: 1111, referencedRequestParameter: "input.value" },
    { code: 2050, referencedRequestParameter: "input.quantity" },
    { code: 1101, referencedRequestParameter: "input.recipient.name" },
    { code: 1101, referencedRequestParameter: "input.recipient.email" },
    { code: 1104, referencedRequestParameter: "input.message" },
  ]);
  const refused = async (sku: string, more: Record<string, unknown>) => (await add(client, sku, more)).errors;
  expect(await refused("apple-d", { variationId: "0" })).toEqual([
    { code: 2037, referencedRequestParameter: "input.variationId" },
  ]);
  expect(await refused("apple-d", { wrapperId: extras.get("ribbon") })).toEqual([
    { code: 1110, referencedRequestParameter: "input.wrapperId" },
  ]);
  expect(await refused("apple-d", { value: 26000 })).toEqual([
    { code: 2033, referencedRequestParameter: "input.value" },
  ]);
  expect(await refused("fixed-only-d", { value: 6000 })).toEqual([
    { code: 1110, referencedRequestParameter: "input.value" },
  ]);
  expect(client.cookies.has("visitor")).toBe(false);
});

test("limits hold over the whole basket: Apple's sum, pieces per order, stock", async () => {
  const client = server.client("CBFR");
  const full = await add(client, "apple-d", { value: 25000, quantity: 2 });
  expect(full.data.shipments[0].packages[0].giftcard.maxQty).toBe(2);
  expect((await add(client, "apple-p", { value: 1000 })).errors).toEqual([
    { code: 2015, referencedRequestParameter: "input.value" },
  ]);
  await add(client, "nordlicht-d", { quantity: 2 });
  expect((await add(client, "nordlicht-p", { quantity: 2 })).errors).toEqual([
    { code: 2030, referencedRequestParameter: "input.quantity" },
  ]);
  expect((await add(client, "last-pieces-p", { quantity: 5 })).errors).toEqual([
    { code: 2031, referencedRequestParameter: "input.quantity" },
  ]);
});

test("too much of a brand is answered with the brand and its limit, nothing else with one", async () => {
  const client = server.client("CBFR");
  const limits = async (sku: string, more: Record<string, unknown>) =>
    (await client.ask(documents.limits, { input: input(sku, more) })).data.answer.errors;
  expect(await limits("apple-d", { value: 25000, quantity: 3 })).toEqual([
    { code: 2015, limit: { brand: "Apple", sum: { currency: "EUR", value: 50000 } } },
  ]);
  expect(await limits("last-pieces-p", { quantity: 99 })).toEqual([{ code: 2031, limit: null }]);
});

test("what is out of stock is told of the number while fewer can be had, and of the card once none can", async () => {
  const client = server.client("CBFR");
  const refused = async (more: Record<string, unknown>) => (await add(client, "last-pieces-p", more)).errors;
  await add(client, "last-pieces-p", { quantity: 3 });
  expect(await refused({ quantity: 2 })).toEqual([{ code: 2031, referencedRequestParameter: "input.quantity" }]);
  await add(client, "last-pieces-p", { message: "The last one" });
  const none = [{ code: 2031, referencedRequestParameter: "input.variationId" }];
  expect(await refused({ quantity: 1 })).toEqual(none);
  expect(await refused({ quantity: 1, message: "One more" })).toEqual(none);
});

test("a basket takes no more than can be paid at once, and can be emptied", async () => {
  const client = server.client("CBFR");
  const { data } = await add(client, "cafe-elodie-d");
  await services.ownerPool.query("update cart_package set value = 995000 where cart = $1", [data.id]);
  const full = (parameter: string | null) => [{ code: 2039, referencedRequestParameter: parameter }];
  expect((await add(client, "only-digital-d", { quantity: 2 })).errors).toEqual(full(null));
  const { data: held } = await add(client, "only-digital-d");
  const added = held.shipments[0].packages[1];
  const change = async (packageId: string, quantity: number, version: number) =>
    (await client.ask(documents.change, { input: { packageId, quantity, version } })).data.answer;
  const more = await change(added.id, 2, held.version);
  expect([more.errors, more.data.version]).toEqual([full("input.quantity"), held.version]);
  const less = await change(held.shipments[0].packages[0].id, 0, held.version);
  expect([less.errors, less.data.totals.grandTotal.value]).toEqual([[], 5000]);
});

test("a quantity is absolute and bound to the version that was seen", async () => {
  const client = server.client("CBFR");
  const { data } = await add(client, "cafe-elodie-d");
  const packageId = data.shipments[0].packages[0].id;
  const change = async (quantity: number, version: number) =>
    (await client.ask(documents.change, { input: { packageId, quantity, version } })).data.answer;
  expect((await change(4, 1)).data).toMatchObject({ quantity: 4, version: 2 });
  const late = await change(2, 1);
  expect(late.errors).toEqual([{ code: 2040, referencedRequestParameter: "input.version" }]);
  expect(late.data).toMatchObject({ quantity: 4, version: 2 });
  expect((await change(100, 2)).errors).toEqual([{ code: 2050, referencedRequestParameter: "input.quantity" }]);
  expect((await change(0, 2)).data).toMatchObject({ quantity: 0, version: 3, shipments: [] });
  expect((await change(1, 3)).errors).toEqual([{ code: 2038, referencedRequestParameter: "input.packageId" }]);
});

test("one package goes, or a whole shipment; somebody else's basket stays", async () => {
  const client = server.client("CBFR");
  const other = server.client("CBFR");
  await add(other, "cafe-elodie-p");
  await add(client, "cafe-elodie-p");
  const { data } = await add(client, "cafe-elodie-p", { value: 2500 });
  const remove = async (variables: Record<string, unknown>) =>
    (await client.ask(documents.remove, variables)).data.answer;
  const one = await remove({ shipmentTag: "physical", packageId: data.shipments[0].packages[0].id });
  expect(one.data.quantity).toBe(1);
  expect((await remove({ shipmentTag: "digital" })).errors).toEqual([
    { code: 2038, referencedRequestParameter: "shipmentTag" },
  ]);
  expect((await remove({ shipmentTag: "physical" })).data.quantity).toBe(0);
  expect((await other.ask(documents.read)).data.answer.data.quantity).toBe(1);
});

test("a key is bound to its request", async () => {
  const client = server.client("CBFR");
  const pressed = input("cafe-elodie-d");
  await client.ask(documents.add, { input: pressed });
  const reused = (await client.ask(documents.add, { input: { ...pressed, quantity: 5 } })).data.answer;
  expect(reused.errors).toEqual([{ code: 2041, referencedRequestParameter: "input.idempotencyKey" }]);
});

test("a press that was carried out is answered with its basket when it is sent again, whatever is sold since", async () => {
  const client = server.client("CBFR");
  const send = async (sent: object) => (await client.ask(documents.add, { input: sent })).data.answer;
  const pressed = input("tree-fund-d");
  const before = await send(pressed);
  const sell = async (active: boolean) => {
    await services.pool.query("update product set active = $1 where brand = 'tree-fund'", [active]);
    await services.pool.query("update catalogue_version set version = version + 1");
  };
  await sell(false);
  const again = await send(pressed);
  const other = await send({ ...pressed, quantity: 5 });
  const anew = await send(input("tree-fund-d"));
  await sell(true);
  expect([again.errors, again.data.id, again.data.version]).toEqual([[], before.data.id, 1]);
  expect(other.errors).toEqual([{ code: 2041, referencedRequestParameter: "input.idempotencyKey" }]);
  expect(anew.errors).toEqual([{ code: 2037, referencedRequestParameter: "input.variationId" }]);
  const noKey = await send({ ...pressed, idempotencyKey: "\u0000".repeat(20) });
  expect(noKey.errors).toEqual([{ code: 1105, referencedRequestParameter: "input.idempotencyKey" }]);
});

test("an order takes the basket under lock; the next one is another basket", async () => {
  const client = server.client("CBFR");
  await add(client, "last-pieces-p", { quantity: 2 });
  const { rows } = await services.pool.query<{ visitor: number }>("select visitor from cart order by id desc limit 1");
  const visitorId = rows[0]?.visitor ?? 0;
  const taken = await inTransaction(services.pool, async (database) => {
    const shop = { services, storefront: getStorefront("CBFR"), language: "fr" } as const;
    const locked = await lockAndRead(database, shop, visitorId);
    const snapshot = locked && judgeCart(locked, shop);
    if (snapshot === undefined) return undefined;
    const { cartId: cart, version: cartVersion } = snapshot;
    expect(await closePromisedCart(database, { id: randomUUID(), cart, cartVersion })).toBe(true);
    return snapshot;
  });
  expect(taken).toMatchObject({ version: 1, currency: "EUR", problems: [], priced: { quantity: 2 } });
  expect((await client.ask(documents.read)).data.answer.data).toMatchObject({ quantity: 0, version: 0 });
  await expect(
    services.pool.query("update cart_package set quantity = 1 where cart = $1", [taken?.cartId]),
  ).rejects.toThrow(/has become an order/);
});

test("a package that sells out, or is no longer sold, says so and can still be taken away", async () => {
  const client = server.client("CBFR");
  const { data } = await add(client, "only-digital-d");
  await services.pool.query("update product set active = false where brand = 'only-digital'");
  await services.pool.query("update catalogue_version set version = version + 1");
  const read = (await client.ask(documents.read)).data.answer.data;
  expect(read.shipments[0].packages[0].problem).toEqual({ code: 2037 });
  const gone = await client.ask(documents.remove, { shipmentTag: data.shipments[0].tag });
  expect(gone.data.answer.data.quantity).toBe(0);
});

test("an order of somebody else is not found", async () => {
  const { data } = await server.client("CBFR").ask(documents.read, { orderUuid: randomUUID() });
  expect(data.answer).toEqual({ data: null, errors: [{ code: 2042, referencedRequestParameter: "orderUuid" }] });
});
