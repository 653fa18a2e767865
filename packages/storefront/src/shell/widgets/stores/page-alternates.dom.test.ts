/** @jest-environment jsdom */
import { expect, test } from "@jest/globals";
import { pageAlternates } from "./page-alternates.ts";

test("partners are read from the head, the one for everybody else left out", () => {
  document.head.innerHTML = `
    <link rel="alternate" hreflang="fr-BE" href="https://be.example/fr/blog/noel/">
    <link rel="alternate" hreflang="x-default" href="https://fr.example/blog/noel/">
    <link rel="alternate" hreflang="nl" href="https://nl.example/">
    <link rel="icon" href="/icon.svg">`;
  expect(pageAlternates()).toEqual([{ language: "fr", country: "BE", href: "https://be.example/fr/blog/noel/" }]);
});
