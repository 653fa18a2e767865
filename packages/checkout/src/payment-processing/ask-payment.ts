import type { ResultOf } from "@giftshop/graphql";
import { type Requested, useSend } from "@giftshop/graphql/react";
import { errorCodes } from "@giftshop/validation/error-codes";
import { useCallback, useEffect, useState } from "react";
import { hasEnded, type PaymentAnswer } from "./payment-watch.ts";
import { RefreshPayment } from "./refresh-payment.mutation.ts";

/** How the payment of an order stands, as commerce answered. */
export const paymentOf = ({ refreshPayment }: ResultOf<typeof RefreshPayment>): PaymentAnswer => {
  if (refreshPayment.data) {
    const { payment, retryAfter } = refreshPayment.data;
    return hasEnded(payment) && retryAfter ? "triedOut" : payment;
  }
  return refreshPayment.errors.some(({ code }) => code === errorCodes.orderNotFound) ? "unknown" : "unreachable";
};

/**
 * Asks the provider, by way of commerce, how the payment of an order stands. It throws where nobody answers.
 */
export const useAskPayment = (orderUuid: string | undefined): (() => Promise<PaymentAnswer>) => {
  const { send } = useSend(RefreshPayment);
  return useCallback(async () => (orderUuid ? paymentOf(await send({ orderUuid })) : "unknown"), [send, orderUuid]);
};

/** The state of a payment, asked for from the moment a component is there. */
export const usePaymentOf = (orderUuid: string): [Requested<PaymentAnswer>, () => Promise<void>] => {
  const question = useAskPayment(orderUuid);
  const [payment, setPayment] = useState<Requested<PaymentAnswer>>({ state: "loading" });
  const ask = useCallback(async () => {
    setPayment((known) => (known.state === "failed" ? { state: "loading" } : known));
    try {
      const value = await question();
      setPayment({ state: "ready", value, refreshing: false });
    } catch {
      setPayment((known) => (known.state === "ready" ? known : { state: "failed" }));
    }
  }, [question]);
  useEffect(() => {
    void ask();
  }, [ask]);
  return [payment, ask];
};
