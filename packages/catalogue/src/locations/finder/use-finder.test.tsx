import { beforeEach, expect, jest, test } from "@jest/globals";
import { act, renderHook } from "@testing-library/react";
import type { PlaceMapHandle } from "../map/create-map.ts";
import type { ListedPlace } from "../place/to-places.ts";
import { sampleLate, samplePage } from "../samples.ts";
import { useFinder } from "./use-finder.ts";

beforeEach(() => history.replaceState(null, "", "/places/"));

const elsewhere = (path: string): ListedPlace => ({
  id: path,
  path,
  title: path,
  lines: [],
  latitude: 0,
  longitude: 0,
});
const lyon = { latmin: 45.7, latmax: 45.8, lonmin: 4.7, lonmax: 4.9 };

/** A finder whose places off the list are told when the test says so. */
const slowSource = () => {
  const answers = new Map<string, () => void>();
  const late = sampleLate("en", {
    place: (path) => new Promise((resolve) => answers.set(path, () => resolve(elsewhere(path)))),
  });
  const map: PlaceMapHandle = { mark: jest.fn(), show: jest.fn(), zoom: jest.fn(), remove: jest.fn() };
  const first = samplePage(214);
  const { result } = renderHook(() => useFinder(first, async () => late, { current: null }, { current: null }));
  const [listed = elsewhere("none")] = first.places;
  const pressPin = (path: string) => act(async () => void result.current.chooseOnMap(path));
  return {
    result,
    map,
    listed,
    pressPin,
    answer: (path: string) => act(async () => answers.get(path)?.()),
    chosen: () => result.current.chosen?.place.path,
  };
};

test("the pin pressed last is marked, whenever the answer to an earlier one comes", async () => {
  const { listed, pressPin, answer, chosen } = slowSource();
  await pressPin("far-away");
  await pressPin(listed.path);
  expect(chosen()).toBe(listed.path);
  await answer("far-away");
  expect(chosen()).toBe(listed.path);
});

test("a place of the list that is chosen meanwhile stays", async () => {
  const { result, listed, pressPin, answer, chosen } = slowSource();
  await pressPin("far-away");
  act(() => result.current.chooseInList(listed));
  await answer("far-away");
  expect(chosen()).toBe(listed.path);
});

test.each([
  ["another area", "lookAt"],
  ["all places", "showAll"],
] as const)("whoever asked for %s meanwhile sees nothing of the pin before", async (_, look) => {
  const { result, map, pressPin, answer, chosen } = slowSource();
  act(() => result.current.mapStands(map));
  await pressPin("far-away");
  await act(async () => result.current[look](lyon));
  await answer("far-away");
  expect(chosen()).toBeUndefined();
  expect(result.current.places.map(({ path }) => path)).not.toContain("far-away");
  expect(map.mark).toHaveBeenLastCalledWith(undefined);
});

test("a map that failed and was tried again is in sight when it stands", () => {
  const { result, map } = slowSource();
  act(() => result.current.setView("map"));
  act(() => result.current.mapFell());
  expect(result.current).toMatchObject({ view: "list", mapFailed: true });
  act(() => result.current.mapStands(map));
  expect(result.current).toMatchObject({ view: "map", mapFailed: false });
});

test("a map that comes by itself changes nothing about what is in sight", () => {
  const { result, map } = slowSource();
  act(() => result.current.mapStands(map));
  expect(result.current.view).toBe("list");
});
