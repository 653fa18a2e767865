import { useSend } from "@giftshop/graphql/react";
import { useRef, useState } from "react";
import { submitOrder } from "../checkout-form/placing/submit-order.ts";
import type { FieldErrors } from "../checkout-form/problems/field-errors.ts";
import type { Problem } from "../checkout-form/problems/problem.ts";
import { useReturn } from "../frame/use-return.ts";
import { AcceptQuoteMutation } from "./accept-quote.mutation.ts";
import type { acceptanceInput } from "./judge-acceptance.ts";

type Input = ReturnType<typeof acceptanceInput> & { expectedTotal: number };

/**
 * Accepts a quote and goes to its payment, or its order.
 * `onChanged` is told where it is not what was shown any more.
 */
export const useAcceptQuote = (token: string, onChanged: () => void) => {
  const { send } = useSend(AcceptQuoteMutation);
  const [busy, setBusy] = useState(false);
  const [paymentUrl, setPaymentUrl] = useState<string>();
  const [problem, setProblem] = useState<Problem>();
  const accepting = useRef(false);

  const settle = (next: Problem | undefined) => {
    accepting.current = false;
    setProblem(next);
    setBusy(false);
    setPaymentUrl(undefined);
  };
  useReturn(() => {
    settle(undefined);
    onChanged();
  });

  const accept = async (input: Input): Promise<FieldErrors | undefined> => {
    if (accepting.current) return undefined;
    accepting.current = true;
    setBusy(true);
    setProblem(undefined);
    const outcome = await submitOrder({
      what: "order",
      about: token,
      input: { token, ...input },
      storage: sessionStorage,
      sameName: false,
      send: async ({ captchaToken: _, ...wishes }) => (await send({ input: wishes })).acceptQuote,
    });
    if (outcome.kind === "pay") {
      setPaymentUrl(outcome.paymentUrl);
      location.assign(outcome.paymentUrl);
      return undefined;
    }
    if (outcome.kind === "refused" && outcome.order.length === 0) {
      settle(undefined);
      return outcome.fields;
    }
    if (outcome.kind !== "unreachable") onChanged();
    settle(outcome.kind === "refused" ? { kind: "refused", names: outcome.order } : { kind: "unreachable" });
    return undefined;
  };

  return { accept, busy, problem, paymentUrl };
};
