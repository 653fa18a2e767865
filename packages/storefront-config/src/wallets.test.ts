import { expect, test } from "@jest/globals";
import { type WalletBrowser, walletsHere } from "../wallets.ts";

const android = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36";
const desk = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36";
const apple = (able: boolean) => ({ canMakePayments: () => able });

test.each<[string, WalletBrowser, readonly string[]]>([
  ["Safari with a wallet", { ApplePaySession: apple(true), navigator: { userAgent: desk } }, ["applepay"]],
  ["Safari without one", { ApplePaySession: apple(false), navigator: { userAgent: desk } }, []],
  ["Chrome on Android", { PaymentRequest: class {}, navigator: { userAgent: android } }, ["googlepay"]],
  ["a browser on Android that knows no payments", { navigator: { userAgent: android } }, []],
  ["Chrome at a desk", { PaymentRequest: class {}, navigator: { userAgent: desk } }, []],
])("%s", (_name, browser, found) => {
  expect(walletsHere(browser)).toEqual(found);
});
