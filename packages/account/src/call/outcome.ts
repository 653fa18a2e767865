import { type ErrorName, errorCodes } from "@giftshop/validation/error-codes";

/** Why nothing came of a call as a whole, by which its words are found. */
export type Failure =
  | "login"
  | "tooMany"
  | "captcha"
  | "link"
  | "signedOut"
  | "alreadyIn"
  | "changed"
  | "full"
  | "card"
  | "cardLocked"
  | "cardBlocked"
  | "cardInactive"
  | "cardUnusable"
  | "passkey"
  | "noCompany"
  | "joined"
  | "role"
  | "lastOwner"
  | "invitation"
  | "decided"
  | "credit"
  | "stock"
  | "unproven"
  | "unavailable";

/**
 * What came of a call: its data, fields that were refused
 * (name of the error by name of the field), or a failure.
 */
export type Outcome<Data> =
  | { kind: "done"; data: Data }
  | { kind: "refused"; errors: Readonly<Record<string, string>> }
  | { kind: "failed"; failure: Failure };

/** A payload as every operation answers it. */
export interface Payload<Data> {
  data?: Data | null | undefined;
  errors: readonly { code: number; referencedRequestParameter?: string | null }[];
}

const failureOf: Readonly<Partial<Record<ErrorName, Failure>>> = {
  loginFailed: "login",
  tooManyRequests: "tooMany",
  captchaFailed: "captcha",
  linkInvalid: "link",
  notLoggedIn: "signedOut",
  alreadyLoggedIn: "alreadyIn",
  profileChanged: "changed",
  addressNotFound: "changed",
  sessionNotFound: "changed",
  addressBookFull: "full",
  giftCardNotRecognised: "card",
  giftCardLocked: "cardLocked",
  giftCardBlocked: "cardBlocked",
  cardBlocked: "cardBlocked",
  cardNotActivated: "cardInactive",
  cardExpired: "cardUnusable",
  cardEmpty: "cardUnusable",
  cardNotRedeemable: "cardUnusable",
  cardOfOtherStore: "cardUnusable",
  cardWithoutBrand: "cardUnusable",
  passkeyRefused: "passkey",
  companyNotFound: "noCompany",
  companyJoined: "joined",
  companyRole: "role",
  companyLastOwner: "lastOwner",
  companyInvitation: "invitation",
  companyDecided: "decided",
  companyFull: "full",
  companyChanged: "changed",
  companyUnproven: "unproven",
  creditExceeded: "credit",
  outOfStock: "stock",
};

const nameByCode = new Map<number, ErrorName>(
  Object.entries(errorCodes).map(([name, code]) => [code, name as ErrorName]),
);

/** The field that a path of a call means: `input.address.city` is `address.city`. */
const fieldOf = (path: string): string => path.replace(/^input\./u, "");

/** What a payload says of its call. */
export const outcomeOf = <Data>({ data, errors }: Payload<Data>): Outcome<Data> => {
  const [first] = errors;
  if (!first) return data ? { kind: "done", data } : { kind: "failed", failure: "unavailable" };
  const names = errors.map(({ code, referencedRequestParameter: path }) => ({ path, name: nameByCode.get(code) }));
  const failure = names.map(({ name }) => name && failureOf[name]).find(Boolean);
  if (failure) return { kind: "failed", failure };
  const fields = names.flatMap(({ path, name }) => (path && name ? [[fieldOf(path), name] as const] : []));
  if (fields.length === 0) return { kind: "failed", failure: "unavailable" };
  return { kind: "refused", errors: Object.fromEntries(fields) };
};
