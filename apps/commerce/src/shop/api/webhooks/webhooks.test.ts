import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { Webhook } from "standardwebhooks";
import { fakeTransport } from "../../../platform/outbox/testing/transport.ts";
import { sendGift } from "../../checkout/testing/send-emails.ts";
import { apiForFile } from "../testing/api-test.ts";
import { companyWithCredit, keyFor } from "../testing/company.ts";
import { callWebhook } from "./call-webhook.ts";
import { pauses, sendDue } from "./send-due.ts";
import { watchOrders } from "./watch.ts";

const { shop, call, variationOf } = apiForFile();

interface Heard {
  headers: Record<string, string>;
  text: string;
}

/** Whoever is told: answers with a status that a test sets. */
let heard: Heard[] = [];
let status = 204;
let receiver: Server;
let url: string;
let key: string;

beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    heard.push({ headers: request.headers as Record<string, string>, text: Buffer.concat(parts).toString() });
    response.writeHead(status, status === 302 ? { location: `${url}elsewhere` } : {}).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
});
afterAll(() => void receiver.close());
beforeEach(async () => {
  heard = [];
  status = 204;
  key = await keyFor(shop.services, await companyWithCredit(shop.services));
});

const add = async (events: readonly string[], of = key) =>
  (await call("/webhooks", { method: "POST", key: of, body: { url, events } })).body;

const order = async (of = key, emails = ["zoe@example.com"]): Promise<string> => {
  const product = await variationOf("cafe-elodie-d");
  const gifts = emails.map((email) => ({ product, amount: 2500, recipient: { name: "Zoé", email } }));
  return (await call("/orders", { method: "POST", key: of, body: { reference: "R-1", gifts } })).body.id;
};

/** Everything that is due now. */
const work = async (): Promise<void> => {
  await watchOrders(shop.services);
  while ((await sendDue(shop.services)) > 0);
};
const later = (milliseconds: number): void => shop.services.clock.advance(milliseconds);
const typesOf = (): string[] => heard.map(({ text }) => JSON.parse(text).type);

test("a gift that was sent and the order that ended with it are told once, signed", async () => {
  const { secret } = await add(["gift.sent", "order.completed"]);
  const id = await order();
  await work();
  expect(heard).toEqual([]);
  const { rows } = await shop.services.pool.query<{ id: number }>("select id from order_package where order_id = $1", [
    id,
  ]);
  await sendGift(shop.services, fakeTransport(), rows[0]?.id ?? 0);
  later(5_000);
  await work();
  later(5_000);
  await work();
  expect(typesOf().toSorted()).toEqual(["gift.sent", "order.completed"]);
  for (const { headers, text } of heard) {
    // The library checks the time against the machine's own clock.
    const signed = { ...headers, "webhook-timestamp": headers["webhook-timestamp"] ?? "" };
    const check = new Webhook(secret);
    const realNow = Date.now;
    Date.now = () => shop.services.clock.now().getTime();
    try {
      expect(check.verify(text, signed)).toMatchObject({ test: false, data: { order: id, orderReference: "R-1" } });
      expect(() => check.verify(`${text} `, signed)).toThrow();
    } finally {
      Date.now = realNow;
    }
  }
  expect(heard.map(({ text }) => text).join()).not.toContain("zoe@");
});

test("one that fails is tried again, ever later, and its log says how each try went", async () => {
  const { id } = await add(["gift.sent"]);
  await call(`/webhooks/${id}/test`, { method: "POST", key });
  status = 500;
  await work();
  later((pauses[0] ?? 0) - 1000);
  await work();
  expect(heard).toHaveLength(1);
  status = 302;
  later(1000);
  await work();
  status = 204;
  later(pauses[1] ?? 0);
  await work();
  expect(heard).toHaveLength(3);
  expect(new Set(heard.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  const { data } = (await call(`/webhooks/${id}/deliveries`, { key })).body;
  expect(data).toMatchObject([
    {
      type: "webhook.test",
      state: "DELIVERED",
      nextTryAt: null,
      tries: [{ status: 500, error: "answered 500" }, { status: 302 }, { status: 204, error: null }],
    },
  ]);
});

test("after two days it is given up", async () => {
  const { id } = await add(["gift.sent"]);
  await call(`/webhooks/${id}/test`, { method: "POST", key });
  status = 500;
  for (const pause of [0, ...pauses]) {
    later(pause);
    await work();
  }
  expect(heard).toHaveLength(pauses.length + 1);
  expect((await call(`/webhooks/${id}/deliveries`, { key })).body.data).toMatchObject([{ state: "FAILED" }]);
});

test("test mode is told of what it plays, and live webhooks of nothing of it", async () => {
  await add(["gift.sent"]);
  const credit = await companyWithCredit(shop.services);
  const [testKey, liveKey] = [await keyFor(shop.services, credit, { test: true }), await keyFor(shop.services, credit)];
  await add(["gift.sent", "gift.opened", "gift.failed"], testKey);
  await add(["gift.sent", "gift.opened", "gift.failed"], liveKey);
  await order(testKey, ["opened@example.com", "failed@example.com"]);
  for (const pause of [3_000, 3_000]) {
    later(pause);
    await work();
  }
  expect(typesOf().toSorted()).toEqual(["gift.failed", "gift.opened", "gift.sent"]);
  expect(heard.every(({ text }) => JSON.parse(text).test === true)).toBe(true);
});

test("two workers tell each thing once", async () => {
  await add(["gift.sent"]);
  const testKey = await keyFor(shop.services, await companyWithCredit(shop.services), { test: true });
  await add(["gift.sent"], testKey);
  await order(
    testKey,
    Array.from({ length: 50 }, (_, n) => `n${n}@example.com`),
  );
  later(3_000);
  await Promise.all([work(), work(), work()]);
  await work();
  expect(new Set(heard.map(({ headers }) => headers["webhook-id"])).size).toBe(50);
  expect(heard).toHaveLength(50);
});

test("an ended webhook is told nothing more", async () => {
  const { id } = await add(["gift.sent"]);
  await call(`/webhooks/${id}/test`, { method: "POST", key });
  expect((await call(`/webhooks/${id}`, { method: "DELETE", key })).status).toBe(204);
  await work();
  expect(heard).toEqual([]);
  expect((await call("/webhooks", { key })).body).toEqual({ data: [] });
});

test("in production nothing of this machine or its networks is called", async () => {
  const services = { ...shop.services, environment: { ...shop.services.environment, production: true } };
  const delivery = { webhook: "w", event: "e", body: {} };
  for (const inward of [url, "https://127.0.0.1/x", "https://localhost/x", "https://10.0.0.1/x"]) {
    const tried = await callWebhook(services, { ...delivery, url: inward });
    expect(tried).toMatchObject({ status: null, error: expect.stringMatching(/^Only /u) });
  }
  expect(heard).toEqual([]);
});
