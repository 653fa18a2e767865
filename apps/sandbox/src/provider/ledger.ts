import { join } from "node:path";
import { after, type Clock } from "../clock.ts";
import { type Journal, openJournal } from "../storage/journal.ts";
import { toMinor } from "./amount.ts";
import { endOfDueDate } from "./due-date.ts";
import { ProviderRefusal, unprocessable } from "./errors.ts";
import { newIdentifier } from "./identifiers.ts";
import { type MethodId, methodOf } from "./methods.ts";
import { isFinal, mayBecome, type Payment, type PaymentOrder, type PaymentStatus } from "./payment.ts";
import { cameBack, type Refund, type RefundOrder, type RefundStatus, refundMayBecome } from "./refund.ts";

/**
 * What a repeated call with the same idempotency key is answered with: the object as the first call made it.
 */
export interface Remembered {
  /** Caller and key of the first call. */
  readonly scope: string;
  /** Hash of its address and body. */
  readonly hash: string;
  readonly at: string;
}

type Entry =
  | { readonly kind: "payment"; readonly payment: Payment; readonly key?: Remembered }
  | { readonly kind: "change"; readonly id: string; readonly changes: Partial<Payment> }
  | { readonly kind: "refund"; readonly refund: Refund; readonly key?: Remembered }
  | { readonly kind: "refund-change"; readonly paymentId: string; readonly id: string; readonly status: RefundStatus };

export type Made = { readonly payment: Payment } | { readonly refund: Refund };

/** Every payment and refund the sandbox ever saw, in memory and in a journal. */
export class Ledger {
  readonly #payments = new Map<string, Payment>();
  readonly #refunds = new Map<string, Refund[]>();
  readonly #remembered = new Map<string, { readonly key: Remembered; readonly made: Made }>();
  readonly #undecided = new Set<string>();
  readonly #journal: Journal<Entry>;
  readonly #clock: Clock;
  readonly #changed: (payment: Payment) => void;

  /**
   * `changed` hears of each refund and each new status, after it was written
   * down; not of `pending`, of which the provider tells nobody either.
   */
  constructor(dataDirectory: string, clock: Clock, changed: (payment: Payment) => void) {
    this.#clock = clock;
    this.#changed = changed;
    this.#journal = openJournal<Entry>(join(dataDirectory, "payments.jsonl"), (entry) => this.#apply(entry));
  }

  create(order: PaymentOrder, key?: Remembered): Payment {
    const now = this.#clock.now();
    const method = order.methods.length === 1 ? (order.methods[0] ?? null) : null;
    const minutes = method === null ? 60 : methodOf(method).minutesOpen;
    const due = method === "banktransfer" && order.dueDate !== null ? endOfDueDate(order.dueDate) : undefined;
    const createdAt = now.toISOString();
    const payment: Payment = {
      ...order,
      id: newIdentifier("tr"),
      status: "open",
      method,
      createdAt,
      expiresAt: (due ?? after(now, minutes * 60_000)).toISOString(),
      reachedAt: { open: createdAt },
    };
    this.#write({ kind: "payment", payment, ...(key === undefined ? {} : { key }) });
    return payment;
  }

  /** The payment as it is now; one whose time is over has expired. */
  find(id: string): Payment | undefined {
    const payment = this.#payments.get(id);
    return payment !== undefined && this.#isOverdue(payment) ? this.move(id, "expired") : payment;
  }

  /** All payments, newest first. */
  list(): Payment[] {
    this.expireOverdue();
    return [...this.#payments.values()].reverse();
  }

  /** @throws ProviderRefusal 422 when there is no way from the status it is in. */
  move(id: string, to: PaymentStatus): Payment {
    const payment = this.#known(id);
    if (!mayBecome(payment.status, to)) throw unprocessable(`A payment that is ${payment.status} cannot become ${to}`);
    const reachedAt = { ...payment.reachedAt, [to]: this.#clock.now().toISOString() };
    this.#write({ kind: "change", id, changes: { status: to, reachedAt } });
    const moved = this.#known(id);
    if (to !== "pending") this.#changed(moved);
    return moved;
  }

  /** Changes of a payment that the shop did not ask for, and is told of where its money is concerned. */
  amend(id: string, changes: Pick<Partial<Payment>, "amount" | "chargedBack">): Payment {
    this.#write({ kind: "change", id, changes });
    const amended = this.#known(id);
    if (changes.chargedBack !== undefined) this.#changed(amended);
    return amended;
  }

  /** What the shopper chose on the hosted page. */
  choose(
    id: string,
    choice: { readonly method: MethodId | null; readonly issuer: string | null } & Pick<
      Payment,
      "cardSecurity" | "wallet"
    >,
  ): Payment {
    this.#write({ kind: "change", id, changes: choice });
    return this.#known(id);
  }

  /** Makes a refund that was judged before; `status` is what the bank says to it at once. */
  refund(order: RefundOrder, status: RefundStatus, key?: Remembered): Refund {
    const refund: Refund = {
      ...order,
      id: newIdentifier("re"),
      status,
      createdAt: this.#clock.now().toISOString(),
    };
    this.#write({ kind: "refund", refund, ...(key === undefined ? {} : { key }) });
    this.#changed(this.#known(order.paymentId));
    return refund;
  }

  /**
   * @throws ProviderRefusal 404 for a refund that is not of this
   * payment, 422 when there is no way from the status it is in.
   */
  moveRefund(paymentId: string, id: string, to: RefundStatus): Refund {
    const refund = this.findRefund(paymentId, id);
    if (!refundMayBecome(refund.status, to)) {
      throw unprocessable(`A refund that is ${refund.status} cannot become ${to}`);
    }
    this.#write({ kind: "refund-change", paymentId, id, status: to });
    this.#changed(this.#known(paymentId));
    return this.findRefund(paymentId, id);
  }

  /** @throws ProviderRefusal 404 for a refund that is not of this payment. */
  findRefund(paymentId: string, id: string): Refund {
    const refund = this.refundsOf(paymentId).find((one) => one.id === id);
    if (refund === undefined) throw new ProviderRefusal(404, `No refund exists with token ${id}.`);
    return refund;
  }

  refundsOf(paymentId: string): readonly Refund[] {
    return this.#refunds.get(paymentId) ?? [];
  }

  /** Sum of the refunds, in the smallest unit, without those that came back. */
  refunded = (paymentId: string): number =>
    this.refundsOf(paymentId).reduce((sum, refund) => (cameBack(refund) ? sum : sum + toMinor(refund.amount)), 0);

  /** What an earlier call made under this scope, unless that is too long ago. */
  remembered(scope: string, lifetime: number): { readonly key: Remembered; readonly made: Made } | undefined {
    const found = this.#remembered.get(scope);
    if (found === undefined) return undefined;
    if (this.#clock.now().getTime() - Date.parse(found.key.at) <= lifetime) return found;
    this.#remembered.delete(scope);
    return undefined;
  }

  /** Moves every payment whose time is over to `expired`. */
  expireOverdue(): void {
    for (const id of this.#undecided) this.find(id);
  }

  clear(): void {
    for (const store of [this.#payments, this.#refunds, this.#remembered, this.#undecided]) store.clear();
    this.#journal.clear();
  }

  close(): void {
    this.#journal.close();
  }

  #isOverdue(payment: Payment): boolean {
    return !isFinal(payment.status) && Date.parse(payment.expiresAt) <= this.#clock.now().getTime();
  }

  #known(id: string): Payment {
    const payment = this.#payments.get(id);
    if (payment === undefined) throw new Error(`No payment exists with token ${id}.`);
    return payment;
  }

  #write(entry: Entry): void {
    this.#journal.append(entry);
    this.#apply(entry);
  }

  #apply(entry: Entry): void {
    if (entry.kind === "refund") {
      const { refund, key } = entry;
      this.#refunds.set(refund.paymentId, [...this.refundsOf(refund.paymentId), refund]);
      if (key !== undefined) this.#remembered.set(key.scope, { key, made: { refund } });
      return;
    }
    if (entry.kind === "refund-change") {
      const { paymentId, id, status } = entry;
      this.#refunds.set(
        paymentId,
        this.refundsOf(paymentId).map((one) => (one.id === id ? { ...one, status } : one)),
      );
      return;
    }
    const payment = entry.kind === "payment" ? entry.payment : { ...this.#known(entry.id), ...entry.changes };
    this.#payments.set(payment.id, payment);
    if (isFinal(payment.status)) this.#undecided.delete(payment.id);
    else this.#undecided.add(payment.id);
    if (entry.kind === "payment" && entry.key !== undefined) {
      this.#remembered.set(entry.key.scope, { key: entry.key, made: { payment } });
    }
  }
}
