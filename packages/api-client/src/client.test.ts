import { expect, jest, test } from "@jest/globals";
import { Webhook } from "standardwebhooks";
import { ApiProblem, GiftShopApi, pages, verifyWebhook } from "./index.ts";

interface Asked {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | undefined;
}

const problem = { type: "", title: "", status: 422, detail: "No.", code: "credit_exceeded", requestId: "r" };

/** An API that answers one after the other. */
const playing = (...answers: (() => Response)[]) => {
  const asked: Asked[] = [];
  const send = jest.fn(async (url: URL | RequestInfo, init: RequestInit = {}) => {
    asked.push({
      url: `${url}`,
      method: init.method ?? "",
      headers: init.headers as Record<string, string>,
      body: init.body as string | undefined,
    });
    const next = answers[asked.length - 1] ?? answers.at(-1);
    if (next === undefined) throw new Error("Nothing is answered.");
    return next();
  });
  const api = new GiftShopApi({ key: "test_k", server: "https://shop.example/api/v1/", fetch: send as typeof fetch });
  return { api, asked };
};

const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  (): Response =>
    new Response(JSON.stringify(body), { status, headers });

test("an order that the network lost is repeated with the same key of idempotency", async () => {
  const lost = (): Response => {
    throw new TypeError("fetch failed");
  };
  const { api, asked } = playing(lost, json({}, 503), json({ id: "o" }, 201));
  const order = await api.createOrder({ gifts: [{ product: "1", amount: 2500, delivery: "LINK" }] });
  expect(order).toEqual({ id: "o" });
  expect(asked).toHaveLength(3);
  expect(new Set(asked.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
  expect(asked[0]).toMatchObject({
    url: "https://shop.example/api/v1/orders",
    method: "POST",
    headers: { authorization: "Bearer test_k" },
    body: '{"gifts":[{"product":"1","amount":2500,"delivery":"LINK"}]}',
  });
});

test("a refusal is thrown with what the API said, and not repeated", async () => {
  const { api, asked } = playing(json(problem, 422));
  const refused = await api.getCredit().catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ApiProblem);
  expect(refused).toMatchObject({ code: "credit_exceeded", status: 422, message: "No." });
  expect(asked).toHaveLength(1);
});

test("what is not safe to repeat is not", async () => {
  const { api, asked } = playing(json({}, 502));
  await expect(api.createWebhook({ url: "https://x.example", events: ["gift.sent"] })).rejects.toThrow("Answered 502.");
  expect(asked).toHaveLength(1);
});

test("who calls too often waits as long as was said", async () => {
  const { api, asked } = playing(json({ ...problem, status: 429 }, 429, { "retry-after": "0" }), json({ limit: 1 }));
  expect(await api.getCredit()).toEqual({ limit: 1 });
  expect(asked).toHaveLength(2);
});

test("a list is read to its end", async () => {
  const { api, asked } = playing(json({ data: [1, 2], nextCursor: "c&" }), json({ data: [3], nextCursor: null }));
  const read: unknown[] = [];
  for await (const one of pages((cursor) => api.listOrders({ cursor }))) read.push(one);
  expect(read).toEqual([1, 2, 3]);
  expect(asked.map(({ url }) => url)).toEqual([
    "https://shop.example/api/v1/orders",
    "https://shop.example/api/v1/orders?cursor=c%26",
  ]);
});

test("a webhook that anybody signs by the standard is read, a changed or old one is not", async () => {
  const secret = `whsec_${Buffer.from("0123456789abcdef0123456789abcdef").toString("base64")}`;
  const now = new Date("2026-11-23T09:00:00Z");
  const body = '{"id":"e","type":"gift.sent"}';
  const headers = {
    "webhook-id": "e",
    "webhook-timestamp": `${now.getTime() / 1000}`,
    "webhook-signature": new Webhook(secret).sign("e", now, body),
  };
  expect(await verifyWebhook(secret, headers, body, now)).toEqual({ id: "e", type: "gift.sent" });
  await expect(verifyWebhook(secret, headers, `${body} `, now)).rejects.toThrow("The signature is not ours.");
  await expect(verifyWebhook(secret, { ...headers, "webhook-id": "f" }, body, now)).rejects.toThrow();
  await expect(verifyWebhook(secret, headers, body, new Date(now.getTime() + 301_000))).rejects.toThrow("too old");
  await expect(verifyWebhook(secret, {}, body, now)).rejects.toThrow();
});
