import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { inlineScriptHashes } from "@giftshop/web-server";
import { expect, test } from "@jest/globals";
import { chunk, closeAfterEach, firstOf, purgeStorefront, setUp } from "./testing/open-front-door.ts";

closeAfterEach();

test("a page is asked of Next once, without anything of the visitor", async () => {
  const { get, pages } = await setUp();
  await get("/", { cookie: "session=1", "accept-language": "de", "user-agent": "x" });
  const again = await get("/");
  expect(again.headers["x-cache"]).toBe("hit");
  expect(pages.seen).toHaveLength(1);
  expect(Object.keys(pages.seen[0]?.headers ?? {}).sort()).toEqual([
    "accept",
    "connection",
    "host",
    "x-front-door",
    "x-request-id",
  ]);
});

test("a page is sent as brotli, gzip or plain, as the browser can read it", async () => {
  const { get } = await setUp();
  const plain = (await get("/")).body;
  const br = await get("/", { "accept-encoding": "gzip, deflate, br" });
  const gzip = await get("/", { "accept-encoding": "gzip, br;q=0" });
  expect([br.headers["content-encoding"], gzip.headers["content-encoding"]]).toEqual(["br", "gzip"]);
  expect(brotliDecompressSync(br.body)).toEqual(plain);
  expect(gunzipSync(gzip.body)).toEqual(plain);
});

test("a browser that has the page gets 304 without a body", async () => {
  const { get } = await setUp();
  const { etag = "" } = (await get("/")).headers;
  const again = await get("/", { "if-none-match": etag });
  expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
  expect(again.headers["content-security-policy"]).toContain("sha256-");
});

test("scripts wait where a page can be read without them, and nowhere else", async () => {
  const { get } = await setUp();
  for (const path of ["/", "/carte-cadeau/", "/carte-cadeau/escapade/"]) {
    const { body, headers } = await get(path);
    expect(body.toString()).not.toContain(chunk);
    expect(body.toString()).toContain(`<script data-files="/_next/static/chunks/main.js">wake()</script>`);
    expect(headers["content-security-policy"]).toContain(inlineScriptHashes("<script>wake()</script>")[0]);
  }
  for (const path of ["/panier/", "/paiement/0190f3a0-5f2e-7c31-8a4e-0123456789ab/"]) {
    expect((await get(path)).body.toString()).toContain(chunk);
  }
});

test("HEAD has the length and no body", async () => {
  const { get } = await setUp();
  const head = await get("/", {}, "HEAD");
  expect(Number(head.headers["content-length"])).toBeGreaterThan(2_000);
  expect(head.body).toHaveLength(0);
});

test("letters and click ids do not make copies of a page, what leads elsewhere passes", async () => {
  const { get, pages } = await setUp();
  await get("/carte-cadeau/?gclid=1");
  expect((await get("/carte-cadeau/?gclid=2")).headers["x-cache"]).toBe("hit");
  expect(pages.seen.map(({ url }) => url)).toEqual(["/CBFR/fr/listing/_/"]);
  expect(await get("/carte-cadeau/?page=x")).toMatchObject({ status: 301, headers: { location: "/carte-cadeau/" } });
});

test("the page of an order is never kept", async () => {
  const { get } = await setUp();
  const path = "/paiement/0190f3a0-5f2e-7c31-8a4e-0123456789ab/";
  for (const _ of [1, 2]) expect((await get(path)).headers["x-cache"]).toBe("pass");
});

test("what a preview link shows is asked of Next each time, and kept by nobody; a spoilt link is not found", async () => {
  const { get, pages } = await setUp();
  const link = `/preview/12.1795443128.${"a".repeat(43)}/`;
  for (const times of [1, 2]) {
    const { status, headers, body } = await get(link);
    expect([status, headers["cache-control"], headers["x-cache"]]).toEqual([200, "private, no-store", "pass"]);
    expect(body.toString()).toContain("Bonjour");
    expect(pages.seen.filter(({ url }) => url === `/CBFR/fr${link}`)).toHaveLength(times);
  }
  const spoilt = await get("/preview/12/");
  expect(spoilt.status).toBe(404);
  expect(spoilt.body.toString()).toContain("state not-found");
});

test("an unknown product gets the storefront's own 404", async () => {
  const { get } = await setUp();
  const absent = await get("/carte-cadeau/absent/");
  expect([absent.status, absent.headers["cache-control"]]).toEqual([404, "no-store"]);
  expect(absent.body.toString()).toContain("state not-found");
});

test("what there is not is rendered once per storefront and language, however many addresses are made up", async () => {
  const { get, pages } = await setUp();
  const asked = Array.from({ length: 50 }, (_, index) => get(`/no/such/path-${index}/`));
  for (const { status, body } of await Promise.all(asked)) {
    expect([status, body.toString().includes("state not-found")]).toEqual([404, true]);
  }
  await get("/no/such/path/", { host: "cbde.localhost:3000" });
  expect(pages.seen.map(({ url }) => url)).toEqual(["/CBFR/fr/not-found/_/", "/CBDE/de/not-found/_/"]);
});

test("so many pages are rendered at a time, so many wait, and the rest are told to come back", async () => {
  const { get, pages } = await setUp({}, undefined, { renders: { running: 2, waiting: 3 } });
  await get("/");
  await get("/panier/");
  const letGo = Promise.withResolvers<void>();
  pages.state.held = letGo.promise;
  const made = Array.from({ length: 9 }, (_, index) => get(`/carte-cadeau/absent-${index}/`));
  for (const { status, headers } of await firstOf(made, 4))
    expect([status, headers["retry-after"]]).toEqual([503, "1"]);
  // What is kept goes on.
  expect((await get("/panier/")).headers["x-cache"]).toBe("hit");
  letGo.resolve();
  const statuses = (await Promise.all(made)).map(({ status }) => status).sort();
  expect(statuses).toEqual([404, 404, 404, 404, 404, 503, 503, 503, 503]);
});

test("hosts: none or two are 400, another group's 421, an unknown one 404", async () => {
  const { get, port } = await setUp();
  const raw = async (head: string) => {
    const socket = connect(port, "127.0.0.1");
    socket.end(`${head}\r\n\r\n`);
    return (await text(socket)).slice(9, 12);
  };
  expect(await raw("GET / HTTP/1.0")).toBe("400");
  expect(await raw("GET / HTTP/1.1\r\nHost: cbfr.localhost\r\nHost: cbde.localhost\r\nConnection: close")).toBe("400");
  expect((await get("/", { host: "ckuk.localhost:3000" })).status).toBe(421);
  expect((await get("/graphql", { host: "ckuk.localhost:3000" })).status).toBe(421);
  expect((await get("/", { host: "elsewhere.example" })).status).toBe(404);
  expect((await get("/", { host: "constructor" })).status).toBe(404);
  expect((await get("/", { host: "cbfr.localhost/../x" })).status).toBe(400);
});

test("X-Forwarded-Host counts only when our own proxy stands in front", async () => {
  const forged = { "x-forwarded-host": "ckuk.localhost" };
  expect((await (await setUp()).get("/", forged)).status).toBe(200);
  expect((await (await setUp({ TRUST_PROXY: "1" })).get("/", forged)).status).toBe(421);
});

test("when commerce is away: 503 and when to come back, not kept, and cached pages go on", async () => {
  const { get, pages } = await setUp();
  await get("/");
  pages.state.broken = true;
  const first = await get("/panier/");
  expect([first.status, first.headers["retry-after"], first.headers["cache-control"]]).toEqual([503, "30", "no-store"]);
  expect(first.body.toString()).toContain("state unavailable");
  expect((await get("/")).status).toBe(200);
  pages.state.broken = false;
  expect((await get("/panier/")).status).toBe(200);
});

test("a failure of our own is 500, in the storefront's words", async () => {
  const { get, pages } = await setUp({}, (_, response) => response.end("{}"));
  pages.state.broken = true;
  const failed = await get("/");
  expect(failed.status).toBe(500);
  expect(failed.body.toString()).toContain("state failed");
});

test("while nobody knows what addresses name, their pages tell", async () => {
  const { get, pages } = await setUp();
  pages.state.broken = true;
  expect((await get("/nothing/")).status).toBe(503);
  pages.state.broken = false;
  expect((await get("/nothing/")).status).toBe(200);
});

test("what people of the shop send on goes there once it is published, before any page, and is a page again after that", async () => {
  const { get, pages } = await setUp();
  const address = "/carte-cadeau/old-brand/";
  expect((await get(address)).status).toBe(200);
  pages.state.redirects = [
    { from: address, to: "/carte-cadeau/new-brand/" },
    { from: "/promo", to: "/carte-cadeau/multi-enseignes/" },
  ];
  expect((await get(address)).status).toBe(200);
  await purgeStorefront(get);
  const sent = await get("/carte-cadeau/old-brand?utm=a");
  expect([sent.status, sent.headers.location]).toEqual([301, "/carte-cadeau/new-brand/?utm=a"]);
  // A named address that leads elsewhere without them.
  expect((await get("/promo/")).headers.location).toBe("/carte-cadeau/multi-enseignes/");
  expect((await get("/carte-cadeau/new-brand/")).status).toBe(200);
  pages.state.redirects = [];
  await purgeStorefront(get);
  expect((await get(address)).status).toBe(200);
});
