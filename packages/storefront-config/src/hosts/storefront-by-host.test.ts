import { expect, test } from "@jest/globals";
import { resolvePath } from "../routes/resolve-path.ts";
import { getStorefront, storefronts } from "../storefronts/index.ts";
import { publicOrigin, storefrontByHost } from "./storefront-by-host.ts";

test("every storefront answers at its local host", () => {
  for (const storefront of storefronts) {
    const host = new URL(publicOrigin(storefront, 3000)).host;
    expect(storefrontByHost(host, `${storefront.basePath}/`)).toBe(storefront);
  }
});

test.each([
  "localhost:3000",
  "evil.example",
  "cbfr.localhost.evil.example",
  "xcbfr.localhost:x",
  "a.cbfr.localhost",
  "",
])("%p is nobody's host", (host) => {
  expect(storefrontByHost(host, "/")).toBeUndefined();
});

test("the pattern is configuration, and case does not matter", () => {
  expect(storefrontByHost("CKUK.shops.example", "/", { pattern: "https://{host}.shops.example" })?.code).toBe("CKUK");
  expect(storefrontByHost("ckukxshops.example", "/", { pattern: "https://{host}.shops.example" })).toBeUndefined();
});

test("storefronts that share a host are told apart by base path", () => {
  const sharedHosts = { "shop.example": ["CBUS", "CBAU", "CBCA", "CBDK", "CBNO"] } as const;
  const at = (path: string) => storefrontByHost("shop.example:443", path, { sharedHosts })?.code;
  expect([at("/"), at("/au/"), at("/no"), at("/australia/")]).toEqual(["CBUS", "CBAU", "CBNO", "CBUS"]);
});

test.each([
  ["CBAU", "https://{host}.example", "https://shop.example"],
  ["CBAU", "http://{host}.localhost:{port}", "http://shop.example:3000"],
  ["CBFR", "https://{host}.example", "https://cbfr.example"],
] as const)("%s is at %s, or at the host it shares: %s", (code, pattern, origin) => {
  const sharedHosts = { "shop.example": ["CBAU", "CBCA"] } as const;
  expect(publicOrigin(getStorefront(code), 3000, { pattern, sharedHosts })).toBe(origin);
});

test("finding storefront and route costs less than 0.05 ms", () => {
  const visit = () => {
    for (const { host, basePath } of storefronts) {
      const path = `${basePath}/carte-cadeau/some-brand/`;
      const storefront = storefrontByHost(`${host}.localhost:3000`, path);
      if (storefront) resolvePath(storefront, path);
    }
  };
  for (let warmUp = 0; warmUp < 100; warmUp++) visit();
  const before = process.cpuUsage();
  for (let round = 0; round < 200; round++) visit();
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000 / (200 * storefronts.length)).toBeLessThan(0.05);
});
