import { push } from "@giftshop/analytics";
import { createCaptcha } from "@giftshop/graphql/captcha";
import { useSend } from "@giftshop/graphql/react";
import { errorCodes } from "@giftshop/validation/error-codes";
import { useRef, useState } from "react";
import { RequestQuote } from "./request-quote.mutation.ts";
import { type RequestFailure, type RequestInput, refusedFields } from "./values.ts";

/** What became of a press. */
export type Requested =
  | { kind: "sent"; reference: string }
  | { kind: "refused"; errors: Readonly<Record<string, string>> }
  | { kind: "failed"; failure: RequestFailure };

const failed: Requested = { kind: "failed", failure: "unavailable" };

/** Asks for a quote. The same input, sent again after no answer came, is the same request to commerce. */
export const useRequestQuote = () => {
  const { send } = useSend(RequestQuote);
  const [captcha] = useState(createCaptcha);
  const last = useRef({ input: "", key: "" });

  const keyOf = (input: RequestInput): string => {
    const text = JSON.stringify(input);
    if (last.current.input !== text) last.current = { input: text, key: crypto.randomUUID() };
    return last.current.key;
  };

  const once = async (input: RequestInput): Promise<Requested | "captcha"> => {
    const captchaToken = await captcha.take();
    const { requestQuote: answer } = await send({ input: { ...input, captchaToken, idempotencyKey: keyOf(input) } });
    if (answer.data) {
      push({ event: "form_submit_quotation", customer_type: "business" });
      return { kind: "sent", ...answer.data };
    }
    if (answer.errors.some(({ code }) => code === errorCodes.captchaFailed)) return "captcha";
    const refused = refusedFields(answer.errors);
    return "errors" in refused ? { kind: "refused", ...refused } : { kind: "failed", ...refused };
  };

  return {
    /** Somebody begins to type. */
    prepare: captcha.prepare,
    async request(input: RequestInput): Promise<Requested> {
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
