import { expect, test } from "@jest/globals";
import { createIntents } from "./intent.ts";

const numbered = () => {
  let count = 0;
  return createIntents(() => `key-${++count}`);
};

test("every try of one intent carries one key, so a second press or a retry never adds twice", () => {
  const intents = numbered();
  expect(intents.keyOf({ value: 2500 })).toBe(intents.keyOf({ value: 2500 }));
});

test("another content or a finished intent gets a key of its own", () => {
  const intents = numbered();
  const first = intents.keyOf({ value: 2500 });
  const second = intents.keyOf({ value: 5000 });
  intents.done();
  const third = intents.keyOf({ value: 5000 });
  expect(new Set([first, second, third]).size).toBe(3);
});
