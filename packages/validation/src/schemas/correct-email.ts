import { object, string } from "yup";
import { judgeConfirmation, judgeEmail, suggestEmail } from "../rules/email.ts";
import { text } from "./fields.ts";

const trim = (value: string) => value.trim();

/** Confirmed by a second field where the first one looks mistyped. */
const judgeSecond = (value: string, email: unknown) =>
  typeof email === "string" && suggestEmail(email) ? judgeConfirmation(value, email) : undefined;

/** The right email in the place of a mistyped one, and again where it looks mistyped too. */
export const correctEmailSchema = object({
  email: text(judgeEmail, trim),
  emailConfirmation: string()
    .transform((value: unknown) => (typeof value === "string" ? trim(value) : value))
    .nullable()
    .test({
      name: "confirmation",
      test(value, { createError, parent }) {
        const judged = judgeSecond(value ?? "", parent.email);
        return judged ? createError({ message: judged }) : true;
      },
    }),
});
