import { setTimeout as sleep } from "node:timers/promises";
import type { Fault, FaultPlace, Faults } from "../control/faults.ts";
import type { Answer } from "../http/answer.ts";
import { Refusal } from "../http/call.ts";
import type { Handler } from "../http/router.ts";
import { ProviderRefusal, providerError } from "./errors.ts";
import { oneAtATime } from "./idempotency.ts";

const hang: Answer = { status: 503, headers: {}, body: "", instead: "hang" };
const cut: Answer = { status: 503, headers: {}, body: "", instead: "cut" };

/** What the faults that are a status say. */
const details: Readonly<Record<string, string>> = {
  "404": "The sandbox was asked not to know what this call is about",
  "409": "The sandbox was asked to have another call under way",
  "422": "The sandbox was asked to refuse this call",
  "429": "Please slow down your requests",
  "503": "The sandbox was asked to be unavailable",
};

/** The answer of a fault that has no effect. */
const refusalOf = ({ kind, milliseconds }: Fault): Answer | undefined => {
  if (kind === "timeout") return hang;
  const detail = details[kind];
  if (detail === undefined) return undefined;
  const { headers, ...answer } = providerError(Number(kind), detail);
  const pause = { "retry-after": `${Math.ceil(milliseconds / 1000)}` };
  return { ...answer, headers: kind === "429" ? { ...headers, ...pause } : headers };
};

export type Guard = (place: Exclude<FaultPlace, "any" | "issuer">, handler: Handler) => Handler;

/**
 * What stands before every call of the provider's interface: the key, the faults
 * that were asked for, an idempotency key that another call holds, the error form.
 */
export const createGuard = (faults: Faults): Guard => {
  const underWay = new Set<string>();
  return (place, handler) => async (call) => {
    if (!/^Bearer test_\w{4,}$/.test(call.headers.authorization ?? "")) {
      return providerError(401, "Missing authentication, or failed to authenticate");
    }
    const fault = faults.take(place);
    const refusal = fault && refusalOf(fault);
    if (refusal !== undefined) return refusal;
    const work: Handler = async (inner) => {
      if (fault?.kind === "slow") await sleep(fault.milliseconds);
      return handler(inner);
    };
    const answer = await inForm(oneAtATime(underWay, work))(call);
    return fault?.kind === "drop-after-effect" ? cut : answer;
  };
};

const inForm =
  (handler: Handler): Handler =>
  async (call) => {
    try {
      return await handler(call);
    } catch (error) {
      if (error instanceof ProviderRefusal) return providerError(error.status, error.message, error.field);
      if (error instanceof Refusal) return providerError(error.status, error.message);
      throw error;
    }
  };
