import { expect, jest, test } from "@jest/globals";
import { areaAround } from "../area/area.ts";
import { samplePage } from "../samples.ts";
import { areaWithPlaces } from "./area-with-places.ts";
import type { PlaceSource } from "./place-source.ts";

const point = { latitude: 45.76, longitude: 4.85 };

test.each([
  ["around the corner", [3], 10],
  ["in the next town", [0, 1], 50],
  ["far away", [0, 0, 12], 250],
  ["nowhere", [0, 0, 0], 10],
])("shows as much of the map as it takes: %s", async (_, totals, kilometres) => {
  const places = jest.fn<PlaceSource["places"]>();
  for (const total of totals) places.mockResolvedValueOnce(samplePage(total));
  expect(await areaWithPlaces(point, Promise.resolve({ source: { places } }))).toEqual(areaAround(point, kilometres));
  expect(places).toHaveBeenCalledTimes(totals.length);
});

test("shows the nearest where places do not answer", async () => {
  const places = () => Promise.reject(new Error("away"));
  expect(await areaWithPlaces(point, Promise.resolve({ source: { places } }))).toEqual(areaAround(point, 10));
});
