import type { BrandLimit } from "@giftshop/messages/limit-text";
import { type ErrorName, errorCodes } from "@giftshop/validation/error-codes";
import { addressKeys, type Field } from "../draft/fields.ts";
import type { Problem, ProblemName } from "./problem.ts";

/** An error of the schema, as far as the page needs it. */
export interface ServerError {
  code: number;
  referencedRequestParameter: string | null;
  /** What 2015 is about. */
  limit?: BrandLimit | null;
}

const fieldOfParameter: Readonly<Record<string, Field>> = {
  "input.value": "value",
  "input.variationId": "kind",
  "input.quantity": "quantity",
  "input.recipient": "name",
  "input.recipient.name": "name",
  "input.recipient.lastName": "lastName",
  "input.recipient.email": "email",
  "input.recipient.address": "way",
  "input.recipient.address.firstName": "name",
  "input.recipient.address.lastName": "lastName",
  ...Object.fromEntries(addressKeys.map((key) => [`input.recipient.address.${key}`, key])),
  "input.message": "message",
};

/**
 * What goes with a product and was taken out of the shop while the page was open; it has no field of its own.
 */
const goneExtras: Readonly<Record<string, ProblemName>> = {
  "input.wrapperId": "wrapperGone",
  "input.giftPackingId": "packingGone",
};

/**
 * Codes that mean the same wherever they point to, with the field they are shown at when they point nowhere.
 */
const byCode: Partial<Record<ErrorName, [Field, ProblemName]>> = {
  outOfStock: ["kind", "outOfStock"],
  valueOutOfBounds: ["value", "amountBounds"],
  wholeNumber: ["value", "amountWhole"],
  appleLimit: ["form", "appleLimit"],
  countLimit: ["quantity", "countLimit"],
  basketFull: ["form", "basketFull"],
  productNotFound: ["kind", "notOffered"],
  notAnOption: ["value", "notOffered"],
  deliveryTooSoon: ["form", "dayPassed"],
  deliveryTooFar: ["form", "dayPassed"],
  deliveryDayClosed: ["form", "dayPassed"],
  tooManyRequests: ["form", "tooMany"],
};

/** What can be wrong with a part of an address. */
const addressFaults: Partial<Record<ErrorName, ProblemName>> = {
  required: "faults.required",
  blank: "faults.required",
  tooShort: "faults.required",
  tooLong: "faults.long",
  characters: "faults.characters",
  emoji: "faults.characters",
  postCode: "faults.postCode",
  houseNumber: "faults.houseNumber",
  deliveryCountry: "faults.other",
};

/** Codes of a field's value, whose words depend on the field. */
const byField: Partial<Record<Field, Partial<Record<ErrorName, ProblemName>>>> = {
  value: { required: "amountWhole" },
  name: {
    required: "name",
    blank: "name",
    tooShort: "name",
    tooLong: "faults.long",
    characters: "nameCharacters",
    emoji: "nameCharacters",
  },
  email: { required: "email", blank: "email", email: "emailForm", tooLong: "faults.long", characters: "emailForm" },
  lastName: addressFaults,
  way: { receiverAddress: "faults.address" },
  ...Object.fromEntries(addressKeys.map((key) => [key, addressFaults])),
  message: {
    tooLong: "messageLong",
    emoji: "messageEmoji",
    characters: "messageCharacters",
    blank: "messageBlank",
    tooShort: "messageBlank",
  },
  quantity: {
    wholeNumber: "quantity",
    wrongQuantity: "quantity",
    tooLong: "quantity",
    tooShort: "quantity",
    required: "quantity",
    outOfStock: "tooFewLeft",
  },
};

const nameOfCode = new Map<number, ErrorName>(
  Object.entries(errorCodes).map(([name, code]) => [code, name as ErrorName]),
);

const problemOf = ({ code, referencedRequestParameter, limit }: ServerError): Problem => {
  const parameter = referencedRequestParameter ?? "";
  const field = fieldOfParameter[parameter];
  const error = nameOfCode.get(code);
  if (!error) return { field: "form", name: "unexpected" };
  const gone = goneExtras[parameter];
  if (gone && error === "notAnOption") return { field: "form", name: gone };
  const ofField = field && byField[field]?.[error];
  if (ofField) return { field, name: ofField };
  const [usual, name] = byCode[error] ?? (["form", "unexpected"] as const);
  return { field: field ?? usual, name, ...(limit ? { limit } : {}) };
};

/**
 * Says for each error of `addToBasket` which words are shown at which field (specification,
 * section 8: by code, and where it points to). The first error of a field stands.
 */
export const problemsOfErrors = (errors: readonly ServerError[]): Problem[] => {
  const problems = errors.map(problemOf);
  return problems.filter(({ field }, index) => problems.findIndex((other) => other.field === field) === index);
};
