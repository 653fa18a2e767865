import { setTimeout as sleep } from "node:timers/promises";
import type { FaultPlace, Faults } from "../control/faults.ts";
import type { Answer } from "../http/answer.ts";
import { Refusal } from "../http/call.ts";
import type { Handler } from "../http/router.ts";
import { ProviderRefusal, providerError } from "./errors.ts";

const hang: Answer = { status: 503, headers: {}, body: "", instead: "hang" };
const cut: Answer = { status: 503, headers: {}, body: "", instead: "cut" };

/** What stands before every call of the provider's interface: the key, the faults that were asked for, the error form. */
export const guard =
  (place: Exclude<FaultPlace, "any">, faults: Faults, handler: Handler): Handler =>
  async (call) => {
    if (!/^Bearer test_\w{4,}$/.test(call.headers.authorization ?? "")) {
      return providerError(401, "Missing authentication, or failed to authenticate");
    }
    const fault = faults.take(place);
    if (fault?.kind === "timeout") return hang;
    if (fault?.kind === "503") return providerError(503, "The sandbox was asked to be unavailable");
    if (fault?.kind === "422") return providerError(422, "The sandbox was asked to refuse this call");
    if (fault?.kind === "slow") await sleep(fault.milliseconds);
    const answer = await inForm(handler)(call);
    return fault?.kind === "drop-after-effect" ? cut : answer;
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
