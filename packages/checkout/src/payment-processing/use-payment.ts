import { useEffect, useState } from "react";
import { forgetSettled } from "../checkout-form/placing/forget-settled.ts";
import { useAskPayment } from "./ask-payment.ts";
import { followPayment, type PaymentView } from "./follow-payment.ts";
import type { PaymentAnswer } from "./payment-watch.ts";

const ask = async (question: () => Promise<PaymentAnswer>) => {
  const payment = await question();
  // What is paid is forgotten by the page that thanks for it, which knows whether it is the buyer's.
  if (payment !== "PAID") forgetSettled(sessionStorage, payment);
  return payment;
};

const waitUntilOnline = (signal: AbortSignal) =>
  navigator.onLine
    ? undefined
    : new Promise<void>((resolve) => {
        addEventListener("online", () => resolve(), { once: true, signal });
      });

const sleep = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => clearTimeout(timer));
    // Back from the bank's app, the answer is wanted now.
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && resolve(), {
      signal,
    });
  });

/**
 * Follows the payment of an order while the page is open.
 * `again` starts anew after the page had given up asking.
 */
export const usePayment = (orderUuid: string | undefined): { view: PaymentView; again(): void } => {
  const question = useAskPayment(orderUuid);
  const [view, setView] = useState<PaymentView>({ kind: orderUuid ? "waiting" : "unknown" });
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (!orderUuid) return;
    const stop = new AbortController();
    const { signal } = stop;
    followPayment({
      ask: () => ask(question),
      sleep: (milliseconds) => sleep(milliseconds, signal),
      waitUntilOnline: () => waitUntilOnline(signal),
      now: () => performance.now(),
      show: (next) => signal.aborted || setView(next),
      stopped: () => signal.aborted,
    });
    return () => stop.abort();
  }, [orderUuid, question, round]);
  return { view, again: () => setRound(round + 1) };
};
