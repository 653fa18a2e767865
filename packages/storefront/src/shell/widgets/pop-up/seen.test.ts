import { expect, test } from "@jest/globals";
import { isSeen, noteSeen } from "./seen.ts";

test("a pop-up is shown once; one that was edited since is another one", () => {
  const kept = new Map<string, string>();
  const memory = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
  expect(isSeen(memory, "7")).toBe(false);
  noteSeen(memory, "7");
  expect([isSeen(memory, "7"), isSeen(memory, "8")]).toEqual([true, false]);
});
