import { expect, test } from "@jest/globals";
import { portsFrom } from "./ports.ts";

const numbersIn = (value: unknown): readonly number[] =>
  typeof value === "number" ? [value] : Object.values(value as object).flatMap(numbersIn);

test("no two parts listen on one port, and all are within the hundred", () => {
  const { metricsAbove, ...ports } = portsFrom(5600);
  const all = [...numbersIn(ports), ...numbersIn(ports.storefronts).map((port) => port + metricsAbove)];
  expect(new Set(all).size).toBe(all.length);
  expect(Math.min(...all)).toBe(5600);
  expect(Math.max(...all)).toBe(5699);
});
