import { passwordLimits } from "@giftshop/validation";
import { dictionary } from "@zxcvbn-ts/language-common";

/** Passwords that are tried first, of those long enough to be taken; in lower case. */
const common = new Set(dictionary["passwords-common"].filter((password) => password.length >= passwordLimits.min));

/** Whether a password is on the list, or is the email address or its first part. */
export const isCommonPassword = (password: string, email: string): boolean => {
  const typed = password.toLowerCase();
  const address = email.toLowerCase();
  return common.has(typed) || typed === address || typed === address.split("@")[0];
};
