import { getStorefront } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { ordersOfBuyer } from "../../../money/order/index.ts";
import { makeChallenge } from "../../../platform/captcha/make-challenge.ts";
import { solvedToken } from "../../../platform/captcha/testing/solve.ts";
import type { Buyer } from "../../checkout/testing/shop.ts";
import { billing } from "../../checkout/testing/shop.ts";
import { shopForFile } from "../../checkout/testing/shop-test.ts";
import { showOrder } from "../../checkout/view/show-order.ts";
import { createAccountOnOrder } from "./create-on-order.ts";

const shop = shopForFile();
const password = "a fine long passphrase";

const captchaToken = async (): Promise<string> =>
  solvedToken(await makeChallenge(shop.services, { action: "common", storefront: "CBFR" }));
const accountsOf = async (email: string) =>
  (
    await shop.services.ownerPool.query<{ id: string; verified: boolean; visitor: number; firstName: string }>(
      `select id, email_verified_at is not null as verified, visitor, first_name as "firstName" from account where email = $1`,
      [email],
    )
  ).rows;
const codeOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => "no failure",
    (error: { problems?: { code: number }[] }) => error.problems?.[0]?.code ?? error,
  );

const ordered = async (email: string) => {
  const buyer = await shop.buyer();
  await buyer.add("cafe-elodie-d");
  const { orderUuid } = await buyer.place({ billing: { ...billing, email } });
  return { buyer, orderUuid };
};
const seenBy = async (visitor: number): Promise<string[]> => {
  const { legalEntity } = getStorefront("CBFR");
  const seen = await ordersOfBuyer(shop.services.pool, { visitor, legalEntity }, { itemsPerPage: 16, pageNumber: 1 });
  return seen.map(({ id }) => id);
};
const create = async (buyer: Buyer, orderUuid: string, over = {}) =>
  createAccountOnOrder({ orderUuid, password, captchaToken: await captchaToken(), ...over }, buyer.scope);

test("a guest's order makes an account that is not verified, and sees this one order", async () => {
  const email = "guest@example.org";
  const earlier = await ordered(email);
  const { buyer, orderUuid } = await ordered(email);
  expect(await create(buyer, orderUuid)).toEqual({ status: "EMAIL_SENT" });
  const [account, ...others] = await accountsOf(email);
  expect(others).toEqual([]);
  expect(account).toMatchObject({ verified: false, firstName: "Élodie" });
  const visitor = account?.visitor ?? 0;
  expect(await seenBy(visitor)).toEqual([orderUuid]);
  const stranger = await shop.buyer();
  const own = { ...stranger.scope, visitor: { ...stranger.scope.visitor, find: async () => visitor } };
  expect((await showOrder(orderUuid, "id", own)).details).not.toBeNull();
  expect((await showOrder(earlier.orderUuid, "id", own)).details).toBeNull();
  expect((await showOrder(orderUuid, "id", stranger.scope)).details).toBeNull();
});

test("the same order makes no second account, however often and at once it is asked", async () => {
  const { buyer, orderUuid } = await ordered("twice@example.org");
  await Promise.allSettled([create(buyer, orderUuid), create(buyer, orderUuid)]);
  expect(await create(buyer, orderUuid)).toEqual({ status: "EMAIL_SENT" });
  expect(await accountsOf("twice@example.org")).toHaveLength(1);
});

test("somebody else's order makes nobody an account", async () => {
  const { orderUuid } = await ordered("mine@example.org");
  const other = await shop.buyer();
  expect(await codeOf(create(other, orderUuid))).toBe(2042);
  expect(await codeOf(create(other, "no order"))).toBe(2042);
  expect(await accountsOf("mine@example.org")).toEqual([]);
});

test("a password that is guessed first is refused, and so is a call without the captcha's work", async () => {
  const { buyer, orderUuid } = await ordered("weak@example.org");
  expect(await codeOf(create(buyer, orderUuid, { password: "password1" }))).toBe(1116);
  expect(await codeOf(create(buyer, orderUuid, { captchaToken: "forged" }))).toBe(1003);
  expect(await accountsOf("weak@example.org")).toEqual([]);
});

test("an email that has an account gets none: its owner is told, and the caller is not", async () => {
  const email = "owner@example.org";
  const first = await ordered(email);
  await create(first.buyer, first.orderUuid);
  await shop.services.ownerPool.query("update account set email_verified_at = now() where email = $1", [email]);
  const { buyer, orderUuid } = await ordered(email);
  expect(await create(buyer, orderUuid)).toEqual({ status: "EMAIL_SENT" });
  const [account, ...others] = await accountsOf(email);
  expect(others).toEqual([]);
  // It is claimed, as all that was ordered with this email is when its owner signs in.
  expect(new Set(await seenBy(account?.visitor ?? 0))).toEqual(new Set([first.orderUuid, orderUuid]));
  expect(
    await shop.count("pgboss.job", `data->>'kind' = 'accountExists' and data->>'account' = '${account?.id}'`),
  ).toBe(1);
});
