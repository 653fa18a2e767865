import { expect, test } from "@jest/globals";
import { act, renderHook } from "@testing-library/react";
import { type Draft, firstDraft } from "./draft.ts";
import { digitalOffer, physicalOffer } from "./fixtures.ts";
import { useBuy } from "./use-buy.ts";

const offers = [digitalOffer, physicalOffer];
const form = { current: null };
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
