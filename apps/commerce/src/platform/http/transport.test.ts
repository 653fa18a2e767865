import { request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { startTestServer, type TestServer } from "../../testing/test-client.ts";
import { createTestServices, type TestServices } from "../../testing/test-services.ts";
import { clientAddressOf, networkOf } from "./client-address.ts";
import { appendCookie, readCookie } from "./cookies.ts";
import { createHttpServer } from "./create-http-server.ts";
import { countryOf } from "./ip-route.ts";

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

const userData = { language: "fr", storeID: 98, countryCode: "FR" };
const query =
  "query ($userData: UserDataInput!) { categories(userData: $userData) { data { id } errors { code referencedRequestParameter } } }";
const post = (
  headers: Record<string, string> = {},
  variables: unknown = { userData },
  body = JSON.stringify({ query, variables }),
) =>
  fetch(`${server.url}/graphql`, { method: "POST", headers: { "content-type": "application/json", ...headers }, body });

test("only POST of JSON that says its length, 128 kB at most", async () => {
  expect((await fetch(`${server.url}/graphql?query={__typename}`)).status).toBe(405);
  expect((await post({ "content-type": "text/plain" })).status).toBe(415);
  expect((await post({ "content-type": "application/x-www-form-urlencoded" })).status).toBe(415);
  expect((await post({}, {}, JSON.stringify({ query: " ".repeat(131_072) }))).status).toBe(413);
  const chunked = await new Promise<number | undefined>((resolve) => {
    const sent = request(
      `${server.url}/graphql`,
      { method: "POST", headers: { "content-type": "application/json" } },
      (response) => {
        response.resume();
        resolve(response.statusCode);
      },
    );
    sent.write("{}");
    sent.end();
  });
  expect(chunked).toBe(411);
});

test("a page of another origin is refused, its own and a server are answered", async () => {
  expect((await post({ origin: "http://evil.example" })).status).toBe(403);
  expect((await post({ origin: "http://ckuk.localhost:3001" })).status).toBe(403);
  expect((await post({ origin: "null" })).status).toBe(403);
  expect((await post({ origin: "http://cbfr.localhost:3000" })).status).toBe(200);
  expect((await post()).status).toBe(200);
});

test.each([
  [{ ...userData, storeID: 1_000_000 }, {}, "userData.storeID"],
  [{ ...userData, language: "de" }, {}, "userData.language"],
  [{ ...userData, countryCode: "DE" }, {}, "userData.countryCode"],
  [userData, { "x-store-id": "97" }, "userData"],
  [userData, { "x-language": "de" }, "userData"],
  [userData, { "x-country": "DE" }, "userData"],
])("contradictory user data %p with %p is 1001", async (sent, headers, parameter) => {
  const response = await post(headers, { userData: sent });
  expect(response.status).toBe(200);
  const { data } = (await response.json()) as { data: { categories: unknown } };
  expect(data.categories).toEqual({ data: null, errors: [{ code: 1001, referencedRequestParameter: parameter }] });
});

test("the operation of a document is answered whether it is named or not, another one is refused", async () => {
  const named = query.replace("query ", "query Categories ");
  const ask = async (operationName?: string) => {
    const answer = await post({}, {}, JSON.stringify({ query: named, variables: { userData }, operationName }));
    return (await answer.json()) as { data?: { categories: { errors: unknown[] } }; errors?: { message: string }[] };
  };
  expect((await ask()).data?.categories.errors).toEqual([]);
  expect((await ask("Categories")).data?.categories.errors).toEqual([]);
  const other = await ask("Products");
  expect(other.data ?? null).toBeNull();
  expect(other.errors).toHaveLength(1);
});

test("a bug answers 1000 and tells nothing of itself", async () => {
  const { now } = services.clock;
  services.clock.now = () => {
    throw new Error("secret table");
  };
  const text = await (await post()).text();
  services.clock.now = now;
  expect(JSON.parse(text).data.categories).toEqual({
    data: null,
    errors: [{ code: 1000, referencedRequestParameter: null }],
  });
  expect(text).not.toContain("secret");
});

test("without the database the answer is 503, and the process goes on when it returns", async () => {
  const { query: ask } = services.pool;
  services.pool.query = (() =>
    Promise.reject(Object.assign(new Error("away"), { code: "ECONNREFUSED" }))) as typeof ask;
  const away = await post();
  services.pool.query = ask;
  expect(away.status).toBe(503);
  expect(await away.json()).toMatchObject({ errors: [{ extensions: { code: 1000 } }] });
  // Cut every connection for real: the pool has to notice by itself.
  await services.ownerPool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'giftshop_app' and datname = current_database()",
  );
  expect([200, 503]).toContain((await post()).status);
  expect((await post()).status).toBe(200);
});

test("the visitor's address is the front door's last word, and only the front door's", () => {
  const asked = (remoteAddress: string, forwarded?: string) =>
    clientAddressOf({ socket: { remoteAddress }, headers: { "x-forwarded-for": forwarded } } as never, ["127.0.0.1"]);
  expect(asked("127.0.0.1", "6.6.6.6, 81.2.69.142")).toBe("81.2.69.142");
  expect(asked("10.0.0.9", "81.2.69.142")).toBe("10.0.0.9");
  expect(asked("127.0.0.1")).toBeUndefined();
  expect([asked("127.0.0.1", ""), asked("127.0.0.1", "6.6.6.6, ")]).toEqual(["127.0.0.1", "127.0.0.1"]);
});

test("a limit counts an IPv6 line by its /64, and an IPv4 address as itself however it is written", () => {
  expect(networkOf("2001:db8:0:12:1::7")).toBe("2001:db8:0:12::/64");
  expect(networkOf("2001:0DB8:0000:0012:ffff:ffff:ffff:ffff")).toBe("2001:db8:0:12::/64");
  expect(networkOf("2001:db8:0:13::7")).toBe("2001:db8:0:13::/64");
  expect([networkOf("2001:db8::7"), networkOf("::1"), networkOf("fe80::1%eth0")]).toEqual([
    "2001:db8:0:0::/64",
    "0:0:0:0::/64",
    "fe80:0:0:0::/64",
  ]);
  expect([networkOf("81.2.69.142"), networkOf("::ffff:81.2.69.142"), networkOf("::ffff:5102:458e")]).toEqual(
    Array(3).fill("81.2.69.142"),
  );
  expect(networkOf("nonsense")).toBe("nonsense");
});

test("an address has a country, or none", async () => {
  expect(await countryOf("81.2.69.142")).toBe("GB");
  expect(await countryOf("2a01:e0a::1")).toBe("FR");
  expect([await countryOf("192.168.1.1"), await countryOf("nonsense"), await countryOf(undefined)]).toEqual([
    null,
    null,
    null,
  ]);
});

test("cookies: the first of a name is read, the last of a name is set", () => {
  expect(readCookie("a=1; visitor=x; visitor=y", "visitor")).toBe("x");
  const headers = new Map<string, unknown>();
  const response = {
    getHeader: (name: string) => headers.get(name),
    setHeader: (name: string, value: unknown) => headers.set(name, value),
  };
  for (const line of ["basket=1; Path=/", "visitor=a", "basket=2; Path=/"]) appendCookie(response as never, line);
  expect(headers.get("set-cookie")).toEqual(["visitor=a", "basket=2; Path=/"]);
});

test("no answer in JSON is kept, or read as anything else", async () => {
  const answers = [
    await post(),
    await post({ "content-type": "text/plain" }),
    await fetch(`${server.url}/ip`),
    await fetch(`${server.url}/nothing`),
  ];
  for (const { headers } of answers) {
    expect(headers.get("content-type")).toMatch(/json/);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  }
});

test("a request that is never finished is ended soon after its time is over", async () => {
  const slow = createHttpServer({ services, routes: [] });
  slow.headersTimeout = 100;
  slow.requestTimeout = 100;
  await new Promise<void>((resolve) => slow.listen(0, "127.0.0.1", resolve));
  const socket = connect((slow.address() as AddressInfo).port, "127.0.0.1");
  socket.write("GET / HTTP/1.1\r\nHost: a");
  const begun = performance.now();
  await new Promise((resolve) => socket.once("close", resolve).resume());
  expect(performance.now() - begun).toBeLessThan(8_000);
  await new Promise((resolve) => slow.close(resolve));
});

test("where storefronts say who they are, nobody else is answered", async () => {
  const asking = { ...services, environment: { ...services.environment, authorization: "Bearer ours" } };
  const closed = await startTestServer(asking);
  const status = async (authorization?: string): Promise<number> => {
    const headers = { "content-type": "application/json", ...(authorization === undefined ? {} : { authorization }) };
    const body = JSON.stringify({ query, variables: { userData } });
    return (await fetch(`${closed.url}/graphql`, { method: "POST", headers, body })).status;
  };
  expect([await status(), await status("Bearer mine"), await status("Bearer ours")]).toEqual([401, 401, 200]);
  await closed.close();
});
