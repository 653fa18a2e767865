import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { createSearcher, type SearchState } from "./searcher.ts";

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A searcher whose answers come when the test says so. */
const setUp = () => {
  const asked: string[] = [];
  const answers = new Map<string, { resolve: (answer: string) => void; reject: (error: Error) => void }>();
  let state: SearchState<string> | undefined;
  const searcher = createSearcher<string>({
    ask: (text) => {
      asked.push(text);
      return new Promise((resolve, reject) => answers.set(text, { resolve, reject }));
    },
    onChange: (next) => {
      state = next;
    },
  });
  const settled = () => jest.advanceTimersByTimeAsync(0);
  return {
    searcher,
    asked,
    state: () => state,
    answer: async (text: string, answer = `found ${text}`) => {
      answers.get(text)?.resolve(answer);
      await settled();
    },
    fail: async (text: string) => {
      answers.get(text)?.reject(new Error("offline"));
      await settled();
    },
  };
};

test("asks once, 200 ms after the last key", async () => {
  const { searcher, asked, state, answer } = setUp();
  for (const text of ["a", "ap", "app "]) {
    searcher.type(text);
    jest.advanceTimersByTime(199);
  }
  expect(asked).toEqual([]);
  expect(state()).toMatchObject({ busy: true, answer: undefined });
  jest.advanceTimersByTime(1);
  expect(asked).toEqual(["app"]);
  await answer("app");
  expect(state()).toEqual({ text: "app", answer: "found app", busy: false, failed: false });
});

test("the last text wins, though an earlier answer comes later; the old answer stays meanwhile", async () => {
  const { searcher, state, answer } = setUp();
  searcher.type("a");
  jest.advanceTimersByTime(200);
  searcher.type("ab");
  jest.advanceTimersByTime(200);
  await answer("ab");
  await answer("a");
  expect(state()).toMatchObject({ text: "ab", answer: "found ab" });
  searcher.type("abc");
  expect(state()).toMatchObject({ text: "ab", answer: "found ab", busy: true });
});

test("an emptied box has no answer at once, and a text that was asked for before is not asked again", async () => {
  const { searcher, asked, state, answer } = setUp();
  searcher.type("a");
  jest.advanceTimersByTime(200);
  await answer("a");
  searcher.type("  ");
  expect(state()).toEqual({ text: "", answer: undefined, busy: false, failed: false });
  searcher.type("a");
  expect(state()).toMatchObject({ text: "a", answer: "found a", busy: false });
  jest.advanceTimersByTime(1000);
  expect(asked).toEqual(["a"]);
});

test("a failure is told, and the same text can be tried again", async () => {
  const { searcher, asked, state, answer, fail } = setUp();
  searcher.type("a");
  jest.advanceTimersByTime(200);
  await fail("a");
  expect(state()).toEqual({ text: "a", answer: undefined, busy: false, failed: true });
  searcher.type("a");
  jest.advanceTimersByTime(200);
  await answer("a");
  expect(asked).toEqual(["a", "a"]);
  expect(state()).toMatchObject({ answer: "found a", failed: false });
});

test("nothing is told after the window was closed", async () => {
  const { searcher, state, answer } = setUp();
  searcher.type("a");
  jest.advanceTimersByTime(200);
  const before = state();
  searcher.stop();
  await answer("a");
  expect(state()).toBe(before);
});
