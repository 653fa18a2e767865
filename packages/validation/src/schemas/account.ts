import { boolean, object, string } from "yup";
import { limits } from "../lengths/limits.ts";
import { plainNumber } from "../rules/digits.ts";
import { judgeConfirmation, judgeEmail } from "../rules/email.ts";
import { judgePassword, judgePasswordConfirmation, normalisePassword } from "../rules/password.ts";
import { judgePhone } from "../rules/phone.ts";
import { judgePostCode, normalisePostCode } from "../rules/post/post-code.ts";
import { judgeName, judgeText, normaliseText } from "../rules/text.ts";
import { judgeVatNumber, normaliseVatNumber } from "../rules/vat-number.ts";
import { deliverySchema } from "./delivery.ts";
import { optionalText, text, trimDigits } from "./fields.ts";

const trim = (value: string) => value.trim();
const email = () => text(judgeEmail, trim);
const captchaToken = () => text(() => undefined);
/** The token of a link in an email, whose form is commerce's to judge. */
const judgeLinkToken = (value: string) => (/^[\w-]{43}$/u.test(value) ? undefined : "characters");
const newPassword = () => text(judgePassword, normalisePassword);
/** A password that exists already is judged by comparing it, not by today's rules. */
const knownPassword = () => text((value) => (value.length > 2048 ? "tooLong" : undefined), normalisePassword);

const confirmation = (of: string) =>
  string()
    .ensure()
    .test({
      name: "confirmation",
      test(value, { createError, parent }) {
        const judged = judgePasswordConfirmation(value, String(parent[of] ?? ""));
        return judged ? createError({ message: judged }) : true;
      },
    });

/** What is typed to say who one is, or to ask for a new password. */
export const identifyFormSchema = object({ email: email() });

/** What is typed to ask for the link of a withdrawal. */
export const withdrawalFormSchema = object({
  orderNumber: text((value) => judgeText(value, { max: limits.reference }), trim),
  email: email(),
});

/** `checkUserExist` and `forgotPassword`. */
export const identifySchema = identifyFormSchema.shape({ captchaToken: captchaToken() });

/** What is typed to sign in; `captchaToken` is the page's to add. */
export const loginFormSchema = object({ email: email(), password: knownPassword() });

/** `userLogin`. */
export const loginSchema = loginFormSchema.shape({
  captchaToken: captchaToken(),
  verificationToken: optionalText(judgeLinkToken),
});

/** What is typed to make an account. The second email is asked for where the domain looks mistyped. */
export const registerFormSchema = object({
  firstName: text(judgeName, normaliseText),
  lastName: text(judgeName, normaliseText),
  email: email(),
  emailConfirmation: optionalText(() => undefined, trim).test({
    name: "confirmation",
    test(value, { createError, parent }) {
      const judged = value === undefined ? undefined : judgeConfirmation(value, String(parent.email ?? ""));
      return judged ? createError({ message: judged }) : true;
    },
  }),
  password: newPassword(),
  passwordConfirmation: confirmation("password"),
  subscribed: boolean().default(false),
});

/** `RegisterInput`. */
export const registerSchema = registerFormSchema.shape({ captchaToken: captchaToken() });

/** `OrderAccountInput`. */
export const orderAccountSchema = object({
  orderUuid: text(() => undefined),
  password: newPassword(),
  captchaToken: captchaToken(),
});

/** What is typed for a new password. */
export const newPasswordFormSchema = object({
  password: newPassword(),
  passwordConfirmation: confirmation("password"),
});

/** `resetPassword`. */
export const resetPasswordSchema = newPasswordFormSchema.shape({ token: text(judgeLinkToken) });

/** What is typed to change a password. */
export const changePasswordFormSchema = newPasswordFormSchema.shape({ currentPassword: knownPassword() });

/** `changePassword`. */
export const changePasswordSchema = changePasswordFormSchema.shape({ captchaToken: captchaToken() });

const line = (max: number) => optionalText((value) => judgeText(value, { max }), normaliseText);

/**
 * `ProfileInput`: all of a CustomerProfile that its owner
 * may write. An address may be left out, or be in part.
 *
 * @param country ISO 3166-1 alpha-2 that phone number, VAT number and post code are read in
 */
export const profileSchema = (country: string) =>
  object({
    firstName: text(judgeName, normaliseText),
    lastName: text(judgeName, normaliseText),
    invoiceEmail: optionalText(judgeEmail, trim),
    phoneNumber: optionalText((value) => judgePhone(value, country), plainNumber),
    vatNumber: optionalText(
      (value) => judgeVatNumber(value, country),
      (value) => normaliseVatNumber(value, country),
    ),
    subscribed: boolean().default(false),
    address: object({
      companyName: line(limits.companyName),
      postCode: optionalText(
        (value) => judgePostCode(value, country),
        (value) => normalisePostCode(value, country),
      ),
      houseNumber: optionalText((value) => judgeText(value, { max: limits.suffix }), trimDigits),
      suffix: line(limits.suffix),
      street: line(limits.street.max),
      city: line(limits.city),
      administrativeArea: line(limits.city),
    }),
  });

/** An entry of the address book: where a parcel could go, in a country that the storefront posts to. */
export const addressBookSchema = (country: string, countries: readonly string[]) =>
  deliverySchema(country, countries).shape({ email: optionalText(judgeEmail, trim) });

/** `requestEmailChange`. */
export const emailChangeSchema = object({ email: email(), password: knownPassword() });

/** `deleteAccount`. */
export const deleteAccountSchema = object({ password: knownPassword() });
