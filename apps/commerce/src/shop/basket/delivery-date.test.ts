import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { startTestServer, type TestClient, type TestServer } from "../../testing/test-client.ts";
import { createTestServices, type TestServices } from "../../testing/test-services.ts";

let services: TestServices;
let server: TestServer;
const variations = new Map<string, string>();
beforeAll(async () => {
  services = await createTestServices({ sells: ["CBFR"] });
  server = await startTestServer(services);
  const sold = await services.pool.query<{ sku: string; id: number }>("select sku, id from variation");
  for (const { sku, id } of sold.rows) variations.set(sku.replace("CBFR-", ""), `${id}`);
});
afterAll(async () => {
  await server.close();
  await services.close();
});

const cart = `version quantity totals { grandTotal { value } } shipments { tag kind deliveryDate orderBefore
  packages { id giftcard { qty } deliveryDate { date hour timeZone at } problem { code } } }`;
const answer = `{ data { ${cart} } errors { code referencedRequestParameter } }`;
const documents = {
  add: `mutation ($userData: UserDataInput!, $input: AddToBasketInput!) { answer: addToBasket(userData: $userData, input: $input) ${answer} }`,
  change: `mutation ($userData: UserDataInput!, $input: ChangeDeliveryDateInput!) { answer: changeDeliveryDate(userData: $userData, input: $input) ${answer} }`,
  read: `query ($userData: UserDataInput!) { answer: cartV2(userData: $userData) ${answer} }`,
  dates: `query ($userData: UserDataInput!, $kind: DeliveryKind!, $timeZone: String) {
    answer: deliveryDates(userData: $userData, kind: $kind, timeZone: $timeZone) {
      data { first firstHour last closed timeZone timeZones } errors { code referencedRequestParameter } } }`,
};

const add = async (client: TestClient, sku: string, deliveryDate?: object, more: object = {}) => {
  const input = { idempotencyKey: randomUUID(), variationId: variations.get(sku), value: 5000, quantity: 1 };
  return (await client.ask(documents.add, { input: { ...input, deliveryDate, ...more } })).data.answer;
};
const change = async (client: TestClient, packageId: string, cartVersion: number, deliveryDate: object | null) =>
  (await client.ask(documents.change, { input: { packageId, cartVersion, deliveryDate } })).data.answer;

const digital = "cafe-elodie-d";
const physical = "cafe-elodie-p";
const eve = { date: "2026-12-24", hour: 18 };

test("gifts for two days never merge, and each day is a shipment of its own", async () => {
  const client = server.client("CBFR");
  await add(client, digital);
  await add(client, digital, eve);
  const { data } = await add(client, digital, { ...eve, timeZone: "Europe/Paris" });
  expect(data.quantity).toBe(3);
  const packages = data.shipments.flatMap((shipment: { packages: unknown[] }) => shipment.packages);
  expect(packages).toMatchObject([
    { giftcard: { qty: 1 }, deliveryDate: null },
    { giftcard: { qty: 2 }, deliveryDate: { ...eve, timeZone: "Europe/Paris", at: "2026-12-24T17:00:00.000Z" } },
  ]);
  expect(data.shipments[1]).toMatchObject({ deliveryDate: "2026-12-24T17:00:00.000Z", orderBefore: null });
});

test("two parcels for two days are posted twice", async () => {
  const client = server.client("CBFR");
  const { data: one } = await add(client, physical);
  const { data: two } = await add(client, physical, { date: "2026-12-23" });
  const postage = one.totals.grandTotal.value - 5000;
  expect(two.totals.grandTotal.value).toBe(2 * (5000 + postage));
  expect(two.shipments.map(({ tag }: { tag: string }) => tag)).toEqual(["physical", "physical-2026-12-23"]);
  const line = two.shipments[1].packages[0];
  const { data: joined } = await change(client, line.id, two.version, null);
  expect(joined.totals.grandTotal.value).toBe(2 * 5000 + postage);
  expect(joined.shipments).toMatchObject([{ packages: [{ giftcard: { qty: 2 } }] }]);
});

test("a line's day is changed in place, by the version that was seen", async () => {
  const client = server.client("CBFR");
  const { data } = await add(client, digital);
  const [{ id }] = data.shipments[0].packages;
  const { data: changed } = await change(client, id, data.version, eve);
  expect(changed.shipments[0].packages[0]).toMatchObject({ id, deliveryDate: { date: "2026-12-24", hour: 18 } });
  const late = await change(client, id, data.version, null);
  expect(late).toMatchObject({ data: { version: changed.version }, errors: [{ code: 2040 }] });
  expect(await change(client, id, changed.version, eve)).toMatchObject({
    data: { version: changed.version },
    errors: [],
  });
  expect(await change(client, "999999", changed.version, eve)).toMatchObject({ errors: [{ code: 2038 }] });
});

test.each([
  [digital, { date: "2026-11-23", hour: 9 }, 2060, "input.deliveryDate.date"],
  [digital, { date: "2027-11-24", hour: 9 }, 2061, "input.deliveryDate.date"],
  [digital, { date: "2026-12-24" }, 1101, "input.deliveryDate.hour"],
  [digital, { ...eve, timeZone: "Mars/Olympus" }, 1110, "input.deliveryDate.date"],
  [physical, { date: "2026-12-25" }, 2062, "input.deliveryDate.date"],
  [physical, { date: "2026-11-23" }, 2060, "input.deliveryDate.date"],
])("%s for %j answers %i", async (sku, deliveryDate, code, parameter) => {
  const refused = await add(server.client("CBFR"), sku, deliveryDate);
  expect(refused).toMatchObject({ data: null, errors: [{ code, referencedRequestParameter: parameter }] });
});

test("a day that has passed while the basket stood keeps its line from being ordered until another is chosen", async () => {
  const client = server.client("CBFR");
  await add(client, digital, { date: "2026-11-23", hour: 11 });
  const before = services.clock.now();
  services.clock.set("2026-11-23T10:00:00Z");
  const { data } = await client.ask(documents.read);
  const [shipment] = data.answer.data.shipments;
  const { id, ...line } = shipment.packages[0];
  const { data: mended } = await change(client, id, data.answer.data.version, null);
  services.clock.set(before);
  expect(line).toMatchObject({ problem: { code: 2060 }, deliveryDate: { date: "2026-11-23", at: null } });
  expect(mended.shipments[0].packages[0].problem).toBeNull();
});

test("the window says which days there are", async () => {
  const client = server.client("CBFR");
  const dates = async (kind: string, timeZone?: string) =>
    (await client.ask(documents.dates, { kind, timeZone })).data.answer;
  const { data } = await dates("PHYSICAL");
  expect(data).toMatchObject({ first: "2026-11-24", last: "2027-11-23", firstHour: null, timeZone: "Europe/Paris" });
  expect(data.closed).toContain("2026-12-25");
  expect(await dates("DIGITAL", "Asia/Dubai")).toMatchObject({
    data: { first: "2026-11-23", firstHour: 14, closed: [], timeZone: "Asia/Dubai" },
  });
  expect(data.timeZones).toContain("America/New_York");
  expect(await dates("DIGITAL", "Mars/Olympus")).toMatchObject({
    data: null,
    errors: [{ code: 1110, referencedRequestParameter: "timeZone" }],
  });
});
