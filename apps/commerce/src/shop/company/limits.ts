import type { Scope } from "../../platform/graphql/context.ts";
import { type Bucket, limit } from "../../platform/limit.ts";
import { mailboxKey } from "../../platform/mailbox-key.ts";

/** Changes of any kind by one company. */
const changes: Bucket = { name: "company-change", points: 300, seconds: 3_600 };
/** Whoever's address is typed is sent a link: nobody is to be flooded with them. */
const byCompany: Bucket = { name: "company-invite", points: 50, seconds: 86_400, guards: true };
const byMailbox: Bucket = { name: "company-invite-mailbox", points: 5, seconds: 86_400, guards: true };
/** Companies that one account makes, and tokens that one network tries. */
const made: Bucket = { name: "company-create", points: 5, seconds: 86_400 };
const tokens: Bucket = { name: "company-token", points: 60, seconds: 3_600 };

/** Throws 1002 after too many changes of a company. */
export const limitChanges = (scope: Scope, company: string): Promise<void> => limit(scope, changes, company);

/** Throws 1002 after too many invitations of one company, or to one mailbox. */
export const limitInvitations = async (scope: Scope, company: string, email: string): Promise<void> => {
  await limit(scope, byCompany, company);
  await limit(scope, byMailbox, mailboxKey(email));
};

/** Throws 1002 after too many companies of one account. */
export const limitCompanies = (scope: Scope, account: string): Promise<void> => limit(scope, made, account);

/** Throws 1002 after too many tries at the link of an invitation. */
export const limitTokens = (scope: Scope): Promise<void> => limit(scope, tokens, scope.clientAddress);
