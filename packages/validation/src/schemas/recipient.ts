import { object } from "yup";
import { judgeEmail } from "../rules/email.ts";
import { judgeName, limits, normaliseText } from "../rules/text.ts";
import { optionalText, text } from "./fields.ts";

const trim = (value: string) => value.trim();

/**
 * Who gets a gift (`RecipientInput`).
 *
 * @param emailRequired true for a digital gift to somebody else
 */
export const recipientSchema = (emailRequired = false) =>
  object({
    name: text((value) => judgeName(value, limits.recipientName), normaliseText),
    // One type for both: absent is allowed by the schema and refused by the test.
    email: emailRequired ? text(judgeEmail, trim) : optionalText(judgeEmail, trim),
  });
