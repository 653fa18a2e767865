import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { whenNear } from "./when-near.ts";

/** Tells of these moments in one call. */
let tell: (...inSight: boolean[]) => void;
let disconnect: jest.Mock;
const real = globalThis.IntersectionObserver;

beforeEach(() => {
  disconnect = jest.fn();
  globalThis.IntersectionObserver = class {
    observe = jest.fn();
    disconnect = disconnect;
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      tell = (...inSight) => callback(inSight.map((isIntersecting) => ({ isIntersecting })));
    }
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  globalThis.IntersectionObserver = real;
});

const begin = () => {
  const task = jest.fn();
  return { task, stop: whenNear({} as Element, "0%", task) };
};

test("nothing is done before it is near, and once when it is", () => {
  const { task } = begin();
  tell(false);
  expect(task).not.toHaveBeenCalled();
  tell(true);
  expect(task).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalledTimes(1);
});

test.each([[[false, true]], [[false, true, false]]])(
  "what a busy browser tells of at once is heard to its end: %j",
  (moments) => {
    const { task } = begin();
    tell(...moments);
    expect(task).toHaveBeenCalledTimes(1);
  },
);

test("whoever has left is not waited for", () => {
  const { task, stop } = begin();
  stop();
  expect(disconnect).toHaveBeenCalledTimes(1);
  expect(task).not.toHaveBeenCalled();
});
