import { expect, test } from "@jest/globals";
import { categoriesOf, findBrands } from "./find-brands.ts";
import type { Brand } from "./load-brands.ts";

const brand = (title: string, category: string | null): Brand => ({
  id: title,
  title,
  path: title,
  backgroundColor: "#fff",
  image: { url: "" },
  category: category === null ? null : { path: category, title: category.toUpperCase() },
});
const brands = [
  brand("Café Élodie", "food"),
  brand("Nordlicht", "travel"),
  brand("The Long Table", "food"),
  brand("Łódź 24", null),
];
const names = (typed: string, category = "") => findBrands(brands, typed, category).map(({ title }) => title);

test("every word that was typed is looked for, whatever its accents and case", () => {
  expect(names("elodie CAFE")).toEqual(["Café Élodie"]);
  expect(names(" long  tab ")).toEqual(["The Long Table"]);
  expect(names("cafe long")).toEqual([]);
});

test("a number is found in the digits of any keyboard", () => {
  expect(names("٢٤")).toEqual(["Łódź 24"]);
});

test("nothing typed and no category chosen finds all", () => {
  expect(names("")).toHaveLength(4);
  expect(names("", "food")).toEqual(["Café Élodie", "The Long Table"]);
  expect(names("table", "travel")).toEqual([]);
});

test("each category is named once, by name", () => {
  expect(categoriesOf(brands, "en")).toEqual([
    { id: "food", label: "FOOD" },
    { id: "travel", label: "TRAVEL" },
  ]);
});
