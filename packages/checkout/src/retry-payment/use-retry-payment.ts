import { useSend } from "@giftshop/graphql/react";
import { useRef, useState } from "react";
import { submitOrder } from "../checkout-form/placing/submit-order.ts";
import type { Problem } from "../checkout-form/problems/problem.ts";
import { useReturn } from "../frame/use-return.ts";
import { RetryPayment } from "./retry-payment.mutation.ts";

export interface RetriedPayment {
  orderUuid: string;
  reload(): Promise<unknown>;
  /** The browser is about to leave for the payment by this method; null where gift cards pay all of it. */
  onPay(method: string | null): void;
}

/** Starts another payment of an order and goes to it. */
export const useRetryPayment = ({ orderUuid, reload, onPay }: RetriedPayment) => {
  const { send } = useSend(RetryPayment);
  const [busy, setBusy] = useState(false);
  const [paymentUrl, setPaymentUrl] = useState<string>();
  const [problem, setProblem] = useState<Problem>();
  const paying = useRef(false);

  const settle = (next: Problem | undefined) => {
    paying.current = false;
    setProblem(next);
    setBusy(false);
    setPaymentUrl(undefined);
  };

  useReturn(() => {
    settle(undefined);
    reload();
  });

  const pay = async (choice: { paymentMethod: string | null; issuer: string | null }) => {
    if (paying.current) return;
    paying.current = true;
    setBusy(true);
    setProblem(undefined);
    const outcome = await submitOrder({
      what: "retry",
      about: orderUuid,
      input: { orderUuid, ...choice },
      storage: sessionStorage,
      send: async (input) => (await send({ input })).retryPayment,
    });
    if (outcome.kind === "pay") {
      onPay(choice.paymentMethod);
      setPaymentUrl(outcome.paymentUrl);
      location.assign(outcome.paymentUrl);
      return;
    }
    if (outcome.kind === "changed") {
      // Its price is no longer today's: the order stays as it was placed, or is not paid.
      settle({ kind: "refused", names: ["orderNotPayable"] });
      return;
    }
    if (outcome.kind === "refused") await reload();
    settle(
      outcome.kind === "refused"
        ? { kind: "refused", names: [...outcome.order, ...Object.values(outcome.fields)] }
        : { kind: "unreachable" },
    );
  };

  return {
    pay,
    busy,
    problem,
    /** Where the browser is on its way to. */
    paymentUrl,
  };
};
