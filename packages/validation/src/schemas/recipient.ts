import { boolean, lazy, mixed, object } from "yup";
import { judgeEmail } from "../rules/email.ts";
import { judgeName, normaliseText } from "../rules/text.ts";
import { countryOf, deliverySchema } from "./delivery.ts";
import { optionalText, text } from "./fields.ts";

const trim = (value: string) => value.trim();

/** What the gift and the storefront say about who gets it. */
export interface RecipientRules {
  /** A digital gift to somebody else. */
  emailRequired?: boolean;
  /** Where the storefront posts to, for a printed gift; a digital one has no address. */
  countries?: readonly string[];
}

const dropped = () => mixed<never>().transform(() => undefined);

/**
 * Who gets a gift (`RecipientInput`). A printed one goes to
 * an address of theirs, or to the buyer who hands it over.
 */
export const recipientSchema = ({ emailRequired = false, countries }: RecipientRules = {}) =>
  object({
    name: text(judgeName, normaliseText),
    lastName: optionalText(judgeName, normaliseText),
    // One type for both: absent is allowed by the schema and refused by the test.
    email: emailRequired ? text(judgeEmail, trim) : optionalText(judgeEmail, trim),
    handOver: boolean()
      .transform((value: unknown) => countries !== undefined && value === true)
      .default(false),
    address: lazy((value) =>
      countries === undefined || value === null || value === undefined
        ? dropped()
        : deliverySchema(countryOf(value), countries).default(undefined),
    ),
  }).test({
    name: "receiverAddress",
    test: (value, { createError, path }) =>
      countries === undefined || !value?.name || value.handOver || value.address
        ? true
        : createError({ path: path ? `${path}.address` : "address", message: "receiverAddress" }),
  });
