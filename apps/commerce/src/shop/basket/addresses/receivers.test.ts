import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { statementsOf } from "../../../testing/statements-of.ts";
import { startTestServer, type TestClient, type TestServer } from "../../../testing/test-client.ts";
import { createTestServices, type TestServices } from "../../../testing/test-services.ts";

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

/** An answer, as far as a test looks. */
// biome-ignore lint/suspicious/noExplicitAny: the shape is the query's own
type Loose = Record<string, any>;

const cart = `data { version quantity shipments { tag kind mode deliveryAddress { firstName street city addressLine1 email }
    totals { grandTotal { value } adjustments { title price { value } } }
    packages { id giftcard { qty price { value } variation { id } } message { text } recipient { name firstName lastName email handOver address { street } } problem { code } } }
  totals { grandTotal { value } adjustments { title price { value } } } } errors { code referencedRequestParameter }`;
const mutation = (name: string, input: string) =>
  `mutation ($userData: UserDataInput!, $input: ${input}!) { answer: ${name}(userData: $userData, input: $input) { ${cart} } }`;
const documents = {
  addToBasket: mutation("addToBasket", "AddToBasketInput"),
  updatePackage: mutation("updatePackage", "UpdatePackageInput"),
  addPackages: mutation("addPackages", "AddPackagesInput"),
  copyPackage: mutation("copyPackage", "CopyPackageInput"),
  setReceiver: mutation("setReceiver", "SetReceiverInput"),
  resetReceiver: mutation("resetReceiver", "ReceiverInput"),
  deleteReceiver: mutation("deleteReceiver", "ReceiverInput"),
  cartV2: `query ($userData: UserDataInput!) { answer: cartV2(userData: $userData) { ${cart} } }`,
};

const ask = async (client: TestClient, name: keyof typeof documents, input: Record<string, unknown> = {}) =>
  (await client.ask(documents[name], { input })).data.answer;

const card = (sku: string, more: Record<string, unknown> = {}) => ({
  variationId: variations.get(sku),
  value: 5000,
  quantity: 1,
  ...more,
});
const add = (client: TestClient, sku: string, more: Record<string, unknown> = {}) =>
  ask(client, "addToBasket", { idempotencyKey: randomUUID(), ...card(sku, more) });

const address = (street: string, more: Record<string, unknown> = {}) => ({
  firstName: "Anna",
  lastName: "Petit",
  countryCode: "FR",
  postCode: "69001",
  houseNumber: "3",
  street,
  city: "Lyon",
  ...more,
});
const anna = { name: "Anna", lastName: "Petit", address: address("Rue Mercière", { addressLine1: "Chez Durand" }) };
const packagesOf = ({ data }: { data: { shipments: { packages: { id: string }[] }[] } }) =>
  data.shipments.flatMap(({ packages }) => packages);

test("what goes to one address is one parcel with its own postage; to another, another", async () => {
  const client = server.client("CBFR");
  await add(client, "cafe-elodie-p", { value: 20000, recipient: anna });
  await add(client, "nordlicht-p", {
    recipient: { ...anna, name: "Bruno", address: address("rue MERCIÈRE", { addressLine1: "Chez Durand" }) },
  });
  await add(client, "cafe-elodie-p", { value: 20000, recipient: { ...anna, address: address("Quai Arloing") } });
  await add(client, "cafe-elodie-p", { value: 20000 });
  const { data, errors } = await add(client, "apple-d", { recipient: { name: "Léa", email: "lea@example.org" } });
  expect(errors).toEqual([]);
  expect(
    data.shipments.map(({ mode, deliveryAddress, packages, totals }: Loose) => [
      mode,
      deliveryAddress?.street ?? null,
      packages.length,
      totals.adjustments.map(({ title }: { title: string }) => title),
    ]),
  ).toEqual([
    ["SPLIT", "Rue Mercière", 2, ["shipping.mailbox"]],
    ["SPLIT", "Quai Arloing", 1, ["shipping.mailbox"]],
    ["DEFAULT", null, 1, ["shipping.mailbox"]],
    ["SPLIT", null, 1, []],
  ]);
  const whole = data.totals.grandTotal.value;
  expect(data.shipments.reduce((sum: number, { totals }: Loose) => sum + totals.grandTotal.value, 0)).toBe(whole);
  const first = data.shipments[0];
  expect(first.deliveryAddress).toMatchObject({ firstName: "Anna", addressLine1: "Chez Durand" });
  const over = await add(client, "cafe-elodie-p", { value: 5100, recipient: anna });
  expect(over.data.shipments[0].totals.adjustments[0].title).toBe("shipping.registered");
  expect(over.data.shipments[1].totals.adjustments[0].title).toBe("shipping.mailbox");
});

test("a printed gift for somebody else never goes to the buyer unless that is said", async () => {
  const client = server.client("CBFR");
  const refused = await add(client, "cafe-elodie-p", { recipient: { name: "Anna" } });
  expect(refused).toMatchObject({
    data: null,
    errors: [{ code: 2049, referencedRequestParameter: "input.recipient.address" }],
  });
  const wrong = await add(client, "cafe-elodie-p", {
    recipient: { ...anna, address: address("Rue Mercière", { postCode: "1" }) },
  });
  expect(wrong.errors).toEqual([{ code: 1108, referencedRequestParameter: "input.recipient.address.postCode" }]);
  const taken = await add(client, "cafe-elodie-p", { recipient: { name: "Anna", handOver: true } });
  expect(taken.data.shipments[0]).toMatchObject({ deliveryAddress: null, mode: "SINGLE" });
  // As it stood in baskets of before.
  await services.ownerPool.query("update cart_package set hand_over = false where recipient_name = 'Anna'");
  const { data } = await ask(client, "cartV2");
  expect(data.shipments[0].packages[0].problem).toEqual({ code: 2049 });
});

test("everything of a line is changed in place, under the version that the page saw", async () => {
  const client = server.client("CBFR");
  const { data } = await add(client, "cafe-elodie-d", {
    recipient: { name: "Léa", email: "lea@example.org" },
    message: "Bravo",
  });
  const [line] = packagesOf({ data });
  const edit = {
    packageId: line?.id,
    version: data.version,
    ...card("cafe-elodie-d", { value: 7500, quantity: 2, message: "Merci" }),
  };
  const changed = await ask(client, "updatePackage", edit);
  expect(packagesOf(changed)).toEqual([
    expect.objectContaining({
      id: line?.id,
      giftcard: { qty: 2, price: { value: 7500 }, variation: { id: variations.get("cafe-elodie-d") } },
      message: { text: "Merci" },
      recipient: null,
    }),
  ]);
  const stale = await ask(client, "updatePackage", edit);
  expect(stale.errors).toEqual([{ code: 2040, referencedRequestParameter: "input.version" }]);
  expect(stale.data.version).toBe(changed.data.version);
  const apple = { ...edit, ...card("apple-d", { quantity: 11 }), version: changed.data.version };
  const over = await ask(client, "updatePackage", apple);
  expect(over.errors).toEqual([{ code: 2015, referencedRequestParameter: "input.value" }]);
  const many = await ask(client, "updatePackage", { ...edit, version: changed.data.version, quantity: 100 });
  expect(many.errors).toEqual([{ code: 2050, referencedRequestParameter: "input.quantity" }]);
});

test("receivers are set, reset and deleted for several packages at once; what becomes equal becomes one", async () => {
  const client = server.client("CBFR");
  await add(client, "cafe-elodie-p", { recipient: anna });
  await add(client, "nordlicht-p");
  const { data } = await add(client, "cafe-elodie-p", { recipient: { name: "Bruno", handOver: true } });
  const ids = packagesOf({ data }).map(({ id }) => id);
  const set = await ask(client, "setReceiver", { packageIds: ids, version: data.version, recipient: anna });
  expect(set.data).toMatchObject({
    quantity: 3,
    shipments: [{ mode: "SINGLE", deliveryAddress: { street: "Rue Mercière" } }],
  });
  expect(packagesOf(set).map(({ giftcard }: Loose) => giftcard.qty)).toEqual([2, 1]);
  const left = packagesOf(set).map(({ id }) => id);
  const unknown = await ask(client, "setReceiver", {
    packageIds: [ids[2], "9"],
    version: set.data.version,
    recipient: anna,
  });
  expect(unknown.errors).toEqual([
    { code: 2038, referencedRequestParameter: expect.stringMatching(/^input\.packageIds\.[01]$/) },
  ]);
  const reset = await ask(client, "resetReceiver", { packageIds: [left[0]], version: set.data.version });
  expect(reset.data.shipments.map(({ mode }: { mode: string }) => mode).sort()).toEqual(["DEFAULT", "SINGLE"]);
  const gone = await ask(client, "deleteReceiver", { packageIds: [left[1]], version: reset.data.version });
  expect(gone.data).toMatchObject({ quantity: 2, shipments: [{ mode: "DEFAULT" }] });
});

test("the same gift for another person, once by its key", async () => {
  const client = server.client("CBFR");
  const { data } = await add(client, "apple-d", {
    recipient: { name: "Léa", email: "lea@example.org" },
    message: "Bravo",
  });
  const input = {
    idempotencyKey: randomUUID(),
    packageId: packagesOf({ data })[0]?.id,
    version: data.version,
    recipient: { name: "Max", lastName: "Roux", email: "max@example.org" },
  };
  const copied = await ask(client, "copyPackage", input);
  expect(await ask(client, "copyPackage", input)).toEqual(copied);
  expect(copied.data.quantity).toBe(2);
  expect(packagesOf(copied).map(({ message, recipient }: Loose) => [message.text, recipient.name])).toEqual([
    ["Bravo", "Léa"],
    ["Bravo", "Max Roux"],
  ]);
});

test("a table is added as a whole or not at all; what is wrong is said by row and field", async () => {
  const client = server.client("CBFR");
  const row = (n: number, more = {}) =>
    card("cafe-elodie-d", { recipient: { name: `N ${n}`, email: `n${n}@example.org` }, ...more });
  const rows = Array.from({ length: 40 }, (_, n) => row(n));
  const wrong = await ask(client, "addPackages", {
    idempotencyKey: randomUUID(),
    packages: [
      ...rows,
      row(40, { value: 1 }),
      row(41, { recipient: { name: "", email: "x" } }),
      row(42, { quantity: 0 }),
    ],
  });
  expect(wrong.errors).toEqual([
    { code: 1111, referencedRequestParameter: "input.packages.40.value" },
    { code: 1101, referencedRequestParameter: "input.packages.41.recipient.name" },
    { code: 1106, referencedRequestParameter: "input.packages.41.recipient.email" },
    { code: 2050, referencedRequestParameter: "input.packages.42.quantity" },
  ]);
  expect((await ask(client, "cartV2")).data.quantity).toBe(0);
  const input = { idempotencyKey: randomUUID(), packages: [...rows, row(0)] };
  const added = await ask(client, "addPackages", input);
  expect(added.data).toMatchObject({ version: 1, quantity: 41 });
  expect(packagesOf(added)).toHaveLength(40);
  expect((await ask(client, "addPackages", input)).data.version).toBe(1);
  const apple = await ask(client, "addPackages", {
    idempotencyKey: randomUUID(),
    packages: Array.from({ length: 11 }, (_, n) =>
      card("apple-d", { recipient: { name: `A${n}`, email: "a@example.org" } }),
    ),
  });
  expect(new Set(apple.errors.map(({ code }: { code: number }) => code))).toEqual(new Set([2015]));
});

test("a basket holds 500 packages, which are judged and added within a second, and no more", async () => {
  const client = server.client("CBFR");
  const rows = (count: number, from = 0) =>
    Array.from({ length: count }, (_, n) =>
      card("cafe-elodie-d", { value: 1000, recipient: { name: `N ${n + from}`, email: `n${n + from}@example.org` } }),
    );
  await add(client, "cafe-elodie-d");
  const over = await ask(client, "addPackages", { idempotencyKey: randomUUID(), packages: rows(500) });
  expect(over.errors).toEqual([{ code: 2039, referencedRequestParameter: "input" }]);
  const { data, errors } = await ask(client, "addPackages", { idempotencyKey: randomUUID(), packages: rows(499) });
  expect(errors).toEqual([]);
  expect(data.quantity).toBe(500);
  expect((await ask(client, "addPackages", { idempotencyKey: randomUUID(), packages: rows(501) })).errors).toEqual([
    { code: 2039, referencedRequestParameter: "input.packages" },
  ]);
});

test("a basket with 50 packages to 20 receivers is read with five statements at most", async () => {
  const client = server.client("CBFR");
  const packages = Array.from({ length: 50 }, (_, n) =>
    card("cafe-elodie-p", {
      value: 1000 + 100 * n,
      recipient: { name: `N${n % 20}`, lastName: "Petit", address: address(`Rue ${n % 20}`) },
    }),
  );
  const added = await ask(client, "addPackages", { idempotencyKey: randomUUID(), packages });
  expect(added.errors).toEqual([]);
  expect(added.data.shipments).toHaveLength(20);
  const statements = await statementsOf(services, () => ask(client, "cartV2"));
  expect(statements).toBeGreaterThan(0);
  expect(statements).toBeLessThanOrEqual(5);
});
