import { request } from "@giftshop/graphql/browser";
import { errorCodes } from "@giftshop/validation/error-codes";
import { useEffect, useState } from "react";
import { followPayment, type PaymentView } from "./follow-payment.ts";
import type { PaymentAnswer } from "./payment-watch.ts";
import { RefreshPayment } from "./refresh-payment.mutation.ts";

async function ask(orderUuid: string): Promise<PaymentAnswer> {
  const { refreshPayment } = await request(RefreshPayment, { orderUuid });
  if (refreshPayment.data) return refreshPayment.data.payment;
  return refreshPayment.errors.some(({ code }) => code === errorCodes.orderNotFound) ? "unknown" : "unreachable";
}

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

/** Follows the payment of an order while the page is open. `again` starts anew after the page had given up asking. */
export function usePayment(orderUuid: string | undefined): { view: PaymentView; again(): void } {
  const [view, setView] = useState<PaymentView>({ kind: orderUuid ? "waiting" : "unknown" });
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (!orderUuid) return;
    const stop = new AbortController();
    const { signal } = stop;
    followPayment({
      ask: () => ask(orderUuid),
      sleep: (milliseconds) => sleep(milliseconds, signal),
      waitUntilOnline: () => waitUntilOnline(signal),
      now: () => performance.now(),
      show: (next) => signal.aborted || setView(next),
      stopped: () => signal.aborted,
    });
    return () => stop.abort();
  }, [orderUuid, round]);
  return { view, again: () => setRound(round + 1) };
}
