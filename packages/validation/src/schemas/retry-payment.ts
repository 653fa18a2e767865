import { object, string } from "yup";
import { isId, isIdempotencyKey, isUuid } from "../rules/id.ts";
import { id, optionalId } from "./fields.ts";

/** `RetryPaymentInput`. */
export const retryPaymentSchema = object({
  idempotencyKey: id(isIdempotencyKey),
  orderUuid: id(isUuid),
  /** Needed where gift cards leave something to be paid, which is for the order to say. */
  paymentMethod: optionalId(isId),
  issuer: optionalId(isId),
  captchaToken: string().nullable(),
});
