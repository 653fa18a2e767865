import type { PaymentProvider, PaymentRequest, ProviderPayment, ProviderState } from "../../payment/index.ts";
import { ProviderRefused, ProviderUnreachable } from "../../payment/index.ts";

/** A provider within the test: what it holds can be moved by hand, and calls can be made to fail. */
export interface FakeProvider extends PaymentProvider {
  payments: Map<string, ProviderPayment & { request: PaymentRequest }>;
  refunds: Map<string, { paymentId: string; amount: number }>;
  /** Calls of `create`, repetitions included. */
  created: number;
  /** The buyer, or time, moves a payment. */
  move(id: string, state: ProviderState): void;
  /** What is thrown by the next calls; `lost` happens but its answer does not arrive. */
  failNext(...kinds: ("refused" | "unreachable" | "lost")[]): void;
  /** An hour has passed: the same key makes a second payment. */
  forgetKeys(): void;
  /** Whether open payments can be cancelled. */
  cancelable: boolean;
}

const final: readonly ProviderState[] = ["PAID", "FAILED", "CANCELED", "EXPIRED"];

const day = 86_400_000;

/** Of Saturday and Sunday it makes Monday; the day is over at midnight. */
const endOfDue = (dueDate: string): Date => {
  const due = new Date(`${dueDate}T00:00:00Z`);
  const beyond = { 6: 2, 0: 1 }[due.getUTCDay()] ?? 0;
  return new Date(due.getTime() + (beyond + 1) * day);
};

export const fakeProvider = (): FakeProvider => {
  const byKey = new Map<string, string>();
  const faults: ("refused" | "unreachable" | "lost")[] = [];
  const call = async <T>(work: () => T): Promise<T> => {
    await new Promise((resolve) => setImmediate(resolve));
    const fault = faults.shift();
    if (fault === "refused") throw new ProviderRefused("422");
    if (fault === "unreachable") throw new ProviderUnreachable("down");
    const result = work();
    if (fault === "lost") throw new ProviderUnreachable("timeout");
    return result;
  };
  const get = (id: string) => {
    const payment = provider.payments.get(id);
    if (payment === undefined) throw new ProviderRefused("404");
    return payment;
  };
  const show = (id: string): ProviderPayment => {
    const { request: _, ...payment } = get(id);
    const open = !final.includes(payment.state);
    return { ...payment, cancelable: open && provider.cancelable, checkoutUrl: open ? payment.checkoutUrl : null };
  };
  const create = (request: PaymentRequest): ProviderPayment => {
    provider.created += 1;
    const known = byKey.get(request.key);
    if (known) return show(known);
    const id = `tr_${provider.payments.size + 1}`;
    byKey.set(request.key, id);
    const { currency, amount } = request;
    const checkoutUrl = `https://pay.example/${id}`;
    const expiresAt = request.dueDate === null ? null : endOfDue(request.dueDate);
    const payment = {
      id,
      state: "OPEN",
      currency,
      amount,
      checkoutUrl,
      cancelable: true,
      expiresAt,
      attemptId: request.key,
      request,
    } as const;
    provider.payments.set(id, payment);
    return show(id);
  };
  const provider: FakeProvider = {
    name: "fake",
    payments: new Map(),
    refunds: new Map(),
    created: 0,
    cancelable: true,
    move: (id, state) => provider.payments.set(id, { ...get(id), state }),
    failNext: (...kinds) => void faults.push(...kinds),
    create: (request) => call(() => create(request)),
    forgetKeys: () => byKey.clear(),
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
        provider.refunds.set(key, { paymentId, amount });
        return `re_${key}`;
      }),
  };
  return provider;
};
