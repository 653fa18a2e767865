import { setTimeout as sleep } from "node:timers/promises";
import { expect, jest, test } from "@jest/globals";
import { ProviderUnreachable, refundRounds } from "../../../money/payment/index.ts";
import { owedBack, refunding } from "../testing/refunding.ts";
import { shopForEachTest } from "../testing/shop-test.ts";
import { startPoller } from "./poller.ts";

/** A provider that takes a refund's call and does not answer. */
const shop = shopForEachTest();

const until = async (what: () => boolean | Promise<boolean>): Promise<void> => {
  for (let waited = 0; !(await what()); waited += 20) {
    if (waited > 5000) throw new Error("It did not come to that.");
    await sleep(20);
  }
};

/** The next refund's call hangs until it is let go. */
const hang = () => {
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const asked = jest.spyOn(shop.provider, "refund").mockImplementationOnce(async () => {
    await gate;
    return { id: "re_late", state: "PENDING" };
  });
  return { asked, letGo };
};

test("a refund that hangs keeps no payment and no other refund waiting, and is heard out before the worker ends", async () => {
  const { asked, letGo } = hang();
  await refunding(shop);
  const stop = startPoller(shop.context);
  await until(() => asked.mock.calls.length === 1);

  await refunding(shop);
  await until(() => shop.provider.refunds.size === 1);
  await shop.services.ownerPool.query("update variation_stock set on_hand = 20");
  const buyer = await shop.buyer();
  await buyer.add("cafe-elodie-p");
  const { orderUuid } = await buyer.place();
  shop.provider.move(await shop.paymentOf(orderUuid), "PAID");
  shop.services.clock.advance(10_000);
  await until(async () => (await shop.state(orderUuid)) === "FULFILLING");
  expect(shop.provider.refunds.size).toBe(1);

  const stopped = jest.fn();
  const stopping = stop().then(stopped);
  await shop.services.pool.query("select 1");
  expect(stopped).not.toHaveBeenCalled();
  letGo();
  await stopping;
  expect(await owedBack(shop)).toBe(0);
});

test("no more than twenty are under way at once, and each that ends makes room", async () => {
  const refund = jest.spyOn(shop.provider, "refund").mockRejectedValue(new ProviderUnreachable("down"));
  for (let count = 0; count < 22; count += 1) await refunding(shop);
  shop.services.clock.advance(60_000);
  refund.mockImplementation(() => new Promise(() => undefined));
  const { letGo } = hang();
  const rounds = refundRounds(shop.context);
  expect(await rounds.begin()).toBe(20);
  expect(await rounds.begin()).toBe(0);
  letGo();
  await until(async () => (await rounds.begin()) === 1);
  expect(await rounds.begin()).toBe(0);
});
