import { object, string } from "yup";
import { isId, isIdempotencyKey, isUuid } from "../rules/id.ts";
import { id, optionalId } from "./fields.ts";

/** `RetryPaymentInput`. */
export const retryPaymentSchema = object({
  idempotencyKey: id(isIdempotencyKey),
  orderUuid: id(isUuid),
  paymentMethod: id(isId),
  issuer: optionalId(isId),
  captchaToken: string().nullable(),
});
