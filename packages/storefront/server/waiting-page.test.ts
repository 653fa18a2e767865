import { request as httpRequest, type IncomingHttpHeaders, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { createCheckoutDoor, createMemoryQueue } from "@giftshop/checkout-queue";
import { askInProcess, createGate, createHttpServer, createMediaMaker, PageCache } from "@giftshop/web-server";
import { afterEach, expect, test } from "@jest/globals";
import { pino } from "pino";
import { readEnvironment } from "../src/environment.ts";
import { createCommerce } from "./commerce.ts";
import { createFrontDoor } from "./front-door.ts";
import { createPageMaker } from "./make-page.ts";
import { fileHeaders, securityHeaders } from "./security-headers.ts";

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** Stands for Next: the checkout, the waiting page, and every other page. */
const pages: RequestListener = ({ url = "/" }, response) => {
  if (url.endsWith("/site/redirects/")) return void response.end("[]");
  const waiting = url.includes("/checkout-queue/");
  const body = waiting ? `<strong data-queue-place="">%place%</strong>${"x".repeat(600)}` : `page ${url}`;
  response
    .writeHead(200, { "content-type": "text/html; charset=utf-8" })
    .end(`<head></head><body>${body}<script>self.a=1</script></body>`);
};

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** A front door with one place in the checkout. */
const setUp = async () => {
  const clock = { time: 1_795_764_000_000 };
  const now = () => clock.time;
  const settings = readEnvironment({ BRAND_GROUP: "CB", COMMERCE_URL: "http://127.0.0.1:9" });
  const headers = securityHeaders(settings);
  const commerce = createCommerce(settings);
  closers.push(() => void commerce.close());
  const outcomes: string[] = [];
  const queue = createMemoryQueue({ places: 1, firstStay: 60_000, stay: 600_000, absentAfter: 40_000 }, now);
  const tell = (outcome: string) => void outcomes.push(outcome);
  const gate = createGate({ running: 9, waiting: 9 });
  const asked = { ask: askInProcess(pages), gate, settings, headers, loader: "wake()" };
  const server = createHttpServer(
    createFrontDoor({
      settings,
      cache: new PageCache({ maximumBytes: 1e6 }),
      pictures: new PageCache({ maximumBytes: 1e6 }),
      commerce,
      door: createCheckoutDoor({ queue, secret: "s", secure: false, now, tell }),
      headers,
      log: pino({ level: "silent" }),
      makePage: createPageMaker({ ...asked, ownScripts: { "checkout-queue": "follow()" } }),
      makeMedia: createMediaMaker(commerce.pool, fileHeaders),
      sendFile: () => false,
      endpoints: {},
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  /** Somebody with a browser that keeps its cookies. */
  const visitor = (host = "cbfr.localhost:3000") => {
    let cookie = "";
    return (path: string, more: Record<string, string> = {}): Promise<Answer> =>
      new Promise((resolve, reject) => {
        const sent = { host, ...(cookie && { cookie }), ...more };
        const request = httpRequest({ port, path, headers: sent }, async (answer) => {
          const body = await buffer(answer);
          cookie = answer.headers["set-cookie"]?.[0]?.split(";", 1)[0] ?? cookie;
          const whole = answer.headers["content-encoding"] === "gzip" ? gunzipSync(body) : body;
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: whole.toString() });
        });
        request.on("error", reject).end();
      });
  };
  return { visitor, clock, outcomes };
};

const checkout = "/paiement/";
const isCheckout = ({ text }: Answer): boolean => text.includes("/checkout/_/");

test("the first is let in, the next waits on a page that names the place, and gets in after the order of the first", async () => {
  const { visitor, outcomes } = await setUp();
  const [first, second] = [visitor(), visitor()];
  expect(isCheckout(await first(checkout))).toBe(true);
  const waiting = await second(checkout, { "accept-encoding": "gzip" });
  expect([waiting.status, waiting.headers["cache-control"]]).toEqual([200, "no-store"]);
  expect(waiting.text).toContain('<strong data-queue-place="">1</strong>');
  expect(waiting.text).toContain("<script>follow()</script>");
  expect(waiting.headers["content-security-policy"]).toContain("sha256-");
  expect(waiting.headers["set-cookie"]?.[0]).toMatch(
    /^checkout-ticket-\d+=[\w.-]+; Path=\/; HttpOnly; Max-Age=900; SameSite=Lax$/u,
  );
  // A browser that comes again is no second visitor.
  expect(isCheckout(await first(checkout))).toBe(true);
  await first("/paiement/0190f3a0-5f2e-7c31-8a4e-0123456789ab/");
  expect(isCheckout(await second(checkout))).toBe(true);
  expect(outcomes).toEqual(["in", "wait", "in", "in"]);
});

test("the script of the page hears its place, and when it is its turn, without a page", async () => {
  const { visitor, clock } = await setUp();
  const [first, second] = [visitor(), visitor()];
  await first(checkout);
  await second(checkout);
  const ask = async () => JSON.parse((await second(checkout, { "x-checkout-place": "1" })).text);
  expect(await ask()).toEqual({ place: 1, written: "1", again: 5 });
  clock.time += 60_001;
  expect(await ask()).toEqual({ place: 0, written: "0", again: 5 });
  expect(isCheckout(await second(checkout))).toBe(true);
});

test("an order that exists is paid whatever the queue, and other pages know none", async () => {
  const { visitor } = await setUp();
  await visitor()(checkout);
  const late = visitor();
  const order = "order=0190f3a0-5f2e-7c31-8a4e-0123456789ab";
  expect(isCheckout(await late(`${checkout}?${order}&error=failed`))).toBe(true);
  expect((await late("/panier/")).headers["set-cookie"]).toBeUndefined();
  expect(isCheckout(await late(`${checkout}?error=failed`))).toBe(false);
});

test("a browser that fetches it beforehand takes nobody's place, and a forged ticket is none", async () => {
  const { visitor } = await setUp();
  const early = await visitor()(checkout, { "sec-purpose": "prefetch" });
  expect([early.status, early.headers["set-cookie"]]).toEqual([503, undefined]);
  expect(isCheckout(await visitor()(checkout))).toBe(true);
  const forged = `checkout-ticket-1=${"a".repeat(16)}.aaaaaaaa.aaaaaaaa.i.${"a".repeat(24)}`;
  expect(isCheckout(await visitor()(checkout, { cookie: forged }))).toBe(false);
});
