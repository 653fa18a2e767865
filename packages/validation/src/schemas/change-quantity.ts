import { object } from "yup";
import { judgeQuantity } from "../rules/amount.ts";
import { isId } from "../rules/id.ts";
import { id, integer } from "./fields.ts";

/** A version of the basket as the page saw it. */
export const version = () =>
  integer((value) => (Number.isSafeInteger(value) && value >= 0 ? undefined : "wholeNumber"));

/** `ChangeQuantityInput`; 0 takes the package away. */
export const changeQuantitySchema = object({
  packageId: id(isId),
  quantity: integer((value) => judgeQuantity(value, 0)),
  version: version(),
});
