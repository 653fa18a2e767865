import { useSend } from "@giftshop/graphql/react";
import { useRef, useState } from "react";
import { submitOrder } from "../checkout-form/placing/submit-order.ts";
import type { Problem } from "../checkout-form/problems/problem.ts";
import { useReturn } from "../frame/use-return.ts";
import type { ActivationView } from "./activation-view.ts";
import { PayActivationOrder } from "./pay-activation-order.mutation.ts";

interface Choice {
  paymentMethod: string;
  issuer: string | null;
  acceptTerms: boolean;
}

/**
 * Starts the payment of an activation and goes to it. `onChanged`
 * is told where its cards are not what was shown any more.
 */
export const usePayActivation = ({ uuid, total }: ActivationView, onChanged: () => void) => {
  const { send } = useSend(PayActivationOrder);
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
    onChanged();
  });

  const pay = async (choice: Choice) => {
    if (paying.current) return;
    paying.current = true;
    setBusy(true);
    setProblem(undefined);
    const outcome = await submitOrder({
      what: "order",
      about: uuid,
      input: { uuid, expectedTotal: total.value, ...choice },
      storage: sessionStorage,
      send: async ({ captchaToken: _, ...input }) => (await send({ input })).payActivationOrder,
    });
    if (outcome.kind === "pay") {
      setPaymentUrl(outcome.paymentUrl);
      location.assign(outcome.paymentUrl);
      return;
    }
    if (outcome.kind !== "unreachable") onChanged();
    settle(
      outcome.kind === "refused"
        ? { kind: "refused", names: [...outcome.order, ...Object.values(outcome.fields)] }
        : { kind: "unreachable" },
    );
  };

  return { pay, busy, problem, paymentUrl };
};
