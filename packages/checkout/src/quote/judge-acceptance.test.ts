import { expect, test } from "@jest/globals";
import { emptyValues } from "../checkout-form/values/values.ts";
import { acceptanceInput, judgeAcceptance } from "./judge-acceptance.ts";

const rules = { version: 2, needsDelivery: false, countries: ["FR"], methodsWithIssuers: ["kbc"] };
const values = { ...emptyValues("FR"), paymentMethod: "invoice", acceptTerms: true };

test("on invoice, nothing posted: consent is all that is needed", async () => {
  expect(await judgeAcceptance(values, rules)).toEqual({});
  expect(await judgeAcceptance({ ...values, acceptTerms: false }, rules)).toEqual({ acceptTerms: "terms" });
  expect(acceptanceInput(values, rules)).toMatchObject({ version: 2, delivery: null, issuer: null });
});

test("what is posted needs an address, and a method with banks one of them", async () => {
  expect(await judgeAcceptance(values, { ...rules, needsDelivery: true })).toMatchObject({
    "delivery.firstName": "required",
    "delivery.street": "required",
    "delivery.postCode": "required",
  });
  expect(await judgeAcceptance({ ...values, paymentMethod: "kbc" }, rules)).toEqual({ issuer: "required" });
});
