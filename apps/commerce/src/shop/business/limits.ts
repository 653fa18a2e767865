import type { Scope } from "../../platform/graphql/context.ts";
import { type Bucket, limit } from "../../platform/limit.ts";
import { mailboxKey } from "../../platform/mailbox-key.ts";

/** Calls of any outcome: each may be judged, and its captcha checked. */
const calls: Bucket = { name: "quote-call", points: 60, seconds: 600 };

/** Quotes that are asked for from one address, which an office shares. */
const byAddress: Bucket = { name: "quote-address", points: 10, seconds: 3_600, guards: true };
/** Whoever's address is typed is sent a link: nobody is to be flooded with them. */
const byEmail: Bucket = { name: "quote-email", points: 5, seconds: 86_400, guards: true };
/** Comments on one quote: each is an email to the shop. */
const byQuote: Bucket = { name: "quote-comment", points: 20, seconds: 86_400, guards: true };

/** Throws 1002 after too many calls. */
export const limitCalls = (scope: Scope): Promise<void> => limit(scope, calls, scope.clientAddress);

/** Throws 1002 after too many quotes from one address, or in the name of one mailbox. */
export const limitQuotes = async (scope: Scope, email: string): Promise<void> => {
  await limit(scope, byAddress, scope.clientAddress);
  await limit(scope, byEmail, mailboxKey(email));
};

/** Throws 1002 after too many comments of its buyer on one quote. */
export const limitComments = (scope: Scope, quote: string): Promise<void> => limit(scope, byQuote, quote);
