import { expect, test } from "@jest/globals";
import { openingOf, pulled } from "./gestures.ts";
import { absentWallet } from "./wake-presses.ts";

test("each house takes its time; who wants no motion does not wait for it", () => {
  expect(openingOf("balloon", false)).toBeGreaterThan(openingOf("seal", false));
  expect(openingOf("ribbon", true)).toBe(0);
  expect(openingOf("again", false)).toBe(0);
  expect(openingOf(undefined, false)).toBe(0);
});

test("a pull in any direction opens it when it is long enough", () => {
  const from = { x: 100, y: 100 };
  expect(pulled(from, from)).toBe(0);
  expect(pulled(from, { x: 100, y: 145 })).toBe(0.5);
  expect(pulled(from, { x: -50, y: 100 })).toBe(1);
});

test("a telephone is offered its own wallet, a computer both", () => {
  expect(absentWallet("Mozilla/5.0 (Linux; Android 16; Pixel 9)")).toBe("APPLE");
  expect(absentWallet("Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)")).toBe("GOOGLE");
  expect(absentWallet("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)")).toBeUndefined();
});
