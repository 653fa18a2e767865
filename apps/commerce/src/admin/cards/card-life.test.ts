import { expect, test } from "@jest/globals";
import { expireCards } from "../../money/giftcard/expiry/expire.ts";
import { checkBalance, holdCards, releaseHolds } from "../../money/giftcard/index.ts";
import { inTransaction } from "../../platform/database/index.ts";
import { runDispatch } from "../../shop/checkout/dispatch/run-dispatch.ts";
import { dispatching, printed } from "../../shop/checkout/testing/dispatching.ts";
import { shopForEachTest } from "../../shop/checkout/testing/shop-test.ts";
import { runBlock, runReissue } from "./run-cards.ts";

/** A card that is lost, stolen or over. */
const shop = shopForEachTest();
const { buy } = dispatching(() => shop);

const day = 86_400_000;

interface Code {
  number: string;
  pin: string;
}
const codeIn = (text: string): Code => {
  const [, number = "", pin = ""] = /number (\d{19}) {2}PIN (\d{6})/.exec(text) ?? [];
  return { number, pin };
};
const balance = (code: Code): Promise<number> =>
  checkBalance(shop.services.pool, code, shop.services.clock.now(), shop.services.environment).then(
    (card) => card.balance,
    (error: { code: number }) => -error.code,
  );
const posted = async () => {
  const order = await buy(printed);
  const [said] = await runDispatch(shop.services, ["print", order.number]);
  await runDispatch(shop.services, ["sent", order.number]);
  return { ...order, code: codeIn(said?.text ?? "") };
};

test("a lost parcel's card is issued again, once, after five working days: the old one opens nothing", async () => {
  const { number, code } = await posted();
  const words = [number, code.number.slice(-4), "lost"];
  expect((await runReissue(shop.services, words, "ada")).text).toContain("may still come");
  shop.services.clock.advance(8 * day);
  const said = await runReissue(shop.services, words, "ada");
  expect(said.done).toBe(true);
  expect(await balance(codeIn(said.text))).toBe(5000);
  expect(await balance(code)).toBeLessThan(0);
  expect((await runReissue(shop.services, words, "ada")).text).toContain("issued again before");
  const again = [number, codeIn(said.text).number.slice(-4), "stolen"];
  expect((await runReissue(shop.services, again, "ada")).text).toContain("took the place");
  expect(await shop.count("gift_card_decision", "staff = 'ada' and reason = 'LOST_PARCEL'")).toBe(2);
  await expect(shop.services.pool.query("delete from gift_card_decision")).rejects.toThrow("permission denied");
});

test("a parcel of two months ago is lost no more, a stolen card is blocked at once and issued again", async () => {
  const { number, code } = await posted();
  const digits = code.number.slice(-4);
  shop.services.clock.advance(61 * day);
  expect((await runReissue(shop.services, [number, digits, "lost"], "ada")).text).toContain("too long ago");
  expect((await runBlock(shop.services, [number, digits, "stolen"], "ada")).done).toBe(true);
  expect((await runBlock(shop.services, [number, digits, "stolen"], "ada")).done).toBe(false);
  expect((await runReissue(shop.services, [number, digits, "stolen"], "ada")).done).toBe(true);
});

test("what is left after the last day is breakage, once; a hold begun before is honoured", async () => {
  const { orderUuid, code } = await posted();
  const { services } = shop;
  const { pool, clock } = services;
  const { rows } = await pool.query<{ id: number; end: string }>(
    "select id, expires_on::text as end from gift_card where last_digits = $1",
    [code.number.slice(-4)],
  );
  const card = rows[0] ?? { id: 0, end: "" };
  // 22:59 UTC of its last day is 23:59 in Paris.
  clock.advance(Date.parse(`${card.end}T22:59:00Z`) - clock.now().getTime());
  expect(await expireCards(pool, clock.now())).toBe(0);
  const until = new Date(clock.now().getTime() + day);
  await inTransaction(pool, (client) =>
    holdCards(client, { order: orderUuid, cards: [{ card: card.id, amount: 2000 }], until }, clock.now()),
  );
  clock.advance(2 * 60_000);
  expect(await expireCards(pool, clock.now())).toBe(0);
  await inTransaction(pool, (client) => releaseHolds(client, orderUuid));
  expect(await expireCards(pool, clock.now())).toBe(1);
  expect(await expireCards(pool, clock.now())).toBe(0);
  expect(await balance(code)).toBeLessThanOrEqual(0);
  const broken = await pool.query(
    "select e.amount from ledger_entry e join ledger_account a on a.id = e.account where a.kind = 'BREAKAGE'",
  );
  expect(broken.rows).toEqual([{ amount: 5000 }]);
});
