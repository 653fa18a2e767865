import { beforeEach, expect, jest, test } from "@jest/globals";
import { steadyPresses } from "./steady-presses.ts";

const pressed = jest.fn();

beforeEach(() => {
  pressed.mockReset();
  document.body.innerHTML = "<button>Pay</button><p>beside</p>";
  element("button").addEventListener("click", pressed);
  standAt(0);
});

const element = (name: string) => document.querySelector<HTMLElement>(name) ?? document.body;

const point = (type: string, name: string, clientY = 30, pointerType = "mouse") => {
  const event = new MouseEvent(type, { bubbles: true, clientX: 5, clientY });
  element(name).dispatchEvent(Object.assign(event, { pointerType }));
};

const standAt = (top: number) => {
  element("button").getBoundingClientRect = () => new DOMRect(0, top, 80, 40);
};

/** An error line above it went away. */
const moveUp = () => standAt(-24);

steadyPresses(document, new AbortController().signal);

test("a press that ends beside its button, which moved, is carried out", () => {
  point("pointerdown", "button");
  moveUp();
  point("pointerup", "p");
  expect(pressed).toHaveBeenCalledTimes(1);
});

test("a button that stayed is covered by what its press opened, and not pressed again", () => {
  point("pointerdown", "button");
  point("pointerup", "p");
  expect(pressed).not.toHaveBeenCalled();
});

test("a press that ends on its button is the browser's to carry out", () => {
  point("pointerdown", "button");
  point("pointerup", "button");
  expect(pressed).not.toHaveBeenCalled();
});

test("who drags the pointer away has changed their mind", () => {
  point("pointerdown", "button");
  moveUp();
  point("pointerup", "p", 60);
  expect(pressed).not.toHaveBeenCalled();
});

test("a button that went away is not pressed, nor is one that a finger touched", () => {
  point("pointerdown", "button", 30, "touch");
  moveUp();
  point("pointerup", "p");
  point("pointerdown", "button");
  element("button").remove();
  point("pointerup", "p");
  expect(pressed).not.toHaveBeenCalled();
});
