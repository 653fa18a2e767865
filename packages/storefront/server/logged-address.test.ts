import { expect, test } from "@jest/globals";
import { loggedAddress } from "./logged-address.ts";

test.each([
  ["/panier/", "/panier/"],
  ["/carte-cadeau/?s=6099000000000000000&gclid=1&s=2", "/carte-cadeau/?s&gclid"],
  ["/?redeemToken=secret", "/?redeemToken"],
  ["/?", "/"],
  ["/ca/fr/preview/42.1764000000.aB-_aB-_aB-_aB-_aB-_/", "/ca/fr/preview/[token]/"],
  [`/cadeau/${"0123456789abcdef".repeat(3).slice(0, 40)}/`, "/cadeau/[token]/"],
  [`/gift-passes/CBFR/fr/${"a".repeat(40)}/1/google`, "/gift-passes/CBFR/fr/[token]/1/google"],
  ["/carte-cadeau/6099000000000000000/", "/carte-cadeau/[card number]/"],
  ["/?a%40b.example=1", "/?[e-mail]"],
  ["/elodie%40mail.example/", "/[e-mail]/"],
  ["/%E0%A4%A/", "/%E0%A4%A/"],
  [`/${"a".repeat(70)}%40mail.example/`, `/${"a".repeat(6)}[e-mail]/`],
])("of %s the log keeps %s", (url, kept) => {
  expect(loggedAddress(url)).toBe(kept);
});

test("a long path is read in no time", () => {
  const started = performance.now();
  loggedAddress(`/${"a".repeat(16_000)}`);
  expect(performance.now() - started).toBeLessThan(100);
});
