import { createHash } from "node:crypto";
import type { Clock } from "../clock.ts";
import { type Answer, hal } from "../http/answer.ts";
import type { Call } from "../http/call.ts";
import { unprocessable } from "./errors.ts";
import type { Ledger, Made, Remembered } from "./ledger.ts";

/** How long the provider remembers an idempotency key. */
const lifetime = 60 * 60_000;

/**
 * Runs a creating call once per `Idempotency-Key`. The same key with the same body is answered as the first time, with
 * `Idempotent-Replayed: true`. A call that was refused is not remembered, so it may be repaired under its key. Because
 * `create` writes object and key in one step, calls at the same moment make one object.
 * @throws ProviderRefusal 422 for a key that was used with another body.
 */
export function once(
  call: Call,
  { ledger, clock }: { readonly ledger: Ledger; readonly clock: Clock },
  create: (key: Remembered | undefined) => Made,
  present: (made: Made) => unknown,
): Answer {
  const given = call.headers["idempotency-key"];
  if (typeof given !== "string" || given === "") return hal(201, present(create(undefined)));
  const key: Remembered = {
    scope: `${call.headers.authorization} ${call.url.pathname} ${given}`,
    hash: createHash("sha256").update(call.body).digest("base64url"),
    at: clock.now().toISOString(),
  };
  const earlier = ledger.remembered(key.scope, lifetime);
  if (earlier === undefined) return hal(201, present(create(key)));
  if (earlier.key.hash !== key.hash) {
    throw unprocessable("The idempotency key was used before for a request with another body");
  }
  return hal(201, present(earlier.made), { "idempotent-replayed": "true" });
}
