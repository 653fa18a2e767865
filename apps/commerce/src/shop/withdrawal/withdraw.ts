import { issueCreditNote, promiseFiles } from "../../money/documents/index.ts";
import { refundToCards, revokeCards } from "../../money/giftcard/index.ts";
import { postTransaction } from "../../money/ledger/index.ts";
import { lockOrder, markWithdrawn, type OrderRecord } from "../../money/order/index.ts";
import { refundPart } from "../../money/payment/index.ts";
import { inTransaction, type PoolClient } from "../../platform/database/index.ts";
import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { writeEmail } from "../../platform/outbox/written-emails.ts";
import { markTakenBack } from "../gift/index.ts";
import { receiptEmail } from "./emails.ts";
import { type JudgedPackage, judgePackages } from "./judge-packages.ts";
import { withdrawalPosting } from "./withdrawal-posting.ts";
import { findWithdrawal, insertWithdrawal, orderOfLink, type WithdrawalRecord } from "./withdrawal-table.ts";

/** An order as whoever has its link sees it. */
export interface WithdrawalView {
  order: OrderRecord;
  packages: readonly JudgedPackage[];
  /** What was just taken back; null where nothing was. */
  receipt: WithdrawalRecord | null;
}

/** Postage goes back with the last parcel's gift: it was one parcel. */
const postageGoesBack = (packages: readonly JudgedPackage[], chosen: readonly JudgedPackage[]): boolean =>
  chosen.some(({ kind }) => kind === "PHYSICAL") &&
  packages.every((one) => one.kind === "DIGITAL" || one.refusal === "WITHDRAWN" || chosen.includes(one));

/** Takes gifts back: their cards, and what nobody opened, are worth nothing before any money moves, all in one transaction. */
const takeBack = async (
  { services }: Scope,
  client: PoolClient,
  {
    order,
    packages,
    chosen,
    id,
  }: { order: OrderRecord; packages: readonly JudgedPackage[]; chosen: readonly JudgedPackage[]; id: string },
): Promise<WithdrawalRecord> => {
  const now = services.clock.now();
  const lines = chosen.flatMap((one) => one.lines.map((line) => line.id));
  const postage = postageGoesBack(packages, chosen);
  const documents = await issueCreditNote(
    client,
    { orderId: order.id, cause: id, lines: new Set(lines), postage },
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
  const { gross: amount } = note.content;
  // To the provider up to what it took, the rest to the gift cards that it came from.
  const byProvider = await refundPart(client, order.id, { id, amount, now });
  if (!(await refundToCards(client, { order: order.id, amount: amount - byProvider, id })))
    throw new Failure("orderNotPayable", "token");
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
  await writeEmail(services, client, receiptEmail, { withdrawalId: id });
  return made;
};

/** The order of a link, locked. Throws 2204 where the link is none, has ended or is of another storefront. */
const lockLinked = async (client: PoolClient, token: string, scope: Scope): Promise<OrderRecord> => {
  const orderId = await orderOfLink(client, token, scope.services.clock.now());
  const order = orderId === undefined ? undefined : await lockOrder(client, orderId);
  if (order?.storefront !== scope.storefront.code || order.forgotten) throw new Failure("linkInvalid", "token");
  return order;
};

/** `withdrawalOrder`: what of an order can be taken back, for whoever has its link. Throws 2204. */
export const showWithdrawal = (token: string, scope: Scope): Promise<WithdrawalView> =>
  inTransaction(scope.services.pool, async (client) => {
    const order = await lockLinked(client, token, scope);
    return { order, packages: await judgePackages(client, order, scope.services.clock.now()), receipt: null };
  });

/** What is to be taken back of a locked order. */
export interface Wish {
  packages: (judged: JudgedPackage) => boolean;
  /** How many that should be. */
  count: number;
  /** A uuid; asked again under it, nothing more is taken back. */
  id: string;
}

/**
 * Takes gifts of a locked order back. Where one of them cannot be, nothing is: the answer says why, and has no receipt. Throws 2041 for the key of
 * another order, and 2043 where less is left of the payment than would go back.
 */
export const withdrawFrom = async (
  client: PoolClient,
  order: OrderRecord,
  { packages: isWished, count, id }: Wish,
  scope: Scope,
): Promise<WithdrawalView> => {
  const before = await findWithdrawal(client, id);
  if (before && before.orderId !== order.id) throw new Failure("idempotencyKeyReused", "idempotencyKey");
  const packages = await judgePackages(client, order, scope.services.clock.now());
  if (before) return { order, packages, receipt: before };
  const chosen = packages.filter(isWished);
  const whole = chosen.length > 0 && chosen.length === count;
  if (!whole || chosen.some(({ refusal }) => refusal !== undefined)) return { order, packages, receipt: null };
  const receipt = await takeBack(scope, client, { order, packages, chosen, id });
  return {
    order,
    packages: packages.map((one) => (chosen.includes(one) ? { ...one, refusal: "WITHDRAWN" as const } : one)),
    receipt,
  };
};

interface Asked {
  token: string;
  packageIds: readonly string[];
  /** A uuid; asked again under it, nothing more is taken back. */
  idempotencyKey: string;
}

/** `withdraw`: takes gifts of the order of a link back, see {@link withdrawFrom}. Throws 2041, 2043 and 2204. */
export const withdraw = ({ token, packageIds, idempotencyKey: id }: Asked, scope: Scope): Promise<WithdrawalView> =>
  inTransaction(scope.services.pool, async (client) => {
    const order = await lockLinked(client, token, scope);
    const wish = {
      packages: (one: JudgedPackage) => packageIds.includes(`${one.package}`),
      count: new Set(packageIds).size,
      id,
    };
    return withdrawFrom(client, order, wish, scope);
  });
