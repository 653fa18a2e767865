import { getStorefront, type StorefrontCode } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import type { PostalAddress } from "../../../money/order/index.ts";
import { envelopeLines } from "./envelope-lines.ts";

const parisian: PostalAddress = {
  firstName: "Élodie",
  lastName: "Martin",
  companyName: null,
  countryCode: "FR",
  postCode: "75011",
  houseNumber: "12",
  suffix: "bis",
  street: "Rue Oberkampf",
  city: "Paris",
  addressLine2: null,
  phoneNumber: "0612345678",
};

const written = (code: StorefrontCode, over: Partial<PostalAddress> = {}) =>
  envelopeLines({ ...parisian, ...over }, getStorefront(code));

test("a parcel within the country says name, house, street and town, as people write them there", () => {
  expect(written("CBFR")).toEqual(["Élodie Martin", "12 bis Rue Oberkampf", "75011 Paris"]);
  const berlin = {
    countryCode: "DE",
    street: "Torstraße",
    houseNumber: "1",
    suffix: "a",
    postCode: "10115",
    city: "Berlin",
  };
  expect(written("CBDE", berlin)).toEqual(["Élodie Martin", "Torstraße 1 a", "10115 Berlin"]);
});

test("company and second line have lines of their own; a house without a number has none", () => {
  const named = { companyName: "Fleurs SARL", addressLine2: "Bâtiment C", houseNumber: "-", suffix: null };
  expect(written("CBFR", named)).toEqual([
    "Fleurs SARL",
    "Élodie Martin",
    "Rue Oberkampf",
    "Bâtiment C",
    "75011 Paris",
  ]);
});

test("abroad the country is the last line, in a language of the post that takes it", () => {
  const belgian = { countryCode: "BE", street: "Rue Neuve", postCode: "1000", city: "Bruxelles", suffix: null };
  expect(written("CBFR", belgian)).toEqual(["Élodie Martin", "Rue Neuve 12", "1000 Bruxelles", "BELGIQUE"]);
});
