import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { statementsOf } from "../../testing/statements-of.ts";
import { startTestServer, type TestClient, type TestServer } from "../../testing/test-client.ts";
import { createTestServices, type TestServices } from "../../testing/test-services.ts";

let services: TestServices;
let server: TestServer;
const ids = new Map<string, string>();
beforeAll(async () => {
  services = await createTestServices({ sells: ["CBFR"] });
  server = await startTestServer(services);
  const { rows } = await services.pool.query<{ name: string; id: number }>(
    "select replace(sku, 'CBFR-', '') as name, id from variation union all select slug, id from extra",
  );
  for (const { name, id } of rows) ids.set(name, `${id}`);
});
afterAll(async () => {
  await server.close();
  await services.close();
});

const variation = "variation { id sku variationType price { value } product { title productType variations { id } } }";
const item = `__typename itemType qty ${variation}`;
const document = `query ($userData: UserDataInput!) { answer: cartV2(userData: $userData) {
  data { shipments { packages {
      giftcard { ${item} } wrapper { ${item} } giftPacking { ${item} } message { __typename itemType qty text variation { title sku price { value } product { id } } } } }
    packagesGroups { receiverTitle receiverDescription cardsPreviews { image { url { type href } alt } color { color opacity } productLabel } } }
  errors { code } } }`;
const adding = `mutation ($userData: UserDataInput!, $input: AddToBasketInput!) {
  answer: addToBasket(userData: $userData, input: $input) { errors { code referencedRequestParameter } } }`;

const add = async (client: TestClient, sku: string, more: Record<string, unknown> = {}) => {
  const input = { idempotencyKey: randomUUID(), variationId: ids.get(sku), value: 5000, quantity: 1, ...more };
  expect((await client.ask(adding, { input })).data.answer.errors).toEqual([]);
};

// biome-ignore lint/suspicious/noExplicitAny: the shape is the query's own
type Item = any;

test("what a package holds says what it is, of which product, and for whom it goes where", async () => {
  const client = server.client("CBFR");
  const address = {
    firstName: "Anna",
    lastName: "Petit",
    countryCode: "FR",
    street: "Rue Mercière",
    houseNumber: "3",
    suffix: "bis",
    postCode: "69001",
    city: "Lyon",
  };
  await add(client, "cafe-elodie-p", {
    quantity: 2,
    message: "Bravo",
    wrapperId: ids.get("ribbon"),
    giftPackingId: ids.get("gift-box"),
    recipient: { name: "Anna", lastName: "Petit", address },
  });
  await add(client, "cafe-elodie-d", { wrapperId: ids.get("fireworks") });
  const { data, errors } = (await client.ask(document)).data.answer;
  expect(errors).toEqual([]);
  const [parcel, email]: Item[] = data.shipments.flatMap(({ packages }: Item) => packages);
  expect(parcel.giftcard).toMatchObject({ __typename: "GiftcardOrderItem", itemType: "GIFTCARD", qty: 2 });
  expect(parcel.giftcard.variation.product).toMatchObject({ productType: "GIFTCARD" });
  expect(parcel.giftcard.variation.product.variations).toHaveLength(2);
  expect(parcel.wrapper).toMatchObject({ __typename: "WrapperOrderItem", itemType: "WRAPPER", qty: 2 });
  expect(parcel.giftPacking).toMatchObject({ __typename: "WrapperOrderItem", itemType: "GIFT_PACKING", qty: 2 });
  expect(parcel.wrapper.variation.product).toBeNull();
  expect(parcel.message).toEqual({
    __typename: "PersonalMessageOrderItem",
    itemType: "PERSONAL_MESSAGE",
    qty: 2,
    text: "Bravo",
    variation: { title: "Message personnel", sku: "personal-message", price: { value: 0 }, product: null },
  });
  expect(email.wrapper).toMatchObject({ itemType: "DIGITAL_WRAPPER" });
  expect(data.packagesGroups[0]).toMatchObject({
    receiverTitle: "Anna Petit",
    receiverDescription: "3 bis Rue Mercière, 69001 Lyon",
  });
  const [preview] = data.packagesGroups[0].cardsPreviews;
  expect(preview.image.url).toEqual({ type: "RELATIVE", href: expect.stringMatching(/^\/media\//u) });
  expect(preview.color).toEqual({ color: expect.stringMatching(/^#/u), opacity: 1 });
});

test("a donation and blank cards are items of their own, and naming products costs no statement", async () => {
  const client = server.client("CBFR");
  for (const sku of ["tree-fund-d", "blank-pack-p"]) await add(client, sku);
  const bare = await statementsOf(services, () =>
    client.ask("query ($userData: UserDataInput!) { answer: cartV2(userData: $userData) { data { version } } }"),
  );
  let answer: Item;
  const full = await statementsOf(services, async () => {
    answer = (await client.ask(document)).data.answer;
  });
  expect(full).toBe(bare);
  const items = answer.data.shipments.flatMap(({ packages }: Item) => packages.map(({ giftcard }: Item) => giftcard));
  expect(items.map(({ __typename, itemType }: Item) => [__typename, itemType])).toEqual([
    ["DonationOrderItem", "DONATION"],
    ["EmptyGiftcardOrderItem", "BLANK_GIFT_CARD_PACK"],
  ]);
});
