import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { sampleLate } from "../samples.ts";
import { AreaSearch } from "./area-search.tsx";
import type { AreaSuggestion } from "./place-source.ts";

// react-aria asks for it, and jsdom has none.
Object.assign(globalThis, { CSS: { escape: (text: string) => text } });

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const areaOf = (label: string): AreaSuggestion => ({
  label,
  detail: undefined,
  area: { latmin: label.length, latmax: label.length + 1, lonmin: 0, lonmax: 1 },
});

/** A search whose source answers when the test says so. */
const slowSource = async () => {
  const answers = new Map<string, (areas: AreaSuggestion[]) => void>();
  const late = sampleLate("en", {
    suggestions: (query) => new Promise((resolve) => answers.set(query, resolve)),
  });
  const onArea = jest.fn();
  const texts = { search: "Town", here: "Where I am" };
  render(<AreaSearch texts={texts} late={late} fetchLate={async () => late} onArea={onArea} />);
  const box = () => screen.getByRole<HTMLInputElement>("combobox");
  await act(async () => box().focus());
  await act(async () => jest.advanceTimersByTimeAsync(0));
  return {
    box,
    onArea,
    async types(value: string) {
      fireEvent.change(box(), { target: { value } });
      await act(async () => jest.advanceTimersByTimeAsync(100));
    },
    pauses: () => act(async () => jest.advanceTimersByTimeAsync(200)),
    answers: (query: string, ...labels: string[]) => act(async () => answers.get(query)?.(labels.map(areaOf))),
    enter: () => act(async () => void fireEvent.keyDown(box(), { key: "Enter" })),
  };
};

test("Enter before the answer waits for it, rather than take a town found for the first letters", async () => {
  const { box, onArea, types, pauses, answers, enter } = await slowSource();
  await types("Par");
  await pauses();
  await answers("Par", "Paris", "Parthenay");
  await types("Parthenay");
  await enter();
  expect(onArea).not.toHaveBeenCalled();
  await pauses();
  expect(onArea).not.toHaveBeenCalled();
  await answers("Parthenay", "Parthenay");
  expect(onArea.mock.calls).toEqual([[areaOf("Parthenay").area]]);
  expect(box().value).toBe("Parthenay");
});

test("a row of the list stays the town it was when another answer comes", async () => {
  const { types, pauses, answers } = await slowSource();
  await types("L");
  await pauses();
  await answers("L", "Lille", "Lyon");
  const lyon = screen.getByRole("option", { name: "Lyon" });
  await types("Ly");
  await pauses();
  await answers("Ly", "Lyon", "Lyons-la-Forêt");
  expect(lyon.isConnected).toBe(true);
  expect(lyon.textContent).toBe("Lyon");
});
