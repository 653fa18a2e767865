import { object } from "yup";
import { judgeCardNumber, judgePin, normaliseDigits } from "../rules/gift-card.ts";
import { text } from "./fields.ts";

/** Arguments of `giftCardBalance`; spaces and dashes are dropped. */
export const balanceCheckSchema = object({
  cardNumber: text(judgeCardNumber, normaliseDigits),
  pin: text(judgePin, normaliseDigits),
});
