import { readQuoteByReference } from "../../../shop/business/quotes/quotes-table.ts";
import { openStates, type PricedVersion, type QuoteComment } from "../../../shop/business/quotes/types.ts";
import { staffAnswer } from "../../staff/api/answer.ts";
import { staffBuilder } from "../../staff/api/builder.ts";
import { StaffMoneyType } from "../../staff/api/common.ts";
import { payloadOf } from "../../staff/api/payload.ts";
import { requirePlace } from "../../staff/api/scope.ts";
import { RequestType } from "../../staff/graphql/request-type.ts";
import { Refused } from "../../staff/refused.ts";
import { type StaffExtra, type StaffGift, type StaffLine, type StaffQuote, shownQuote } from "../shown-quote.ts";
import { QuoteStateEnum } from "./list.ts";

const KindEnum = staffBuilder.enumType("QuoteKind", { values: ["DIGITAL", "PHYSICAL"] as const });
const AuthorEnum = staffBuilder.enumType("QuoteAuthor", { values: ["BUYER", "STAFF"] as const });

const ExtraType = staffBuilder.objectRef<StaffExtra>("QuoteExtra").implement({
  description: "Wrapping or packing around one card; minor units.",
  fields: (t) => ({
    title: t.exposeString("title"),
    price: t.exposeFloat("price"),
    usual: t.exposeFloat("usual", { description: "What the catalogue says." }),
  }),
});
const ReceiverType = staffBuilder.objectRef<StaffLine["receivers"][number]>("QuoteReceiver").implement({
  fields: (t) => ({ quantity: t.exposeInt("quantity"), name: t.exposeString("name") }),
});
const LineType = staffBuilder.objectRef<StaffLine>("QuoteLine").implement({
  fields: (t) => ({
    position: t.exposeInt("position"),
    title: t.exposeString("title", { description: "Empty where it is not sold any more." }),
    kind: t.expose("kind", { type: KindEnum }),
    quantity: t.exposeInt("quantity"),
    value: t.exposeFloat("value", { description: "On one card, minor units." }),
    wrapper: t.expose("wrapper", { type: ExtraType, nullable: true }),
    packing: t.expose("packing", { type: ExtraType, nullable: true }),
    receivers: t.expose("receivers", {
      type: [ReceiverType],
      description: "Who gets how many of them; the rest goes to the company.",
    }),
  }),
});
const GiftType = staffBuilder.objectRef<StaffGift>("QuoteGift").implement({
  fields: (t) => ({
    variation: t.id({ resolve: ({ variation }) => `${variation}` }),
    title: t.exposeString("title"),
    kind: t.expose("kind", { type: KindEnum }),
  }),
});
const CommentType = staffBuilder.objectRef<QuoteComment>("QuoteComment").implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => `${id}` }),
    author: t.expose("author", { type: AuthorEnum }),
    text: t.exposeString("text"),
    at: t.string({ resolve: ({ at }) => at.toISOString() }),
  }),
});
const VersionType = staffBuilder.objectRef<PricedVersion & { currency: string }>("QuoteVersion").implement({
  fields: (t) => ({
    version: t.exposeInt("version", { description: "0: what was asked for." }),
    staff: t.exposeString("staff", { nullable: true, description: "Who made it; null: the buyer." }),
    at: t.string({ resolve: ({ at }) => at.toISOString() }),
    total: t.field({ type: StaffMoneyType, resolve: ({ currency, total: value }) => ({ currency, value }) }),
  }),
});

/** The last day of a moment where a storefront is, ISO 8601. */
const dayIn = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone }).format(moment);

const QuoteType = staffBuilder.objectRef<StaffQuote>("Quote").implement({
  description: "A quote with its newest version, sent or not.",
  fields: (t) => ({
    reference: t.string({ resolve: ({ quote }) => quote.reference }),
    storefront: t.string({ resolve: ({ quote }) => quote.storefront }),
    state: t.field({ type: QuoteStateEnum, resolve: ({ quote }) => quote.state }),
    version: t.int({ resolve: ({ quote }) => quote.version }),
    company: t.string({ nullable: true, resolve: ({ quote }) => quote.buyer.companyName }),
    vatNumber: t.string({ nullable: true, resolve: ({ quote }) => quote.buyer.vatNumber }),
    contact: t.string({ resolve: ({ quote: { buyer } }) => `${buyer.firstName} ${buyer.lastName}`.trim() }),
    email: t.string({ resolve: ({ quote }) => quote.buyer.email }),
    askedAt: t.string({ resolve: ({ quote }) => quote.createdAt.toISOString() }),
    wantedOn: t.string({ nullable: true, resolve: ({ quote }) => quote.wantedOn }),
    remark: t.string({ nullable: true, resolve: ({ quote }) => quote.remark }),
    validOn: t.string({
      nullable: true,
      description: "ISO 8601, the last day on which its price holds where the storefront is.",
      resolve: ({ quote: { validUntil }, timeZone }) => (validUntil ? dayIn(validUntil, timeZone) : null),
    }),
    onInvoice: t.boolean({ resolve: ({ quote }) => quote.onInvoice }),
    order: t.exposeString("order", { nullable: true }),
    logo: t.exposeString("logo", { nullable: true, description: "A `data:` URL of a PNG." }),
    currency: t.exposeString("currency"),
    lines: t.expose("lines", { type: [LineType] }),
    gifts: t.expose("gifts", { type: [GiftType], description: "What can be put into it, by title." }),
    shipping: t.exposeFloat("shipping", { description: "Postage, minor units." }),
    usualShipping: t.exposeFloat("usualShipping", {
      nullable: true,
      description: "What a basket would pay; null where something is not sold any more.",
    }),
    gross: t.field({
      type: StaffMoneyType,
      nullable: true,
      description: "Null where something of it is not sold any more.",
      resolve: ({ totals, currency }) => totals && { currency, value: totals.gross },
    }),
    net: t.field({
      type: StaffMoneyType,
      nullable: true,
      description: "Without tax.",
      resolve: ({ totals, currency }) => totals && { currency, value: totals.net },
    }),
    versions: t.field({
      type: [VersionType],
      resolve: ({ versions, currency }) => versions.map((one) => ({ ...one, currency })),
    }),
    comments: t.expose("comments", { type: [CommentType] }),
    requests: t.expose("requests", { type: [RequestType], description: "What waits for a second person." }),
    canPrice: t.boolean({
      description: "Another version can be made of it.",
      resolve: ({ quote: { state } }) => openStates.has(state) || state === "EXPIRED",
    }),
    canWithdraw: t.boolean({ resolve: ({ quote: { state } }) => openStates.has(state) }),
  }),
});
const QuotePayload = payloadOf("QuotePayload", QuoteType);

staffBuilder.queryField("quote", (t) =>
  t.field({
    type: QuotePayload,
    args: { reference: t.arg.string() },
    resolve: staffAnswer("quotes.read", async ({ reference }, scope) => {
      const found = await readQuoteByReference(scope.services.pool, reference.trim().toUpperCase().slice(0, 40));
      if (found === undefined) throw new Refused("NOT_FOUND", "reference");
      requirePlace(scope, found.storefront);
      return shownQuote(scope.services, found);
    }),
  }),
);
