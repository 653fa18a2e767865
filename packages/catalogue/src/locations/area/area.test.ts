import { readMapArea, writeMapArea } from "@giftshop/storefront-config/shop";
import { expect, test } from "@jest/globals";
import { areaAround, distance, toArea, toRectangle, visibleArea, withMargin } from "./area.ts";

const paris = { latitude: 48.85661, longitude: 2.35222 };

test("what a map shows is written with five decimals and read back", () => {
  const seen = visibleArea(48.812345678, 2.2241, 48.9, 2.47);
  const written = new URLSearchParams(writeMapArea(seen));
  expect(`${written}`).toBe("latmin=48.81235&latmax=48.90000&lonmin=2.22410&lonmax=2.47000");
  expect(readMapArea(Object.fromEntries(written))).toEqual({ ...seen, latmin: 48.81235 });
});

test("what lies at the edge of all places is not cut", () => {
  expect(withMargin({ latmin: 42, latmax: 52, lonmin: -5, lonmax: 5 })).toEqual({
    latmin: 41.2,
    latmax: 52.8,
    lonmin: -5.8,
    lonmax: 5.8,
  });
});

test("a map shows no more than the world", () => {
  expect(visibleArea(-97, -200, 120, 260)).toEqual({ latmin: -90, latmax: 90, lonmin: -180, lonmax: 180 });
});

test("commerce is asked for the same rectangle, or all around where it crosses the date line", () => {
  const area = { latmin: 1, latmax: 2, lonmin: 3, lonmax: 4 };
  expect(toRectangle(area)).toEqual({ latMin: 1, latMax: 2, lonMin: 3, lonMax: 4 });
  expect(toArea(toRectangle(area))).toEqual(area);
  expect(toRectangle({ ...area, lonmin: 170, lonmax: -170 })).toMatchObject({ lonMin: -180, lonMax: 180 });
});

test("the square around a point is as wide as it is high, on the ground", () => {
  const { latmin, latmax, lonmin, lonmax } = areaAround(paris, 5);
  const south = { latitude: latmin, longitude: paris.longitude };
  const east = { latitude: paris.latitude, longitude: lonmax };
  expect(distance(paris, south)).toBeCloseTo(5, 1);
  expect(distance(paris, east)).toBeCloseTo(5, 1);
  expect([(latmin + latmax) / 2, (lonmin + lonmax) / 2]).toEqual([
    expect.closeTo(paris.latitude, 6),
    expect.closeTo(paris.longitude, 6),
  ]);
});

test("Paris and Lyon are some 392 km apart", () => {
  expect(Math.abs(distance(paris, { latitude: 45.764, longitude: 4.8357 }) - 392)).toBeLessThan(3);
});
