import { type ErrorName, errorCodes } from "@giftshop/validation/error-codes";
import { writesCityFirst, writesNumberFirst } from "./split-street.ts";

/** What is wrong with the fields of a form, by path: `billing.email`. */
export type FieldErrors = Readonly<Record<string, ErrorName>>;

/** An error as commerce answers it. */
export interface CommerceError {
  code: number;
  referencedRequestParameter?: string | null;
}

const byCode = new Map<number, ErrorName>(
  Object.entries(errorCodes).map(([name, code]) => [code, name as ErrorName] as const),
);

/** The name of a code; an unheard-of one is `unexpected`. */
export const nameOfCode = (code: number): ErrorName => byCode.get(code) ?? "unexpected";

/** Fields in the order they stand on the page, which is the order in which errors are told. */
const fieldOrder = [
  "billing.customerType",
  "billing.companyName",
  "billing.vatNumber",
  "billing.referenceNumber",
  "billing.firstName",
  "billing.lastName",
  "billing.email",
  "billing.phoneNumber",
  "delivery.firstName",
  "delivery.lastName",
  "delivery.countryCode",
  "delivery.postCode",
  "delivery.houseNumber",
  "delivery.suffix",
  "delivery.street",
  "delivery.city",
  "delivery.addressLine2",
  "paymentMethod",
  "issuer",
  "acceptTerms",
] as const;

export type FieldName = (typeof fieldOrder)[number];

const isFieldName = (name: string): name is FieldName => fieldOrder.some((known) => known === name);

/** The field that an input path is about, or `undefined` when it is about none that the form shows. */
const fieldOf = (path: string, sameName: boolean): FieldName | undefined => {
  const bare = path.replace(/^input\./u, "");
  // The parcel's name and phone number are the buyer's, and told once.
  const shown =
    bare === "delivery.phoneNumber" || (sameName && /^delivery\.(?:first|last)Name$/u.test(bare))
      ? bare.replace("delivery", "billing")
      : bare;
  return isFieldName(shown) ? shown : undefined;
};

/** Errors of the rules, by the form's fields. */
export const fieldErrorsOf = (errors: readonly { path: string; name: ErrorName }[], sameName: boolean): FieldErrors => {
  const found = new Map<FieldName, ErrorName>();
  for (const { path, name } of errors) {
    const field = fieldOf(path, sameName);
    if (field && !found.has(field)) found.set(field, name);
  }
  return Object.fromEntries(
    fieldOrder.flatMap((field) => {
      const name = found.get(field);
      return name ? [[field, name] as const] : [];
    }),
  );
};

/** The fields of an address as its country writes them. */
const addressOrder = (country: string): readonly FieldName[] => {
  const street: readonly FieldName[] = ["delivery.street"];
  const numbers: readonly FieldName[] = ["delivery.houseNumber", "delivery.suffix"];
  const town: FieldName[] = ["delivery.postCode", "delivery.city"];
  return [
    ...(writesNumberFirst(country) ? [...numbers, ...street] : [...street, ...numbers]),
    "delivery.addressLine2",
    ...(writesCityFirst(country) ? town.reverse() : town),
  ];
};

/** Errors one by one, in the order of the page, whose address is written as in that country. */
export function listErrors(errors: FieldErrors, country: string): { field: FieldName; name: ErrorName }[] {
  const address = addressOrder(country);
  const before = fieldOrder.slice(0, fieldOrder.indexOf("delivery.countryCode") + 1);
  const after = fieldOrder.slice(fieldOrder.indexOf("paymentMethod"));
  return [...before, ...address, ...after].flatMap((field) => {
    const name = errors[field];
    return name ? [{ field, name }] : [];
  });
}

/** Whether an error is about what stands in a field, and goes when that is changed. */
const isAboutValue = (name: ErrorName): boolean => {
  const code = errorCodes[name];
  return (code >= 1100 && code < 1200) || name === "paymentMethodNotOffered" || name === "deliveryCountry";
};

/** Splits what commerce answered into errors of fields and errors of the order as a whole. */
export const sortErrors = (
  errors: readonly CommerceError[],
  sameName: boolean,
): { fields: FieldErrors; order: ErrorName[] } => {
  const named = errors.map(({ code, referencedRequestParameter }) => ({
    path: referencedRequestParameter ?? "",
    name: nameOfCode(code),
  }));
  return {
    fields: fieldErrorsOf(
      named.filter(({ name }) => isAboutValue(name)),
      sameName,
    ),
    order: named.filter(({ path, name }) => !isAboutValue(name) || !fieldOf(path, sameName)).map(({ name }) => name),
  };
};
