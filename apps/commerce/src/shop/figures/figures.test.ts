import { retention } from "@giftshop/storefront-config";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { startTestServer, type TestServer } from "../../testing/test-client.ts";
import { createTestServices, type TestServices } from "../../testing/test-services.ts";
import { dayOf } from "./day-of.ts";
import { forgetFigures } from "./forget-figures.ts";
import { readFigures } from "./index.ts";
import { figuresCommand } from "./run-figures.ts";

let services: TestServices;
let server: TestServer;
beforeAll(async () => {
  services = await createTestServices({ sells: ["CBFR"] });
  server = await startTestServer(services);
});
afterAll(async () => {
  await server.close();
  await services.close();
});

const post = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/e`, { method: "POST", headers, body: typeof body === "string" ? body : JSON.stringify(body) });
const today = () => dayOf({ timeZone: "Europe/Paris" }, services.clock.now());
const counted = async () => {
  const figures = await readFigures(services.pool, { from: today(), to: today() }, ["CBFR"]);
  return Object.fromEntries(figures.map(({ event, count }) => [event, count]));
};

test("counts are kept by storefront, day and event once they are answered, without a cookie", async () => {
  const answer = await post({ storeID: 98, events: { view_item: 2, login: 1 } });
  expect(answer.status).toBe(204);
  expect(answer.headers.getSetCookie()).toEqual([]);
  await Promise.all(Array.from({ length: 40 }, () => post({ storeID: 98, events: { view_item: 1, search: 3 } })));
  expect(await counted()).toEqual({ view_item: 42, login: 1, search: 120 });
});

test.each([
  ["an unknown name", { storeID: 98, events: { click: 1 } }],
  ["an unknown storefront", { storeID: 0, events: { login: 1 } }],
  ["more than a page does", { storeID: 98, events: { login: 101 } }],
  ["less than once", { storeID: 98, events: { login: 0 } }],
  ["a part", { storeID: 98, events: { login: 0.5 } }],
  ["a purchase as an event", { storeID: 98, events: { purchase: 1 } }],
  ["a purchase of no order", { storeID: 98, purchase: "CB-1" }],
  ["nothing", { storeID: 98, events: {} }],
  ["no JSON", "{"],
])("%s is refused, whole", async (_, body) => {
  const before = await counted();
  expect((await post(body)).status).toBe(400);
  expect(await counted()).toEqual(before);
});

test("another origin may not count, a page of the storefront may", async () => {
  const body = { storeID: 98, events: { login: 1 } };
  expect((await post(body, { origin: "http://ckuk.localhost:3001" })).status).toBe(403);
  expect((await post(body, { origin: "http://cbfr.localhost:3000" })).status).toBe(204);
});

test("a large body is not read, and one network does not count without end", async () => {
  expect((await post(" ".repeat(2_049))).status).toBe(413);
  const answers = [];
  for (let call = 0; call < 301; call += 1) {
    answers.push((await post({ storeID: 98, events: { login: 1 } }, { "x-forwarded-for": "198.51.100.7" })).status);
  }
  expect(answers.filter((status) => status === 204)).toHaveLength(300);
  expect(answers.at(-1)).toBe(429);
});

test("an order that there is not is no purchase", async () => {
  const answer = await post({ storeID: 98, purchase: "3f2a8c10-9b1d-4e6f-8a7b-0c1d2e3f4a5b" });
  expect(await answer.json()).toEqual({ first: false });
  expect(await counted()).not.toHaveProperty("purchase");
});

test("figures are printed by day, and forgotten when they are too old to be compared with", async () => {
  expect((await figuresCommand(services, [today(), today(), "CBFR"])).text).toContain(
    `${today()}  CBFR  view_item  42`,
  );
  expect((await figuresCommand(services, ["yesterday"])).done).toBe(false);
  const later = (days: number) => new Date(services.clock.now().getTime() + days * 86_400_000);
  expect(await forgetFigures(services.pool, later(retention.figureDays - 1))).toBe(0);
  expect(await forgetFigures(services.pool, later(retention.figureDays + 2))).toBeGreaterThan(0);
  expect(await counted()).toEqual({});
});
