import { expect, test } from "@jest/globals";
import { townsFirst } from "./towns-first.ts";

const at = (...cities: string[]) => cities.map((city, index) => ({ id: index, address: { city } }));
const ids = (...cities: string[]) => townsFirst(at(...cities)).map(({ id }) => id);

test("each place is in another town, in the order in which they came", () => {
  expect(ids("Aix", "Aix", "Brest", "Brest", "Caen", "Dijon")).toEqual([0, 2, 4]);
});

test("where there are fewer towns, the first of them is there again", () => {
  expect(ids("Aix", "Aix", "Aix", "Brest")).toEqual([0, 1, 3]);
  expect(ids("Aix", "Aix")).toEqual([0, 1]);
  expect(ids()).toEqual([]);
});
