import { expect, test } from "@jest/globals";
import { chooseCountry, destinationOf, homeOf, isComplete, type PageLinks, type Store } from "./store.ts";

const stores: readonly Store[] = [
  {
    country: "FR",
    name: "France",
    currency: "EUR",
    languages: [{ language: "fr", name: "Français", home: "https://fr.example/" }],
  },
  {
    country: "CH",
    name: "Suisse",
    currency: "CHF",
    languages: [
      { language: "de", name: "Deutsch", home: "https://ch.example/" },
      { language: "fr", name: "Français", home: "https://ch.example/fr/" },
      { language: "it", name: "Italiano", home: "https://ch.example/it/" },
    ],
  },
];
const here: PageLinks = {
  country: "CH",
  fixed: true,
  links: [
    { country: "CH", language: "de", href: "/warenkorb/" },
    { country: "CH", language: "fr", href: "/fr/panier/" },
  ],
};
const post: PageLinks = { ...here, fixed: false };

test("another country brings its default language", () => {
  expect(chooseCountry(stores, "CH")).toEqual({ country: "CH", language: "de" });
  expect(chooseCountry(stores, "JP")).toBeUndefined();
});

test.each([
  ["FR", "fr", true],
  ["FR", "de", false],
  ["JP", "fr", false],
  ["", "fr", false],
] as const)("%s in %s can be sent: %s", (country, language, complete) => {
  expect(isComplete(stores, { country, language })).toBe(complete);
});

test("a store that does not speak a language answers in its own", () => {
  expect(homeOf(stores, { country: "FR", language: "it" })).toBe("https://fr.example/");
  expect(homeOf(stores, { country: "JP", language: "it" })).toBeUndefined();
});

test("a fixed page stays the same page in another language", () => {
  expect(destinationOf(stores, here, { country: "CH", language: "fr" })).toBe("/fr/panier/");
});

test("a fixed page of another country is its home, even where a link is known", () => {
  const links = [...here.links, { country: "FR", language: "fr", href: "https://fr.example/panier/" } as const];
  expect(destinationOf(stores, { ...here, links }, { country: "FR", language: "fr" })).toBe("https://fr.example/");
});

test("any other page follows its own link, across countries too, and leads home without one", () => {
  expect(destinationOf(stores, post, { country: "CH", language: "fr" })).toBe("/fr/panier/");
  expect(destinationOf(stores, post, { country: "CH", language: "it" })).toBe("https://ch.example/it/");
  expect(destinationOf(stores, post, { country: "FR", language: "fr" })).toBe("https://fr.example/");
  const known = { country: "FR", language: "fr", href: "https://fr.example/blog/noel/" } as const;
  const links = [...post.links, known];
  expect(destinationOf(stores, { ...post, links }, { country: "FR", language: "fr" })).toBe(known.href);
});
