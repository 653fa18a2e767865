import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { emailQueue, longestReply } from "../../../platform/outbox/email-queue.ts";
import { senderOf } from "../../../platform/outbox/sender.ts";
import type { MailTransport } from "../../../platform/outbox/transport.ts";
import { sendGift } from "../testing/send-emails.ts";
import { openShop, type Shop } from "../testing/shop.ts";
import { giftEmail } from "./emails.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const buy = async (): Promise<number> => {
  const buyer = await shop.buyer();
  await buyer.add("cafe-elodie-d");
  const { orderUuid } = await buyer.place();
  shop.provider.move(await shop.paymentOf(orderUuid), "PAID");
  await shop.settle(20_000);
  const { rows } = await shop.services.pool.query<{ id: number }>("select id from order_package where order_id = $1", [
    orderUuid,
  ]);
  return rows[0]?.id ?? 0;
};

/** A mail server that takes a message and says so when it is told to. */
const slowTransport = () => {
  const asked = Promise.withResolvers<void>();
  const told = Promise.withResolvers<void>();
  let copies = 0;
  const transport: MailTransport = {
    send: () => {
      copies += 1;
      asked.resolve();
      return told.promise;
    },
    close: () => undefined,
  };
  return { transport, asked: asked.promise, sayYes: told.resolve, copies: () => copies };
};

/** What the worker does with the job of a gift. */
const giftTaker = (transport: MailTransport): ((packageId: number) => Promise<unknown>) => {
  const send = senderOf(shop.services, transport);
  return (packageId) => send(giftEmail, { packageId });
};

const naively = (transport: MailTransport) => (packageId: number) => sendGift(shop.services, transport, packageId);

test.each([
  ["the takers", giftTaker, 1],
  ["takers that know nothing of each other", naively, 2],
])("a job of two takers while a slow server has its message: %s", async (_, takerFor, copies) => {
  const packageId = await buy();
  const server = slowTransport();
  const take = takerFor(server.transport);
  const first = take(packageId);
  await server.asked;
  const second = take(packageId);
  server.sayYes();
  await Promise.all([first, second]);
  expect(server.copies()).toBe(copies);
  const { rows } = await shop.services.pool.query("select state from delivery where package = $1", [packageId]);
  expect(rows).toEqual([{ state: "SENT" }]);
});

test("what failed of two takers fails for both, and is tried again after", async () => {
  const packageId = await buy();
  let copies = 0;
  const take = giftTaker({
    send: () => {
      copies += 1;
      return copies === 1 ? Promise.reject(new Error("away")) : Promise.resolve();
    },
    close: () => undefined,
  });
  const tried = await Promise.allSettled([take(packageId), take(packageId)]);
  expect(tried.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await take(packageId);
  expect(copies).toBe(2);
});

test("a job outlives the longest reply of a mail server, and a killed worker's is found within seconds", () => {
  const { expireInSeconds = 0, heartbeatSeconds } = emailQueue("mail");
  expect(expireInSeconds).toBeGreaterThan(longestReply);
  expect(longestReply).toBeGreaterThanOrEqual(600);
  expect(heartbeatSeconds).toBe(20);
});
