import { object } from "yup";
import { limits } from "../lengths/limits.ts";
import { judgeEmail } from "../rules/email.ts";
import { isIdempotencyKey } from "../rules/id.ts";
import { judgeMachineText } from "../rules/machine-text.ts";
import { judgeLetter, judgeName, normaliseLines, normaliseText } from "../rules/text.ts";
import { id, optionalText, text, trimDigits } from "./fields.ts";

const trim = (value: string) => value.trim();

/** What a visitor types into the contact form. */
export const contactFormSchema = object({
  name: text(judgeName, normaliseText),
  email: text(judgeEmail, trim),
  orderNumber: optionalText((value) => judgeMachineText(value, limits.reference), trimDigits),
  message: text(judgeLetter, normaliseLines),
});

/** `ContactMessageInput`: the form, and what its page adds. */
export const contactMessageSchema = contactFormSchema.shape({
  captchaToken: text(() => undefined),
  idempotencyKey: id(isIdempotencyKey),
});
