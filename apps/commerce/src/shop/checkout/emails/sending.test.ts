import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { emailQueue } from "../../../platform/outbox/email-queue.ts";
import { enqueueAgain } from "../../../platform/outbox/enqueue-again.ts";
import { fakeTransport, refusal } from "../../../platform/outbox/testing/transport.ts";
import { findReported } from "../../../testing/find-reported.ts";
import { emails, listRefused, resend, sendConfirmation, sendGift } from "../testing/send-emails.ts";
import { openShop, type Shop } from "../testing/shop.ts";
import { confirmationEmail, giftEmail } from "./emails.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const buy = async (): Promise<{ orderId: string; packageId: number }> => {
  const buyer = await shop.buyer();
  await buyer.add("cafe-elodie-d");
  const { orderUuid } = await buyer.place();
  shop.provider.move(await shop.paymentOf(orderUuid), "PAID");
  await shop.settle(20_000);
  const { rows } = await shop.services.pool.query<{ id: number }>("select id from order_package where order_id = $1", [
    orderUuid,
  ]);
  return { orderId: orderUuid, packageId: rows[0]?.id ?? 0 };
};

const stateOf = async (packageId: number): Promise<string | undefined> =>
  (await shop.services.pool.query<{ state: string }>("select state from delivery where package = $1", [packageId]))
    .rows[0]?.state;

const aboutUs = [
  refusal("EAUTH", "AUTH PLAIN", "535 5.7.8 Invalid login"),
  refusal("EPROTOCOL", "CONN", "554 5.3.2 not now"),
  refusal("EENVELOPE", "MAIL FROM", "550 5.7.1 sender not allowed"),
  refusal("EENVELOPE", "RCPT TO", "554 5.7.1 relay access denied"),
  refusal("EENVELOPE", "RCPT TO", "530 authentication required"),
  refusal("EENVELOPE", "RCPT TO", "452 4.2.2 mailbox full"),
  refusal("EENVELOPE", "DATA", "554 no valid recipients"),
  refusal("EMESSAGE", "DATA", "451 try again later"),
  refusal("EMESSAGE", "DATA", "550 5.7.26 unauthenticated"),
  refusal("EMESSAGE", "DATA", "550-5.7.1 blocked\n550 5.7.1 see our policy"),
  refusal("EMESSAGE", "DATA", "550 5.4.5 daily sending quota exceeded"),
  refusal("EMESSAGE", "DATA", "553 5.1.8 sender's domain not found"),
  refusal("EMESSAGE", "DATA", "550-Requested action not taken\n550 Reject due to SPF policy"),
  refusal("EENVELOPE", "RCPT TO", "550 DMARC check failed"),
  refusal("ECONNECTION", "CONN", ""),
];

test.each(aboutUs.map((error) => [error.message, error] as const))(
  "what is not about this recipient or message is tried again: %s",
  async (_, error) => {
    const { orderId, packageId } = await buy();
    const transport = fakeTransport();
    transport.refuseNext(error, error);
    await expect(sendGift(shop.services, transport, packageId)).rejects.toBe(error);
    await expect(sendConfirmation(shop.services, transport, { orderId })).rejects.toBe(error);
    expect(await stateOf(packageId)).toBe("WAITING");
    await sendGift(shop.services, transport, packageId);
    await sendConfirmation(shop.services, transport, { orderId });
    expect(transport.taken).toHaveLength(2);
    expect(await stateOf(packageId)).toBe("SENT");
  },
);

const final = [
  refusal("EENVELOPE", "RCPT TO", "550 5.1.1 no such user"),
  refusal("EENVELOPE", "RCPT TO", "550 No such user"),
  refusal("EMESSAGE", "DATA", "552 5.3.4 message too big"),
  refusal("EMESSAGE", "DATA", "550 5.1.1 no such user, as is our policy to say at the end"),
];

test.each(final.map((error) => [error.message, error] as const))(
  "a recipient or a message that is refused is not tried again: %s",
  async (_, error) => {
    const { orderId, packageId } = await buy();
    const transport = fakeTransport();
    transport.refuseNext(error, error);
    await sendGift(shop.services, transport, packageId);
    await sendConfirmation(shop.services, transport, { orderId });
    expect(await stateOf(packageId)).toBe("FAILED");
    await sendGift(shop.services, transport, packageId);
    await sendConfirmation(shop.services, transport, { orderId });
    expect(transport.taken).toEqual([]);
  },
);

test("what was sent is not sent twice", async () => {
  const { orderId, packageId } = await buy();
  const transport = fakeTransport();
  for (let time = 0; time < 2; time += 1) {
    await sendGift(shop.services, transport, packageId);
    await sendConfirmation(shop.services, transport, { orderId });
  }
  expect(transport.taken).toHaveLength(2);
});

const jobsOf = async (queue: string, job: object): Promise<number> => {
  const { rows } = await shop.services.pool.query<{ n: number }>(
    "select count(*)::int as n from pgboss.job where name = $1 and data = $2::jsonb and state in ('created', 'retry', 'active')",
    [queue, JSON.stringify(job)],
  );
  return rows[0]?.n ?? -1;
};
const giveUp = (queue: string, job: object) =>
  shop.services.pool.query("update pgboss.job set state = 'failed' where name = $1 and data = $2::jsonb", [
    queue,
    JSON.stringify(job),
  ]);
/** All that earlier tests left waiting is sent, as far as the books go. */
const settleAll = async (): Promise<void> => {
  await shop.services.ownerPool.query(
    "update letter set state = 'SENT', settled_at = now() where state = 'WAITING'; update delivery set state = 'SENT', sent_at = now() where state = 'WAITING'",
  );
};

test("what waits without a job is enqueued again, once; what is sent, or still tried, is not", async () => {
  const { services } = shop;
  await settleAll();
  const { orderId, packageId } = await buy();
  const again = () => enqueueAgain(services, emails);
  services.clock.advance(11 * 60_000);
  expect(await again()).toBe(0);
  await giveUp(giftEmail.queue, { packageId });
  await giveUp(confirmationEmail.queue, { orderId });
  expect(await again()).toBe(2);
  expect(await jobsOf(giftEmail.queue, { packageId })).toBe(1);
  expect(await jobsOf(confirmationEmail.queue, { orderId })).toBe(1);
  expect(await again()).toBe(0);
  const transport = fakeTransport();
  await sendGift(services, transport, packageId);
  await sendConfirmation(services, transport, { orderId });
  await giveUp(giftEmail.queue, { packageId });
  await giveUp(confirmationEmail.queue, { orderId });
  expect(await again()).toBe(0);
});

const numberOf = async (orderId: string): Promise<string> => {
  const { rows } = await shop.services.pool.query<{ number: string }>("select number from shop_order where id = $1", [
    orderId,
  ]);
  return rows[0]?.number ?? "";
};
const watched = async (): Promise<string[]> =>
  (await findReported(shop.services.pool, shop.services.clock.now())).map(({ what, id }) => `${what} ${id}`);
const day = 86_400_000;

test("what could not be sent for a week is enqueued no more: the watch names it, and somebody may send it again", async () => {
  const { services } = shop;
  await settleAll();
  const { orderId, packageId } = await buy();
  const jobs = [
    [giftEmail.queue, { packageId }],
    [confirmationEmail.queue, { orderId }],
  ] as const;
  const again = () => enqueueAgain(services, emails);
  const giveUpAll = () => Promise.all(jobs.map(([queue, job]) => giveUp(queue, job)));
  services.clock.advance(7 * day - 60_000);
  await giveUpAll();
  expect(await again()).toBe(2);
  services.clock.advance(day);
  // What is still being tried goes on being tried.
  expect(await again()).toBe(0);
  expect(await stateOf(packageId)).toBe("WAITING");
  await giveUpAll();
  expect(await again()).toBe(0);
  expect(await stateOf(packageId)).toBe("FAILED");
  expect(await watched()).toEqual(
    expect.arrayContaining([`GIFT_NOT_SENT ${packageId}`, expect.stringContaining(`EMAIL_NOT_SENT mail.order`)]),
  );
  expect(await again()).toBe(0);

  expect(await resend(services, await numberOf(orderId))).toBe(2);
  expect(await again()).toBe(0);
  expect(await Promise.all(jobs.map(([queue, job]) => jobsOf(queue, job)))).toEqual([1, 1]);
  await giveUp(giftEmail.queue, { packageId });
  expect(await again()).toBe(0);
  expect(await stateOf(packageId)).toBe("FAILED");
  const transport = fakeTransport();
  expect(await resend(services, await numberOf(orderId))).toBe(1);
  await sendGift(services, transport, packageId);
  await sendConfirmation(services, transport, { orderId });
  expect(transport.taken).toHaveLength(2);
});

test("a gift for a later day has its week from that day on", async () => {
  const { services } = shop;
  await settleAll();
  const { packageId } = await buy();
  await services.ownerPool.query(
    "update delivery set expected_at = expected_at + interval '5 days' where package = $1",
    [packageId],
  );
  const tryAgain = async () => {
    await giveUp(giftEmail.queue, { packageId });
    await enqueueAgain(services, emails);
    return [await stateOf(packageId), await jobsOf(giftEmail.queue, { packageId })];
  };
  services.clock.advance(8 * day);
  expect(await tryAgain()).toEqual(["WAITING", 1]);
  services.clock.advance(5 * day);
  expect(await tryAgain()).toEqual(["FAILED", 0]);
});

test("what was promised a moment ago is left to its first job", async () => {
  await settleAll();
  const { packageId } = await buy();
  await giveUp(giftEmail.queue, { packageId });
  expect(await enqueueAgain(shop.services, emails)).toBe(0);
});

test("mail is tried for two days", async () => {
  const pauses = Array.from({ length: emailQueue("mail").retryLimit ?? 0 }, (_, tries) =>
    // Half of each pause is drawn by lot, up to the longest.
    Math.min(300, 2 * (2 ** Math.min(16, tries + 1) / 2)),
  );
  const hours = pauses.reduce((sum, pause) => sum + pause, 0) / 3600;
  expect(hours).toBeGreaterThan(47);
  expect(hours).toBeLessThan(50);
});

test("what was refused is listed by its order, and sent again when somebody says so", async () => {
  const { services } = shop;
  const { orderId, packageId } = await buy();
  const transport = fakeTransport();
  transport.refuseNext(...final.slice(0, 2));
  await sendGift(services, transport, packageId);
  await sendConfirmation(services, transport, { orderId });
  const number = await numberOf(orderId);
  expect((await listRefused(services)).filter(({ name }) => name === number)).toEqual([
    { name: number, queue: giftEmail.queue, count: 1, since: expect.any(Date) },
    { name: number, queue: confirmationEmail.queue, count: 1, since: expect.any(Date) },
  ]);
  await giveUp(giftEmail.queue, { packageId });
  const [one, other] = await Promise.all([resend(services, number), resend(services, number)]);
  expect([one, other].sort()).toEqual([0, 2]);
  expect(await jobsOf(giftEmail.queue, { packageId })).toBe(1);
  await sendGift(services, transport, packageId);
  await sendConfirmation(services, transport, { orderId });
  expect(transport.taken).toHaveLength(2);
  expect(await stateOf(packageId)).toBe("SENT");
  expect(await shop.state(orderId)).toBe("COMPLETED");
  expect(await resend(services, number)).toBe(0);
  expect(await resend(services, "FR-00000000")).toBe(0);
});
