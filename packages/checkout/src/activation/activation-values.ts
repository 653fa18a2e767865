import type { Shop } from "@giftshop/storefront-config/shop";
import { type ErrorName, errorCodes } from "@giftshop/validation/error-codes";
import {
  judgeActivationNumber,
  judgeAmount,
  judgeEmail,
  judgeMachineText,
  limits,
  mostActivationCards,
  readActivationRows,
  readAmount,
} from "@giftshop/validation/rules";

/** The form as it is typed. */
export interface ActivationValues {
  orderNumber: string;
  email: string;
  /** Whether the cards are named by the ends of a range or one by one. */
  how: "range" | "list";
  rangeFrom: string;
  rangeTo: string;
  list: string;
  /** Amount of each card that has none of its own. */
  amount: string;
}

export const emptyActivation: ActivationValues = {
  orderNumber: "",
  email: "",
  how: "range",
  rangeFrom: "",
  rangeTo: "",
  list: "",
  amount: "",
};

type Field = keyof ActivationValues;
type Storefront = Shop["storefront"];

/** What is wrong with one row of a list: where it stands, and what it is. */
export const rowError = (row: number, name: ErrorName): string => `${row}:${name}`;

/** Inverse of {@link rowError}. */
export const readRowError = (error: string): { row: number; name: string } | undefined => {
  const [row = "", name] = error.split(":");
  return name === undefined ? undefined : { row: Number(row), name };
};

const boundsOf = ({ limits: { digitalMinimum, digitalMaximum }, currencyDigits }: Storefront) => ({
  minimum: digitalMinimum,
  maximum: digitalMaximum,
  whole: 10 ** currencyDigits,
});

const judgeTyped = (text: string, storefront: Storefront): ErrorName | undefined => {
  const amount = readAmount(text, storefront.currencyDigits);
  return amount === undefined ? "wholeNumber" : judgeAmount(amount, boundsOf(storefront));
};

const judgeList = (list: string, storefront: Storefront): string | undefined => {
  const rows = readActivationRows(list);
  if (rows.length === 0) return "required";
  if (rows.length > mostActivationCards) return "tooLong";
  for (const { row, cardNumber, amount } of rows) {
    const wrong =
      judgeActivationNumber(cardNumber, storefront.group) ?? (amount ? judgeTyped(amount, storefront) : undefined);
    if (wrong) return rowError(row, wrong);
  }
  return undefined;
};

/** An amount for all is needed unless each row has its own. */
const needsAmount = ({ how, list }: ActivationValues): boolean =>
  how === "range" || readActivationRows(list).some(({ amount }) => amount === "");

/** What is wrong with what was typed, by field; nothing where it can be sent. */
export const judgeActivation = (values: ActivationValues, storefront: Storefront): Partial<Record<Field, string>> => {
  const { orderNumber, email, how, rangeFrom, rangeTo, list, amount } = values;
  const found: Partial<Record<Field, string | undefined>> = {
    orderNumber: judgeMachineText(orderNumber.trim(), limits.reference),
    email: judgeEmail(email.trim()),
    ...(how === "range"
      ? {
          rangeFrom: judgeActivationNumber(rangeFrom, storefront.group),
          rangeTo: rangeTo.trim() === "" ? undefined : judgeActivationNumber(rangeTo, storefront.group),
        }
      : { list: judgeList(list, storefront) }),
    amount: amount.trim() === "" ? (needsAmount(values) ? "required" : undefined) : judgeTyped(amount, storefront),
  };
  return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== undefined));
};

const orNull = (text: string): string | null => (text.trim() === "" ? null : text.trim());

/** What is sent of values that were judged. */
export const activationInput = (values: ActivationValues, { currencyDigits }: Storefront) => {
  const { orderNumber, email, how, rangeFrom, rangeTo, list, amount } = values;
  const rows = how === "list" ? readActivationRows(list) : [];
  return {
    orderNumber: orderNumber.trim(),
    email: email.trim(),
    rangeFrom: how === "range" ? orNull(rangeFrom) : null,
    rangeTo: how === "range" ? orNull(rangeTo) : null,
    cards: rows.map((row) => ({ cardNumber: row.cardNumber, amount: readAmount(row.amount, currencyDigits) ?? null })),
    amount: readAmount(amount, currencyDigits) ?? null,
  };
};

export type ActivationInput = ReturnType<typeof activationInput>;

/** Why nothing was answered, where no field is to blame. */
export type ActivationFailure = "tooMany" | "unavailable";

const fields: readonly string[] = Object.keys(emptyActivation);

const nameOf = (code: number): ErrorName =>
  (Object.keys(errorCodes) as ErrorName[]).find((name) => errorCodes[name] === code) ?? "unexpected";

interface CommerceError {
  code: number;
  referencedRequestParameter: string | null;
}

/** Errors of commerce beside their fields, where all of them have one. */
export const refusedFields = (
  errors: readonly CommerceError[],
): { errors: Record<string, string> } | { failure: ActivationFailure } => {
  if (errors.some(({ code }) => code === errorCodes.tooManyRequests)) return { failure: "tooMany" };
  const named = errors.map(({ code, referencedRequestParameter }) => {
    const path = referencedRequestParameter?.replace(/^input\./u, "") ?? "";
    const row = /^cards\[(\d+)\]/u.exec(path)?.[1];
    if (row !== undefined) return { field: "list", error: rowError(Number(row) + 1, nameOf(code)) };
    return { field: path, error: nameOf(code) as string };
  });
  if (named.length === 0 || named.some(({ field }) => !fields.includes(field))) return { failure: "unavailable" };
  return { errors: Object.fromEntries(named.map(({ field, error }) => [field, error])) };
};
