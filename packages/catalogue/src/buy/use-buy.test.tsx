import { beforeEach, expect, jest, test } from "@jest/globals";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { Added } from "./added/added.ts";
import { type Draft, firstDraft } from "./draft/draft.ts";
import { draftKey } from "./draft/draft-key.ts";
import { createIntents } from "./draft/intent.ts";
import { digitalOffer, physicalOffer } from "./fixtures.ts";

const addToBasket = jest.fn<(draft: Draft, offer: unknown, key: string) => Promise<Added>>();
const focusProblem = jest.fn();
let keys = 0;
jest.unstable_mockModule("./added/add-to-basket.ts", () => ({
  addToBasket,
  createIntents: () =>
    createIntents(() => {
      keys += 1;
      return `key-${keys}`;
    }),
}));
jest.unstable_mockModule("./problems/focus-problem.ts", () => ({ focusProblem }));
const { useBuy } = await import("./use-buy.ts");
// Fetched beforehand, so that no test waits for it.
await import("./draft/judge-field.ts");

beforeEach(() => {
  sessionStorage.clear();
  document.documentElement.lang = "en";
  addToBasket.mockReset().mockResolvedValue({ ok: true });
});

const offers = [digitalOffer, physicalOffer];
const form = { current: document.createElement("form") };
const first = firstDraft(offers) as Draft;
const begin = () => renderHook(() => useBuy(first, offers, form, "The shop cannot be reached."));

test("what takes a choice or a word is the same function, whatever was chosen", () => {
  const { result } = begin();
  const { change, chooseOffer, leave } = result.current;
  act(() => change({ value: 5000 }));
  expect(result.current.draft.value).toBe(5000);
  expect(result.current).toMatchObject({ change, chooseOffer, leave });
});

test("two changes before anything is drawn are both kept", () => {
  const { result } = begin();
  act(() => {
    result.current.change({ message: "Bon anniversaire" });
    result.current.change({ quantity: 2 });
    result.current.chooseOffer(physicalOffer);
  });
  expect(result.current.draft).toMatchObject({ message: "Bon anniversaire", quantity: 2, kind: "PHYSICAL" });
});

test("what was added is added once, however often it is pressed before that is said", async () => {
  const { result } = begin();
  await act(() => result.current.submit());
  expect(result.current.state).toBe("added");
  await act(() => result.current.submit());
  expect(addToBasket).toHaveBeenCalledTimes(1);
  act(() => result.current.acknowledge());
  await act(() => result.current.submit());
  const [first, second] = addToBasket.mock.calls.map(([, , key]) => key);
  expect([addToBasket.mock.calls.length, first === second]).toEqual([2, false]);
});

test("mending the first typing of an address mends what was said of the second", async () => {
  const { result } = begin();
  act(() => result.current.change({ forSomebodyElse: true, name: "Élodie", email: "elodi@gmial.com" }));
  act(() => result.current.change({ emailAgain: "elodie@gmial.com" }));
  act(() => result.current.leave("emailAgain"));
  await waitFor(() => expect(result.current.problems.emailAgain).toBeDefined());
  expect(result.current.news).toBe(result.current.problems.emailAgain);
  act(() => result.current.change({ email: "elodie@gmial.com" }));
  expect(result.current.problems.emailAgain).toBeUndefined();
  act(() => result.current.change({ email: "elodie@hotmial.com" }));
  act(() => result.current.leave("email"));
  await waitFor(() => expect(result.current.problems.emailAgain).toBeDefined());
});

test("what is wrong with a field is on the page when focus goes there", async () => {
  const { result } = begin();
  const problems = { name: "Who is it for?" };
  addToBasket.mockResolvedValue({ ok: false, problems });
  const onPage = jest.fn();
  focusProblem.mockImplementationOnce(() => onPage(result.current.problems, result.current.state));
  await act(() => result.current.submit());
  expect(onPage).toHaveBeenCalledWith(problems, "idle");
});

test("what could not even be asked is said, and brought into sight", async () => {
  const { result } = begin();
  const told = jest.fn();
  globalThis.reportError = told;
  const failure = new TypeError("Failed to fetch dynamically imported module");
  addToBasket.mockRejectedValue(failure);
  await act(() => result.current.submit());
  const problems = { form: "The shop cannot be reached." };
  expect(result.current).toMatchObject({ problems, state: "idle" });
  expect(focusProblem).toHaveBeenCalledWith(problems, form.current);
  expect(told).toHaveBeenCalledWith(failure);
});

test("a smaller number mends what was said of the amount: it may be too much of a brand by either", async () => {
  const { result } = begin();
  addToBasket.mockResolvedValue({ ok: false, problems: { value: "Choose a smaller amount or quantity." } });
  await act(() => result.current.submit());
  expect(result.current.problems.value).toBeDefined();
  act(() => result.current.change({ quantity: 1 }));
  expect(result.current.problems.value).toBeUndefined();
});

test("what is half filled is kept, and forgotten at once when it is in the basket", async () => {
  const { result } = begin();
  act(() => result.current.change({ message: "Bon anni" }));
  await waitFor(() => expect(sessionStorage.getItem(draftKey())).toContain("Bon anni"));
  const again = begin();
  await waitFor(() => expect(again.result.current.draft.message).toBe("Bon anni"));
  await act(() => again.result.current.submit());
  expect(sessionStorage.getItem(draftKey())).toBeNull();
  act(() => again.result.current.acknowledge());
  expect(again.result.current.draft.message).toBe("Bon anni");
  expect(begin().result.current.draft.message).toBe("");
});
