import { type ErrorName, errorCodes } from "@giftshop/validation/error-codes";

/** What is typed; the number of an order may be left out. */
export interface ContactMessage {
  name: string;
  email: string;
  orderNumber: string;
  message: string;
}

/** Why a message was not sent, where no field is to blame. */
export type ContactFailure = "captcha" | "tooMany" | "unavailable";

/** What became of a message. */
export type ContactOutcome =
  | { kind: "sent"; reference: string }
  | { kind: "refused"; errors: Readonly<Partial<Record<keyof ContactMessage, ErrorName>>> }
  | { kind: "failed"; failure: ContactFailure };

/** One of commerce's errors. */
export interface ContactError {
  code: number;
  referencedRequestParameter: string | null;
}

const fields: readonly string[] = ["name", "email", "orderNumber", "message"] satisfies (keyof ContactMessage)[];

const nameOf = (code: number): ErrorName | undefined =>
  (Object.keys(errorCodes) as ErrorName[]).find((name) => errorCodes[name] === code);

/**
 * Errors of commerce as the form tells them: beside their
 * fields where all of them have one, else in one sentence.
 */
export const outcomeOf = (errors: readonly ContactError[]): ContactOutcome => {
  const codes = errors.map(({ code }) => code);
  if (codes.includes(errorCodes.captchaFailed)) return { kind: "failed", failure: "captcha" };
  if (codes.includes(errorCodes.tooManyRequests)) return { kind: "failed", failure: "tooMany" };
  const named = errors.map(({ code, referencedRequestParameter }) => ({
    field: referencedRequestParameter?.replace(/^input\./u, "") ?? "",
    name: nameOf(code),
  }));
  const known = named.filter(({ field, name }) => fields.includes(field) && name !== undefined);
  if (known.length === 0 || known.length < named.length) return { kind: "failed", failure: "unavailable" };
  return { kind: "refused", errors: Object.fromEntries(known.map(({ field, name }) => [field, name])) };
};
