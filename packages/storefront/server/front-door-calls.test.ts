import type { IncomingHttpHeaders, RequestListener } from "node:http";
import { text } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";
import { signPurge } from "@giftshop/web-server";
import { expect, test } from "@jest/globals";
import { closeAfterEach, firstOf, secret, setUp } from "./testing/open-front-door.ts";

closeAfterEach();

test("so many calls to commerce are under way, so many wait, and the rest are told to come back", async () => {
  const letGo = Promise.withResolvers<void>();
  const answer: RequestListener = (_, response) => void letGo.promise.then(() => response.end("{}"));
  const { get } = await setUp({}, answer, { calls: { running: 2, waiting: 3 } });
  const calls = Array.from({ length: 9 }, () => get("/graphql", { "content-length": "2" }, "POST", "{}"));
  for (const { status, headers, body } of await firstOf(calls, 4)) {
    expect([status, headers["retry-after"]]).toEqual([503, "1"]);
    expect(JSON.parse(body.toString())).toMatchObject({ data: null, errors: [{ code: 1000 }] });
  }
  letGo.resolve();
  const statuses = (await Promise.all(calls)).map(({ status }) => status).sort();
  expect(statuses).toEqual([200, 200, 200, 200, 200, 503, 503, 503, 503]);
});

test("a signed purge makes the page again; while it cannot be made the old one goes on", async () => {
  const { get, pages } = await setUp();
  await get("/");
  const purge = () => {
    const body = JSON.stringify({ tags: ["catalogue:CBFR"] });
    const timestamp = `${Date.now()}`;
    const signed = { "x-timestamp": timestamp, "x-signature": signPurge(secret, timestamp, body) };
    return get("/_purge", { host: "localhost", "content-length": `${body.length}`, ...signed }, "POST", body);
  };
  pages.state.title = "Nouveau";
  // The page, and what is sent on.
  expect(JSON.parse((await purge()).body.toString())).toEqual({ purged: 2 });
  expect((await get("/")).body.toString()).toContain("Nouveau");
  pages.state.broken = true;
  await purge();
  const goesOn = await get("/");
  expect([goesOn.status, goesOn.headers["x-cache"]]).toEqual([200, "error"]);
});

test("an unsigned purge changes nothing", async () => {
  const { get } = await setUp();
  await get("/");
  expect((await get("/_purge", { "content-length": "2" }, "POST", "{}")).status).toBe(401);
  expect((await get("/_purge", {}, "GET")).status).toBe(405);
  expect((await get("/")).headers["x-cache"]).toBe("hit");
});

test("what counts events gets no cookie, and is read by nobody", async () => {
  let seen: IncomingHttpHeaders | undefined;
  const { get } = await setUp({}, (request, response) => {
    seen = request.headers;
    response.writeHead(204).end();
  });
  const answer = await get("/e", { cookie: "basket=1", "content-length": "2" }, "POST", "{}");
  expect(answer.status).toBe(204);
  expect(seen).toMatchObject({ host: "cbfr.localhost:3000", "x-forwarded-for": "127.0.0.1" });
  expect(seen).not.toHaveProperty("cookie");
});

test("a card's way into a wallet is commerce's; nothing else is asked for below that path", async () => {
  const { get } = await setUp({}, (_, response) => {
    response.writeHead(303, { location: "https://pay.google.com/", "cache-control": "no-store" }).end();
  });
  const token = "0123456789abcdef0123456789abcdef01234567";
  const answer = await get(`/gift-passes/CBFR/fr/${token}/1/google`);
  expect([answer.status, answer.headers["cache-control"]]).toEqual([303, "no-store"]);
  expect((await get(`/gift-passes/CBFR/fr/${token}/../google`)).status).not.toBe(303);
});

test("calls to commerce pass with cookies, and with an address that nobody can invent", async () => {
  const { get } = await setUp({}, async (request, response) => {
    const { headers, url, method } = request;
    response.setHeader("set-cookie", ["basket=1; Path=/", "session=2; HttpOnly"]);
    response.end(JSON.stringify({ url, method, headers, body: await text(request) }));
  });
  const invented = { "x-forwarded-for": "1.2.3.4", "x-real-ip": "1.2.3.4", "x-server-side": "1", cookie: "a=b" };
  const answer = await get("/graphql", { ...invented, "content-length": "2" }, "POST", "{}");
  const seen = JSON.parse(answer.body.toString());
  expect(answer.headers["set-cookie"]).toHaveLength(2);
  expect(seen).toMatchObject({ url: "/graphql", method: "POST", body: "{}" });
  expect(seen.headers).toMatchObject({ host: "cbfr.localhost:3000", cookie: "a=b", "x-forwarded-for": "127.0.0.1" });
  expect(seen.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  expect(seen.headers).not.toHaveProperty("x-server-side");
  expect(seen.headers).not.toHaveProperty("x-real-ip");
});

test("a company's call passes without cookies, and says whose API it is by its address alone", async () => {
  const { get } = await setUp({}, async (request, response) => {
    const { headers, url, method } = request;
    response.writeHead(201, { "ratelimit-remaining": "59" });
    response.end(JSON.stringify({ url, method, headers, body: await text(request) }));
  });
  const sent = { cookie: "a=b", "x-store-id": "1", authorization: "Bearer live_x", "idempotency-key": "k" };
  const answer = await get("/api/v1/orders?x=1", { ...sent, "content-length": "2" }, "POST", "{}");
  const seen = JSON.parse(answer.body.toString());
  expect([answer.status, answer.headers["ratelimit-remaining"]]).toEqual([201, "59"]);
  expect(seen).toMatchObject({ url: "/api/v1/orders?x=1", method: "POST", body: "{}" });
  expect(seen.headers).toMatchObject({ "x-store-id": "98", authorization: "Bearer live_x", "idempotency-key": "k" });
  expect(seen.headers).not.toHaveProperty("cookie");
  expect((await get("/api/v1/webhooks/1", sent, "DELETE")).status).toBe(201);
  expect((await get("/api/v1/orders", { ...sent, "content-length": "2000000" }, "POST")).status).toBe(413);
});

test("a company hears that commerce is away as a problem", async () => {
  const { get } = await setUp();
  const answer = await get("/api/v1/credit");
  expect(answer.status).toBe(502);
  expect(answer.headers["content-type"]).toBe("application/problem+json");
  expect(JSON.parse(answer.body.toString())).toMatchObject({ status: 502, code: "unavailable" });
});

test("a picture is asked of commerce once, and compressed here", async () => {
  let asked = 0;
  const { get } = await setUp({}, (_, response) => {
    asked += 1;
    response.setHeader("cache-control", "public, max-age=31536000, immutable");
    response.setHeader("content-type", "image/svg+xml");
    response.end(`<svg>${"x".repeat(2_000)}</svg>`);
  });
  await get("/media/0a.svg");
  const again = await get("/media/0a.svg", { "accept-encoding": "br" });
  expect(asked).toBe(1);
  expect(brotliDecompressSync(again.body).toString()).toContain("<svg>");
  expect(again.headers).toMatchObject({ "content-type": "image/svg+xml", "x-cache": "hit" });
  expect(again.headers["cache-control"]).toContain("immutable");
});

test("commerce that is away is a 502 that the pages can read", async () => {
  const { get } = await setUp();
  const answer = await get("/graphql", { "content-length": "2" }, "POST", "{}");
  expect(answer.status).toBe(502);
  expect(JSON.parse(answer.body.toString())).toMatchObject({ data: null, errors: [{ code: 1000 }] });
});

test("the token of an exchange is the front door's: put into calls that carry the marker, moved out of addresses", async () => {
  const token = "t".repeat(43);
  const seen: { headers: IncomingHttpHeaders; body: string }[] = [];
  const { get } = await setUp({}, async (request, response) => {
    seen.push({ headers: request.headers, body: await text(request) });
    response.end("{}");
  });
  const body = JSON.stringify({ variables: { userData: { storeID: 98, redeemToken: "é" } } });
  const json = { "content-type": "application/json", "content-length": `${Buffer.byteLength(body)}` };
  await get("/graphql", { ...json, cookie: `redeem-98=${token}`, "x-redeem-context": "1" }, "POST", body);
  await get("/graphql", json, "POST", body);
  expect(seen.map(({ headers }) => headers["x-redeem-context"])).toEqual([
    Buffer.from(token).toString("base64"),
    undefined,
  ]);
  expect(seen.map((call) => JSON.parse(call.body).variables.userData.redeemToken)).toEqual([token, undefined]);

  const moved = await get(`/?redeemToken=${token}`);
  expect(moved).toMatchObject({ status: 303, headers: { location: "/", "referrer-policy": "no-referrer" } });
  expect(moved.headers["set-cookie"]?.[0]).toContain(`redeem-98=${token}; Path=/; HttpOnly`);
  expect((await get("/")).status).toBe(200);
});

test("where commerce asks for it, a visitor's call says what storefronts say, whatever the visitor said", async () => {
  const said: (string | undefined)[] = [];
  const answer: RequestListener = (request, response) => {
    said.push(request.headers.authorization);
    request.resume();
    response.end("{}");
  };
  const call = { "content-type": "application/json", "content-length": "2", authorization: "Bearer mine" };
  const { get } = await setUp({ COMMERCE_AUTHORIZATION: "Bearer ours" }, answer);
  await get("/graphql", call, "POST", "{}");
  const { get: plain } = await setUp({}, answer);
  await plain("/graphql", { ...call, authorization: "" }, "POST", "{}");
  expect(said[0]).toBe("Bearer ours");
  expect(said[1] || undefined).toBeUndefined();
});
