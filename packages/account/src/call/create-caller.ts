import { createCaptcha } from "@giftshop/graphql/captcha";
import { type Outcome, outcomeOf, type Payload } from "./outcome.ts";

type Request = typeof import("@giftshop/graphql/browser").request;

/** What calls commerce for one form. */
export interface Caller {
  /** Somebody begins to type: the captcha's work begins. */
  prepare(): void;
  /** One call, which never throws: what got no answer has failed as "unavailable". */
  call<Data>(work: (request: Request) => Promise<Payload<Data>>): Promise<Outcome<Data>>;
  /** One call with the token of a captcha. */
  callWithCaptcha<Data>(
    work: (request: Request, captchaToken: string) => Promise<Payload<Data>>,
  ): Promise<Outcome<Data>>;
}

const browser = () => import("@giftshop/graphql/browser");

/** Makes the caller of one form. */
export const createCaller = (): Caller => {
  const captcha = createCaptcha();
  const call: Caller["call"] = async (work) => {
    try {
      const { request } = await browser();
      return outcomeOf(await work(request));
    } catch {
      return { kind: "failed", failure: "unavailable" };
    }
  };
  const once: Caller["callWithCaptcha"] = (work) => call(async (request) => work(request, await captcha.take()));
  return {
    prepare: captcha.prepare,
    call,
    callWithCaptcha: async (work) => {
      const outcome = await once(work);
      // A page that slept may hold a token that has ended: new work is not the visitor's to ask for.
      return outcome.kind === "failed" && outcome.failure === "captcha" ? once(work) : outcome;
    },
  };
};
