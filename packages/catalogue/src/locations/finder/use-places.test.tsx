import { expect, test } from "@jest/globals";
import { act, renderHook } from "@testing-library/react";
import type { PlacesPage } from "../place/to-places.ts";
import type { Late } from "./load-late.ts";
import { usePlaces } from "./use-places.ts";

const place = (id: string) => ({ id, path: id, title: id, lines: [], latitude: 0, longitude: 0 });
const pageOf = (ids: readonly string[], currentPage = 1, totalItems = 40): PlacesPage => ({
  places: ids.map(place),
  paging: { totalItems, currentPage, itemsPerPage: 16 },
  bounds: undefined,
});
const area = (latmin: number) => ({ latmin, latmax: latmin + 1, lonmin: 0, lonmax: 1 });

/** A source whose answers come when the test says so. */
const openQuestions = () => {
  const questions: { asked: unknown[]; answer: (page: PlacesPage) => void; refuse: () => void }[] = [];
  const source = {
    places: (...asked: unknown[]) =>
      new Promise<PlacesPage>((answer, reject) =>
        questions.push({ asked, answer, refuse: () => reject(new Error("refused")) }),
      ),
  };
  return { questions, fetchLate: () => Promise.resolve({ source } as unknown as Late) };
};

const start = () => {
  const { questions, fetchLate } = openQuestions();
  const { result } = renderHook(() => usePlaces(pageOf(["a", "b"]), fetchLate));
  return { questions, result, ids: () => result.current.places.map(({ id }) => id) };
};

test("the answer to the last question counts, whenever it comes", async () => {
  const { questions, result, ids } = start();
  await act(async () => void result.current.showArea(area(1)));
  await act(async () => void result.current.showArea(area(2)));
  await act(async () => questions[1]?.answer(pageOf(["second"], 1, 1)));
  await act(async () => questions[0]?.answer(pageOf(["first"], 1, 1)));
  expect(ids()).toEqual(["second"]);
  expect(result.current.area).toEqual(area(2));
  expect(result.current.state).toBe("idle");
});

test("a further page is added, what is there already not again", async () => {
  const { questions, result, ids } = start();
  await act(async () => void result.current.showMore());
  expect(questions[0]?.asked).toEqual([undefined, 2]);
  expect(ids()).toEqual(["a", "b"]);
  await act(async () => questions[0]?.answer(pageOf(["b", "c"], 2)));
  expect(ids()).toEqual(["a", "b", "c"]);
});

test("what failed keeps what was there, and is asked for again as it was", async () => {
  const { questions, result, ids } = start();
  await act(async () => void result.current.showArea(area(3)));
  await act(async () => questions[0]?.refuse());
  expect(result.current.state).toBe("failed");
  expect(ids()).toEqual(["a", "b"]);
  await act(async () => void result.current.retry());
  expect(questions[1]?.asked).toEqual([area(3), 1]);
  await act(async () => questions[1]?.answer(pageOf([], 1, 0)));
  expect(ids()).toEqual([]);
});
