import { judgeConfirmation, suggestEmail } from "@giftshop/validation/rules";
import type { Problem } from "../problems/problem.ts";
import type { Draft } from "./draft.ts";

/** Nothing is bought for nobody knows whom. */
export const undecided = ({ decided }: Draft): Problem[] => (decided ? [] : [{ field: "who", name: "name" }]);

/**
 * What is wrong with the second typing of a recipient's address (specification, section 5), asked for where
 * the first looks like a slip that would send value to a stranger.
 */
export const unconfirmed = ({ kind, forSomebodyElse, email, emailAgain }: Draft): Problem[] => {
  if (kind !== "DIGITAL" || !forSomebodyElse || suggestEmail(email) === undefined) return [];
  const judgement = judgeConfirmation(emailAgain, email);
  if (judgement === undefined) return [];
  return [{ field: "emailAgain", name: judgement === "required" ? "emailAgain" : "emailsDiffer" }];
};
