import { makeFragmentData, readFragment } from "@giftshop/graphql";
import { createShop, type Language, type StorefrontCode } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { sampleLocation } from "../samples.ts";
import { locationMetadata } from "./location-metadata.ts";
import { LocationPageFragment } from "./location-page.fragment.ts";

const told = (title: string, street: string, city: string, administrativeArea: string) =>
  makeFragmentData(
    {
      ...readFragment(LocationPageFragment, sampleLocation()),
      title,
      address: { street, houseNumber: null, postCode: null, city, administrativeArea, countryCode: "AE" },
    },
    LocationPageFragment,
  );

test.each<[StorefrontCode, Language, ReturnType<typeof told>, string, string]>([
  [
    "GCSAE",
    "en",
    told("Oud Garden Dubai, Al Noor Street", "Al Noor Street", "Dubai", "Dubai"),
    "Oud Garden Dubai, Al Noor Street",
    "Oud Garden Dubai, Al Noor Street. Use your Oud Garden gift card here: opening hours, phone number and directions.",
  ],
  [
    "GCSAE",
    "ar",
    told("Oud Garden العين", "شارع النور", "العين", "أبوظبي"),
    "Oud Garden العين",
    "Oud Garden العين، شارع النور، العين، أبوظبي. استخدم Oud Garden هنا: ساعات العمل ورقم الهاتف والاتجاهات.",
  ],
  [
    "CBFR",
    "fr",
    told("Oud Garden", "Rue Haute", "Lyon", ""),
    "Oud Garden, Lyon",
    "Oud Garden, Rue Haute, Lyon. Utilisez ici votre carte cadeau Oud Garden : horaires d’ouverture, téléphone et itinéraire.",
  ],
])(
  "a place of %s in %s says once what its name and its address both say",
  (code, language, location, title, description) => {
    expect(locationMetadata(createShop(code, language), "Oud Garden", location)).toEqual({ title, description });
  },
);
