import { expect, test } from "@jest/globals";
import { fakeTransport } from "../../../platform/outbox/testing/transport.ts";
import { dispatching, emailed, printed } from "../testing/dispatching.ts";
import { sendGift } from "../testing/send-emails.ts";
import type { Buyer } from "../testing/shop.ts";
import { shopForEachTest } from "../testing/shop-test.ts";

/** A parcel has left: its order moves on, and its buyer sees it. */
const shop = shopForEachTest();

const { buy, dispatch, place } = dispatching(() => shop);

const shown = async (buyer: Buyer, orderUuid: string) => (await buyer.show(orderUuid)).details?.deliveries;

test("sent, it is on its way to the buyer's eyes and its order is complete", async () => {
  const { buyer, orderUuid, number } = await buy(printed, "nordlicht-p");
  const [before] = (await shown(buyer, orderUuid)) ?? [];
  expect(before).toMatchObject({ state: "PREPARING" });
  expect(await shop.state(orderUuid)).toBe("FULFILLING");
  expect(await dispatch("sent", number)).toEqual({ lines: [`${number}: sent.`], ok: true });
  expect(await shop.state(orderUuid)).toBe("COMPLETED");
  const sent = { kind: "PHYSICAL", state: "SENT", expectedAt: before?.expectedAt };
  expect(await shown(buyer, orderUuid)).toMatchObject([sent, sent]);
});

test("one that leaves late arrives on the next day of the post from then, one that leaves early when it was promised", async () => {
  shop.services.clock.set("2026-11-23T18:00:00+01:00");
  const [late, early] = [await buy(printed), await buy(printed)];
  await dispatch("sent", early.number);
  shop.services.clock.set("2026-11-27T11:00:00+01:00");
  await dispatch("sent", late.number);
  // Paid after Monday's cut-off: Tuesday's post, Wednesday's post; sent on a Friday: Saturday's post.
  expect(await shown(early.buyer, early.orderUuid)).toMatchObject([{ expectedAt: "2026-11-24T23:00:00.000Z" }]);
  expect(await shown(late.buyer, late.orderUuid)).toMatchObject([{ expectedAt: "2026-11-27T23:00:00.000Z" }]);
  expect((await late.buyer.show(late.orderUuid)).details?.order.shipments).toMatchObject([
    { deliveryDate: "2026-11-27T23:00:00.000Z" },
  ]);
});

test("of an order with an e-mail too, whichever goes last completes it", async () => {
  const orders = [await buy(printed, emailed), await buy(printed, emailed)];
  const mail = async ({ orderUuid }: { orderUuid: string }) => {
    const { rows } = await shop.services.pool.query<{ id: number }>(
      "select id from order_package where order_id = $1 and kind = 'DIGITAL'",
      [orderUuid],
    );
    for (const { id } of rows) await sendGift(shop.services, fakeTransport(), id);
  };
  const [mailedFirst, postedFirst] = orders;
  if (mailedFirst === undefined || postedFirst === undefined) throw new Error("There are two.");
  await mail(mailedFirst);
  await dispatch("sent", postedFirst.number);
  for (const { orderUuid } of orders) expect(await shop.state(orderUuid)).toBe("FULFILLING");
  await dispatch("sent", mailedFirst.number);
  await mail(postedFirst);
  for (const { orderUuid } of orders) expect(await shop.state(orderUuid)).toBe("COMPLETED");
});

test("what cannot leave says why, and the others of the list are done all the same", async () => {
  const [unpaid, canceled, mailed, gone, good] = [
    await place(printed),
    await place(printed),
    await buy(emailed),
    await buy(printed),
    await buy(printed),
  ];
  shop.provider.move(canceled.payment, "FAILED");
  await shop.announce(canceled.payment);
  await dispatch("sent", gone.number);
  const numbers = ["CBFR-00000000", unpaid.number, canceled.number, mailed.number, gone.number];
  const why = [
    "there is no such order.",
    "it is not paid.",
    "it was cancelled.",
    "nothing of it is posted.",
    "its parcel was sent already.",
  ];
  const refused = numbers.map((number, index) => `${number}: ${why[index]}`);
  expect(await dispatch("sent", ...numbers, good.number)).toEqual({
    lines: [...refused, `${good.number}: sent.`],
    ok: false,
  });
  expect(await shop.state(good.orderUuid)).toBe("COMPLETED");
  for (const [index, number] of numbers.entries())
    expect(await dispatch("print", number)).toEqual({ lines: [refused[index]], ok: false });
  for (const words of [["print"], ["sent"], ["send", good.number], ["print", good.number, gone.number]])
    expect(await dispatch(...words)).toMatchObject({ ok: false });
  expect(await shop.count("gift_card_reveal")).toBe(0);
  shop.provider.move(unpaid.payment, "FAILED");
  await shop.settle(0);
});
