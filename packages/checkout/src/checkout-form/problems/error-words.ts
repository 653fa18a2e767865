import type { Translate } from "@giftshop/messages";
import { type BrandLimit, isLimitName, limitText } from "@giftshop/messages/limit-text";
import { type ErrorName, isErrorName } from "@giftshop/validation/error-codes";
import { mostCharacters } from "@giftshop/validation/most-characters";
import type { CheckoutWords } from "../../frame/checkout-words.ts";
import { postCodeExamples, vatNumberExamples } from "../values/examples.ts";
import { type FieldName, isFieldName } from "./field-errors.ts";

type T = Translate<CheckoutWords>;

/** What a field is called on the page. */
export const labelOf = (t: T, field: FieldName): string => {
  switch (field) {
    case "billing.customerType":
      return t("details.customerType");
    case "billing.companyName":
      return t("details.companyName");
    case "billing.vatNumber":
      return t("details.vatNumber");
    case "billing.referenceNumber":
      return t("details.referenceNumber");
    case "billing.firstName":
    case "delivery.firstName":
      return t("details.firstName");
    case "billing.lastName":
    case "delivery.lastName":
      return t("details.lastName");
    case "billing.email":
      return t("details.email");
    case "billing.phoneNumber":
      return t("details.phone");
    case "password":
      return t("details.password");
    case "billing.countryCode":
    case "delivery.countryCode":
      return t("shipping.country");
    case "billing.postCode":
    case "delivery.postCode":
      return t("shipping.postCode");
    case "billing.houseNumber":
    case "delivery.houseNumber":
      return t("shipping.houseNumber");
    case "billing.suffix":
    case "delivery.suffix":
      return t("shipping.suffix");
    case "billing.street":
    case "delivery.street":
      return t("shipping.street");
    case "billing.city":
    case "delivery.city":
      return t("shipping.city");
    case "billing.addressLine2":
    case "delivery.addressLine2":
      return t("shipping.addressLine2");
    case "billing.administrativeArea":
      return t("shipping.administrativeArea");
    case "billing.addressLine1":
      return t("shipping.addressLine1");
    case "billing.kvkNumber":
      return t("details.kvkNumber");
    case "billing.invoiceEmail":
      return t("details.invoiceEmail");
    case "billing.emailConfirmation":
      return t("details.emailAgain");
    case "issuer":
      return t("payment.issuer");
    case "paymentMethod":
      return t("payment.method");
    case "acceptTerms":
      return t("payment.termsTitle");
  }
};

/** Fields that are asked for in a sentence of their own, and how that is called. */
const askedFor = {
  "billing.firstName": "firstName",
  "billing.lastName": "lastName",
  "delivery.firstName": "deliveryFirstName",
  "delivery.lastName": "deliveryLastName",
  "billing.companyName": "companyName",
  "billing.email": "email",
  password: "password",
  "billing.street": "street",
  "delivery.street": "street",
  "billing.houseNumber": "houseNumber",
  "delivery.houseNumber": "houseNumber",
  "billing.postCode": "postCode",
  "delivery.postCode": "postCode",
  "billing.city": "city",
  "delivery.city": "city",
} as const;

const isAskedFor = (field: FieldName): field is FieldName & keyof typeof askedFor => field in askedFor;

/** What is said of an empty field. */
const enterText = (t: T, field: FieldName): string => {
  if (field === "billing.phoneNumber") return t("fields.phoneRequired");
  if (isAskedFor(field)) return t(`fields.enter.${askedFor[field]}`);
  return t("fields.required", { field: labelOf(t, field) });
};

/** The sentence beside a wrong field: what is wrong and what to do. */
export const fieldErrorText = (t: T, field: FieldName, name: ErrorName, country: string): string => {
  if (field === "paymentMethod" && name !== "paymentMethodNotOffered") return t("fields.paymentMethod");
  if (name === "passwordCommon") return t("fields.passwordCommon");
  if (field === "password" && name !== "required") return t("fields.password");
  const vatNumber = field === "billing.vatNumber" && name === "characters" ? vatNumberExamples[country] : undefined;
  if (vatNumber) return t("fields.vatNumber", { example: vatNumber });
  if (name === "vatNumberUnknown") return t("fields.vatUnknown");
  const label = labelOf(t, field);
  switch (name) {
    case "required":
      return enterText(t, field);
    case "blank":
      return isAskedFor(field) ? enterText(t, field) : t("fields.blank", { field: label });
    case "tooShort":
      return t("fields.tooShort", { field: label });
    case "tooLong":
      return t("fields.tooLong", { field: label, most: mostCharacters(field.split(".").at(-1) ?? field) });
    case "emoji":
      return t("fields.emoji", { field: label });
    case "characters":
      return t("fields.characters", { field: label });
    case "email":
      return t("fields.email");
    case "emailConfirmation":
      return t("fields.emailConfirmation");
    case "phone":
      return t("fields.phone");
    case "postCode":
      return t("fields.postCode", { example: postCodeExamples[country] ?? "12345" });
    case "houseNumber":
      return t("fields.houseNumber");
    case "notAnOption":
      return t("fields.notAnOption");
    case "deliveryCountry":
      return t("fields.deliveryCountry");
    case "terms":
      return t("fields.terms");
    case "paymentMethodNotOffered":
      return t("errors.paymentMethodNotOffered");
    default:
      return t("fields.other", { field: label });
  }
};

/**
 * Words of an error in a form, which knows fields and errors by their names alone; an unknown one is `other`.
 */
export const errorTextOf = (t: T, field: string, error: string, country: string): string =>
  isFieldName(field)
    ? fieldErrorText(t, field, isErrorName(error) ? error : "unexpected", country)
    : t("errors.unexpected");

/** The sentence for what is wrong with the order as a whole, and what to do about it. */
const orderErrorText = (t: T, name: ErrorName, locale: string, limit?: BrandLimit): string => {
  if (isLimitName(name)) return `${limitText(t, name, locale, limit)} ${t(`errors.advice.${name}`)}`;
  switch (name) {
    case "stockHeld":
      return t("errors.stockHeld");
    case "deliveryTooSoon":
    case "deliveryTooFar":
    case "deliveryDayClosed":
      return t("errors.dayPassed");
    case "receiverAddress":
      return t("errors.receiverAddress");
    case "valueOutOfBounds":
      return t("errors.valueOutOfBounds");
    case "productNotFound":
      return t("errors.productNotFound");
    case "paymentRefused":
      return t("errors.paymentRefused");
    case "tooManyPaymentAttempts":
      return t("errors.tooManyPaymentAttempts");
    case "providerUnreachable":
      return t("errors.providerUnreachable");
    case "paymentMethodNotOffered":
      return t("errors.paymentMethodNotOffered");
    case "orderNotPayable":
      return t("errors.orderNotPayable");
    case "orderNotFound":
      return t("errors.orderNotFound");
    case "tooManyRequests":
      return t("errors.tooManyRequests");
    case "creditExceeded":
      return t("errors.creditExceeded");
    case "quoteChanged":
      return t("errors.quoteChanged");
    case "quoteClosed":
    case "quoteNotFound":
      return t("errors.quoteClosed");
    default:
      return t("errors.unexpected");
  }
};

/** The sentences for what is wrong with the order as a whole, each brand's limit by its name. */
export const orderErrorTexts = (
  t: T,
  names: readonly ErrorName[],
  limits: readonly BrandLimit[],
  locale: string,
): readonly string[] =>
  names.flatMap((name) =>
    name === "appleLimit" && limits.length > 0
      ? limits.map((limit) => orderErrorText(t, name, locale, limit))
      : [orderErrorText(t, name, locale)],
  );

const inBasket: ReadonlySet<ErrorName> = new Set([
  "appleLimit",
  "countLimit",
  "outOfStock",
  "valueOutOfBounds",
  "receiverAddress",
  "productNotFound",
]);

/** Errors that only a change of the basket mends. */
export const isMendedInBasket = (name: ErrorName): boolean => inBasket.has(name);
