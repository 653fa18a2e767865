import { createTranslate } from "@giftshop/messages";
import { expect, jest, test } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { basketMessages } from "../messages.ts";
import { sampleBaskets } from "../samples/sample-basket.ts";
import { BasketView } from "./basket-content.tsx";
import type { BasketContext } from "./basket-setting.ts";
import type { BasketState } from "./use-basket.ts";

const words = basketMessages.words("en");
const context: BasketContext = {
  language: "en",
  locale: "en-IE",
  timeZone: "Europe/Dublin",
  currency: "EUR",
  countries: ["DE"],
  noteLimit: 150,
  vat: 2000,
  words,
  hrefs: { listing: "#all", checkout: "#checkout", product: "#{product}" },
  t: createTranslate("en", words),
};
const away: BasketState = {
  basket: undefined,
  wishes: new Map(),
  problem: { key: "unreachable" },
  removed: undefined,
  leaving: new Set(),
  wish: jest.fn(),
  remove: async () => {},
  chooseDay: async () => undefined,
  undo: async () => {},
  edit: async () => ({ kind: "unreachable" }),
  retry: jest.fn(),
};
/** As a keyboard or a mouse does it: the focus is there with the press. */
const press = (name: string) => {
  const button = screen.getByRole("button", { name });
  act(() => button.focus());
  fireEvent.click(button);
};
const view = (state: BasketState) => <BasketView context={context} state={state} skeleton={null} />;

test.each([
  ["the presents", { ...away, basket: sampleBaskets.many, problem: undefined }, "Café Noir"],
  ["that there are none", { ...away, basket: sampleBaskets.empty, problem: undefined }, "Your basket is empty"],
])("where trying again has brought %s, that takes the focus of the button that is gone", (_name, state, words) => {
  const { rerender } = render(view(away));
  press("Try again");
  rerender(view(state));
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.textContent).toContain(words);
});

test("trying again beside a basket that stayed in sight leaves the focus at its presents", () => {
  const stayed = { ...away, basket: sampleBaskets.one };
  const { rerender } = render(view(stayed));
  press("Try again");
  rerender(view({ ...stayed, problem: undefined }));
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.textContent).toContain("Café Noir");
});

test("nobody who is elsewhere, or nowhere, is fetched back", () => {
  const stayed = { ...away, basket: sampleBaskets.one };
  const { rerender } = render(view(stayed));
  rerender(view({ ...stayed, problem: undefined }));
  expect(document.activeElement).toBe(document.body);
  rerender(view(stayed));
  const more = screen.getByRole("button", { name: "Increase quantity" });
  act(() => more.focus());
  rerender(view({ ...stayed, problem: undefined }));
  expect(document.activeElement).toBe(more);
});

test("that the basket was changed elsewhere is said where a screen reader listens already", () => {
  const stayed = { ...away, basket: sampleBaskets.one, problem: undefined };
  const { rerender } = render(view(stayed));
  const [status] = screen.getAllByRole("status");
  expect(status?.textContent).toBe("");
  rerender(view({ ...stayed, problem: { key: "changed", limit: null } }));
  expect(screen.getAllByRole("status")[0]).toBe(status);
  expect(status?.textContent).toBe(words.problems.changed);
});
