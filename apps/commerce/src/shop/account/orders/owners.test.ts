import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { startTestServer, type TestServer } from "../../../testing/test-client.ts";
import { buyCard } from "../../checkout/testing/cards.ts";
import { openShop, type Shop } from "../../checkout/testing/shop.ts";
import { type AccountClient, accountClient, password, signedIn, street } from "../testing/account-client.ts";

/**
 * Every operation of accounts, asked by nobody, by somebody
 * else, by the owner in another shop, and by the owner.
 */
let shop: Shop;
let server: TestServer;
let owner: AccountClient;
let other: AccountClient;
let address: string;
let session: string;
let card: string;
const order = { uuid: "", tag: "" };
beforeAll(async () => {
  shop = await openShop();
  const { services } = shop;
  server = await startTestServer(services);
  owner = await signedIn(server, services, "owner@example.org");
  other = await signedIn(server, services, "other@example.org");
  const saved = await owner.run(
    "mutation",
    "saveAddress",
    { id: ["ID", null], input: ["BookAddressInput!", street] },
    "{ id }",
  );
  address = saved.data[0].id;
  await accountClient(server, "owner@example.org").login();
  const sessions = await owner.run("query", "accountSessions", {}, "{ id current }");
  session = sessions.data.find(({ current }: { current: boolean }) => !current).id;
  // Bought by a guest, and given to the owner: what belongs to nobody's browser here.
  card = `${await buyCard(shop, 5000)}`;
  const mine = "(select id from account where email = 'owner@example.org')";
  const { rows } = await services.ownerPool.query(
    "select o.id as uuid, p.tag from shop_order o join order_package p on p.order_id = o.id",
  );
  Object.assign(order, rows[0]);
  const visitor = "(select visitor from account where email = 'owner@example.org')";
  await services.ownerPool.query(`update shop_order set account_visitor = ${visitor}`);
  await services.ownerPool.query(`insert into account_card (account, card, added_at) select ${mine}, $1, $2`, [
    card,
    services.clock.now(),
  ]);
});
afterAll(async () => {
  await server.close();
  await shop.close();
});

const profile = { version: 0, firstName: "Eve", lastName: "Eve", subscribed: false, address: {} };
const change = {
  currentPassword: password,
  password: "another passphrase",
  passwordConfirmation: "another passphrase",
};

interface Case {
  kind: "query" | "mutation";
  call: string;
  variables(by: AccountClient): Variables | Promise<Variables>;
  shape: string;
  /** What somebody else gets who names what is the owner's: an error, or only what is their own. */
  elsewhere: number | "own";
  /**
   * What its owner gets who has typed as others would. Default: the
   * same as others where they have to prove who they are, else data.
   */
  owner?: number;
  /** What nobody gets. Default 2202. */
  nobody?: number;
}
type Variables = Record<string, readonly [string, unknown]>;
const none = () => ({});

const cases: readonly Case[] = [
  { kind: "query", call: "accountOrders", variables: none, shape: "{ orders { id } }", elsewhere: "own" },
  {
    kind: "query",
    call: "accountOrder",
    variables: () => ({ id: ["ID!", order.uuid] }),
    shape: "{ uuid }",
    elsewhere: 2042,
  },
  { kind: "query", call: "addressBook", variables: none, shape: "{ id street }", elsewhere: "own" },
  { kind: "query", call: "accountCards", variables: none, shape: "{ id }", elsewhere: "own" },
  { kind: "query", call: "accountSessions", variables: none, shape: "{ id }", elsewhere: "own" },
  { kind: "query", call: "accountPasskeys", variables: none, shape: "{ id }", elsewhere: "own" },
  { kind: "query", call: "exportAccount", variables: none, shape: "", elsewhere: "own" },
  {
    kind: "mutation",
    call: "saveAddress",
    variables: () => ({ id: ["ID", address], input: ["BookAddressInput!", street] }),
    shape: "{ id }",
    elsewhere: 2209,
  },
  {
    kind: "mutation",
    call: "removeAddress",
    variables: () => ({ id: ["ID!", address] }),
    shape: "{ id }",
    elsewhere: "own",
  },
  {
    kind: "mutation",
    call: "addAccountCard",
    variables: async (by) => ({
      cardNumber: ["String!", "6043210000000000000"],
      pin: ["String!", "000000"],
      captchaToken: ["String!", await by.captcha()],
    }),
    shape: "{ id }",
    elsewhere: 2100,
    owner: 2100,
  },
  {
    kind: "mutation",
    call: "redeemAccountCard",
    variables: () => ({ id: ["ID!", card] }),
    shape: "{ pageId }",
    elsewhere: 2100,
    // A brand's own card is spent at its brand.
    owner: 2307,
  },
  {
    kind: "mutation",
    call: "changeOrderDeliveryDate",
    variables: () => ({
      input: ["ChangeOrderDeliveryDateInput!", { orderUuid: order.uuid, packageId: order.tag, dayVersion: 0 }],
    }),
    shape: "{ uuid }",
    // A guest may change their own order's, and this is none.
    nobody: 2042,
    elsewhere: 2042,
    // It has left already.
    owner: 2063,
  },
  {
    kind: "mutation",
    call: "removeAccountCard",
    variables: () => ({ id: ["ID!", card] }),
    shape: "{ id }",
    elsewhere: "own",
  },
  {
    kind: "mutation",
    call: "endAccountSessions",
    variables: () => ({ id: ["ID", session] }),
    shape: "{ id }",
    elsewhere: 2210,
  },
  {
    kind: "mutation",
    call: "removePasskey",
    variables: () => ({ id: ["ID!", "AAAA"] }),
    shape: "{ id }",
    elsewhere: "own",
  },
  {
    kind: "mutation",
    call: "reorder",
    variables: () => ({ id: ["ID!", order.uuid], idempotencyKey: ["ID!", randomUUID()] }),
    shape: "{ quantity }",
    elsewhere: 2042,
  },
  {
    kind: "mutation",
    call: "setFavourite",
    variables: () => ({ product: ["ID!", "1"], favourite: ["Boolean!", false] }),
    shape: "{ ofAccount }",
    elsewhere: "own",
  },
  {
    kind: "mutation",
    call: "mergeFavourites",
    variables: () => ({ list: ["ID!", randomUUID()], products: ["[ID!]!", []] }),
    shape: "{ ofAccount }",
    elsewhere: "own",
  },
  { kind: "mutation", call: "sendVerification", variables: none, shape: "{ status }", elsewhere: "own" },
  {
    kind: "mutation",
    call: "updateProfile",
    variables: () => ({ input: ["CustomerProfileInput!", profile] }),
    shape: "{ user { version } }",
    elsewhere: "own",
  },
  {
    kind: "mutation",
    call: "requestEmailChange",
    variables: () => ({ email: ["String!", "owner@example.org"], password: ["String!", "guessed it"] }),
    shape: "{ status }",
    elsewhere: 2203,
  },
  {
    kind: "mutation",
    call: "changePassword",
    variables: () => ({
      input: ["ChangePasswordInput!", { ...change, currentPassword: "guessed it", captchaToken: "none" }],
    }),
    shape: "{ status }",
    elsewhere: 1003,
  },
  {
    kind: "mutation",
    call: "passkeyOptions",
    variables: () => ({ password: ["String!", "guessed it"] }),
    shape: "",
    elsewhere: 2203,
  },
  {
    kind: "mutation",
    call: "addPasskey",
    variables: () => ({ response: ["String!", "{}"] }),
    shape: "{ id }",
    elsewhere: 2212,
  },
  {
    kind: "mutation",
    call: "deleteAccount",
    variables: () => ({ password: ["String!", "guessed it"] }),
    shape: "{ status }",
    elsewhere: 2203,
  },
];

/** Asked before anybody is logged in, or by a token of their own. */
const open = [
  "checkUserExist",
  "confirmEmailChange",
  "createAccountOnOrder",
  "favourites",
  "forgotPassword",
  "getUserInfo",
  "passkeyChallenge",
  "passkeyLogin",
  "register",
  "resetPassword",
  "userLogin",
  "userLogout",
  "verifyEmail",
];

test("no operation of accounts is missing here", async () => {
  const folder = new URL("../graphql/", import.meta.url);
  const texts = await Promise.all((await readdir(folder)).map((file) => readFile(new URL(file, folder), "utf8")));
  const defined = texts.flatMap((text) =>
    [...text.matchAll(/builder\.(?:query|mutation)Field\("(\w+)"|^ {2}(\w+): t\.field\(/gmu)].map(
      ([, one, another]) => one ?? another ?? "",
    ),
  );
  expect(defined.toSorted()).toEqual([...cases.map(({ call }) => call), ...open].toSorted());
});

const ask = async (client: AccountClient, { kind, call, variables, shape }: Case) =>
  client.run(kind, call, await variables(client), shape);
const codes = (answer: { errors: { code: number }[] }) => answer.errors.map(({ code }) => code);
const personal = /Rivoli|owner@example\.org|Zoë/u;

const refusedAs = (code: number | undefined) => (code === undefined ? [] : [code]);

test.each(cases.map((one) => [one.call, one] as const))("%s is the owner's alone", async (_, one) => {
  const nobody = accountClient(server, "nobody@example.org");
  expect(codes(await ask(nobody, one))).toEqual([one.nobody ?? 2202]);

  const elsewhere = accountClient(server, "owner@example.org", "CK");
  for (const [name, value] of owner.cookies) elsewhere.cookies.set(name, value);
  expect(codes(await ask(elsewhere, one))).toEqual([one.nobody ?? 2202]);

  const answer = await ask(other, one);
  expect(JSON.stringify(answer.data ?? null)).not.toMatch(personal);
  if (one.elsewhere === "own") expect(codes(answer)).toEqual([]);
  else expect(codes(answer)).toContain(one.elsewhere);
});

test("the owner has everything still, and sees it", async () => {
  const book = await owner.run("query", "addressBook", {}, "{ id street }");
  expect(book.data).toEqual([{ id: address, street: street.street }]);
  expect((await owner.run("query", "accountSessions", {}, "{ id }")).data).toHaveLength(2);
  expect((await owner.run("query", "accountCards", {}, "{ id }")).data).toEqual([{ id: card }]);
  expect((await owner.run("query", "accountOrders", {}, "{ orders { id } }")).data.orders).toEqual([
    { id: order.uuid },
  ]);
  expect((await owner.info()).data.user.mainProfile).toMatchObject({ firstName: "Élodie" });
});

/** Where others are refused because they did not prove who they are, the owner is, too. */
const proving = new Set([1003, 2203, 2212]);

test.each(cases.map((one) => [one.call, one] as const))("%s answers its owner", async (_, one) => {
  const proof = typeof one.elsewhere === "number" && proving.has(one.elsewhere) ? one.elsewhere : undefined;
  expect(codes(await ask(owner, one))).toEqual(refusedAs(one.owner ?? proof));
});
