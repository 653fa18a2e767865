import { createCaptcha } from "@giftshop/graphql/captcha";
import { useSend } from "@giftshop/graphql/react";
import { errorCodes } from "@giftshop/validation/error-codes";
import { useRef, useState } from "react";
import { type ActivationFailure, type ActivationInput, refusedFields } from "./activation-values.ts";
import { type ActivationView, activationView } from "./activation-view.ts";
import { CreateActivationOrder } from "./create-activation-order.mutation.ts";

/** What became of a press. */
export type Asked =
  | { kind: "answered"; activation: ActivationView }
  | { kind: "refused"; errors: Readonly<Record<string, string>> }
  | { kind: "failed"; failure: ActivationFailure };

const failed: Asked = { kind: "failed", failure: "unavailable" };

/**
 * Asks for an activation. The same input, sent again after no answer came, is the same request to commerce.
 */
export const useCreateActivation = () => {
  const { send } = useSend(CreateActivationOrder);
  const [captcha] = useState(createCaptcha);
  const last = useRef({ input: "", key: "" });

  const keyOf = (input: ActivationInput): string => {
    const text = JSON.stringify(input);
    if (last.current.input !== text) last.current = { input: text, key: crypto.randomUUID() };
    return last.current.key;
  };

  const once = async (input: ActivationInput): Promise<Asked | "captcha"> => {
    const captchaToken = await captcha.take();
    const { createActivationOrder: answer } = await send({
      input: { ...input, captchaToken, idempotencyKey: keyOf(input) },
    });
    if (answer.data) return { kind: "answered", activation: activationView(answer.data) };
    if (answer.errors.some(({ code }) => code === errorCodes.captchaFailed)) return "captcha";
    const refused = refusedFields(answer.errors);
    return "errors" in refused ? { kind: "refused", ...refused } : { kind: "failed", ...refused };
  };

  return {
    /** Somebody begins to type. */
    prepare: captcha.prepare,
    async ask(input: ActivationInput): Promise<Asked> {
      try {
        // A page that slept may hold a token that has ended: new work is not the visitor's to ask for.
        const first = await once(input);
        const answer = first === "captcha" ? await once(input) : first;
        return answer === "captcha" ? failed : answer;
      } catch {
        return failed;
      }
    },
  };
};
