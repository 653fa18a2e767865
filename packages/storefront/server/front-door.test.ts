import { request as httpRequest, type IncomingHttpHeaders, type RequestListener, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { buffer, text } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, expect, test } from "@jest/globals";
import { pino } from "pino";
import { readEnvironment } from "../src/environment.ts";
import { signPurge } from "../src/purge/verify-purge.ts";
import { createCommerce } from "./commerce.ts";
import { createFrontDoor } from "./front-door.ts";
import { createGate, type Limits } from "./gate.ts";
import { inlineScriptHashes } from "./http/content-security-policy.ts";
import { createHttpServer } from "./http/http-server.ts";
import { fileHeaders, securityHeaders } from "./http/security-headers.ts";
import { askInProcess } from "./next-handler.ts";
import { createMediaMaker } from "./pages/make-media.ts";
import { createPageMaker } from "./pages/make-page.ts";
import { PageCache } from "./pages/page-cache.ts";
import { createPurge } from "./pages/purge.ts";
import { unshared } from "./pages/shared-pages.ts";

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

const listen = async (listener: RequestListener, timeout?: number): Promise<{ port: number; server: Server }> => {
  const server = createHttpServer(listener, timeout);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { server, port: (server.address() as AddressInfo).port };
};

interface Seen {
  url: string;
  headers: IncomingHttpHeaders;
}

const chunk = `<script src="/_next/static/chunks/main.js" async=""></script>`;

/** Stands for Next: pages, one that is missing, some that fail, some that are held until they are let go. */
const createPages = () => {
  const seen: Seen[] = [];
  const state = {
    broken: false,
    title: "Bonjour",
    held: undefined as Promise<void> | undefined,
    redirects: [] as object[],
    /** Of addresses, by route; of other routes only the page itself can tell. */
    known: {} as Record<string, string[]>,
  };
  const listener: RequestListener = async (request, response) => {
    const { url = "/", headers } = request;
    // Asked for before each page that is not kept, whoever asks for it.
    const [, file] = /\/site\/(redirects|known)\/$/.exec(url) ?? [];
    if (file) {
      if (state.broken) return void response.writeHead(500).end();
      const said = file === "known" ? state.known : state.redirects;
      return void response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(said));
    }
    seen.push({ url, headers });
    const page = (status: number, title: string) =>
      response
        .writeHead(status, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" })
        .end(`<head></head><h1>${title}</h1><script>self.a=1</script>${chunk}${"x".repeat(2_000)}</body>`);
    const asked = /^\/CB\w+\/\w\w\/(not-found|failed)\/(_|state=unavailable)\/$/.exec(url);
    if (asked) return void page(200, `state ${asked[2] === "_" ? asked[1] : "unavailable"}`);
    await state.held;
    if (/[/=]absent/.test(url)) return void page(404, "empty");
    if (state.broken) return void page(500, "stack");
    page(200, state.title);
  };
  return { seen, state, listener };
};

const secret = "of commerce";

interface Options {
  timeout?: number;
  renders?: Limits;
  calls?: Limits;
}

const plenty: Limits = { running: 100, waiting: 100 };

const setUp = async (
  variables: Record<string, string> = {},
  commerceListener?: RequestListener,
  { timeout, renders = plenty, calls = plenty }: Options = {},
) => {
  const upstream = commerceListener ? await listen(commerceListener, timeout) : undefined;
  const settings = readEnvironment({
    BRAND_GROUP: "CB",
    SIGNING_SECRET: secret,
    // Nothing listens on port 9 when no commerce is given.
    COMMERCE_URL: `http://127.0.0.1:${upstream?.port ?? 9}`,
    ...variables,
  });
  const pages = createPages();
  const headers = securityHeaders(settings);
  const commerce = createCommerce(settings, calls);
  closers.push(() => void commerce.close());
  const cache = new PageCache({ maximumBytes: 1_000_000 });
  const lines: string[] = [];
  const log = pino({ level: "debug" }, { write: (line: string) => void lines.push(line) });
  const { port } = await listen(
    createFrontDoor({
      settings,
      cache,
      pictures: new PageCache({ maximumBytes: 1_000_000 }),
      commerce,
      headers,
      log,
      makePage: createPageMaker({
        ask: askInProcess(pages.listener),
        gate: createGate(renders),
        settings,
        headers,
        loader: "wake()",
        ownScripts: { gift: "unwrap()" },
      }),
      makeMedia: createMediaMaker(commerce.pool, fileHeaders),
      sendFile: () => false,
      endpoints: { "/_purge": createPurge({ cache, shared: unshared, secret, log }) },
    }),
    timeout,
  );
  const get = (path: string, more: Record<string, string> = {}, method = "GET", body?: string) =>
    new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
      const asked = httpRequest({ port, path, method, headers: { host: "cbfr.localhost:3000", ...more } }, (answer) => {
        buffer(answer).then(
          (whole) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: whole }),
          reject,
        );
      });
      asked.on("error", reject).end(body);
    });
  /** Sends what stands there, and no more; gives what comes back. */
  const half = (head: string) => {
    const socket = connect(port, "127.0.0.1");
    closers.push(() => socket.destroy());
    socket.write(`${head}\r\n\r\n`);
    return socket;
  };
  return { get, half, lines, pages, port };
};

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

/** What comes first of several, in no order. */
const firstOf = <Value>(coming: readonly Promise<Value>[], count: number): Promise<Value[]> =>
  new Promise((resolve, reject) => {
    const come: Value[] = [];
    for (const one of coming) {
      one.then((value) => {
        come.push(value);
        if (come.length === count) resolve([...come]);
      }, reject);
    }
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

test("an address of more characters than any of ours is not read", async () => {
  const { get, pages } = await setUp();
  expect((await get(`/${"a".repeat(4_096)}`)).status).toBe(414);
  expect(pages.seen).toEqual([]);
});

test("a page can only be read", async () => {
  const { get } = await setUp();
  expect(await get("/", { "content-length": "1" }, "POST", "x")).toMatchObject({
    status: 405,
    headers: { allow: "GET, HEAD" },
  });
});

const giftPath = `/cadeau/${"0a".repeat(20)}/`;
const formType = { "content-type": "application/x-www-form-urlencoded;charset=UTF-8" };
const send = (form: string, more: Record<string, string> = {}) =>
  [{ ...formType, "content-length": `${Buffer.byteLength(form)}`, ...more }, "POST", form] as const;

test("a page that takes forms is made for who asks, with what they sent and none of the build's scripts", async () => {
  const { get, pages } = await setUp();
  const looked = await get(giftPath);
  expect(looked).toMatchObject({
    status: 200,
    headers: { "cache-control": "no-store", "referrer-policy": "no-referrer" },
  });
  expect(String(looked.body)).toContain("<script>unwrap()</script>");
  expect(String(looked.body)).not.toMatch(/main\.js|self\.a=1/);
  await get(giftPath, ...send("do=thank&text=Merci+%C3%89lodie%0D%0Ax-evil: 1"));
  const [first, second] = pages.seen.map(({ headers }) => [headers["x-form-address"], headers["x-form"]]);
  expect(first).toEqual(["127.0.0.1", undefined]);
  expect(second).toEqual(["127.0.0.1", "do=thank&text=Merci+%C3%89lodie%0D%0Ax-evil%3A+1"]);
});

test("a form is taken by its page alone, written as browsers do, and short", async () => {
  const { get, pages } = await setUp();
  expect(await get("/panier/", ...send("do=open"))).toMatchObject({ status: 405 });
  expect(await get(giftPath, ...send("{}", { "content-type": "application/json" }))).toMatchObject({ status: 400 });
  expect(await get(giftPath, ...send("x".repeat(5_000)))).toMatchObject({ status: 413 });
  expect(await get("/panier/", { "x-form": "do=open", "x-form-address": "1.2.3.4" })).toMatchObject({ status: 200 });
  expect(pages.seen.map(({ headers }) => headers["x-form"])).toEqual([undefined]);
});

test("an address that is sent on takes its query along", async () => {
  const { get, pages } = await setUp();
  for (const query of ["?gclid=1&utm_source=x", "?gclid=2"]) {
    const { status, headers } = await get(`/panier${query}`);
    expect([status, headers.location]).toEqual([308, `/panier/${query}`]);
  }
  expect(pages.seen).toEqual([]);
});

/** Tells the front door that a storefront changed. */
const purgeStorefront = (get: Awaited<ReturnType<typeof setUp>>["get"]) => {
  const body = JSON.stringify({ tags: ["storefront:CBFR"] });
  const timestamp = `${Date.now()}`;
  const signed = { "x-timestamp": timestamp, "x-signature": signPurge(secret, timestamp, body) };
  return get("/_purge", { host: "localhost", "content-length": `${body.length}`, ...signed }, "POST", body);
};

test("an address that names what there is not makes no page, until that is published", async () => {
  const { get, pages } = await setUp();
  pages.state.known = { landing: ["jobs"], product: ["multi"] };
  const paths = Array.from({ length: 9 }, (_, index) => [
    `/nothing-${index}/`,
    `/carte-cadeau/nothing-${index}/`,
  ]).flat();
  const answers = await Promise.all(paths.map((path) => get(path)));
  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 404));
  expect(pages.seen.map(({ url }) => url)).toEqual(["/CBFR/fr/not-found/_/"]);
  expect((await get("/jobs/")).status).toBe(200);
  expect((await get("/carte-cadeau/multi/")).status).toBe(200);
  // Nobody names the products of this route.
  expect((await get("/doubler/merci/nothing/")).status).toBe(200);
  pages.state.known = { landing: ["jobs", "nothing-1"], product: [] };
  await purgeStorefront(get);
  expect((await get("/nothing-1/")).status).toBe(200);
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

test("while nobody knows what is sent on, pages are answered, and only read", async () => {
  const { get, pages } = await setUp();
  pages.state.redirects = [{ from: "/contact-us/", to: "/nous-contacter/" }];
  expect((await get("/contact-us/", { "content-length": "0" }, "POST")).status).toBe(405);
  expect((await get("/contact-us/")).headers.location).toBe("/nous-contacter/");
  pages.state.broken = true;
  expect((await get("/contact-us/", { host: "cbbe.localhost:3000" })).status).toBeGreaterThanOrEqual(500);
});

test("what somebody looks for stands in no line of the log", async () => {
  const { get, lines } = await setUp();
  const token = `12.1795443128.${"a".repeat(43)}`;
  for (const path of ["/carte-cadeau/?s=6099000000000000000", "/panier?redeemToken=secret", `/preview/${token}/`]) {
    await get(path);
  }
  await get("/graphql?email=a%40b.example", { "content-length": "2" }, "POST", "{}");
  expect(lines.filter((line) => line.includes("/carte-cadeau/?s"))).toHaveLength(1);
  for (const secret of ["6099", "secret", token, "b.example"]) expect(lines.join("")).not.toContain(secret);
});

const unsent = "Host: cbfr.localhost:3000\r\nContent-Type: application/json\r\nContent-Length: 60000";

test("who sends slowly keeps nobody waiting", async () => {
  const answer: RequestListener = async (request, response) => void response.end(await text(request));
  const { get, half } = await setUp({}, answer, { timeout: 600_000 });
  const heard = Array.from({ length: 100 }, () => {
    const socket = half(`POST /graphql HTTP/1.1\r\n${unsent}\r\nExpect: 100-continue`);
    // Told to go on, it has been taken in.
    return new Promise((resolve) => socket.once("data", resolve));
  });
  await Promise.all(heard);
  const { status, body } = await get("/graphql", { "content-length": "2" }, "POST", "{}");
  expect([status, body.toString()]).toEqual([200, "{}"]);
});

test("a request that is not whole in time is ended", async () => {
  const { half } = await setUp({}, (_, response) => response.end("{}"), { timeout: 100 });
  expect((await text(half(`POST /graphql HTTP/1.1\r\n${unsent}`))).slice(9, 12)).toBe("408");
});

test.each([
  ["/graphql", "Content-Length: 65537", "413"],
  ["/graphql", "Transfer-Encoding: chunked", "411"],
  ["/graphql", "Accept: */*", "411"],
  ["/_purge", "Content-Length: 262145", "413"],
  ["/_purge", "Transfer-Encoding: chunked", "411"],
])("%s with %s is refused before it is read", async (path, header, status) => {
  const { half } = await setUp({}, (_, response) => response.end("{}"));
  const head = `POST ${path} HTTP/1.1\r\nHost: cbfr.localhost:3000\r\nContent-Type: application/json\r\n${header}`;
  expect((await text(half(head))).slice(9, 12)).toBe(status);
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
