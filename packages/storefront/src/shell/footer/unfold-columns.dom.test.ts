/** @jest-environment jsdom */
import { expect, test } from "@jest/globals";
import { unfoldColumns } from "./unfold-columns.ts";

const screen = Object.assign(new EventTarget(), { matches: false });

const seen = () =>
  [...document.querySelectorAll("details")].map(({ open, firstElementChild }) => ({
    open,
    tabIndex: (firstElementChild as HTMLElement).tabIndex,
  }));

test("columns follow the width of the screen until it ends", () => {
  globalThis.matchMedia = (() => screen) as unknown as typeof matchMedia;
  document.body.innerHTML =
    "<details data-footer-column><summary>Shop</summary></details><details><summary>A question</summary></details>";
  const [, question] = seen();
  const stop = unfoldColumns();
  expect(seen()).toEqual([{ open: false, tabIndex: 0 }, question]);
  screen.matches = true;
  screen.dispatchEvent(new Event("change"));
  expect(seen()).toEqual([{ open: true, tabIndex: -1 }, question]);
  screen.matches = false;
  screen.dispatchEvent(new Event("change"));
  expect(seen()).toEqual([{ open: false, tabIndex: 0 }, question]);
  screen.matches = true;
  screen.dispatchEvent(new Event("change"));
  stop();
  screen.matches = false;
  screen.dispatchEvent(new Event("change"));
  expect(seen()).toEqual([{ open: true, tabIndex: -1 }, question]);
});

test("a column that was opened on a phone before this began stays open", () => {
  screen.matches = false;
  globalThis.matchMedia = (() => screen) as unknown as typeof matchMedia;
  document.body.innerHTML = "<details data-footer-column open><summary>Shop</summary></details>";
  unfoldColumns()();
  expect(seen()).toEqual([{ open: true, tabIndex: 0 }]);
});
