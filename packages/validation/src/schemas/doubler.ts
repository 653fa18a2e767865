import { object } from "yup";
import { judgeEmail } from "../rules/email.ts";
import { balanceCheckSchema } from "./balance-check.ts";
import { acceptance, text } from "./fields.ts";

/** What is typed to take part in the draw, behind a balance check. */
export const doublerFormSchema = object({
  email: text(judgeEmail, (value) => value.trim()),
  ofAge: acceptance(),
  acceptTerms: acceptance(),
});

/** `EnterDoublerInput`. */
export const enterDoublerSchema = balanceCheckSchema
  .concat(doublerFormSchema)
  .shape({ captchaToken: text(() => undefined) });
