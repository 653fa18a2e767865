import { errorCodes } from "@giftshop/validation/error-codes";
import { expect, test } from "@jest/globals";
import { failureOf } from "./check-balance.ts";
import { afterPaste, showCardNumber } from "./typed-digits.ts";

const empty = { cardNumber: "", pin: "" };

test("a number is shown in fours, however it was typed", () => {
  expect(showCardNumber("6371028455197360421")).toBe("6371 0284 5519 7360 421");
  expect(showCardNumber("6371-0284 5519\u00a07360.421")).toBe("6371 0284 5519 7360 421");
  expect(showCardNumber("6371 02")).toBe("6371 02");
  expect(showCardNumber("637l")).toBe("637l");
});

test("number and PIN pasted together fill both fields, into whichever they are pasted", () => {
  const both = { cardNumber: "6371 0284 5519 7360 421", pin: "004217" };
  expect(afterPaste("6371 0284 5519 7360 421 004217", empty, "cardNumber")).toEqual(both);
  expect(afterPaste("Number: 6371028455197360421\nPIN: 004217", empty, "pin")).toEqual(both);
});

test("a number pasted into the PIN goes where it belongs; anything else is the browser's to paste", () => {
  expect(afterPaste("6371 0284 5519 7360 421", { cardNumber: "", pin: "12" }, "pin")).toEqual({
    cardNumber: "6371 0284 5519 7360 421",
    pin: "12",
  });
  expect(afterPaste("004217", empty, "pin")).toBeUndefined();
  expect(afterPaste("hello", empty, "cardNumber")).toBeUndefined();
});

test("every refusal of what was typed is one and the same", () => {
  const { giftCardNotRecognised, tooShort, characters, giftCardLocked, tooManyRequests, unexpected } = errorCodes;
  expect([[giftCardNotRecognised], [tooShort], [characters]].map(failureOf)).toEqual(Array(3).fill("notRecognised"));
  expect(failureOf([giftCardLocked])).toBe("locked");
  expect(failureOf([tooManyRequests])).toBe("tooManyRequests");
  expect([failureOf([unexpected]), failureOf([])]).toEqual(["unavailable", "unavailable"]);
});
