import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { fr } from "../route-tables/fr.ts";
import { getStorefront, storefronts } from "../storefronts/index.ts";
import type { Language, Storefront } from "../types.ts";
import { compileRouteTable } from "./compile-route-table.ts";
import { languagePathOf, linkIn } from "./link.ts";
import { linkTo } from "./link-to.ts";
import { matchPath } from "./match-path.ts";
import { isOffered } from "./offered-routes.ts";
import { resolvePath } from "./resolve-path.ts";
import { type RouteName, routeNames } from "./route-names.ts";
import { parameterKinds, patternsOf } from "./route-table.ts";
import { routesOf } from "./routes-of.ts";
import { isServed, type ServedRoute } from "./served-routes.ts";
import { isEntitySlug } from "./slug.ts";

const places = storefronts.flatMap((storefront) => storefront.languages.map((language) => ({ storefront, language })));
const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,3}$/);
const page = fc.integer({ min: 2, max: 999_999 });
const uuid = fc.uuid();
const token = fc.stringMatching(/^[0-9a-f]{40}$/);

interface Visit {
  storefront: Storefront;
  language: Language;
  route: RouteName;
  parameters: Record<string, string | number>;
}

/** Any route with any parameters it may have; a page is left out or from 2, as in an address. */
const visitSomewhere: fc.Arbitrary<Visit> = fc
  .tuple(fc.constantFrom(...places), fc.constantFrom(...routeNames))
  .chain(([{ storefront, language }, route]) => {
    const { table, reserved } = routesOf(storefront, language);
    const values = { page, uuid, token, slug: slug.filter((text) => isEntitySlug(text, reserved)) };
    return fc.constantFrom(...patternsOf(route, table[route])).chain(({ segments }) => {
      const names = segments.flatMap((segment) => ("parameter" in segment ? [segment.parameter] : []));
      const parameters = fc.record(Object.fromEntries(names.map((name) => [name, values[parameterKinds[name]]])));
      return parameters.map((chosen): Visit => ({ storefront, language, route, parameters: chosen }));
    });
  });

const servedVisit = visitSomewhere.filter(({ route }) => isServed(route));
/** A page that its storefront has: some are switched off where the law is not cleared. */
const offeredVisit = visitSomewhere.filter(({ storefront, route }) => isOffered(storefront, route));

const pathOf = ({ storefront, language, route, parameters }: Visit): string =>
  linkIn(routesOf(storefront, language).table, languagePathOf(storefront, language), route, parameters);

/** French customer support is one page of two routes. */
const answering = (visit: Visit): RouteName =>
  visit.route === "helpdesk" && visit.language === "fr" ? "contact" : visit.route;

test("a link leads back to its route, in every storefront and language", () => {
  fc.assert(
    fc.property(visitSomewhere, (visit) => {
      const { storefront, language, parameters } = visit;
      const path = pathOf(visit);
      const inner = path.slice(languagePathOf(storefront, language).length);
      const route = answering(visit);
      const segments = inner.split("/").filter(Boolean);
      expect(matchPath(routesOf(storefront, language), segments)).toEqual({ route, parameters });
      expect(resolvePath(storefront, path)).toEqual(
        isOffered(storefront, route) ? { kind: "route", route, language, parameters } : { kind: "notFound", language },
      );
    }),
    { numRuns: 2500 },
  );
});

test("the typed link makes the same path", () => {
  fc.assert(
    fc.property(servedVisit, (visit) => {
      // The route is drawn, so the compiler cannot know its parameters.
      const link = linkTo as (s: Storefront, l: Language, r: ServedRoute, p: Visit["parameters"]) => string;
      expect(link(visit.storefront, visit.language, visit.route as ServedRoute, visit.parameters)).toBe(pathOf(visit));
    }),
  );
});

test("without its trailing slash a path is redirected there, once", () => {
  fc.assert(
    fc.property(offeredVisit, (visit) => {
      const path = pathOf(visit);
      fc.pre(path !== "/");
      expect(resolvePath(visit.storefront, path.slice(0, -1))).toEqual({ kind: "redirect", status: 308, path });
    }),
  );
});

test("the screen after an order is a page of its own in every storefront and language", () => {
  for (const { storefront, language } of places) {
    const path = pathOf({ storefront, language, route: "checkoutSuccess", parameters: {} });
    expect(resolvePath(storefront, path)).toMatchObject({ kind: "route", route: "checkoutSuccess", language });
    expect(resolvePath(storefront, path.slice(0, -1))).toEqual({ kind: "redirect", status: 308, path });
  }
});

test("any path at all gives an answer, and a redirect stays in the storefront and ends at once", () => {
  const known = ["", "fr", "no", "1", "carte-cadeau", "helpdesk", "redeem", "evil.example", "\\evil", ".."];
  const piece = fc.oneof(fc.constantFrom(...known), slug);
  const anyPath = fc.array(piece, { maxLength: 5 }).map((pieces) => `/${pieces.join("/")}`);
  fc.assert(
    fc.property(fc.constantFrom(...storefronts), fc.oneof(anyPath, fc.string()), (storefront, path) => {
      const resolved = resolvePath(storefront, path);
      if (resolved.kind !== "redirect") return;
      expect(resolved.path).toMatch(/^\/(?![/\\])/);
      expect(resolved.path.startsWith(`${storefront.basePath}/`)).toBe(true);
      expect(resolvePath(storefront, resolved.path).kind).toBe("route");
    }),
    { numRuns: 3000 },
  );
});

test("no two routes of a storefront match the same path, in any language", () => {
  for (const { storefront, language } of places) expect(() => routesOf(storefront, language)).not.toThrow();
});

test("a collision is refused by name", () => {
  expect(() => compileRouteTable({ ...fr, basket: "/paiement/" }, "CBFR/fr")).toThrow(
    'Route table CBFR/fr: "basket" (/paiement/) and "checkout" (/paiement/) match the same path.',
  );
  expect(() => compileRouteTable({ ...fr, confirmation: "/carte-cadeau/:uuid/" }, "CBFR/fr")).toThrow(
    "match the same path",
  );
  expect(() => compileRouteTable(fr, "CBFR/fr", { "/panier/": "listing" })).toThrow("match the same path");
  expect(() => compileRouteTable({ ...fr, basket: "/fr/panier/" }, "CBFR/fr")).toThrow("begins like a language prefix");
});

test.each([
  ["CBFR", "/fr/panier/", { kind: "redirect", status: 301, path: "/panier/" }],
  ["CBFR", "/fr", { kind: "redirect", status: 301, path: "/" }],
  ["CBFR", "/carte-cadeau/1/", { kind: "redirect", status: 301, path: "/carte-cadeau/" }],
  ["CBFR", "/carte-cadeau/02/", { kind: "redirect", status: 301, path: "/carte-cadeau/2/" }],
  ["CBFR", "/carte-cadeau/0/", { kind: "notFound", language: "fr" }],
  ["CBFR", "/carte-cadeau/fr/", { kind: "notFound", language: "fr" }],
  ["CBFR", "/carte-cadeau/panier/", { kind: "notFound", language: "fr" }],
  ["CBFR", "/nl/panier/", { kind: "notFound", language: "fr" }],
  ["CBFR", "//evil.example", { kind: "notFound", language: "fr" }],
  ["CBBE", "/fr/verifier-solde", { kind: "redirect", status: 308, path: "/fr/verifier-solde/" }],
  ["CBBE", "/saldocheck/", { kind: "route", route: "balanceCheck", language: "nl", parameters: {} }],
  ["CBNO", "/no/", { kind: "route", route: "home", language: "nb", parameters: {} }],
  ["CB", "/bestellen/gelukt/", { kind: "route", route: "checkoutSuccess", language: "nl", parameters: {} }],
  ["CBFR", "/fr/paiement/merci/", { kind: "redirect", status: 301, path: "/paiement/merci/" }],
  ["CBNO", "/no/no/", { kind: "redirect", status: 301, path: "/no/" }],
  ["CBNO", "/", { kind: "redirect", status: 308, path: "/no/" }],
  ["CBAU", "/au", { kind: "redirect", status: 308, path: "/au/" }],
  ["CBFR", "/une-page/", { kind: "route", route: "landing", language: "fr", parameters: { path: "une-page" } }],
  [
    "CBFR",
    "/entreprise/multi-enseignes/",
    { kind: "route", route: "business", language: "fr", parameters: { product: "multi-enseignes" } },
  ],
  ["CBFR", "/entreprise/panier/", { kind: "notFound", language: "fr" }],
  ["CBFR", "/une/page/", { kind: "notFound", language: "fr" }],
  ["CBAU", "/gift-cards/", { kind: "notFound", language: "en" }],
] as const)("%s %s", (code, path, expected) => {
  expect(resolvePath(getStorefront(code), path)).toEqual(expected);
});
