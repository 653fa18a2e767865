import { object } from "yup";
import { type AmountBounds, judgeAmount, judgeQuantity } from "../rules/amount.ts";
import { isId, isIdempotencyKey } from "../rules/id.ts";
import { judgeMessage } from "../rules/text.ts";
import { id, integer, optionalId, optionalText } from "./fields.ts";
import { type RecipientRules, recipientSchema } from "./recipient.ts";

/** Line breaks as one character; the rest of a note stays as it was typed. */
const normaliseMessage = (text: string): string => text.normalize("NFC").replace(/\r\n?/gu, "\n").trim();

/**
 * `AddToBasketInput`.
 *
 * @param bounds of the chosen variation, minor units
 * @param rules for who gets it
 */
export const addToBasketSchema = (bounds: AmountBounds, rules: RecipientRules = {}) =>
  object({
    idempotencyKey: id(isIdempotencyKey),
    variationId: id(isId),
    value: integer((value) => judgeAmount(value, bounds)),
    quantity: integer((value) => judgeQuantity(value)).default(1),
    recipient: recipientSchema(rules).optional().nullable().default(undefined),
    message: optionalText(judgeMessage, normaliseMessage),
    wrapperId: optionalId(isId),
    giftPackingId: optionalId(isId),
  });
