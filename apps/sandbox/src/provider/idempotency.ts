import { createHash } from "node:crypto";
import type { Clock } from "../clock.ts";
import { type Answer, hal } from "../http/answer.ts";
import type { Call } from "../http/call.ts";
import type { Handler } from "../http/router.ts";
import { ProviderRefusal } from "./errors.ts";
import type { Ledger, Made, Remembered } from "./ledger.ts";

/** How long the provider remembers an idempotency key. */
const lifetime = 60 * 60_000;

/** Caller and key, whatever the address: a key is for one call alone. `undefined` for a call without one. */
const scopeOf = ({ headers }: Call): string | undefined => {
  const given = headers["idempotency-key"];
  return typeof given === "string" && given !== "" ? `${headers.authorization} ${given}` : undefined;
};

/**
 * Lets one call at a time have a key; `underWay` holds those that are not answered yet. As
 * https://docs.mollie.com/overview/api-idempotency has it.
 * @throws ProviderRefusal 409 while another call with the key is under way.
 */
export const oneAtATime =
  (underWay: Set<string>, handler: Handler): Handler =>
  async (call) => {
    const scope = scopeOf(call);
    if (scope === undefined) return handler(call);
    if (underWay.has(scope)) throw new ProviderRefusal(409, "A request with this idempotency key is being processed");
    underWay.add(scope);
    try {
      return await handler(call);
    } finally {
      underWay.delete(scope);
    }
  };

/**
 * Runs a creating call once per `Idempotency-Key`, and replays its answer (`Idempotent-Replayed: true`). A
 * refused call is forgotten, so it may be repaired under its key.
 *
 * @throws ProviderRefusal 400 for a key that was used with another body or at another address.
 */
export const once = (
  call: Call,
  { ledger, clock }: { readonly ledger: Ledger; readonly clock: Clock },
  create: (key: Remembered | undefined) => Made,
  present: (made: Made) => unknown,
): Answer => {
  const scope = scopeOf(call);
  if (scope === undefined) return hal(201, present(create(undefined)));
  const asked = `${call.method} ${call.url.pathname}\n${call.body}`;
  const hash = createHash("sha256").update(asked).digest("base64url");
  const earlier = ledger.remembered(scope, lifetime);
  if (earlier === undefined) return hal(201, present(create({ scope, hash, at: clock.now().toISOString() })));
  if (earlier.key.hash !== hash) {
    throw new ProviderRefusal(400, "The idempotency key was used before for another request");
  }
  return hal(201, present(earlier.made), { "idempotent-replayed": "true" });
};
