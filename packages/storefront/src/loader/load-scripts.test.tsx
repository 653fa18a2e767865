import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { loadScripts } from "./load-scripts.ts";

const files = ["/_next/static/a.js", "/_next/static/b.js"];
const scripts = () => Array.from(document.head.querySelectorAll("script"));
const giveUp = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
  giveUp.mockClear();
});
afterEach(() => {
  // Ends what still waits for a wish.
  dispatchEvent(new Event("keydown"));
  jest.useRealTimers();
});

test("nothing is fetched before the page is there and drawn; then each with the address it had", () => {
  loadScripts(files, giveUp);
  expect(scripts()).toHaveLength(0);
  dispatchEvent(new Event("load"));
  jest.advanceTimersByTime(400);
  expect(scripts().map((script) => script.getAttribute("src"))).toEqual(files);
});

test("whoever is about to use the page does not wait, and nothing is fetched twice", () => {
  loadScripts(files, giveUp);
  dispatchEvent(new Event("pointerdown"));
  dispatchEvent(new Event("load"));
  jest.advanceTimersByTime(10_000);
  expect(scripts()).toHaveLength(2);
});

test("a picture that never comes does not keep the page asleep", () => {
  loadScripts(files, giveUp);
  jest.advanceTimersByTime(6_000);
  expect(scripts()).toHaveLength(2);
});

test("it gives up on a script that cannot be had", () => {
  loadScripts(files, giveUp);
  dispatchEvent(new Event("keydown"));
  scripts()[0]?.dispatchEvent(new Event("error"));
  expect(giveUp).toHaveBeenCalledTimes(1);
});

test("it gives up on a page that does not wake", () => {
  loadScripts(files, giveUp);
  dispatchEvent(new Event("keydown"));
  for (const script of scripts()) script.dispatchEvent(new Event("load"));
  expect(giveUp).not.toHaveBeenCalled();
  jest.advanceTimersByTime(8_000);
  expect(giveUp).toHaveBeenCalledTimes(1);
});
