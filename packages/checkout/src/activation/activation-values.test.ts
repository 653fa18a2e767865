import { createShop } from "@giftshop/storefront-config";
import { shopFrom } from "@giftshop/storefront-config/shop";
import { luhnDigit } from "@giftshop/validation/rules";
import { expect, test } from "@jest/globals";
import { activationInput, emptyActivation, judgeActivation, readRowError, refusedFields } from "./activation-values.ts";

const { storefront } = shopFrom(createShop("CBFR", "fr").data);
const numberOf = (payload: string): string => payload + luhnDigit(payload);
const [one, two] = [numberOf("637100000000000012"), numberOf("637100000000000034")];
const typed = { ...emptyActivation, orderNumber: " CBFR-12345678 ", email: "a@example.com", amount: "50" };

test("an empty form names each field that is missing", () => {
  expect(Object.keys(judgeActivation(emptyActivation, storefront))).toEqual([
    "orderNumber",
    "email",
    "rangeFrom",
    "amount",
  ]);
});

test("a range goes out with the amount in minor units, one card without an end", () => {
  const values = { ...typed, rangeFrom: one, list: "left behind" };
  expect(judgeActivation(values, storefront)).toEqual({});
  expect(activationInput(values, storefront)).toEqual({
    orderNumber: "CBFR-12345678",
    email: "a@example.com",
    rangeFrom: one,
    rangeTo: null,
    cards: [],
    amount: 5000,
  });
});

test("of a list the first wrong row is named; an amount for all is not needed where each has its own", () => {
  const list = (text: string) => judgeActivation({ ...typed, how: "list", list: text, amount: "" }, storefront);
  expect(list(`number;amount\n${one};25\n${two};30`)).toEqual({});
  expect(list(`${one};25\n${two}`)).toEqual({ amount: "required" });
  expect(readRowError(list(`${one};25\n\n6373000000000000000;25`).list ?? "")).toEqual({
    row: 3,
    name: "activationPrefix",
  });
  expect(readRowError(list(`${one};1`).list ?? "")).toEqual({ row: 1, name: "valueOutOfBounds" });
});

test("what commerce refuses stands beside its field, else it is told as a whole", () => {
  const error = (code: number, referencedRequestParameter: string | null) => ({ code, referencedRequestParameter });
  expect(refusedFields([error(2402, "input.email")])).toEqual({ errors: { email: "activationEmail" } });
  expect(refusedFields([error(2401, "input.cards[4].cardNumber")])).toEqual({ errors: { list: "5:activationPrefix" } });
  expect(refusedFields([error(1002, null)])).toEqual({ failure: "tooMany" });
  expect(refusedFields([error(1000, null)])).toEqual({ failure: "unavailable" });
});
