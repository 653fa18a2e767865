import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { compileRouteTable } from "./compile-route-table.ts";
import { linkTo } from "./link-to.ts";
import { resolvePath } from "./resolve-path.ts";
import { fr } from "./route-tables/fr.ts";
import { routesOf } from "./routes-of.ts";
import { isEntitySlug } from "./slug.ts";
import { getStorefront, storefronts } from "./storefronts/index.ts";
import type { Language, RouteName, RouteParameters, Storefront } from "./types.ts";

const places = storefronts.flatMap((storefront) => storefront.languages.map((language) => ({ storefront, language })));
const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,3}$/);

type Visit = { [R in RouteName]: { route: R; parameters: RouteParameters[R] } }[RouteName];

const visits = ({ storefront, language }: { storefront: Storefront; language: Language }): fc.Arbitrary<Visit> =>
  fc.oneof(
    fc
      .constantFrom("home", "basket", "checkout", "paymentProcessing", "balanceCheck", "notFound")
      .map((route) => ({ route, parameters: {} }) as Visit),
    fc.constant<Visit>({ route: "listing", parameters: {} }),
    fc.integer({ min: 2, max: 999_999 }).map((page): Visit => ({ route: "listing", parameters: { page } })),
    slug
      .filter((product) => isEntitySlug(product, routesOf(storefront, language).reserved))
      .map((product): Visit => ({ route: "product", parameters: { product } })),
    fc.uuid().map((uuid): Visit => ({ route: "confirmation", parameters: { uuid } })),
  );

const visitSomewhere = fc
  .constantFrom(...places)
  .chain((place) => visits(place).map((visit) => ({ ...place, ...visit })));

test("a link leads back to its route, in every storefront and language", () => {
  fc.assert(
    fc.property(visitSomewhere, ({ storefront, language, route, parameters }) => {
      const path = linkTo<RouteName>(storefront, language, route, parameters);
      expect(resolvePath(storefront, path)).toEqual({ kind: "route", route, language, parameters });
    }),
    { numRuns: 3000 },
  );
});

test("without its trailing slash a path is redirected there, once", () => {
  fc.assert(
    fc.property(visitSomewhere, ({ storefront, language, route, parameters }) => {
      const path = linkTo<RouteName>(storefront, language, route, parameters);
      fc.pre(path !== "/");
      expect(resolvePath(storefront, path.slice(0, -1))).toEqual({ kind: "redirect", status: 308, path });
    }),
  );
});

test("any path at all gives an answer, and a redirect stays in the storefront and ends at once", () => {
  const piece = fc.oneof(fc.constantFrom("", "fr", "no", "1", "carte-cadeau", "evil.example", "\\evil", ".."), slug);
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
  ["CBNO", "/no/no/", { kind: "redirect", status: 301, path: "/no/" }],
  ["CBNO", "/", { kind: "redirect", status: 308, path: "/no/" }],
  ["CBAU", "/au", { kind: "redirect", status: 308, path: "/au/" }],
  ["CBAU", "/gift-cards/", { kind: "notFound", language: "en" }],
] as const)("%s %s", (code, path, expected) => {
  expect(resolvePath(getStorefront(code), path)).toEqual(expected);
});

test.each([
  ["CB", "nl", "cadeaubonnl-keuze-cadeaukaart", "/cadeaubonnen/cadeaubonnl-keuze-cadeaukaart/"],
  ["CBFR", "fr", "multi-enseignes", "/carte-cadeau/multi-enseignes/"],
  ["CBDE", "de", "all-in-1", "/gutschein/all-in-1/"],
  ["GCSPT", "pt", "cartao-presente-multi", "/gift-card/cartao-presente-multi/"],
  ["CBAU", "en", "choice", "/au/gift-cards/choice/"],
  ["CBCA", "en", "choice", "/ca/gift-card/choice/"],
  ["CKUK", "en", "choice-gift", "/voucher/choice-gift/"],
  ["CBSE", "sv", "allt-i-ett", "/presentkort/allt-i-ett/"],
  ["CBDK", "da", "universal", "/dk/gavekort/universal/"],
  ["CBNO", "nb", "universal", "/no/gavekort/universal/"],
  ["GCSUK", "en", "all-in-1-choice", "/gift-cards/all-in-1-choice/"],
  ["GCSBE", "nl", "giftcardsbe-keuze-cadeaukaart", "/cadeaukaarten/giftcardsbe-keuze-cadeaukaart/"],
] as const)("%s agrees with the choice-card link the specification lists", (code, language, product, path) => {
  expect(linkTo(getStorefront(code), language, "product", { product })).toBe(path);
});
