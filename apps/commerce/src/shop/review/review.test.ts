import { errorCodes } from "@giftshop/validation";
import { expect, test } from "@jest/globals";
import { sendEmail } from "../../platform/outbox/send-email.ts";
import { fakeTransport } from "../../platform/outbox/testing/transport.ts";
import type { Buyer } from "../checkout/testing/shop.ts";
import { shopForEachTest } from "../checkout/testing/shop-test.ts";
import { askForReviews } from "./ask.ts";
import { reviewEmail } from "./email.ts";
import { newestReviews } from "./index.ts";
import { ratedOf, reviewsOfProduct } from "./published.ts";
import { forgetRequests } from "./requests-table.ts";
import { forgetAuthors, overdueReviews } from "./reviews-table.ts";
import { runReviews } from "./run-reviews.ts";
import { openRequest } from "./show-request.ts";
import { writeReview } from "./write-review.ts";

const shop = shopForEachTest();
const day = 86_400_000;
const morning = "2026-11-24T09:30:00Z";
const product = "cafe-elodie";

/** A paid order whose emails have left. */
const bought = async (over: Record<string, unknown> = {}) => {
  const buyer = await shop.buyer();
  await buyer.add("cafe-elodie-d");
  const { orderUuid } = await buyer.place(over);
  const payment = await shop.paymentOf(orderUuid);
  shop.provider.move(payment, "PAID");
  await shop.announce(payment);
  const { ownerPool, clock } = shop.services;
  await ownerPool.query("update delivery set state = 'SENT', sent_at = $1 where state = 'WAITING'", [clock.now()]);
  await ownerPool.query("update shop_order set state = 'COMPLETED' where id = $1 and state <> 'COMPLETED'", [
    orderUuid,
  ]);
  return { buyer, orderUuid };
};
const asked = async () => {
  shop.services.clock.set(morning);
  const order = await bought({ askReview: true });
  shop.services.clock.advance(8 * day);
  expect(await askForReviews(shop.services)).toBe(1);
  const transport = fakeTransport();
  await sendEmail(shop.services, transport, reviewEmail, { orderId: order.orderUuid });
  const [mail] = transport.taken;
  return { ...order, mail, token: /\/avis\/([0-9a-f]{40})\//.exec(mail?.text ?? "")?.[1] ?? "" };
};
const codeOf = (failing: Promise<unknown>): Promise<unknown> =>
  failing.then(
    () => undefined,
    (failure) => failure.problems?.[0]?.code,
  );
const write = (buyer: Buyer, token: string, rating: number, text: string) =>
  writeReview({ token, product, rating, text }, buyer.scope);

test("who agreed to it is asked once, by day, a week after everything was delivered, over several workers", async () => {
  shop.services.clock.set(morning);
  await bought();
  const { orderUuid } = await bought({ askReview: true });
  shop.services.clock.advance(6 * day);
  expect(await askForReviews(shop.services)).toBe(0);
  shop.services.clock.advance(2 * day - 6 * 3_600_000);
  expect(await askForReviews(shop.services)).toBe(0);
  shop.services.clock.advance(6 * 3_600_000);
  const told = await Promise.all([1, 2, 3].map(() => askForReviews(shop.services)));
  expect(told.toSorted()).toEqual([0, 0, 1]);
  shop.services.clock.advance(30 * day);
  expect(await askForReviews(shop.services)).toBe(0);
  expect(await reviewEmail.compose(shop.services, { orderId: orderUuid })).toMatchObject({ to: "elodie@example.com" });
});

test("nobody is asked of an order that is not delivered", async () => {
  shop.services.clock.set(morning);
  const { orderUuid } = await bought({ askReview: true });
  await shop.services.ownerPool.query("update delivery set state = 'WAITING', sent_at = null where order_id = $1", [
    orderUuid,
  ]);
  shop.services.clock.advance(8 * day);
  expect(await askForReviews(shop.services)).toBe(0);
  expect(await reviewEmail.compose(shop.services, { orderId: orderUuid })).toBeUndefined();
  await shop.services.ownerPool.query("update delivery set state = 'SENT', sent_at = $2 where order_id = $1", [
    orderUuid,
    new Date(shop.services.clock.now().getTime() - 8 * day),
  ]);
  shop.services.clock.advance(day);
  expect(await askForReviews(shop.services)).toBe(1);
});

test("a review is the order's, is read before it is shown, and shown from then on; changed, it is read again", async () => {
  const { buyer, token } = await asked();
  const { pool } = shop.services;
  const written = await write(buyer, token, 4, "  Chaleureux.\r\n\r\n\r\nMerci ");
  expect(written.items).toMatchObject([
    { product, review: { rating: 4, body: "Chaleureux.\n\nMerci", state: "PENDING" } },
  ]);
  expect(await ratedOf(pool, "CBFR", product)).toEqual({ count: 0, average: null });
  const [waiting] = await runReviews(shop.services, []);
  const id = /\d+(?= {2}CBFR)/.exec(waiting?.text ?? "")?.[0] ?? "";
  expect(await runReviews(shop.services, ["publish", id], "staff")).toEqual([
    { text: `${id}: published.`, done: true },
  ]);
  const purges = await shop.services.ownerPool.query(
    "select data->'tags' as tags from pgboss.job where name = 'storefront-purge'",
  );
  expect(purges.rows.map(({ tags }) => tags)).toContainEqual([`product:CBFR:${product}`, "content:CBFR"]);
  const place = { storefront: "CBFR", language: "fr" } as const;
  expect(await reviewsOfProduct(pool, { ...place, product }, 5)).toMatchObject([{ author: "Élodie", rating: 4 }]);
  expect(await newestReviews(pool, place, 5)).toHaveLength(1);
  expect(await newestReviews(pool, { ...place, storefront: "CKFR" }, 5)).toEqual([]);
  await write(buyer, token, 4, "Chaleureux.\n\nMerci");
  expect(await newestReviews(pool, place, 5)).toHaveLength(1);
  await write(buyer, token, 2, "Autre chose");
  expect(await newestReviews(pool, place, 5)).toEqual([]);
  expect(await runReviews(shop.services, ["refuse", id, "names", "somebody"], "staff")).toEqual([
    { text: `${id}: refused.`, done: true },
  ]);
  expect(await runReviews(shop.services, [])).toEqual([{ text: "No review waits.", done: true }]);
  expect((await openRequest(token, buyer.scope)).view.items[0]?.review?.state).toBe("REFUSED");
});

test("an average is shown from five reviews on", async () => {
  const { buyer, token, orderUuid } = await asked();
  await write(buyer, token, 5, "");
  const { ownerPool, pool, clock } = shop.services;
  await ownerPool.query("update review set state = 'PUBLISHED', decided_at = $1", [clock.now()]);
  const again = async (rating: number): Promise<void> => {
    const { orderUuid: other } = await bought();
    await ownerPool.query(
      `insert into review (order_id, storefront, product, language, rating, body, author, written_at, state, decided_at)
       select $1, storefront, product, language, $3, body, author, written_at, state, decided_at from review where order_id = $2`,
      [other, orderUuid, rating],
    );
  };
  for (const rating of [4, 4, 2]) await again(rating);
  expect(await ratedOf(pool, "CBFR", product)).toEqual({ count: 4, average: null });
  await again(4);
  expect(await ratedOf(pool, "CBFR", product)).toEqual({ count: 5, average: 3.8 });
});

test("a strange link, another shop's, a product of another order and wrong fields are refused", async () => {
  const { buyer, token } = await asked();
  expect(await codeOf(openRequest("0".repeat(40), buyer.scope))).toBe(errorCodes.linkInvalid);
  const stranger = await shop.buyer("CKFR");
  expect(await codeOf(openRequest(token, stranger.scope))).toBe(errorCodes.linkInvalid);
  expect(await codeOf(writeReview({ token, product: "apple", rating: 5 }, buyer.scope))).toBe(
    errorCodes.productNotFound,
  );
  for (const wrong of [
    { rating: 0 },
    { rating: 6 },
    { rating: 4.5 },
    { rating: 5, text: "😀" },
    { rating: 5, text: "a".repeat(1001) },
  ])
    expect(await codeOf(writeReview({ token, product, ...wrong }, buyer.scope))).toBeDefined();
  const network = { ...buyer.scope, clientAddress: "203.0.113.9" };
  for (let nth = 0; nth < 10; nth += 1) await codeOf(openRequest(`${nth}`.repeat(40), network));
  expect(await codeOf(openRequest(token, network))).toBe(errorCodes.tooManyRequests);
});

test("links and names are forgotten, and what nobody reads is reported", async () => {
  const { buyer, token } = await asked();
  await write(buyer, token, 3, "Bien");
  const { pool, clock } = shop.services;
  const tomorrow = new Date(clock.now().getTime() + day);
  expect(await overdueReviews(pool, clock.now())).toEqual([]);
  expect(await overdueReviews(pool, tomorrow)).toHaveLength(1);
  expect(await forgetAuthors(pool, tomorrow, 10)).toBe(1);
  expect((await openRequest(token, buyer.scope)).view.items[0]?.review?.author).toBe("");
  expect(await forgetRequests(pool, tomorrow, 10)).toBe(1);
  expect(await codeOf(openRequest(token, buyer.scope))).toBe(errorCodes.linkInvalid);
});
