import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { buildSchema } from "graphql";
import { easyToken } from "../../platform/captcha/testing/easy-token.ts";
import { startTestServer, type TestServer } from "../../testing/test-client.ts";
import { buyCard } from "../checkout/testing/cards.ts";
import { billing, openShop, type Shop } from "../checkout/testing/shop.ts";
import { type AccountClient, accountClient, signedIn } from "./testing/account-client.ts";
import { type Give, generateCall } from "./testing/generate-call.ts";

/**
 * Every field of the schema, asked for with what is the owner's: by nobody and by
 * somebody else, here and in another shop, and by the owner's browser in another shop.
 */
const schema = buildSchema(
  readFileSync(new URL("../../../../../packages/graphql/schema.graphql", import.meta.url), "utf8"),
);
const fields = (["query", "mutation"] as const).flatMap((kind) => {
  const type = kind === "query" ? schema.getQueryType() : schema.getMutationType();
  return Object.values(type?.getFields() ?? {}).map((field) => [field.name, kind, field] as const);
});

const email = "matrix-owner@example.org";
/** Stands for the token of a captcha. */
const captcha = "matrix-captcha";
const personal = /matrix-owner|matrix-receiver|Rue Marqueur|Zéphyrine|Secret de Zoë/iu;

let shop: Shop;
let server: TestServer;
let owner: AccountClient;
let other: AccountClient;
let nobody: AccountClient;
let elsewhere: Record<string, AccountClient>;
/** What is the owner's, by the name of the argument, and where that is `id` by the field. */
const own: Record<string, unknown> = {};
const ownIds: Record<string, unknown> = {};
let ownerId = "";

beforeAll(async () => {
  shop = await openShop();
  const { services } = shop;
  server = await startTestServer(services);
  owner = await signedIn(server, services, email);
  other = await signedIn(server, services, "matrix-other@example.org");
  nobody = accountClient(server, "nobody@example.org");
  const moved = (client: AccountClient): AccountClient => {
    const there = accountClient(server, email, "CK");
    for (const [name, value] of client.cookies) there.cookies.set(name, value);
    return there;
  };
  elsewhere = { ownerElsewhere: moved(owner), otherElsewhere: moved(other), nobodyElsewhere: moved(nobody) };

  const buyer = await shop.buyer();
  await buyer.add("cafe-elodie-p", {
    recipient: { name: "Zéphyrine", email: "matrix-receiver@example.org", handOver: true },
    message: "Secret de Zoë",
  });
  const { orderUuid } = await buyer.place({ billing: { ...billing, email } });
  const card = await buyCard(shop, 5000);
  const account = (await services.ownerPool.query("select id, visitor from account where email = $1", [email]))
    .rows[0] as { id: string; visitor: number };
  ownerId = account.id;
  await services.ownerPool.query("update shop_order set account_visitor = $2 where id = $1", [
    orderUuid,
    account.visitor,
  ]);
  await services.ownerPool.query("insert into account_card (account, card, added_at) values ($1, $2, now())", [
    account.id,
    card,
  ]);
  await services.ownerPool.query(
    `insert into account_passkey (credential_id, account, public_key, counter, transports, device, created_at)
     values ('\\x0102', $1, '\\x01', 0, '{}', 'Rue Marqueur', now())`,
    [account.id],
  );
  const address = { firstName: "Zéphyrine", lastName: "Petit", countryCode: "FR", postCode: "75001", city: "Paris" };
  const saved = await owner.run(
    "mutation",
    "saveAddress",
    { input: ["BookAddressInput!", { ...address, houseNumber: "1", street: "Rue Marqueur" }] },
    "{ id }",
  );
  const { rows: sold } = await services.pool.query("select id from variation where sku = 'CBFR-cafe-elodie-d'");
  const input = { idempotencyKey: randomUUID(), variationId: `${sold[0].id}`, value: 5000, quantity: 1 };
  const recipient = { name: "Zéphyrine", email: "matrix-receiver@example.org" };
  const added = await owner.run(
    "mutation",
    "addToBasket",
    { input: ["AddToBasketInput!", { ...input, recipient }] },
    "{ version shipments { tag packages { id } } }",
  );
  const { version, shipments } = added.data;
  const { rows: sessions } = await services.ownerPool.query("select id from session where account = $1", [account.id]);
  const packageId = shipments[0].packages[0].id;
  Object.assign(own, { uuid: orderUuid, orderUuid, packageId, packageIds: [packageId], shipmentTag: shipments[0].tag });
  Object.assign(own, { version, cartVersion: version, dayVersion: 0, cardId: `${card}`, quantity: 2 });
  Object.assign(own, { variationId: `${sold[0].id}`, value: 5000, countryCode: "FR", acceptTerms: true });
  Object.assign(own, { orderNumber: await shop.numberOf(orderUuid) });
  for (const field of ["accountOrder", "reorder"]) ownIds[field] = orderUuid;
  for (const field of ["saveAddress", "removeAddress"]) ownIds[field] = saved.data[0].id;
  for (const field of ["redeemAccountCard", "removeAccountCard"]) ownIds[field] = `${card}`;
  ownIds.endAccountSessions = `${sessions[0].id}`;
  ownIds.removePasskey = Buffer.from([1, 2]).toString("base64url");
});
afterAll(async () => {
  await server.close();
  await shop.close();
});

const ask = async (client: AccountClient, kind: "query" | "mutation", name: string): Promise<string> => {
  const field = fields.find(([one]) => one === name)?.[2];
  if (!field) throw new Error(`There is no field ${name}.`);
  const wantsEmail = ["checkUserExist", "forgotPassword", "userLogin", "requestWithdrawal"].includes(name);
  const give: Give = (argument) => {
    if (argument === "id") return ownIds[name];
    if (argument === "captchaToken") return captcha;
    if (argument === "email") return wantsEmail ? email : "matrix-stranger@example.org";
    if (argument === "idempotencyKey") return randomUUID();
    // As it stands in a list of receivers: a text, in main units.
    if (argument === "value" && name === "addBatchRows") return "50";
    return own[argument];
  };
  const { text, variables } = generateCall(kind, field, give);
  const said = JSON.stringify(variables);
  const storefront = Object.values(elsewhere).includes(client) ? "CK" : "CBFR";
  const { environment, clock } = shop.services;
  const token = said.includes(captcha) ? await easyToken(environment.signingSecret, storefront, clock.now()) : "";
  const body = await client.ask(text, JSON.parse(said.replace(captcha, token)));
  // A call that the schema refuses would prove nothing.
  if (body.data === undefined || body.data === null) throw new Error(`${name}: ${JSON.stringify(body)}`);
  return JSON.stringify(body.data.answer);
};

/** All that is the owner's, as it stands. */
const standing = async (): Promise<unknown> => {
  const { rows } = await shop.services.ownerPool.query(
    `select (select json_agg(x) from account x where x.id = a.id) as account,
       (select json_agg(x order by x.id) from account_address x where x.account = a.id) as addresses,
       (select json_agg(x) from account_card x where x.account = a.id) as cards,
       (select json_agg(x) from account_passkey x where x.account = a.id) as passkeys,
       (select json_agg(s.id order by s.id) from session s where s.account = a.id) as sessions,
       (select json_agg(k order by k.id) from cart_package k join cart c on c.id = k.cart where c.visitor = a.visitor) as basket,
       (select json_agg(o) from shop_order o where o.account_visitor = a.visitor) as orders,
       (select json_agg(d) from delivery d join shop_order o on o.id = d.order_id where o.account_visitor = a.visitor) as deliveries
     from account a where a.id = $1`,
    [ownerId],
  );
  return rows;
};

test.each(fields.map(([name, kind]) => [name, kind] as const))(
  "%s (%s) gives and changes nothing of the owner's to others",
  async (name, kind) => {
    const before = await standing();
    for (const [who, client] of Object.entries({ nobody, other, ...elsewhere }))
      expect([who, await ask(client, kind, name)]).toEqual([who, expect.not.stringMatching(personal)]);
    expect(await standing()).toEqual(before);
  },
);

test("what the owner reads is what the others were asked for", async () => {
  const read: string[] = [];
  for (const [name, kind] of fields)
    if (kind === "query" && personal.test(await ask(owner, kind, name))) read.push(name);
  expect(read.toSorted()).toEqual([
    "accountOrder",
    "accountPasskeys",
    "addressBook",
    "cartV2",
    "exportAccount",
    "getUserInfo",
    "order",
  ]);
});
