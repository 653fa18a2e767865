import type { Scope } from "../../platform/graphql/context.ts";
import { type Bucket, limit } from "../../platform/limit.ts";
import { mailboxKey } from "../../platform/mailbox-key.ts";

/** Calls of any outcome: each may be judged, and its captcha checked. */
const calls: Bucket = { name: "contact-call", points: 40, seconds: 600 };

/** Messages that are sent from one address, which a household or an office shares. */
const byAddress: Bucket = { name: "contact-address", points: 10, seconds: 3_600, guards: true };
const byVisitor: Bucket = { name: "contact-visitor", points: 5, seconds: 3_600, guards: true };
/** Whoever's address is typed gets a confirmation: nobody is to be flooded with them. */
const byEmail: Bucket = { name: "contact-email", points: 5, seconds: 86_400, guards: true };

/** Throws 1002 after too many calls. */
export const limitCalls = (scope: Scope): Promise<void> => limit(scope, calls, scope.clientAddress);

/** Throws 1002 after too many messages from one address, by one visitor or in the name of one mailbox. */
export const limitMessages = async (scope: Scope, email: string): Promise<void> => {
  await limit(scope, byAddress, scope.clientAddress);
  await limit(scope, byVisitor, await scope.visitor.find(scope.services.pool));
  await limit(scope, byEmail, mailboxKey(email));
};
