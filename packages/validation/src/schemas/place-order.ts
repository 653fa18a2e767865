import { boolean, lazy, mixed, object } from "yup";
import { isId, isIdempotencyKey } from "../rules/id.ts";
import { billingSchema } from "./billing.ts";
import { judgeCount, version } from "./change-quantity.ts";
import { countryOf, deliverySchema } from "./delivery.ts";
import { acceptance, id, optionalId, optionalInteger } from "./fields.ts";

/** What the basket and the storefront say about an order. */
export interface PlaceOrderRules {
  /** The basket holds something physical. */
  needsDelivery: boolean;
  /** Where the storefront posts to, its own country first. */
  countries: readonly string[];
  /** Something of it goes by registered post. Default `false`. */
  registered?: boolean;
  /** Gift cards leave something to be paid otherwise. */
  needsPayment: boolean;
}

/** `PlaceOrderInput`, in the order of the form's steps. An address that nothing needs is dropped. */
export const placeOrderSchema = ({ needsDelivery, countries, needsPayment, registered = false }: PlaceOrderRules) =>
  object({
    idempotencyKey: id(isIdempotencyKey),
    cartVersion: version(),
    expectedTotal: optionalInteger(judgeCount),
    expectedToPay: optionalInteger(judgeCount),
    billing: lazy((value) =>
      billingSchema(value, { country: countries[0], hasDelivery: needsDelivery, registered })
        .default(undefined)
        .required("required"),
    ),
    delivery: lazy((value) =>
      needsDelivery
        ? deliverySchema(countryOf(value), countries).default(undefined).required("required")
        : mixed<never>().transform(() => undefined),
    ),
    paymentMethod: needsPayment ? id(isId) : optionalId(isId),
    issuer: optionalId(isId),
    acceptTerms: acceptance(),
    remindMe: boolean().nullable().typeError("notAnOption"),
    askReview: boolean().nullable().typeError("notAnOption"),
  });
