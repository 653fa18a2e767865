import { builder } from "../../../platform/graphql/builder.ts";
import { answer } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import { addRows, ownBatch } from "../add-rows.ts";
import { listBatches } from "../batch-table.ts";
import { beginBatch, requireBuyer } from "../begin-batch.ts";
import { offeredDeliveries } from "../offered-deliveries.ts";
import { revealBatch } from "../reveal-batch.ts";
import { reportBatch, showBatch } from "../show-batch.ts";
import {
  BatchDeliveriesPayload,
  BatchDeliveryEnum,
  BatchesPayload,
  BatchPayload,
  BatchReportPayload,
  RevealedPayload,
} from "./batch-type.ts";

const BatchInput = builder.inputType("GiftBatchInput", {
  fields: (t) => ({
    variationId: t.id({ description: "Of a gift card: a printed one where it is posted, a digital one else." }),
    delivery: t.field({
      type: BatchDeliveryEnum,
      required: false,
      description: "Default: EMAIL. HAND answers 1110 where emails hold codes, as gifts have no links there.",
    }),
    senderName: t.string({
      required: false,
      description: "Whom receivers are told it is from. Default: the first name of who orders.",
    }),
    message: t.string({
      required: false,
      description:
        "`{firstName}`, `{lastName}`, `{name}`, `{value}`, `{email}` and the names of `fields` stand for what a row says.",
    }),
    fields: t.stringList({ required: false, description: "Names of further columns; 20 at most." }),
    rows: t.int({ description: "How many will come, 1 to 10000; to 1000 of what is posted." }),
  }),
});

const AddressInput = builder.inputType("GiftBatchAddressInput", {
  description: "Where a parcel goes, within the storefront's country.",
  fields: (t) => ({
    street: t.string(),
    houseNumber: t.string({ required: false }),
    suffix: t.string({ required: false }),
    postCode: t.string({ required: false }),
    city: t.string(),
  }),
});

const RowInput = builder.inputType("GiftBatchRowInput", {
  description: "A row as it stands in the table.",
  fields: (t) => ({
    email: t.string(),
    firstName: t.string(),
    lastName: t.string({ required: false }),
    value: t.string({ description: "Main units, as people write them." }),
    date: t.string({ required: false, description: "The day of arrival, as people write it; empty: at once." }),
    fields: t.stringList({ required: false, description: "In the order of the batch's `fields`." }),
    address: t.field({ type: AddressInput, required: false, description: "Of what is posted." }),
  }),
});

const userData = { type: UserDataInput } as const;
/** Rows of a report in one answer. */
const mostReported = 1_000;

builder.queryFields((t) => ({
  giftBatch: t.field({
    type: BatchPayload,
    description: "A batch of who is signed in, or of their company; 2520 for any other.",
    args: { userData: t.arg(userData), id: t.arg.id() },
    resolve: answer(async ({ id }, scope) => showBatch(await ownBatch(id, scope), scope)),
  }),
  giftBatches: t.field({
    type: BatchesPayload,
    description: "The newest first, 50 at most.",
    args: { userData: t.arg(userData) },
    resolve: answer(async (_, scope) => {
      const buyer = await requireBuyer(scope);
      const batches = await listBatches(scope.services.pool, { ...buyer, storefront: scope.storefront.code });
      return Promise.all(batches.map((batch) => showBatch(batch, scope)));
    }),
  }),
  giftBatchDeliveries: t.field({
    type: BatchDeliveriesPayload,
    description: "How gifts of a list can be delivered in this storefront.",
    args: { userData: t.arg(userData) },
    resolve: answer(async (_, scope) => offeredDeliveries(scope)),
  }),
  giftBatchReport: t.field({
    type: BatchReportPayload,
    description: "What became of each gift, 1000 at a time.",
    args: { userData: t.arg(userData), id: t.arg.id(), from: t.arg.int() },
    resolve: answer(async ({ id, from }, scope) => {
      const most = { from: Math.max(0, from), most: mostReported };
      return reportBatch(await ownBatch(id, scope), most, scope);
    }),
  }),
}));

builder.mutationFields((t) => ({
  beginBatch: t.field({
    type: BatchPayload,
    description: "Begins gifts of one kind for the rows of a table, which `addBatchRows` sends.",
    args: { userData: t.arg(userData), input: t.arg({ type: BatchInput }) },
    resolve: answer(async ({ input }, scope) => showBatch(await beginBatch(input, scope), scope)),
  }),
  addBatchRows: t.field({
    type: BatchPayload,
    description:
      "The next rows. Those that came before are passed over, so that a call whose answer was lost is made again.",
    args: {
      userData: t.arg(userData),
      id: t.arg.id(),
      from: t.arg.int({ description: "Position of the first; `received` of the batch, or below it." }),
      rows: t.arg({ type: [RowInput], description: "1000 at most." }),
    },
    resolve: answer(async ({ id, from, rows }, scope) => showBatch(await addRows(id, from, rows, scope), scope)),
  }),
  revealGiftBatch: t.field({
    type: RevealedPayload,
    description:
      "The links of gifts that are handed over and that nobody has opened, for who made the list and for owners of its company: they prove their password, and it is written down. 2203 for another password, 2521 for a list that was not ordered or that we send.",
    args: { userData: t.arg(userData), id: t.arg.id(), password: t.arg.string() },
    resolve: answer(({ id, password }, scope) => revealBatch(id, password, scope)),
  }),
}));
