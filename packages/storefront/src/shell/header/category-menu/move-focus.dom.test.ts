/** @jest-environment jsdom */
import { beforeEach, expect, test } from "@jest/globals";
import { moveFocus } from "./move-focus.ts";

const list = () => document.querySelector("ul") as HTMLUListElement;

/** Presses keys one after another and tells where focus is then. */
const press = (...keys: string[]): string | undefined => {
  for (const key of keys) moveFocus(key, list());
  return document.activeElement?.id;
};

beforeEach(() => {
  document.body.innerHTML = `<ul>
    <li><a id="sport" data-category href="#"></a></li>
    <li><a id="food" data-category href="#"></a><div data-pane><a id="one" href="#"></a><a id="two" href="#"></a><a id="all" href="#"></a></div></li>
    <li><a id="travel" data-category href="#"></a></li>
  </ul>`;
  document.querySelector<HTMLElement>("#sport")?.focus();
});

test("up and down lead through the categories and wrap round", () => {
  expect(press("ArrowDown")).toBe("food");
  expect(press("ArrowDown", "ArrowDown")).toBe("sport");
  expect(press("ArrowUp")).toBe("travel");
});

test("Home and End lead to the ends", () => {
  expect(press("End")).toBe("travel");
  expect(press("Home")).toBe("sport");
});

test("in the direction of reading it goes to the products and back", () => {
  expect(press("ArrowDown", "ArrowRight")).toBe("one");
  expect(press("ArrowDown")).toBe("two");
  expect(press("End", "ArrowDown")).toBe("one");
  expect(press("ArrowLeft")).toBe("food");
});

test("where the text runs from right to left, the arrows change places", () => {
  list().style.direction = "rtl";
  expect(press("ArrowDown", "ArrowLeft")).toBe("one");
  expect(press("ArrowRight")).toBe("food");
});

test("a key that leads nowhere is left to the page", () => {
  expect(moveFocus("ArrowRight", list())).toBe(false);
  expect(moveFocus("a", list())).toBe(false);
  document.querySelector<HTMLElement>("#sport")?.blur();
  expect(moveFocus("ArrowDown", list())).toBe(false);
});
