import { expect, test } from "@jest/globals";
import { languagePathOf } from "../routes/link.ts";
import { resolvePath } from "../routes/resolve-path.ts";
import { patternsOf } from "../routes/route-table.ts";
import { routesOf } from "../routes/routes-of.ts";
import { isServed } from "../routes/served-routes.ts";
import { getStorefront, storefronts } from "../storefronts/index.ts";
import { redirectsOf } from "./index.ts";

const all = storefronts.flatMap((storefront) =>
  storefront.languages.flatMap((language) =>
    Object.entries(redirectsOf(storefront, language)).map(([address, route]) => ({
      storefront,
      path: languagePathOf(storefront, language) + address,
      address,
      route,
    })),
  ),
);

test("every address is sent, in one step, to a page of the same storefront; or is unknown as long as its page is", () => {
  expect(all.length).toBeGreaterThan(33 * 4);
  for (const { storefront, path, route } of all) {
    const resolved = resolvePath(storefront, path);
    if (!isServed(route)) {
      expect([path, resolved.kind]).toEqual([path, "notFound"]);
      continue;
    }
    if (resolved.kind !== "redirect") throw new Error(`${storefront.code}: ${path} is not sent on.`);
    expect(resolved.status).toBe(301);
    // A path of this storefront: no scheme, no other host, not out of its base path.
    expect(resolved.path).toMatch(/^\/(?![/\\])/);
    expect(resolved.path.startsWith(`${storefront.basePath}/`)).toBe(true);
    expect(resolvePath(storefront, resolved.path)).toMatchObject({ kind: "route", route });
  }
});

test("targets take no parameters, so that they can be linked", () => {
  for (const { storefront, route } of all) {
    const { table } = routesOf(storefront, storefront.languages[0]);
    expect(patternsOf(route, table[route])[0]?.segments.every((segment) => "fixed" in segment)).toBe(true);
  }
});

test.each([
  ["CB", "/inwisselen/", "/saldocheck/"],
  ["CB", "/locaties", "/cadeaubonnen/"],
  ["CBFR", "/echanger/", "/verifier-solde/"],
  ["CBFR", "/fr/promo/", "/carte-cadeau/"],
  ["CBCA", "/ca/redeem/", "/ca/balance-check/"],
  ["GCSNL", "/cadeaubonnen/", "/cadeaukaarten/"],
] as const)("%s sends %s on to %s", (code, path, target) => {
  expect(resolvePath(getStorefront(code), path)).toEqual({ kind: "redirect", status: 301, path: target });
});

test("the old French customer support is the contact page", () => {
  expect(redirectsOf(getStorefront("CBFR"), "fr")["/helpdesk/"]).toBe("contact");
});
