/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { createModals, type ModalRequest } from "./modals.ts";

const request = (title: string, more: Partial<ModalRequest> = {}): ModalRequest => ({
  title,
  closeLabel: "Close",
  content: title,
  ...more,
});
const state = (modals: ReturnType<typeof createModals>) =>
  modals.list().map(({ request: { title }, phase }) => `${title} ${phase}`);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test("a modal stays for the 300 ms of its closing animation", () => {
  const modals = createModals();
  const { close } = modals.open(request("Log in"));
  close();
  jest.advanceTimersByTime(299);
  expect(state(modals)).toEqual(["Log in closing"]);
  jest.advanceTimersByTime(1);
  expect(modals.list()).toEqual([]);
});

test("opening one closes the others, unless they are to be kept", () => {
  const modals = createModals();
  modals.open(request("Log in"));
  modals.open(request("Register"));
  expect(state(modals)).toEqual(["Log in closing", "Register open"]);
  modals.open(request("Terms"), { keepOthers: true });
  expect(state(modals)).toEqual(["Log in closing", "Register open", "Terms open"]);
  modals.closeAll();
  jest.runAllTimers();
  expect(modals.list()).toEqual([]);
});

test("closing is told once, and closing twice is closing", () => {
  const onClose = jest.fn();
  const modals = createModals();
  const { close } = modals.open(request("Log in", { onClose }));
  close();
  close();
  jest.runAllTimers();
  close();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("what had focus at first is remembered through the modals that follow", () => {
  document.body.innerHTML = "<button id='first'></button><button id='second'></button>";
  const [first, second] = document.querySelectorAll("button");
  const modals = createModals();
  first?.focus();
  modals.open(request("Log in"));
  second?.focus();
  modals.open(request("Register"));
  expect(modals.opener()).toBe(first);
});

test("listeners see loading begin and end", () => {
  const modals = createModals();
  const seen: boolean[] = [];
  modals.subscribe(() => seen.push(modals.list().at(-1)?.loading ?? false));
  const { setLoading } = modals.open(request("Pay"));
  setLoading(true);
  setLoading(false);
  expect(seen).toEqual([false, true, false]);
});
