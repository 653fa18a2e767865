import type { Language, StorefrontCode } from "@giftshop/storefront-config";

/** What an email about an account is made of. Never a token: the worker makes it of the link's id. */
export interface AccountEmails {
  verifyEmail: { account: string; link: string };
  accountExists: { account: string };
  resetPassword: { account: string; link: string };
  passwordChanged: { account: string };
  confirmNewEmail: { account: string; link: string; to: string };
  emailChanged: { account: string; to: string };
  newSignIn: { account: string; device: string };
  accountDeleted: { account: string; to: string; name: string };
}
export type AccountEmailKind = keyof AccountEmails;

/** An email about an account, promised by a page of a storefront. */
export interface AccountEmailJob {
  kind: AccountEmailKind;
  storefront: StorefrontCode;
  language: Language;
  /** ISO 8601: the same words at another time are another email. */
  at: string;
  account: string;
  link?: string;
  to?: string;
  name?: string;
  device?: string;
}

/** What an email about an account says. Never logged. */
export interface AccountEmailFacts extends AccountEmailJob {
  to: string;
  name: string;
  /** Token of its link; empty where it has none. */
  token: string;
}
