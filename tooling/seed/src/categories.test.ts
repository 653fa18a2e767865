import { expect, test } from "@jest/globals";
import { categoryAddress } from "./categories.ts";

test.each([
  ["fr", "Cinéma & théâtre", "cinema-theatre"],
  ["de", "Für Bücher", "fuer-buecher"],
  ["sv", "Hem & trädgård", "hem-tradgard"],
  ["nb", "Skjønnhet", "skjoennhet"],
  ["pl", "Kino i\u00a0teatr", "kino-i-teatr"],
  ["en", "Cinema & theatre", "cinema"],
  ["ar", "سينما ومسرح", "cinema"],
] as const)("in %s, %s is at %s", (language, name, address) => {
  expect(categoryAddress("cinema", name, language)).toBe(address);
});
