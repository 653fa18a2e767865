import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { type Answer, followPlace } from "./follow-place.ts";

const answers: (Answer | undefined)[] = [];
const open = jest.fn();
const asked = jest.fn(async () => {
  const next = answers.shift();
  if (!next) throw new Error("away");
  return next;
});

beforeEach(() => {
  jest.useFakeTimers();
  answers.length = 0;
  open.mockClear();
  asked.mockClear();
  document.title = "Busy";
  document.body.innerHTML = `<span data-queue-label>Your place</span><strong data-queue-place>50</strong>
    <p role="status" data-queue-status data-opening="Opening"></p>`;
});
let stop = () => {};
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const text = (name: string) => document.querySelector(`[data-queue-${name}]`)?.textContent;
const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1_000);
const at = (place: number, again = 15): Answer => ({ place, written: `${place}`, again });
const start = () => {
  stop = followPlace({ ask: asked, open, root: document });
};

test("the place is seen at once and heard at most twice a minute", async () => {
  answers.push(at(49), at(48), at(47));
  start();
  await pass(0);
  expect([text("place"), text("status"), document.title]).toEqual(["49", "", "49 · Busy"]);
  await pass(15);
  expect([text("place"), text("status")]).toEqual(["48", ""]);
  await pass(15);
  expect([text("place"), text("status")]).toEqual(["47", "Your place: 47"]);
});

test("the turn is said, opens the checkout once, and nothing is asked after it", async () => {
  answers.push(at(1, 5), at(0));
  start();
  await pass(5);
  expect([text("status"), document.title, open.mock.calls.length]).toEqual(["Opening", "Opening", 1]);
  await pass(600);
  expect(asked).toHaveBeenCalledTimes(2);
});

test("an answer that does not come is asked for again", async () => {
  answers.push(undefined, at(7));
  start();
  await pass(0);
  expect(text("place")).toBe("50");
  await pass(10);
  expect(text("place")).toBe("7");
});

test("who comes back to the page is told at once", async () => {
  answers.push(at(9, 15), at(3, 15));
  start();
  await pass(1);
  document.dispatchEvent(new Event("visibilitychange"));
  await pass(0);
  expect([text("place"), asked.mock.calls.length]).toEqual(["3", 2]);
});
