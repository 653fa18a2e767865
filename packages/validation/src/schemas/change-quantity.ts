import { object } from "yup";
import { judgeQuantity } from "../rules/amount.ts";
import { isId } from "../rules/id.ts";
import type { Judgement } from "../rules/rule.ts";
import { id, integer } from "./fields.ts";

/** Whole, and not below zero. */
export const judgeCount = (value: number): Judgement =>
  Number.isSafeInteger(value) && value >= 0 ? undefined : "wholeNumber";

/** A version of the basket as the page saw it. */
export const version = () => integer(judgeCount);

/** `ChangeQuantityInput`; 0 takes the package away. */
export const changeQuantitySchema = object({
  packageId: id(isId),
  quantity: integer((value) => judgeQuantity(value, 0)),
  version: version(),
});
