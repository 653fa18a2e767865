import { expect, test } from "@jest/globals";
import { fillMessage } from "./fill-message.ts";

const values = new Map([
  ["firstname", "Zoë"],
  ["city", "Köln"],
]);

test("names stand for what a row says", () => {
  expect(fillMessage("Dear {firstName} of { City }!", values)).toBe("Dear Zoë of Köln!");
});

test("what no row has is not a name", () => {
  expect(fillMessage("Dear {surname}", values)).toBe(undefined);
});

test("what a row says is not read for names again", () => {
  expect(fillMessage("{firstName}", new Map([["firstname", "{city}"]]))).toBe("{city}");
});

test("braces that hold no name stay", () => {
  expect(fillMessage("{} :{", values)).toBe("{} :{");
});
