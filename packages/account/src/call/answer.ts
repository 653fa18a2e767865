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

/** A payload as every operation answers it. */
export interface Payload<Data> {
  data?: Data | null | undefined;
  errors: readonly { code: number; referencedRequestParameter?: string | null }[];
}

/**
 * Failures by code: numbers, as a page that only asks carries no names of errors. That each is one of the
 * shop's is tested.
 */
export const failures: Readonly<Partial<Record<number, Failure>>> = {
  1002: "tooMany",
  1003: "captcha",
  2031: "stock",
  2100: "card",
  2101: "cardLocked",
  2102: "cardBlocked",
  2200: "login",
  2201: "alreadyIn",
  2202: "signedOut",
  2204: "link",
  2208: "changed",
  2209: "changed",
  2210: "changed",
  2211: "full",
  2212: "passkey",
  2303: "cardBlocked",
  2304: "cardUnusable",
  2305: "cardUnusable",
  2306: "cardInactive",
  2307: "cardUnusable",
  2309: "cardUnusable",
  2310: "cardUnusable",
  2500: "credit",
  2510: "noCompany",
  2511: "joined",
  2512: "role",
  2513: "lastOwner",
  2514: "invitation",
  2515: "decided",
  2516: "full",
  2517: "changed",
  2518: "unproven",
};

/** The failure of the whole among the errors of a payload, if there is one. */
export const failureIn = (errors: Payload<unknown>["errors"]): Failure | undefined =>
  errors.map(({ code }) => failures[code]).find(Boolean);

/** What was asked for, or why it is not there. */
export type Answer<Data> = { kind: "done"; data: Data } | { kind: "failed"; failure: Failure };

/** What a payload says that was only asked for: nothing in it is refused by field. */
export const answerOf = <Data>({ data, errors }: Payload<Data>): Answer<Data> =>
  errors.length === 0 && data
    ? { kind: "done", data }
    : { kind: "failed", failure: failureIn(errors) ?? "unavailable" };
