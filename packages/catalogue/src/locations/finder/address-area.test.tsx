import { beforeEach, expect, test } from "@jest/globals";
import { areaInAddress, writeAreaToAddress } from "./address-area.ts";

const lyon = { latmin: 45.7, latmax: 45.80001, lonmin: 4.7, lonmax: 4.9 };
const arrive = (query: string) => history.replaceState(null, "", `/places/${query}`);

beforeEach(() => arrive(""));

test("a rectangle is written with five decimals, read back, and taken out again", () => {
  arrive("?gclid=x&page=3");
  writeAreaToAddress(lyon);
  expect(location.search).toBe("?gclid=x&latmin=45.70000&latmax=45.80001&lonmin=4.70000&lonmax=4.90000");
  expect(areaInAddress()).toEqual(lyon);
  writeAreaToAddress(undefined);
  expect(location.search).toBe("?gclid=x");
  expect(areaInAddress()).toBeUndefined();
});

test.each([
  "?latmin=45&latmax=46&lonmin=4",
  "?latmin=45&latmax=46&lonmin=4&lonmax=east",
  "?latmin=45&latmax=46&lonmin=4&lonmax=",
])("%s is no rectangle", (query) => {
  arrive(query);
  expect(areaInAddress()).toBeUndefined();
});
