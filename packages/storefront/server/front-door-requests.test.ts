import type { RequestListener } from "node:http";
import { text } from "node:stream/consumers";
import { expect, test } from "@jest/globals";
import { closeAfterEach, purgeStorefront, setUp } from "./testing/open-front-door.ts";

closeAfterEach();

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
  ["/graphql", "Content-Length: 131073", "413"],
  ["/graphql", "Transfer-Encoding: chunked", "411"],
  ["/graphql", "Accept: */*", "411"],
  ["/_purge", "Content-Length: 262145", "413"],
  ["/_purge", "Transfer-Encoding: chunked", "411"],
])("%s with %s is refused before it is read", async (path, header, status) => {
  const { half } = await setUp({}, (_, response) => response.end("{}"));
  const head = `POST ${path} HTTP/1.1\r\nHost: cbfr.localhost:3000\r\nContent-Type: application/json\r\n${header}`;
  expect((await text(half(head))).slice(9, 12)).toBe(status);
});
