import { mixed, object, string } from "yup";
import { limits } from "../lengths/limits.ts";
import { type BillingNeeds, billingNeeds } from "../rules/billing-needs.ts";
import { plainNumber } from "../rules/digits.ts";
import { judgeConfirmation, judgeEmail } from "../rules/email.ts";
import { judgeMachineText } from "../rules/machine-text.ts";
import { judgePhone } from "../rules/phone.ts";
import { addressShape } from "../rules/post/address-shape.ts";
import { judgeName, judgeText, normaliseText } from "../rules/text.ts";
import { judgeVatNumber, normaliseVatNumber } from "../rules/vat-number.ts";
import { deliverySchema } from "./delivery.ts";
import { optionalText, text, trimDigits } from "./fields.ts";

const trim = (value: string) => value.trim();
const line = (max: number) => optionalText((value) => judgeText(value, { max }), normaliseText);

/** Dutch trade register: eight digits; elsewhere any short text. */
const judgeRegistration = (value: string, country: string | undefined) => {
  if (country === "NL") return /^\d{8}$/u.test(value) ? undefined : "characters";
  return judgeMachineText(value, limits.reference);
};

/** A text that an order may need. */
const textIf = (needed: boolean, field: ReturnType<typeof optionalText>) =>
  needed ? field.required("required") : field;

/** Who buys, and how they are reached. */
const buyerSchema = (country: string | undefined, needs: BillingNeeds) =>
  object({
    customerType: string()
      .oneOf(["PRIVATE", "BUSINESS"] as const, "notAnOption")
      .default("PRIVATE"),
    companyName: line(limits.companyName).when("customerType", ([type], schema) =>
      type === "BUSINESS" ? schema.required("required") : schema,
    ),
    vatNumber: textIf(
      needs.vatNumber,
      optionalText(
        (value) => judgeVatNumber(value, country),
        (value) => normaliseVatNumber(value, country),
      ),
    ),
    kvkNumber: optionalText((value) => judgeRegistration(value, country), trimDigits),
    referenceNumber: textIf(
      needs.referenceNumber,
      optionalText((value) => judgeMachineText(value, limits.reference), trimDigits),
    ),
    firstName: text(judgeName, normaliseText),
    lastName: text(judgeName, normaliseText),
    email: text(judgeEmail, trim),
    emailConfirmation: optionalText(() => undefined, trim).test({
      name: "confirmation",
      test(value, { createError, parent }) {
        const judged = value === undefined ? undefined : judgeConfirmation(value, String(parent.email ?? ""));
        return judged ? createError({ message: judged }) : true;
      },
    }),
    invoiceEmail: optionalText(judgeEmail, trim),
    phoneNumber: textIf(
      needs.phoneNumber,
      optionalText((value) => judgePhone(value, country), plainNumber),
    ),
  });

const judgeCountry = (value: string) => (/^[A-Z]{2}$/u.test(value) ? undefined : ("notAnOption" as const));

/** Address of an invoice, by the rules of its country: the buyer's own, wherever the shop posts to. */
const addressSchema = (country: string) => {
  const shape = addressShape(country);
  const area = line(limits.city);
  return deliverySchema(country)
    .pick(["postCode", "houseNumber", "suffix", "street", "city", "addressLine2"])
    .shape({
      countryCode: text(judgeCountry, trim),
      administrativeArea: shape.administrativeArea === "required" ? area.required("required") : area,
      addressLine1: line(limits.addressLine),
    });
};

const absent = () => mixed<never>().transform(() => undefined);
const noAddress = () =>
  object({
    postCode: absent(),
    houseNumber: absent(),
    suffix: absent(),
    street: absent(),
    city: absent(),
    addressLine2: absent(),
    countryCode: absent(),
    administrativeArea: absent(),
    addressLine1: absent(),
  });

type BillingSchema = ReturnType<typeof madeWithoutAddress>;
const madeWithoutAddress = (country: string | undefined, needs: BillingNeeds) =>
  buyerSchema(country, needs).concat(noAddress());

/** Made once for each country of a storefront and what it asks: making one costs more than judging by it. */
const known = new Map<string, BillingSchema>();
const withoutAddress = (country: string | undefined, needs: BillingNeeds): BillingSchema => {
  const key = JSON.stringify([country, needs]);
  const schema = known.get(key) ?? madeWithoutAddress(country, needs);
  known.set(key, schema);
  return schema;
};

const textOf = (value: unknown, name: string): string => {
  const found = typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
  return typeof found === "string" ? found.trim() : "";
};

/** What the order says of its buyer's fields. */
export interface BillingRules {
  /**
   * ISO 3166-1 alpha-2 in which a phone number without calling
   * code is read, and a VAT number without letters in front.
   */
  country?: string | undefined;
  /** A parcel has an address, which is the buyer's unless another one is given. Default `false`. */
  hasDelivery?: boolean | undefined;
  /** Something goes by registered post. Default `false`. */
  registered?: boolean | undefined;
}

/**
 * `BillingInput`: who buys, with the address that an invoice, or the
 * law, needs; one that nothing needs is dropped unless it was given.
 */
export const billingSchema = (
  value: unknown,
  { country, hasDelivery = false, registered = false }: BillingRules = {},
) => {
  const needs = billingNeeds(textOf(value, "customerType"), country, registered);
  const isGiven = textOf(value, "street") !== "";
  const address = isGiven || (needs.address && !hasDelivery);
  return address
    ? buyerSchema(country, needs).concat(addressSchema(textOf(value, "countryCode") || (country ?? "")))
    : withoutAddress(country, needs);
};
