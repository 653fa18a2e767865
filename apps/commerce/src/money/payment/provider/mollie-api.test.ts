import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { mollie } from "./mollie.ts";
import { walkList } from "./mollie-answers.ts";
import { mollieApi } from "./mollie-api.ts";
import { ProviderRefused, ProviderUnknown, ProviderUnreachable } from "./provider.ts";

let server: Server;
let serverURL = "";
let answers: { status?: number; type?: string; body: string }[] = [];
let asked: { url: string; headers: IncomingHttpHeaders }[] = [];
beforeAll(async () => {
  server = createServer(({ url = "", headers }, response) => {
    asked.push({ url, headers });
    const { status = 200, type = "application/hal+json", body } = answers.shift() ?? { body: "{}" };
    response.writeHead(status, { "content-type": type }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  serverURL = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const apiKey = "test_0123456789";
const provider = () => mollie({ apiKey, serverURL });

test.each([
  ["a page of somebody else", { status: 404, type: "text/html", body: "<h1>Not found</h1>" }],
  ["what is cut off", { body: '{"id":"tr_one"' }],
  [
    "a payment without an amount",
    { body: '{"id":"tr_one","status":"paid","createdAt":"2026-11-27T10:00:00Z","_links":{}}' },
  ],
  ["nothing", { body: "null" }],
])("%s says nothing about a payment", async (_, answer) => {
  answers = [answer];
  const failure = await provider()
    .fetch("tr_one")
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ProviderUnreachable);
});

test("what it says no to is refused, and what it does not know is unknown", async () => {
  answers = [422, 404, 410].map((status) => ({ status, body: `{"status":${status},"detail":"No."}` }));
  const fetched = () =>
    provider()
      .fetch("tr_one")
      .catch((error: unknown) => error);
  expect(await fetched()).toBeInstanceOf(ProviderRefused);
  expect([await fetched(), await fetched()]).toEqual([expect.any(ProviderUnknown), expect.any(ProviderUnknown)]);
});

test("of the next page of a list only its place is believed", async () => {
  const next = { href: "http://elsewhere.test/v2/payments?from=tr_two&limit=250" };
  asked = [];
  answers = [
    { body: JSON.stringify({ _embedded: { payments: [1] }, _links: { next } }) },
    { body: JSON.stringify({ _embedded: { payments: [2] }, _links: { next: null } }) },
  ];
  const pages: unknown[] = [];
  const ask = mollieApi({ apiKey, serverURL, timeout: 1000 });
  for await (const page of walkList(ask, "/payments")) pages.push(page);
  expect(pages).toEqual([[1], [2]]);
  expect(asked.map(({ url }) => url)).toEqual(["/v2/payments?limit=250", "/v2/payments?limit=250&from=tr_two"]);
  expect(asked[1]?.headers.authorization).toBe(`Bearer ${apiKey}`);
});
