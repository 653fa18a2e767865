import { expect, test } from "@jest/globals";
import { languagePathOf } from "../routes/link.ts";
import { type RouteName, routeNames } from "../routes/route-names.ts";
import { patternsOf } from "../routes/route-table.ts";
import { routesOf } from "../routes/routes-of.ts";
import { getStorefront, storefronts } from "../storefronts/index.ts";
import type { Language } from "../types.ts";
import { nl } from "./nl.ts";

// Specification section 2, in its order and to the letter.
const dutch: [RouteName, string][] = [
  ["home", "/"],
  ["listing", "/cadeaubonnen/:page?/"],
  ["product", "/cadeaubonnen/:product/"],
  ["productLocations", "/cadeaubonnen/:product/locaties/"],
  ["productLocation", "/cadeaubonnen/:product/locaties/:location/"],
  ["choiceCard", "/cadeaubonnen/cadeaubonnl-keuze-cadeaukaart/"],
  ["basket", "/winkelmandje/"],
  ["checkout", "/bestellen/"],
  ["confirmation", "/bestellen/:uuid/"],
  ["checkoutSuccess", "/bestellen/gelukt/"],
  ["paymentProcessing", "/bestellen/betaling-verwerken/"],
  ["balanceCheck", "/saldocheck/"],
  ["redeemShop", "/saldocheck/inwisselen/:page?/"],
  ["businessRedeemShop", "/saldocheck/inwisselen/:pageId/:page?/"],
  ["redeemCardInfo", "/saldocheck/info/:pageId/"],
  ["redeemCheckout", "/saldocheck/checkout/"],
  ["givingMoments", "/geefmomenten/"],
  ["givingMoment", "/geefmomenten/:product/"],
  ["business", "/zakelijk/:product?/"],
  ["terms", "/algemene-voorwaarden/"],
  ["privacy", "/privacy/"],
  ["helpdesk", "/helpdesk/"],
  ["contact", "/klantenservice/contact/"],
  ["blog", "/blog/"],
  ["blogPost", "/blog/:path/"],
  ["cookies", "/cookieverklaring/"],
  ["categories", "/categorie/alle-cadeaubonnen/"],
  ["category", "/categorie/:url/:page?/"],
  ["doubler", "/verdubbelaar/"],
  ["doublerThanks", "/verdubbelaar/bedankt/:product?/"],
  ["account", "/account/"],
  ["login", "/account/login/"],
  ["register", "/account/registreren/"],
  ["registerSuccess", "/account/registreren/success/"],
  ["forgotPassword", "/account/wachtwoord-vergeten/"],
  ["forgotPasswordSuccess", "/account/wachtwoord-vergeten/success/"],
  ["newPassword", "/account/nieuw-wachtwoord/"],
  ["newPasswordSuccess", "/account/nieuw-wachtwoord/succes/"],
  ["accountOverview", "/account/overzicht/"],
  ["accountOrders", "/account/bestellingen/"],
  ["addressBook", "/account/adresboek/"],
  ["accountData", "/account/gegevens/"],
  ["activation", "/activeren/"],
  ["activationSuccess", "/activeren/gelukt/"],
  ["notFound", "/404/"],
  ["reorder", "/nabestellen/"],
  ["delivery", "/delivery/"],
  ["cancellationPolicy", "/cancelation-policy/"],
  ["landing", "/:path/"],
];

const french: [RouteName, string][] = [
  ["account", "/compte/"],
  ["login", "/compte/se-connecter/"],
  ["register", "/compte/s-inscrire/"],
  ["registerSuccess", "/compte/s-inscrire/succes/"],
  ["accountOverview", "/compte/apercu/"],
  ["accountOrders", "/compte/commandes/"],
  ["accountData", "/compte/donnees/"],
  ["addressBook", "/compte/carnet-adresses/"],
  ["forgotPassword", "/compte/mot-de-passe-oublie/"],
  ["forgotPasswordSuccess", "/compte/mot-de-passe-oublie/succes/"],
  ["newPassword", "/compte/nouveau-mot-de-passe/"],
  ["newPasswordSuccess", "/compte/nouveau-mot-de-passe/succes/"],
  ["home", "/"],
  ["listing", "/carte-cadeau/:page?/"],
  ["product", "/carte-cadeau/:product/"],
  ["choiceCard", "/carte-cadeau/multi-enseignes/"],
  ["productLocations", "/carte-cadeau/:product/emplacement/"],
  ["productLocation", "/carte-cadeau/:product/emplacement/:location/"],
  ["category", "/categorie/:url/:page?/"],
  ["categories", "/categorie/toutes-les-cartes-cadeaux/"],
  ["givingMoments", "/offrir-un-moment/"],
  ["givingMoment", "/offrir-un-moment/:product/"],
  ["blog", "/blog/"],
  ["blogPost", "/blog/:path/"],
  ["business", "/entreprise/:product?/"],
  ["reorder", "/commander-a-nouveau/"],
  ["basket", "/panier/"],
  ["checkout", "/paiement/"],
  ["paymentProcessing", "/paiement/paiement-en-cours/"],
  ["checkoutSuccess", "/paiement/merci/"],
  ["confirmation", "/paiement/:uuid/"],
  ["balanceCheck", "/verifier-solde/"],
  ["redeemCardInfo", "/verifier-solde/info/:pageId/"],
  ["redeemShop", "/verifier-solde/resultat/:page?/"],
  ["businessRedeemShop", "/verifier-solde/resultat/:pageId/:page?/"],
  ["redeemCheckout", "/verifier-solde/paiement/"],
  ["activation", "/activer/"],
  ["activationSuccess", "/activer/reussi/"],
  ["doubler", "/doubler/"],
  ["doublerThanks", "/doubler/merci/:product?/"],
  ["contact", "/nous-contacter/"],
  ["terms", "/cgv/"],
  ["privacy", "/privacy/"],
  ["cookies", "/declaration-de-confidentialite-et-cookies/"],
  ["cancellationPolicy", "/politiques-d-annulation/"],
  ["delivery", "/livraison/"],
  ["notFound", "/404/"],
  ["landing", "/:path/"],
];

test.each([
  ["CB", "nl", dutch],
  ["CBFR", "fr", french],
] as const)("%s has the %s table of the specification", (code, language, expected) => {
  const { table } = routesOf(getStorefront(code), language);
  expect(Object.fromEntries(expected.map(([route]) => [route, table[route]]))).toEqual(Object.fromEntries(expected));
});

test.each([
  ["CB", "nl", "/cadeaubonnen/cadeaubonnl-keuze-cadeaukaart/"],
  ["CBFR", "fr", "/carte-cadeau/multi-enseignes/"],
  ["CBDE", "de", "/gutschein/all-in-1/"],
  ["GCSPT", "pt", "/gift-card/cartao-presente-multi/"],
  ["CBAU", "en", "/au/gift-cards/choice/"],
  ["CBCA", "en", "/ca/gift-card/choice/"],
  ["CKUK", "en", "/voucher/choice-gift/"],
  ["CBSE", "sv", "/presentkort/allt-i-ett/"],
  ["CBDK", "da", "/dk/gavekort/universal/"],
  ["CBNO", "nb", "/no/gavekort/universal/"],
  ["GCSUK", "en", "/gift-cards/all-in-1-choice/"],
  ["GCSBE", "nl", "/cadeaukaarten/giftcardsbe-keuze-cadeaukaart/"],
  ["GCSNL", "nl", "/cadeaukaarten/giftcardsnl-keuze-cadeaukaart-paars/"],
] as const)("%s (%s) has the listed choice card %s", (code, language, path) => {
  const storefront = getStorefront(code);
  expect(languagePathOf(storefront, language) + routesOf(storefront, language).table.choiceCard).toBe(path);
});

test("the business quote page has its address", () => {
  expect(routesOf(getStorefront("CBUS"), "en").table.businessQuote).toBe("/business/request-a-quote/");
});

const places = storefronts.flatMap((storefront) =>
  storefront.languages.map((language): [string, Language] => [storefront.code, language]),
);

test.each(places)(
  "%s in %s: every route in the shape of the Dutch table, in words that need no encoding",
  (code, language) => {
    const { table } = routesOf(getStorefront(code as "CB"), language);
    const parametersOf = (route: RouteName, template: string) =>
      patternsOf(route, template).map(({ segments }) =>
        segments.flatMap((s) => ("parameter" in s ? [s.parameter] : [])),
      );
    for (const route of routeNames) {
      expect(table[route]).toMatch(/^\/(?:(?::[a-zA-Z]+\??|[a-z0-9]+(?:-[a-z0-9]+)*)\/)*$/);
      expect(parametersOf(route, table[route])).toEqual(parametersOf(route, nl[route]));
    }
    // A word for what is sold, once chosen, is used throughout.
    const root = table.product.split("/")[1];
    for (const route of ["listing", "productLocations", "productLocation", "choiceCard"] as const) {
      expect(table[route].split("/")[1]).toBe(root);
    }
  },
);
