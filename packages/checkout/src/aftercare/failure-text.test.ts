import { createTranslate } from "@giftshop/messages";
import { errorCodes } from "@giftshop/validation/error-codes";
import { expect, test } from "@jest/globals";
import { checkoutMessages } from "../messages.ts";
import { failureText } from "./failure-text.ts";

const inEnglish = createTranslate("en", checkoutMessages.words("en"));

test("each reason that commerce gives has a sentence of its own, and nobody's answer one too", () => {
  const names = ["giftNotSendable", "giftInUse", "correctionOver", "deliveryUnderWay", "claimByPerson"] as const;
  const texts = [...names.map((name) => failureText(inEnglish, errorCodes[name])), failureText(inEnglish, undefined)];
  expect(new Set(texts).size).toBe(texts.length);
});
