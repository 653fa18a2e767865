/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { createSearchNews, searchRest } from "./search-news.ts";

const searches = () =>
  (window.dataLayer ?? []).map((event) => (event.event === "search" ? [event.search_term, event.results_count] : []));

beforeEach(() => {
  jest.useFakeTimers();
  window.dataLayer = [];
});
afterEach(() => {
  jest.useRealTimers();
});

test("letters on the way are no searches", () => {
  const news = createSearchNews();
  news.found("c", 90);
  jest.advanceTimersByTime(searchRest - 1);
  news.found("cafe", 3);
  jest.advanceTimersByTime(searchRest - 1);
  expect(searches()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(searches()).toEqual([["cafe", 3]]);
});

test("who chooses at once has searched, and the same is told once", () => {
  const news = createSearchNews();
  news.found("cafe", 3);
  news.end();
  news.found("cafe", 3);
  news.end();
  jest.advanceTimersByTime(searchRest);
  expect(searches()).toEqual([["cafe", 3]]);
});
