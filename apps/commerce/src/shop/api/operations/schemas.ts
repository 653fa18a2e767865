import { judgeEmail, judgeMessage, judgeName, limits, normaliseText } from "@giftshop/validation/rules";
import { z } from "zod";
import { eventTypes } from "../webhooks/event-types.ts";

/** Shapes that several operations share, with amounts in whole numbers of minor units, such as cents. */

type Judge = (text: string) => string | undefined;

/**
 * A text by the rules that the shop's forms have; `most` is said in
 * the reference alone, as people count otherwise than computers.
 */
const text = (judge: Judge, most: number, description: string, normalise = normaliseText) =>
  z
    .string()
    .transform(normalise)
    .superRefine((value, context) => {
      const fault = judge(value);
      if (fault !== undefined) context.addIssue({ code: "custom", message: fault });
    })
    .meta({ description, maxLength: most });

export const id = z.uuid();
export const amount = z.int().positive().max(1_000_000_000);
export const currency = z
  .string()
  .regex(/^[A-Z]{3}$/u)
  .meta({ description: "ISO 4217.", examples: ["EUR"] });
export const instant = z.iso.datetime();
export const test = z.boolean().meta({ description: "Made in test mode: no real money or cards." });

const reference = (description: string) =>
  z
    .string()
    .regex(/^[\x21-\x7e](?:[\x20-\x7e]{0,62}[\x21-\x7e])?$/u)
    .meta({ description });

export const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20).meta({ description: "Maximum number of items per page." }),
  cursor: z.string().max(400).optional().meta({ description: "`nextCursor` of the previous page." }),
});

/** A page of a list. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    data: z.array(item),
    nextCursor: z.string().nullable().meta({ description: "Cursor of the next page; null on the last page." }),
  });

export const product = z
  .object({
    id: z.string().meta({ description: "To be used as `product` of a gift.", examples: ["1204"] }),
    title: z.string(),
    description: z.string(),
    conditions: z.string(),
    image: z.url(),
    currency,
    fixedValues: z.boolean().meta({ description: "Only `values` are sold." }),
    values: z.array(amount).meta({ description: "Values that are sold, or suggested beside free amounts." }),
    minimum: amount,
    maximum: amount,
    available: z.boolean(),
  })
  .meta({ id: "Product", description: "A digital gift card of a brand." });

export const newGift = z
  .strictObject({
    product: z
      .string()
      .regex(/^\d{1,9}$/u)
      .meta({ description: "`id` of a product." }),
    amount: amount.meta({ description: "Minor units: 2500 is 25.00." }),
    delivery: z
      .enum(["EMAIL", "LINK"])
      .default("EMAIL")
      .meta({ description: "EMAIL: we send it to the recipient. LINK: you hand its link over yourself." }),
    recipient: z
      .strictObject({
        name: text(judgeName, limits.name, "Used in the greeting of the email."),
        email: text(judgeEmail, limits.email, "Where the gift goes.", (value) => value.trim()),
      })
      .optional()
      .meta({ description: "Required with EMAIL, refused with LINK." }),
    message: text(judgeMessage, limits.message, "Shown with the gift. No emoji.", (value) => value.trim()).optional(),
    deliverOn: z
      .strictObject({
        date: z.iso.date(),
        hour: z.int().min(0).max(23),
        timeZone: z.string().max(64).optional().meta({ description: "IANA name; defaults to the storefront’s." }),
      })
      .optional()
      .meta({ description: "When the email is sent, up to twelve months ahead; at once if absent." }),
    reference: reference("Your own reference for the gift, never shown to its recipient.").optional(),
  })
  .meta({ id: "NewGift" });

export const newOrder = z
  .strictObject({
    reference: reference("Your own reference for the order, printed on the invoice.").max(limits.reference).optional(),
    sender: text(
      (value) => judgeName(value),
      limits.name,
      "Whom recipients are told the gifts are from; the first name of your contact if absent.",
    ).optional(),
    gifts: z.array(newGift).min(1).max(1000),
  })
  .meta({ id: "NewOrder" });

export const orderState = z.enum(["PROCESSING", "COMPLETED", "CANCELED"]);

export const order = z
  .object({
    id,
    number: z.string().meta({ description: "Its name, as people see it and on the invoice." }),
    test,
    storefront: z.string(),
    reference: z.string().nullable(),
    state: orderState.meta({ description: "COMPLETED once no gift is waiting to be sent." }),
    giftCount: z.int(),
    total: amount,
    currency,
    createdAt: instant,
  })
  .meta({ id: "Order" });

export const giftStates = [
  "WAITING",
  "SCHEDULED",
  "SENT",
  "OPENED",
  "FAILED",
  "TAKEN_BACK",
  "EXPIRED",
  "BLOCKED",
] as const;

export const gift = z
  .object({
    position: z.int().positive().meta({ description: "From 1, as the gifts were ordered." }),
    reference: z.string().nullable(),
    product: z.string(),
    amount,
    delivery: z.enum(["EMAIL", "LINK"]),
    recipient: z.object({ name: z.string(), email: z.string() }).nullable(),
    state: z
      .enum(giftStates)
      .meta({ description: "FAILED: its email was refused. OPENED: its codes were created and shown." }),
    deliverAt: instant.nullable(),
    sentAt: instant.nullable(),
  })
  .meta({ id: "Gift" });

export const webhook = z
  .object({ id, url: z.url(), events: z.array(z.enum(eventTypes)), test, createdAt: instant })
  .meta({ id: "Webhook" });

export const newWebhook = z
  .strictObject({
    url: z.url().max(500).meta({ description: "https, at a public address." }),
    events: z.array(z.enum(eventTypes)).min(1).max(eventTypes.length),
  })
  .meta({ id: "NewWebhook" });

export const webhookWithSecret = webhook
  .extend({
    secret: z
      .string()
      .meta({ description: "Signs every call (Standard Webhooks); shown once.", examples: ["whsec_…"] }),
  })
  .meta({ id: "WebhookWithSecret" });

export const webhookDelivery = z
  .object({
    id,
    type: z.string(),
    state: z.enum(["WAITING", "DELIVERED", "FAILED"]),
    createdAt: instant,
    nextTryAt: instant.nullable(),
    tries: z.array(
      z.object({ at: instant, status: z.int().nullable(), error: z.string().nullable(), milliseconds: z.int() }),
    ),
  })
  .meta({ id: "WebhookDelivery" });

export const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z.string(),
    requestId: z.string(),
    errors: z
      .array(z.object({ code: z.string(), detail: z.string(), pointer: z.string().optional() }))
      .optional()
      .meta({ description: "Each invalid field, as a JSON pointer into the body." }),
  })
  .meta({ id: "Problem", description: "Why a call was refused (RFC 9457)." });

/** The body of a call to a webhook. */
export const event = z
  .object({
    id,
    type: z.string().meta({ examples: [...eventTypes, "webhook.test"] }),
    createdAt: instant,
    test,
    data: z.object({
      order: id.optional(),
      orderReference: z.string().nullable().optional(),
      gift: z.int().optional().meta({ description: "Position of the gift in its order." }),
      giftReference: z.string().nullable().optional(),
      state: z.string().optional(),
    }),
  })
  .meta({ id: "Event" });
