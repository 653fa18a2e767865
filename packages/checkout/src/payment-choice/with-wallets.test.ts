import { expect, test } from "@jest/globals";
import { firstChoice, paidBy, withWallets } from "./with-wallets.ts";

const methods = [
  { id: "ideal", logo: "ideal", issuers: [], wallets: [] },
  { id: "creditcard", logo: "visa", issuers: [], wallets: ["applepay", "googlepay"] },
];

test("a wallet is offered first where the provider has it and the device; it is chosen for nobody", () => {
  const offered = withWallets(methods, ["applepay"]);
  expect(offered.map(({ id }) => id)).toEqual(["applepay", "ideal", "creditcard"]);
  expect(firstChoice(offered)).toBe("ideal");
  expect(firstChoice([])).toBe("");
  expect(withWallets(methods, []).map(({ id }) => id)).toEqual(["ideal", "creditcard"]);
  expect(withWallets(methods.slice(0, 1), ["applepay"])).toHaveLength(1);
});

test("out of a wallet a card pays", () => {
  expect(paidBy("applepay", "")).toEqual({ paymentMethod: "creditcard", issuer: "applepay" });
  expect(paidBy("kbc", "cbc")).toEqual({ paymentMethod: "kbc", issuer: "cbc" });
});
