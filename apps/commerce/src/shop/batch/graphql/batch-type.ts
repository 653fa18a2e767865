import { addressOnOneLine } from "@giftshop/storefront-config/address-lines";
import { errorCodes } from "@giftshop/validation";
import { builder } from "../../../platform/graphql/builder.ts";
import { MoneyType } from "../../../platform/graphql/common.ts";
import { type Answer, ErrorType } from "../../../platform/graphql/payload.ts";
import type { RevealedBatch } from "../reveal-batch.ts";
import type { BatchProgress, BatchReportRow, BatchView } from "../show-batch.ts";
import { type BatchDelivery, type BatchRow, batchDeliveries, type RowFault } from "../types.ts";

const BatchStateEnum = builder.enumType("GiftBatchState", {
  description:
    "OPEN: rows come, or it can be ordered; WAITING: for somebody's yes; ORDERED: its gifts are on their way, or sent.",
  values: ["OPEN", "WAITING", "UNPAID", "ORDERED"] as const,
});

const RowFaultType = builder.objectRef<RowFault>("GiftBatchFault").implement({
  fields: (t) => ({
    column: t.string({
      description:
        "`email`, `firstName`, `lastName`, `value`, `date`, `message`, or of an address `street`, `houseNumber`, `suffix`, `postCode` or `city`.",
      resolve: ([column]) => column,
    }),
    code: t.int({ resolve: ([, name]) => errorCodes[name] }),
  }),
});

export const BatchDeliveryEnum = builder.enumType("GiftBatchDelivery", {
  description:
    "EMAIL: one to each receiver; HAND: links for whoever orders, who prints them or hands them over; POST: printed, to the address of each.",
  values: batchDeliveries,
});

const RowType = builder.objectRef<BatchRow>("GiftBatchRow").implement({
  fields: (t) => ({
    position: t.exposeInt("position", { description: "From 0, in the table." }),
    email: t.exposeString("email"),
    firstName: t.exposeString("firstName"),
    lastName: t.exposeString("lastName"),
    value: t.exposeInt("value", { description: "Minor units; 0 where nobody can tell." }),
    message: t.exposeString("message", { nullable: true }),
    date: t.string({ nullable: true, description: "ISO 8601 date.", resolve: ({ plan }) => plan?.date ?? null }),
    place: t.string({
      nullable: true,
      description: "Where it is posted to, in one line.",
      resolve: ({ address }) => address && addressOnOneLine(address),
    }),
    faults: t.field({ type: [RowFaultType], resolve: ({ faults }) => [...(faults ?? [])] }),
  }),
});

const ProgressType = builder.objectRef<BatchProgress>("GiftBatchProgress").implement({
  fields: (t) => ({
    waiting: t.exposeInt("waiting"),
    sent: t.exposeInt("sent", { description: "Handed over to the mail server of who receives it." }),
    opened: t.exposeInt("opened"),
    refused: t.exposeInt("refused", { description: "No mail server took it." }),
    bounced: t.exposeInt("bounced", { description: "A mail server took it, and sent it back." }),
  }),
});

const BatchType = builder.objectRef<BatchView>("GiftBatch").implement({
  description: "Gifts of one kind for the rows of a table.",
  fields: (t) => ({
    id: t.exposeID("id"),
    state: t.expose("state", { type: BatchStateEnum }),
    createdAt: t.exposeString("createdAt", { description: "ISO 8601." }),
    delivery: t.expose("delivery", { type: BatchDeliveryEnum }),
    variationId: t.exposeID("variation", { description: "What each of its gifts is." }),
    senderName: t.exposeString("senderName", {
      nullable: true,
      description: "Whom receivers are told it is from; null: the first name of who orders.",
    }),
    message: t.exposeString("message", { nullable: true }),
    expected: t.exposeInt("expected", { description: "Rows that its table has." }),
    received: t.exposeInt("received", { description: "Rows that have come: the next call sends those from here on." }),
    good: t.exposeInt("good", { description: "Rows that can be ordered." }),
    bad: t.exposeInt("bad"),
    shipping: t.expose("shipping", { type: MoneyType, description: "What its parcels cost; within `total`." }),
    total: t.expose("total", { type: MoneyType, description: "Of the rows that can be ordered." }),
    faulty: t.expose("faulty", { type: [RowType], description: "The first 200 that cannot be ordered." }),
    first: t.expose("first", { type: [RowType], description: "The first five, as they were understood." }),
    orderUuid: t.exposeID("orderUuid", { nullable: true }),
    orderNumber: t.exposeString("orderNumber", { nullable: true }),
    progress: t.expose("progress", { type: ProgressType, nullable: true }),
  }),
});

export const BatchPayload = builder.objectRef<Answer<BatchView>>("GiftBatchPayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: BatchType, nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

export const BatchesPayload = builder.objectRef<Answer<BatchView[]>>("GiftBatchesPayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: [BatchType], nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

export const BatchDeliveriesPayload = builder
  .objectRef<Answer<readonly BatchDelivery[]>>("GiftBatchDeliveriesPayload")
  .implement({
    fields: (t) => ({
      data: t.expose("data", { type: [BatchDeliveryEnum], nullable: true }),
      errors: t.expose("errors", { type: [ErrorType] }),
    }),
  });

const ReportStateEnum = builder.enumType("GiftBatchReportState", {
  values: ["WAITING", "SENT", "OPENED", "REFUSED", "BOUNCED"] as const,
});

const ReportRowType = builder.objectRef<BatchReportRow>("GiftBatchReportRow").implement({
  fields: (t) => ({
    name: t.exposeString("name"),
    email: t.exposeString("email"),
    value: t.expose("value", { type: MoneyType }),
    state: t.expose("state", { type: ReportStateEnum }),
    sentAt: t.string({
      nullable: true,
      description: "ISO 8601.",
      resolve: ({ sentAt }) => sentAt?.toISOString() ?? null,
    }),
  }),
});

export const BatchReportPayload = builder.objectRef<Answer<BatchReportRow[]>>("GiftBatchReportPayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: [ReportRowType], nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

const RevealedType = builder.objectRef<RevealedBatch>("RevealedGiftBatch").implement({
  description: "Links of gifts in a file; who holds one opens the gift.",
  fields: (t) => ({
    fileName: t.exposeString("fileName"),
    file: t.exposeString("file", { description: "A ZIP with one CSV, encrypted (AES-256), in Base64." }),
    password: t.exposeString("password", { description: "Opens the file: it is answered this once." }),
  }),
});

export const RevealedPayload = builder.objectRef<Answer<RevealedBatch>>("RevealedGiftBatchPayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: RevealedType, nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});
