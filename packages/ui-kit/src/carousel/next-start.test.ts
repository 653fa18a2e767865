import { expect, test } from "@jest/globals";
import { nextStart } from "./next-start.ts";

const slides = (width: number, count: number, scrolled = 0) =>
  Array.from({ length: count }, (_, index) => ({
    start: index * width - scrolled,
    end: (index + 1) * width - scrolled,
  }));

const view = { start: 0, end: 400 };

test("forward, the slide that is cut off comes to the beginning", () => {
  expect(nextStart(slides(150, 6), view, 1)).toBe(300);
});

test("a slide as wide as the view gives way to the next", () => {
  expect(nextStart(slides(400, 3), view, 1)).toBe(400);
  expect(nextStart(slides(500, 3), view, 1)).toBe(500);
});

test("backward, a view of slides before those in sight", () => {
  expect(nextStart(slides(150, 6, 450), view, -1)).toBe(-400);
  expect(nextStart(slides(400, 3, 400), view, -1)).toBe(-400);
});

test("where nothing is hidden, nothing moves", () => {
  expect(nextStart(slides(100, 4), view, 1)).toBe(0);
  expect(nextStart(slides(100, 4), view, -1)).toBe(0);
});
