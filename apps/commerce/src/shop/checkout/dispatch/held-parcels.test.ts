import { expect, test } from "@jest/globals";
import { settleOrder } from "../../../money/payment/settle-by-hand.ts";
import { dispatching, printed } from "../testing/dispatching.ts";
import { shopForEachTest } from "../testing/shop-test.ts";

/** Nothing leaves while its money is in doubt. */
const shop = shopForEachTest();

const { buy, dispatch, leave, pay, place } = dispatching(() => shop);

test("after a chargeback it is held until a person has settled it", async () => {
  const { orderUuid, payment, number } = await buy(printed);
  await leave(payment, 0);
  const held = { lines: [`${number}: its payment waits for a person: \`pnpm settle\`.`], ok: false };
  expect((await dispatch()).lines).toEqual([`2026-11-23  ${number}  CBFR  1 card  held`]);
  expect(await dispatch("print", number)).toEqual(held);
  expect(await dispatch("sent", number)).toEqual(held);
  expect([await shop.state(orderUuid), await shop.count("gift_card_reveal")]).toEqual(["FULFILLING", 0]);
  await settleOrder(shop.services, number);
  expect((await dispatch()).lines).toEqual([`2026-11-23  ${number}  CBFR  1 card`]);
  expect(await dispatch("print", number)).toMatchObject({ ok: true });
  expect(await dispatch("sent", number)).toMatchObject({ ok: true });
  expect(await shop.state(orderUuid)).toBe("COMPLETED");
});

test("a chargeback that was won lets it go", async () => {
  const { payment, number } = await buy(printed);
  await leave(payment, 0);
  expect(await dispatch("sent", number)).toMatchObject({ ok: false });
  await leave(payment, 5395);
  expect(await dispatch("sent", number)).toMatchObject({ ok: true });
});

test("a chargeback of a payment that did not pay for it holds nothing", async () => {
  shop.provider.cancelable = false;
  const { buyer, orderUuid, payment, number } = await place(printed);
  await buyer.retry(orderUuid, { paymentMethod: "paypal" });
  const second = await shop.paymentOf(orderUuid);
  for (const one of [payment, second]) await pay(one);
  await shop.settle(5000);
  shop.services.clock.advance(60_000);
  await shop.announce(second);
  await leave(second, 0);
  expect(await shop.watched("PAYMENT")).toMatchObject([{ what: "PAYMENT_TAKEN_BACK" }]);
  expect(await dispatch("sent", number)).toMatchObject({ ok: true });
});

test("one that was paid beside money that is not what we asked for is held too", async () => {
  shop.provider.cancelable = false;
  const { buyer, orderUuid, payment, number } = await place(printed);
  await buyer.retry(orderUuid, { paymentMethod: "paypal" });
  const second = await shop.paymentOf(orderUuid);
  await leave(payment, 4000);
  await pay(second);
  expect((await dispatch()).lines).toEqual([`2026-11-23  ${number}  CBFR  1 card  held`]);
  expect(await dispatch("sent", number)).toMatchObject({ ok: false });
  await settleOrder(shop.services, number);
  expect(await dispatch("sent", number)).toMatchObject({ ok: true });
});
