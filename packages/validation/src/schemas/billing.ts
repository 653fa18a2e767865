import { object, string } from "yup";
import { plainNumber } from "../rules/digits.ts";
import { judgeEmail } from "../rules/email.ts";
import { judgeMachineText } from "../rules/machine-text.ts";
import { judgePhone } from "../rules/phone.ts";
import { judgeName, judgeText, limits, normaliseText } from "../rules/text.ts";
import { judgeVatNumber, normaliseVatNumber } from "../rules/vat-number.ts";
import { optionalText, text, trimDigits } from "./fields.ts";

const trim = (value: string) => value.trim();

/**
 * `BillingInput`: who buys. A business says its name.
 *
 * @param country ISO 3166-1 alpha-2 in which a phone number without calling code is read, and a VAT number without letters in front
 */
export const billingSchema = (country?: string) =>
  object({
    customerType: string()
      .oneOf(["PRIVATE", "BUSINESS"] as const, "notAnOption")
      .default("PRIVATE"),
    companyName: optionalText((value) => judgeText(value, { max: limits.companyName }), normaliseText).when(
      "customerType",
      ([type], schema) => (type === "BUSINESS" ? schema.required("required") : schema),
    ),
    firstName: text((value) => judgeName(value), normaliseText),
    lastName: text((value) => judgeName(value), normaliseText),
    email: text(judgeEmail, trim),
    phoneNumber: optionalText((value) => judgePhone(value, country), plainNumber),
    vatNumber: optionalText(
      (value) => judgeVatNumber(value, country),
      (value) => normaliseVatNumber(value, country),
    ),
    referenceNumber: optionalText((value) => judgeMachineText(value, limits.reference), trimDigits),
  });
