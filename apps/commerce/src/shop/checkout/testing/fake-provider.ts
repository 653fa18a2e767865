import type {
  ListedRefund,
  PaymentProvider,
  PaymentRequest,
  ProviderPayment,
  ProviderRefund,
  ProviderState,
  RefundState,
} from "../../../money/payment/index.ts";
import {
  ProviderConflict,
  ProviderMisunderstood,
  ProviderRefused,
  ProviderUnknown,
  ProviderUnreachable,
} from "../../../money/payment/index.ts";

type Fault = "refused" | "misunderstood" | "busy" | "unreachable" | "lost";

/** A provider within the test: what it holds can be moved by hand, and calls can be made to fail. */
export interface FakeProvider extends PaymentProvider {
  payments: Map<string, ProviderPayment & { request: PaymentRequest }>;
  refunds: Map<string, ListedRefund & { paymentId: string; amount: number }>;
  /** Calls of `create`, repetitions included. */
  created: number;
  /** The buyer, or time, moves a payment. */
  move(id: string, state: ProviderState): void;
  /**
   * The buyer cancels on the page of a method and chooses
   * another one there; `expiresAt` is what they are told then.
   */
  choose(id: string, method: string, expiresAt: Date | null): void;
  /** The card's bank asks nobody who pays. */
  skipAuthentication(id: string): void;
  /** What it says it has of a payment that was paid, as after a chargeback or a refund in its dashboard. */
  hold(id: string, over: { amount?: number; currency?: string }): void;
  /** The banks, or a hand at the provider, move every refund of a payment that is on its way. */
  moveRefunds(paymentId: string, state: RefundState): void;
  /** It does not know this payment, as under another key. */
  forget(id: string): void;
  /** Knows a payment again. */
  remember(id: string): void;
  /**
   * As the real one does an hour after they were used: the same key makes a second payment, a second refund.
   */
  forgetKeys(): void;
  /**
   * From now on it says that it is asked too often, and to
   * come again in so many milliseconds; null: not any more.
   */
  limit(retryAfter: number | null): void;
  /**
   * What the next calls throw: `lost` happens without its answer arriving, `misunderstood` is a key used for
   * something else, `busy` a call under way.
   */
  failNext(...kinds: Fault[]): void;
  /** Whether open payments can be cancelled. */
  cancelable: boolean;
}

const final: readonly ProviderState[] = ["PAID", "FAILED", "CANCELED", "EXPIRED"];

const day = 86_400_000;

/** The provider makes Monday of Saturday and Sunday; the day is over at midnight. */
const endOfDue = (dueDate: string): Date => {
  const due = new Date(`${dueDate}T00:00:00Z`);
  const beyond = { 6: 2, 0: 1 }[due.getUTCDay()] ?? 0;
  return new Date(due.getTime() + (beyond + 1) * day);
};

export const fakeProvider = (): FakeProvider => {
  const byKey = new Map<string, string>();
  const refundByKey = new Map<string, string>();
  const faults: Fault[] = [];
  let limited: number | null = null;
  const call = async <T>(work: () => T): Promise<T> => {
    await new Promise((resolve) => setImmediate(resolve));
    if (limited !== null) throw new ProviderUnreachable("429", limited);
    const fault = faults.shift();
    if (fault === "refused") throw new ProviderRefused("422");
    if (fault === "misunderstood") throw new ProviderMisunderstood("400");
    if (fault === "busy") throw new ProviderConflict("409");
    if (fault === "unreachable") throw new ProviderUnreachable("down");
    const result = work();
    if (fault === "lost") throw new ProviderUnreachable("timeout");
    return result;
  };
  const forgotten = new Set<string>();
  const get = (id: string) => {
    const payment = provider.payments.get(id);
    if (payment === undefined) throw new ProviderUnknown("404");
    return payment;
  };
  const left = (id: string): number =>
    [...provider.refunds.values()]
      .filter(({ paymentId, state }) => paymentId === id && state !== "FAILED" && state !== "CANCELED")
      .reduce((rest, { amount }) => rest - amount, get(id).amount);
  const show = (id: string): ProviderPayment => {
    if (forgotten.has(id)) throw new ProviderUnknown("404");
    const { request: _, authenticated, ...payment } = get(id);
    const open = !final.includes(payment.state);
    const { checkoutUrl } = payment;
    return {
      ...payment,
      amount: left(id),
      cancelable: open && provider.cancelable,
      authenticated: payment.state === "PAID" && payment.method !== "paypal" && authenticated,
      checkoutUrl: open ? checkoutUrl : null,
    };
  };
  const create = (request: PaymentRequest): ProviderPayment => {
    provider.created += 1;
    const known = byKey.get(request.key);
    if (known) return show(known);
    const id = `tr_${provider.payments.size + 1}`;
    byKey.set(request.key, id);
    const { currency, amount, method } = request;
    const checkoutUrl = `https://pay.example/${id}`;
    const expiresAt = request.dueDate === null ? null : endOfDue(request.dueDate);
    const payment = {
      id,
      state: "OPEN",
      currency,
      amount,
      method,
      checkoutUrl,
      cancelable: true,
      expiresAt,
      attemptId: request.key,
      transfer:
        method === "banktransfer"
          ? { account: "NL91ABNA0417164300", bic: "ABNANL2A", holder: "Provider", reference: `RF${id}` }
          : null,
      authenticated: true,
      request,
    } as const;
    provider.payments.set(id, payment);
    return show(id);
  };
  const showRefund = (paymentId: string, id: string): ProviderRefund => {
    const refund = provider.refunds.get(id);
    if (refund?.paymentId !== paymentId) throw new ProviderUnknown("404");
    return { id, state: refund.state };
  };
  const provider: FakeProvider = {
    name: "fake",
    payments: new Map(),
    refunds: new Map(),
    created: 0,
    cancelable: true,
    move: (id, state) => provider.payments.set(id, { ...get(id), state }),
    choose: (id, method, expiresAt) => provider.payments.set(id, { ...get(id), method, expiresAt }),
    skipAuthentication: (id) => provider.payments.set(id, { ...get(id), authenticated: false }),
    hold: (id, over) => provider.payments.set(id, { ...get(id), state: "PAID", ...over }),
    moveRefunds: (paymentId, state) => {
      for (const refund of provider.refunds.values())
        if (refund.paymentId === paymentId && refund.state === "PENDING") refund.state = state;
    },
    forget: (id) => void forgotten.add(id),
    remember: (id) => void forgotten.delete(id),
    forgetKeys: () => {
      byKey.clear();
      refundByKey.clear();
    },
    limit: (retryAfter) => {
      limited = retryAfter;
    },
    failNext: (...kinds) => void faults.push(...kinds),
    create: (request) => call(() => create(request)),
    fetch: (id) => call(() => show(id)),
    find: (attemptId) =>
      call(() => {
        const made = [...provider.payments.values()].findLast((payment) => payment.attemptId === attemptId);
        return made && show(made.id);
      }),
    cancel: (id) =>
      call(() => {
        if (!show(id).cancelable) throw new ProviderRefused("422");
        provider.move(id, "CANCELED");
        return show(id);
      }),
    refund: ({ key, paymentId, amount }) =>
      call(() => {
        const known = refundByKey.get(key);
        if (known !== undefined) return showRefund(paymentId, known);
        if (left(paymentId) === 0) throw new ProviderConflict("409");
        if (left(paymentId) < amount) throw new ProviderRefused("422");
        const id = `re_${provider.refunds.size + 1}`;
        refundByKey.set(key, id);
        provider.refunds.set(id, { id, state: "PENDING", key, paymentId, amount });
        return showRefund(paymentId, id);
      }),
    fetchRefund: (paymentId, id) => call(() => showRefund(paymentId, id)),
    listRefunds: (paymentId) =>
      call(() =>
        [...provider.refunds.values()]
          .filter((refund) => refund.paymentId === paymentId)
          .map(({ id, state, key }) => ({ id, state, key })),
      ),
  };
  return provider;
};
