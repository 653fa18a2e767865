import { createShop } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { whereElse } from "./where-else.ts";

const soldAt = { storefront: "CKUK", name: "ConfettiKey", url: "https://ckuk.example/" };
const left = (value: number) => ({ balance: { currency: "GBP" as const, value }, soldAt });

test("a card that another shop sold is taken there, and one of this shop nowhere else", () => {
  expect(whereElse(left(5000), createShop("CBFR", "fr"))).toEqual(soldAt);
  // Same country, same currency, same group of brands: still another shop.
  expect(whereElse(left(5000), createShop("GCSUK", "en"))).toEqual(soldAt);
  expect(whereElse(left(5000), createShop("CKUK", "en"))).toBeUndefined();
});

test("where nothing is left, nobody is sent anywhere", () => {
  expect(whereElse(left(0), createShop("CBFR", "fr"))).toBeUndefined();
});
