/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { media } from "../theme/media.ts";
import { followLight } from "./follow-light.ts";
import { lightProperties } from "./light.ts";

/** What a device is like: of a desk or a telephone, with motion or without. */
const device = (...holds: string[]): void => {
  window.matchMedia = ((query: string) => ({ matches: holds.includes(query) })) as typeof window.matchMedia;
};

/**
 * An orientation event, of a browser that asks for permission with this answer, or of one that does not
 * ask.
 */
const orientation = (answer?: string) => {
  const asked = jest.fn(async () => answer ?? "");
  class Orientation extends Event {
    static requestPermission = answer === undefined ? undefined : asked;
  }
  Object.assign(window, { DeviceOrientationEvent: Orientation });
  const tilt = (beta: number, gamma: number) =>
    window.dispatchEvent(Object.assign(new Orientation("deviceorientation"), { beta, gamma }));
  return { asked, tilt };
};

const stage = document.createElement("div");
let end: () => void = () => undefined;
const card = () => stage.querySelector("[data-tilt]") as HTMLElement;
const light = () =>
  "lit" in card().dataset
    ? [lightProperties.x, lightProperties.y].map((name) => Number(card().style.getPropertyValue(name)))
    : undefined;
const point = (clientX: number, clientY: number, pointerType = "mouse") => {
  stage.dispatchEvent(
    Object.assign(new MouseEvent("pointermove", { clientX, clientY, bubbles: true }), { pointerType }),
  );
  jest.advanceTimersByTime(20);
};

beforeEach(() => {
  jest.useFakeTimers();
  stage.innerHTML = "<div data-tilt></div>";
  document.body.append(stage);
  card().getBoundingClientRect = () => new DOMRect(100, 50, 200, 100);
});
afterEach(() => {
  end();
  jest.useRealTimers();
  Reflect.deleteProperty(window, "DeviceOrientationEvent");
});

test("the light stands where the pointer is, and rests when it leaves", () => {
  device(media.motion, media.hover);
  end = followLight(stage);
  point(150, 125);
  expect(light()).toEqual([0.25, 0.75]);
  point(900, 0);
  expect(light()).toEqual([1, 0]);
  stage.dispatchEvent(new Event("pointerleave"));
  expect(light()).toBeUndefined();
});

test("it does not follow a finger, nor anything once it was ended", () => {
  device(media.motion, media.hover);
  end = followLight(stage);
  point(150, 125, "touch");
  expect(light()).toBeUndefined();
  end();
  point(150, 125);
  expect(light()).toBeUndefined();
});

test("without motion nothing follows anything, and nobody is asked", () => {
  device(media.hover);
  const { asked } = orientation("granted");
  end = followLight(stage);
  point(150, 125);
  card().click();
  expect(light()).toBeUndefined();
  expect(asked).not.toHaveBeenCalled();
});

test("on a telephone it follows the tilt, from how it is held at first", () => {
  device(media.motion);
  const { tilt } = orientation();
  end = followLight(stage);
  for (const [beta, gamma] of [
    [40, 0],
    [46, -12],
  ] as const)
    tilt(beta, gamma);
  jest.advanceTimersByTime(20);
  expect(light()).toEqual([0.25, 0.625]);
});

test.each(["granted", "denied"])("where a browser asks, a press on the card does so once: %s", async (answer) => {
  device(media.motion);
  const { asked, tilt } = orientation(answer);
  end = followLight(stage);
  tilt(40, 0);
  jest.advanceTimersByTime(20);
  expect(light()).toBeUndefined();
  card().click();
  card().click();
  await jest.advanceTimersByTimeAsync(20);
  expect(asked).toHaveBeenCalledTimes(1);
  tilt(40, 0);
  jest.advanceTimersByTime(20);
  expect(light()).toEqual(answer === "granted" ? [0.5, 0.5] : undefined);
});
