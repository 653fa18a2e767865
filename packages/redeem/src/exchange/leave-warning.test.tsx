import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { cleanup, renderHook } from "@testing-library/react";
import { leaveKnowingly, useLeaveWarning } from "./leave-warning.ts";

const root = "/verifier-solde/";
const stay = (event: Event) => event.preventDefault();

/** Whether the browser would ask before the page is left. */
const isAsked = (): boolean => {
  const leaving = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
};
const press = (href: string): void => {
  const link = document.createElement("a");
  link.href = href;
  document.body.append(link);
  link.click();
};

beforeEach(() => {
  document.body.addEventListener("click", stay);
  document.body.addEventListener("submit", stay);
});
afterEach(() => {
  cleanup();
  document.body.removeEventListener("click", stay);
  document.body.removeEventListener("submit", stay);
  document.body.replaceChildren();
});

test("while there is an exchange the browser asks before its pages are left, and not on the way among them", () => {
  renderHook(() => useLeaveWarning(true, root, false));
  expect(isAsked()).toBe(true);
  press(`${root}resultat/`);
  expect(isAsked()).toBe(false);
  press("/panier/");
  expect(isAsked()).toBe(true);
});

test("nobody is asked on the way to the payment, nor who has said that they leave, nor without an exchange", () => {
  const { rerender } = renderHook(({ active }) => useLeaveWarning(active, root, true), {
    initialProps: { active: true },
  });
  const form = document.createElement("form");
  document.body.append(form);
  form.requestSubmit();
  expect(isAsked()).toBe(false);
  press("/panier/");
  leaveKnowingly();
  expect([isAsked(), isAsked()]).toEqual([false, true]);
  rerender({ active: false });
  expect(isAsked()).toBe(false);
});
