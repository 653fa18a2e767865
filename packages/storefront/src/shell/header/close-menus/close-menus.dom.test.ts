/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { watchMenus } from "./close-menus.ts";

let small = false;
let stop = () => {};

const menu = (name: string) => document.querySelector<HTMLDetailsElement>(`#${name}`) as HTMLDetailsElement;
const press = (element: Element, type: string) => element.dispatchEvent(new MouseEvent(type, { bubbles: true }));

beforeEach(() => {
  jest.useFakeTimers();
  small = false;
  globalThis.matchMedia = ((query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes("max-width") && small })) as typeof matchMedia;
  document.body.innerHTML = `
    <details data-menu id="cards" open><summary>Gift cards</summary><a href="#x">Sport</a><button data-closes-menu></button></details>
    <details data-menu id="business" open><summary>Business</summary></details>
    <details id="answer" open><summary>A question of the page</summary></details>
    <main tabindex="-1"></main>`;
  stop = watchMenus();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test("a press beside a menu closes it, a press in it does not", () => {
  press(menu("cards").querySelector("a") as Element, "pointerdown");
  expect([menu("cards").open, menu("business").open]).toEqual([true, false]);
  press(document.body, "pointerdown");
  expect(menu("cards").open).toBe(false);
});

test("on a small screen a press beside it closes nothing", () => {
  small = true;
  press(document.body, "pointerdown");
  expect(menu("cards").open).toBe(true);
});

test("focus that moves on closes it", () => {
  document.querySelector<HTMLElement>("main")?.focus();
  expect(menu("cards").open).toBe(false);
});

test("Escape closes and gives focus back; what is no menu stays open", () => {
  menu("business").open = false;
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  expect(menu("cards").open).toBe(false);
  expect(document.activeElement).toBe(menu("cards").querySelector("summary"));
  expect(menu("answer").open).toBe(true);
});

test("its close button closes it", () => {
  press(menu("cards").querySelector("button") as Element, "click");
  expect(menu("cards").open).toBe(false);
});

test("a change of the address closes all, 50 ms later", () => {
  dispatchEvent(new Event("popstate"));
  jest.advanceTimersByTime(49);
  expect(menu("cards").open).toBe(true);
  jest.advanceTimersByTime(1);
  expect([menu("cards").open, menu("business").open, menu("answer").open]).toEqual([false, false, true]);
});

test("when it has ended, nothing closes any more", () => {
  stop();
  press(document.body, "pointerdown");
  expect(menu("cards").open).toBe(true);
});
