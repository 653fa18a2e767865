import { mostCharacters } from "@giftshop/validation/most-characters";
import type { AccountTranslate } from "../account-words.ts";

const missing = ["required", "blank"];
const named = [
  "email",
  "password",
  "currentPassword",
  "passwordConfirmation",
  "firstName",
  "lastName",
  "orderNumber",
] as const;
const lengths = { tooShort: "passwordTooShort", tooLong: "passwordTooLong", characters: "passwordCharacters" } as const;
const spoken = [
  "emailConfirmation",
  "passwordCommon",
  "passwordConfirmation",
  "currentPasswordWrong",
  "emoji",
  "phone",
  "postCode",
  "houseNumber",
  "tooShort",
  "tooLong",
] as const;

const isOf = <Name extends string>(names: readonly Name[], text: string): text is Name =>
  (names as readonly string[]).includes(text);

/**
 * The sentence beside a field, by its path (`address.city`) and the name of the error.
 *
 * @param longest characters that a field takes, where others of its name take another number
 */
export const errorText = (
  t: AccountTranslate,
  path: string,
  error: string,
  longest: Readonly<Record<string, number>> = {},
): string => {
  const field = path.split(".").at(-1) ?? path;
  if (missing.includes(error)) return t(`account.errors.required.${isOf(named, field) ? field : "other"}`);
  if (error === "email") return t("account.errors.email");
  if (error === "deliveryCountry") return t("account.errors.country");
  if (field === "url") return t("account.errors.url");
  if (field === "cardNumber" || field === "pin") return t(`account.errors.${field}`);
  if (field === "password" && Object.hasOwn(lengths, error))
    return t(`account.errors.${lengths[error as keyof typeof lengths]}`);
  return t(`account.errors.${isOf(spoken, error) ? error : "characters"}`, {
    most: longest[field] ?? mostCharacters(field),
  });
};
