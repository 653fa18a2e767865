import { type ErrorName, errorCodes } from "@giftshop/validation/error-codes";

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

/** Every field that the form may show. */
const fieldOrder = [
  "billing.customerType",
  "billing.companyName",
  "billing.vatNumber",
  "billing.kvkNumber",
  "billing.referenceNumber",
  "billing.invoiceEmail",
  "billing.firstName",
  "billing.lastName",
  "billing.email",
  "billing.emailConfirmation",
  "billing.phoneNumber",
  "billing.countryCode",
  "billing.postCode",
  "billing.houseNumber",
  "billing.suffix",
  "billing.street",
  "billing.city",
  "billing.administrativeArea",
  "billing.addressLine1",
  "billing.addressLine2",
  "password",
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

/** Whether a path names a field that the form shows. */
export const isFieldName = (name: string): name is FieldName => fieldOrder.some((known) => known === name);

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
