import { createShop } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { openingTexts } from "./opening-texts.ts";
import { stateWords } from "./state-words.ts";

const texts = openingTexts(createShop("CBFR", "fr"));
const say = (state: Parameters<typeof stateWords>[0]) => stateWords(state, texts, "fr-FR");

test("whether a place is open is said in a sentence", () => {
  expect(say({ open: true, closes: "18:00" })).toBe("Ouvert, ferme à 18:00");
  expect(say({ open: true })).toBe("Ouvert 24\u00a0h/24");
  expect(say({ open: false, opens: "14:00", dayOfWeek: 3, daysAhead: 0 })).toBe("Fermé, ouvre à 14:00");
  expect(say({ open: false, opens: "09:00", dayOfWeek: 4, daysAhead: 1 })).toBe("Fermé, ouvre demain à 09:00");
  expect(say({ open: false, opens: "09:00", dayOfWeek: 1, daysAhead: 2 })).toBe("Fermé, ouvre lundi à 09:00");
});
