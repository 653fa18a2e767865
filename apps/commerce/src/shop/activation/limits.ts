import type { Scope } from "../../platform/graphql/context.ts";
import { type Bucket, limit } from "../../platform/limit.ts";
import { mailboxKey } from "../../platform/mailbox-key.ts";

/** Calls of any outcome: each may be judged, and its captcha checked. */
const calls: Bucket = { name: "activation-call", points: 60, seconds: 600 };

/** Whoever guesses order numbers and cards is soon told nothing at all. */
const byAddress: Bucket = { name: "activation-address", points: 20, seconds: 3_600, guards: true };
/** Whoever's address is typed gets an email: nobody is to be flooded with them. */
const byEmail: Bucket = { name: "activation-email", points: 10, seconds: 86_400, guards: true };
const byOrder: Bucket = { name: "activation-order", points: 20, seconds: 86_400, guards: true };

/** Throws 1002 after too many calls. */
export const limitCalls = (scope: Scope): Promise<void> => limit(scope, calls, scope.clientAddress);

/**
 * Throws 1002 after too many requests from one address, for one mailbox
 * or about one order number, whether there is such an order or not.
 */
export const limitRequests = async (scope: Scope, email: string, orderNumber: string): Promise<void> => {
  await limit(scope, byAddress, scope.clientAddress);
  await limit(scope, byEmail, mailboxKey(email));
  await limit(scope, byOrder, orderNumber);
};
