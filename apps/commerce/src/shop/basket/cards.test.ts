import { getStorefront, type StorefrontCode } from "@giftshop/storefront-config";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { issueCards } from "../../money/giftcard/index.ts";
import { postTransaction } from "../../money/ledger/index.ts";
import { inTransaction, type PoolClient } from "../../platform/database/index.ts";
import { createTestServices, type TestServices } from "../../testing/test-services.ts";
import { attachCard, cardsOfCart, detachCard } from "./cards.ts";
import { lockCart, openCart } from "./lock-cart.ts";

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const within = <T>(work: (client: PoolClient) => Promise<T>): Promise<T> => inTransaction(services.pool, work);
const look = { title: "Café", imageUrl: "/media/a.svg", imageAlt: "Café", backgroundColor: "#fff" };
let lines = 0;

const issue = (code: StorefrontCode, value: number, expiresOn = "2028-11-23"): Promise<number> =>
  within(async (client) => {
    lines += 1;
    const { legalEntity, currency, group } = getStorefront(code);
    const policy = { storefront: code, group, legalEntity, currency, activatedAt: services.clock.now(), expiresOn };
    const [card] = await issueCards(client, [{ orderLine: lines, n: 0, value, ...look }], policy, services.environment);
    const id = card?.id ?? 0;
    const entries = [
      { account: "PROVIDER_CLEARING" as const, amount: -value },
      { account: id, amount: value },
    ];
    await postTransaction(client, { kind: "ISSUE", businessKey: `${lines}`, legalEntity, currency, entries });
    return id;
  });

const basket = async (code: StorefrontCode): Promise<number> => {
  const { rows } = await services.pool.query<{ id: number }>(
    "insert into visitor (token_hash) values (sha256(gen_random_uuid()::text::bytea)) returning id",
  );
  const visitor = rows[0]?.id ?? 0;
  await within((client) => openCart.first(client, visitor, code, getStorefront(code).currency, null));
  return visitor;
};

const attach = (visitor: number, code: StorefrontCode, card: number) =>
  within(async (client) => {
    const storefront = getStorefront(code);
    const { legalEntity, currency } = storefront;
    const locked = await lockCart(client, visitor, storefront);
    const { rows } = await client.query(
      `select id, storefront, legal_entity as "legalEntity", currency from gift_card where id = $1`,
      [card],
    );
    const cart = { cartId: locked?.cartId ?? 0, storefront: code, legalEntity, currency };
    return { cart: cart.cartId, ...(await attachCard(client, cart, rows[0], services.clock.now())) };
  });

test("cards of a basket are those of its shop, each once, and the one that expires first comes first", async () => {
  const visitor = await basket("CBFR");
  const [late, soon, foreign] = [
    await issue("CBFR", 1000),
    await issue("CBFR", 500, "2027-01-01"),
    await issue("CBDE", 100),
  ];
  const { cart } = await attach(visitor, "CBFR", late);
  expect(await attach(visitor, "CBFR", soon)).toMatchObject({ version: 2 });
  expect(await attach(visitor, "CBFR", soon)).toMatchObject({ refused: "cardAlreadyAdded" });
  expect(await attach(visitor, "CBFR", foreign)).toMatchObject({ refused: "cardOfOtherStore" });
  expect(await cardsOfCart(services.pool, cart)).toMatchObject([
    { id: soon, balance: 500 },
    { id: late, balance: 1000, state: "ACTIVE" },
  ]);
  expect(await within((client) => detachCard(client, cart, soon))).toBe(3);
  expect(await within((client) => detachCard(client, cart, soon))).toBeUndefined();
  expect((await cardsOfCart(services.pool, cart)).map(({ id }) => id)).toEqual([late]);
});

test("ten cards pay for a basket, but in Ireland as many as one likes", async () => {
  for (const [code, eleventh] of [
    ["CBFR", { refused: "tooManyCards" }],
    ["CBIE", { version: 11 }],
  ] as const) {
    const visitor = await basket(code);
    for (let n = 0; n < 10; n += 1) await attach(visitor, code, await issue(code, 100));
    expect(await attach(visitor, code, await issue(code, 100))).toMatchObject(eleventh);
  }
});
