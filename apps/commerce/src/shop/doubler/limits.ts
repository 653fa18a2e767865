import type { Scope } from "../../platform/graphql/context.ts";
import { type Bucket, limit } from "../../platform/limit.ts";
import { mailboxKey } from "../../platform/mailbox-key.ts";

/** Calls of any outcome. */
const calls: Bucket = { name: "doubler-call", points: 60, seconds: 600 };
/** Whoever's address is typed gets an email: nobody is to be flooded with them. */
const byEmail: Bucket = { name: "doubler-email", points: 20, seconds: 86_400, guards: true };

/** Throws 1002 after too many calls. */
export const limitCalls = (scope: Scope): Promise<void> => limit(scope, calls, scope.clientAddress);

/** Throws 1002 after too many entries for one mailbox. */
export const limitEntries = (scope: Scope, email: string): Promise<void> => limit(scope, byEmail, mailboxKey(email));
