import { headerAway } from "@giftshop/ui-kit/header-away";
import { beforeEach, expect, test } from "@jest/globals";
import { act, renderHook } from "@testing-library/react";
import { useHeaderAway } from "./use-header-away.ts";

const strip = (height: number) => {
  const element = document.createElement("div");
  element.getBoundingClientRect = () => new DOMRect(0, 0, 0, height);
  return { current: element };
};
const scrollTo = (top: number) => {
  Object.assign(window, { scrollY: top });
  act(() => void dispatchEvent(new Event("scroll")));
};
const away = () => document.documentElement.hasAttribute(headerAway);

beforeEach(() => {
  document.body.innerHTML = "<header><a href='/'>Home</a></header>";
  Object.assign(window, { scrollY: 600 });
});

test("a header leaves to a strip, comes back as the page is scrolled up, and is there without it", () => {
  const { rerender } = renderHook(({ shown }) => useHeaderAway(strip(80), shown), { initialProps: { shown: true } });
  expect(away()).toBe(true);
  scrollTo(500);
  expect(away()).toBe(false);
  scrollTo(503);
  expect(away()).toBe(false);
  scrollTo(700);
  expect(away()).toBe(true);
  rerender({ shown: false });
  expect(away()).toBe(false);
});

test("it comes back to whoever goes there by key, and stays where no strip is drawn", () => {
  const hook = renderHook(() => useHeaderAway(strip(80), true));
  act(() => document.querySelector("a")?.focus());
  expect(away()).toBe(false);
  hook.unmount();
  renderHook(() => useHeaderAway(strip(0), true));
  expect(away()).toBe(false);
});
