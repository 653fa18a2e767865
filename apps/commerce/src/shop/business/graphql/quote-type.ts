import { builder } from "../../../platform/graphql/builder.ts";
import { DeliveryKindEnum, ImageType, MoneyType } from "../../../platform/graphql/common.ts";
import { type Answer, ErrorType } from "../../../platform/graphql/payload.ts";
import { DeliveryAddressType } from "../../basket/graphql/addresses.ts";
import type { QuoteExtraView, QuoteLineView, QuoteReceiverView, QuoteView } from "../quotes/show-quote.ts";
import { type QuoteComment, quoteStates } from "../quotes/types.ts";

const QuoteStateEnum = builder.enumType("QuoteState", {
  values: quoteStates,
  description: "PRICED: staff have priced it, and its buyer has yet to be sent the price.",
});
const QuoteAuthorEnum = builder.enumType("QuoteAuthor", { values: ["BUYER", "STAFF"] as const });

const QuoteExtraType = builder.objectRef<QuoteExtraView>("QuoteExtra").implement({
  fields: (t) => ({
    title: t.exposeString("title"),
    price: t.expose("price", { type: MoneyType, description: "Around one card." }),
  }),
});

const QuoteReceiverType = builder.objectRef<QuoteReceiverView>("QuoteReceiver").implement({
  fields: (t) => ({
    quantity: t.exposeInt("quantity"),
    name: t.exposeString("name"),
    place: t.exposeString("place", { nullable: true, description: "Where to, in one line." }),
  }),
});

/** Who gets all of a line. */
const onlyOf = ({ quantity, receivers: [first] }: QuoteLineView): QuoteReceiverView | undefined =>
  first?.quantity === quantity ? first : undefined;

const QuoteLineType = builder.objectRef<QuoteLineView>("QuoteLine").implement({
  fields: (t) => ({
    title: t.exposeString("title", { description: "Empty where it is not sold any more." }),
    image: t.expose("image", { type: ImageType, nullable: true }),
    backgroundColor: t.exposeString("backgroundColor"),
    kind: t.expose("kind", { type: DeliveryKindEnum }),
    quantity: t.exposeInt("quantity"),
    value: t.expose("value", { type: MoneyType, description: "Of one card." }),
    extras: t.expose("extras", { type: [QuoteExtraType], description: "Wrapper and packing." }),
    total: t.expose("total", { type: MoneyType }),
    receivers: t.expose("receivers", {
      type: [QuoteReceiverType],
      description: "Who gets how many of them; the rest goes to the company itself.",
    }),
    receiver: t.string({
      nullable: true,
      description: "The only one of `receivers`, where one gets all of the line.",
      resolve: (line) => onlyOf(line)?.name ?? null,
    }),
    place: t.string({
      nullable: true,
      description: "Where to, in one line.",
      resolve: (line) => onlyOf(line)?.place ?? null,
    }),
  }),
});

const QuoteTotalsType = builder.objectRef<NonNullable<QuoteView["totals"]>>("QuoteTotals").implement({
  fields: (t) => ({
    shipping: t.expose("shipping", { type: MoneyType }),
    grandTotalWithoutTax: t.expose("grandTotalWithoutTax", { type: MoneyType }),
    grandTotal: t.expose("grandTotal", { type: MoneyType }),
  }),
});

const QuoteCommentType = builder.objectRef<QuoteComment>("QuoteComment").implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => `${id}` }),
    author: t.expose("author", { type: QuoteAuthorEnum }),
    text: t.exposeString("text"),
    at: t.string({ description: "ISO 8601.", resolve: ({ at }) => at.toISOString() }),
  }),
});

const QuoteType = builder.objectRef<QuoteView>("Quote").implement({
  description: "What a company has asked a price for. Whoever has its token sees it.",
  fields: (t) => ({
    reference: t.exposeString("reference"),
    state: t.expose("state", { type: QuoteStateEnum }),
    version: t.exposeInt("version", { description: "0: what was asked for; from 1 on what was priced." }),
    createdAt: t.exposeString("createdAt", { description: "ISO 8601." }),
    validUntil: t.exposeString("validUntil", { nullable: true, description: "ISO 8601; null until it was sent." }),
    wantedOn: t.exposeString("wantedOn", { nullable: true, description: "ISO 8601 date." }),
    remark: t.exposeString("remark", { nullable: true }),
    companyName: t.exposeString("companyName", { nullable: true }),
    logo: t.exposeString("logo", { nullable: true, description: "A `data:` URL of a PNG: what was sent, drawn anew." }),
    contactName: t.exposeString("contactName"),
    email: t.exposeString("email"),
    lines: t.expose("lines", { type: [QuoteLineType] }),
    totals: t.expose("totals", { type: QuoteTotalsType, nullable: true, description: "Null until it was sent." }),
    comments: t.expose("comments", { type: [QuoteCommentType] }),
    canAccept: t.exposeBoolean("canAccept"),
    canWithdraw: t.exposeBoolean("canWithdraw"),
    needsDelivery: t.exposeBoolean("needsDelivery", {
      description: "Something of it is posted to an address that accepting has to say.",
    }),
    buyersAddress: t.expose("buyersAddress", {
      type: DeliveryAddressType,
      nullable: true,
      description: "What its buyer has said of where they are, for whoever accepts it to have it posted there.",
    }),
    onInvoice: t.exposeBoolean("onInvoice", {
      description: "The approved credit of the company covers it: it can be accepted with the method `invoice`.",
    }),
    orderUuid: t.exposeID("orderUuid", { nullable: true }),
    pdf: t.exposeString("pdf", {
      nullable: true,
      description: "Path of its document on the storefront's host; null until it was sent.",
    }),
  }),
});

/** What every operation about one quote answers. */
export const QuotePayload = builder.objectRef<Answer<QuoteView>>("QuotePayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: QuoteType, nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});
