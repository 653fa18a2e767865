import { creditInvoice, returnByBank } from "../../money/credit/index.ts";
import { type DocumentPayment, issueCreditNote, promiseFiles } from "../../money/documents/index.ts";
import { refundToCards, revokeCards } from "../../money/giftcard/index.ts";
import { postTransaction } from "../../money/ledger/index.ts";
import { markWithdrawn, type OrderRecord } from "../../money/order/index.ts";
import { chargeOf, refundPart } from "../../money/payment/index.ts";
import type { PoolClient } from "../../platform/database/index.ts";
import { Failure } from "../../platform/failure.ts";
import { writeEmail } from "../../platform/outbox/written-emails.ts";
import type { Services } from "../../platform/services.ts";
import { markTakenBack } from "../gift/index.ts";
import { setOffCompensations } from "./compensate.ts";
import { receiptEmail, refundedEmail } from "./emails.ts";
import type { JudgedPackage } from "./judge-packages.ts";
import { withdrawalPosting } from "./withdrawal-posting.ts";
import { insertWithdrawal, type WithdrawalRecord } from "./withdrawal-table.ts";

/** Postage goes back with the last parcel's gift: it was one parcel. */
const postageGoesBack = (packages: readonly JudgedPackage[], chosen: readonly JudgedPackage[]): boolean =>
  chosen.some(({ kind }) => kind === "PHYSICAL") &&
  packages.every((one) => one.kind === "DIGITAL" || one.refusal === "WITHDRAWN" || chosen.includes(one));

/** What goes back, of an order that is locked. */
export interface TakenBack {
  order: OrderRecord;
  /** All gifts of the order, as they were judged under its lock. */
  packages: readonly JudgedPackage[];
  /** Packages among them that are taken back. */
  chosen: readonly JudgedPackage[];
  /** A uuid: names the refund, its credit note and its receipt. */
  id: string;
  /** The shop gives it back of its own accord: the buyer is not told that they withdrew. */
  byShop?: boolean;
}

/** What would go back, minor units. */
export const amountTakenBack = ({ order, packages, chosen }: Omit<TakenBack, "id" | "byShop">): number =>
  chosen.reduce((sum, { total }) => sum + total, 0) + (postageGoesBack(packages, chosen) ? order.shippingTotal : 0);

/**
 * Owes an amount by the ways it came: to the provider up to what it took, then off what is owed, then by
 * bank what was paid by bank, the rest to the gift cards that it came from.
 *
 * @returns each way with its part, and how much of it had gone back `before`
 * @throws 2043 where less is left of the payment
 */
const giveBack = async (
  client: PoolClient,
  order: OrderRecord,
  { id, amount, now }: { id: string; amount: number; now: Date },
): Promise<{ payments: readonly DocumentPayment[]; before: number }> => {
  const byProvider = await refundPart(client, order.id, { id, amount, now });
  // What is owed on invoice is owed no more; it is not given back.
  const byDebt = await creditInvoice(client, order.id, { id, amount: amount - byProvider, now });
  const byBank = await returnByBank(client, order.id, { id, amount: amount - byProvider - byDebt, now });
  // What its buyer was given back before counts, where less is left than would go back.
  const rest = amount - byProvider - byDebt - byBank;
  const before = await setOffCompensations(client, order, { id, amount: rest });
  const toCards = rest - before;
  if (!(await refundToCards(client, { order: order.id, amount: toCards, id })))
    throw new Failure("orderNotPayable", "token");
  const charged = await chargeOf(client, order.id);
  const ways: readonly DocumentPayment[] = [
    { method: charged?.method ?? "", amount: byProvider + before },
    { method: "invoice", amount: byDebt },
    { method: "banktransfer", amount: byBank },
    { method: "giftcard", amount: toCards },
  ];
  return { payments: ways.filter((way) => way.amount > 0), before };
};

/**
 * Takes gifts back that were judged before: cards and unopened gifts lose their value, and what is owed
 * for them is written, in one transaction.
 *
 * @throws 2043 where less is left of the payment than would go back
 */
export const takeBack = async (
  services: Pick<Services, "clock" | "enqueue">,
  client: PoolClient,
  { order, packages, chosen, id, byShop = false }: TakenBack,
): Promise<WithdrawalRecord> => {
  const now = services.clock.now();
  const lines = chosen.flatMap((one) => one.lines.map((line) => line.id));
  const postage = postageGoesBack(packages, chosen);
  const amount = amountTakenBack({ order, packages, chosen });
  const { payments, before } = await giveBack(client, order, { id, amount, now });
  const documents = await issueCreditNote(
    client,
    { orderId: order.id, cause: id, lines: new Set(lines), postage, payments },
    now,
  );
  const note = documents.find(({ kind }) => kind === "CREDIT_NOTE");
  if (note === undefined) throw new Error(`The withdrawal ${id} has no credit note.`);
  await postTransaction(client, withdrawalPosting(order, id, note.content, chosen));
  await revokeCards(client, lines);
  await markTakenBack(
    client,
    chosen.filter(({ unopened }) => unopened > 0).map((one) => one.package),
  );
  const titles = chosen.map(({ title, receiver }) => `${title} · ${receiver}`);
  const facts = { id, orderId: order.id, currency: order.currency, amount, titles, madeAt: now };
  const made = await insertWithdrawal(
    client,
    facts,
    chosen.map((one) => one.package),
  );
  await markWithdrawn(
    client,
    order,
    chosen.map((one) => one.package),
  );
  await promiseFiles(services, client, documents);
  const job = { orderId: order.id, withdrawalId: id, ...(before > 0 && { before }) };
  await writeEmail(services, client, byShop ? refundedEmail : receiptEmail, job);
  return made;
};
