import type { Shop } from "@giftshop/storefront-config/shop";
import { type ErrorName, errorCodes } from "@giftshop/validation/error-codes";
import { addressShape, billingNeeds, judgeAmount, readAmount } from "@giftshop/validation/rules";
import type { Gift, GiftVariation } from "../quote-page/gifts.ts";
import { judgeReceivers, receiversInput } from "./receivers.ts";
import { type LineValues, mostPieces, type RequestValues } from "./typed-request.ts";

type Storefront = Shop["storefront"];

/** What a line is of; `undefined` while nothing was chosen. */
export const variationOf = (gifts: readonly Gift[], { gift, kind }: LineValues): GiftVariation | undefined => {
  const variations = gifts.find(({ id }) => id === gift)?.variations ?? [];
  return variations.find((one) => one.kind === kind) ?? variations[0];
};

const judgeLine = (
  gifts: readonly Gift[],
  line: LineValues,
  { currencyDigits, country }: Storefront,
): Partial<Record<string, ErrorName>> => {
  const variation = variationOf(gifts, line);
  if (!variation) return { gift: "required" };
  const { minimum, maximum, fixed } = variation;
  const amount = readAmount(line.amount, currencyDigits);
  const bounds = { minimum, maximum, whole: 10 ** currencyDigits, fixedValues: fixed.length > 0 ? fixed : undefined };
  const wrong = amount === undefined ? "wholeNumber" : judgeAmount(amount, bounds);
  const quantity = Number(line.quantity);
  const isNumber = /^\d+$/u.test(line.quantity.trim()) && quantity >= 1 && quantity <= mostPieces;
  return {
    ...(wrong && { amount: wrong }),
    ...(isNumber ? {} : { quantity: "wrongQuantity" }),
    ...judgeReceivers(line, variation.kind, country),
  };
};

/** What has to be said of the company in its storefront. */
const requiredOf = ({ billing }: RequestValues, country: string): (keyof RequestValues["billing"])[] => {
  const needs = billingNeeds("BUSINESS", country, false);
  const shape = addressShape(billing.countryCode);
  return [
    "companyName",
    ...(needs.vatNumber ? (["vatNumber"] as const) : []),
    ...(needs.referenceNumber ? (["referenceNumber"] as const) : []),
    "firstName",
    "lastName",
    "email",
    "countryCode",
    "street",
    ...(shape.houseNumberOptional ? [] : (["houseNumber"] as const)),
    ...(shape.postCode ? (["postCode"] as const) : []),
    "city",
    ...(shape.administrativeArea === "required" ? (["administrativeArea"] as const) : []),
  ];
};

/** What is missing of the company, by field. */
export const judgeBilling = (values: RequestValues, country: string): Record<string, string> =>
  Object.fromEntries(
    requiredOf(values, country)
      .filter((field) => values.billing[field].trim() === "")
      .map((field) => [`billing.${field}`, "required"]),
  );

/** What is missing or cannot be meant, by field; the rest is commerce's to judge. */
export const judgeRequest = (
  gifts: readonly Gift[],
  storefront: Storefront,
  today: string,
  values: RequestValues,
): Record<string, string> => {
  const lines = values.lines.flatMap((line, index) =>
    Object.entries(judgeLine(gifts, line, storefront)).map(
      ([field, name]) => [`lines.${index}.${field}`, name] as const,
    ),
  );
  return {
    ...Object.fromEntries(lines),
    ...(values.wantedOn !== "" && values.wantedOn < today ? { wantedOn: "deliveryTooSoon" } : {}),
    ...judgeBilling(values, storefront.country),
  };
};

const orNull = (text: string): string | null => (text.trim() === "" ? null : text.trim());

/** The company as commerce is told of it. */
export const billingInput = ({ billing }: RequestValues) => {
  const { firstName, lastName, email, ...rest } = billing;
  return {
    customerType: "BUSINESS" as const,
    firstName,
    lastName,
    email,
    ...(Object.fromEntries(Object.entries(rest).map(([key, text]) => [key, orNull(text)])) as {
      [K in keyof typeof rest]: string | null;
    }),
  };
};

/** What is sent of values that were judged. */
export const requestInput = (
  gifts: readonly Gift[],
  { currencyDigits, country }: Storefront,
  values: RequestValues,
) => {
  return {
    lines: values.lines.map((line) => {
      const variation = variationOf(gifts, line);
      const gift = gifts.find(({ id }) => id === line.gift);
      const goes = (ids: readonly { id: string; kind: string }[] | undefined, id: string) =>
        ids?.some((one) => one.id === id && one.kind === variation?.kind) ? id : null;
      return {
        variationId: variation?.id ?? "",
        value: readAmount(line.amount, currencyDigits) ?? 0,
        quantity: Number(line.quantity),
        wrapperId: goes(gift?.wrappers, line.wrapper),
        giftPackingId: goes(gift?.packings, line.packing),
        receivers: receiversInput(line, variation?.kind, country),
      };
    }),
    wantedOn: orNull(values.wantedOn),
    remark: orNull(values.remark),
    logo: orNull(values.logo),
    billing: billingInput(values),
  };
};

export type RequestInput = ReturnType<typeof requestInput>;

/** Why nothing was answered, where no field is to blame. */
export type RequestFailure = "tooMany" | "unavailable";

const nameOf = (code: number): ErrorName =>
  (Object.keys(errorCodes) as ErrorName[]).find((name) => errorCodes[name] === code) ?? "unexpected";

/** Fields of a line by what commerce calls them. */
const lineFields: Readonly<Record<string, keyof LineValues>> = {
  variationId: "gift",
  value: "amount",
  quantity: "quantity",
  wrapperId: "wrapper",
  giftPackingId: "packing",
};

interface CommerceError {
  code: number;
  referencedRequestParameter: string | null;
}

const fieldOf = (parameter: string | null): string | undefined => {
  const path = parameter?.replace(/^input\./u, "") ?? "";
  const [, index, name = ""] = /^lines\[(\d+)\]\.(\w+)$/u.exec(path) ?? [];
  if (index !== undefined) return lineFields[name] && `lines.${index}.${lineFields[name]}`;
  const [, place, nth, receiver = ""] =
    /^lines\[(\d+)\]\.receivers\[(\d+)\]\.(?:recipient\.)?(?:address\.)?(\w+)$/u.exec(path) ?? [];
  if (place !== undefined) return `lines.${place}.receivers.${nth}.${receiver === "name" ? "firstName" : receiver}`;
  return /^(?:billing\.\w+|wantedOn|remark|logo)$/u.test(path) ? path : undefined;
};

/** Errors of commerce beside their fields, where all of them have one. */
export const refusedFields = (
  errors: readonly CommerceError[],
): { errors: Record<string, string> } | { failure: RequestFailure } => {
  if (errors.some(({ code }) => code === errorCodes.tooManyRequests)) return { failure: "tooMany" };
  const named = errors.map(({ code, referencedRequestParameter }) => [
    fieldOf(referencedRequestParameter),
    nameOf(code),
  ]);
  if (named.length === 0 || named.some(([field]) => field === undefined)) return { failure: "unavailable" };
  return { errors: Object.fromEntries(named) };
};
