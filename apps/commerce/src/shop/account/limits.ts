import { createHash } from "node:crypto";
import type { Scope } from "../../platform/graphql/context.ts";
import { type Bucket, limit } from "../../platform/limit.ts";
import { emailKey } from "./email-key.ts";

/** A network tries passwords of many people: an office signs in within these. */
const loginsOfNetwork: Bucket = { name: "login-network", points: 60, seconds: 900 };
/** Guesses at one account from one network: they lock out who guesses, and nobody who is elsewhere. */
const loginsOfPair: Bucket = { name: "login-pair", points: 8, seconds: 900 };
/** Guesses at one account from everywhere: from here on slow, never locked. */
const loginsOfAccount: Bucket = { name: "login-account", points: 60, seconds: 3_600 };
const lookups: Bucket = { name: "account-exists", points: 30, seconds: 900 };
const emailsOfNetwork: Bucket = { name: "account-mail-network", points: 20, seconds: 3_600 };
const emailsOfMailbox: Bucket = { name: "account-mail", points: 5, seconds: 3_600 };
const passwords: Bucket = { name: "account-password", points: 10, seconds: 900 };

const key = (email: string): string => createHash("sha256").update(emailKey(email)).digest("base64url");

/** Throws 1002 after too many tries at signing in. */
export const limitLogin = async (scope: Scope, email: string): Promise<void> => {
  await limit(scope, loginsOfNetwork, scope.clientAddress);
  await limit(scope, loginsOfPair, scope.clientAddress && `${key(email)} ${scope.clientAddress}`);
  await limit(scope, loginsOfAccount, key(email));
};

/** Throws 1002 after too many questions for who has an account. */
export const limitLookups = (scope: Scope): Promise<void> => limit(scope, lookups, scope.clientAddress);

/** Throws 1002 after too many emails that were asked for from one network, or to one mailbox. */
export const limitEmails = async (scope: Scope, email: string): Promise<void> => {
  await limit(scope, emailsOfNetwork, scope.clientAddress);
  await limit(scope, emailsOfMailbox, key(email));
};

/** Throws 1002 after too many tries at the password of who is signed in. */
export const limitPassword = (scope: Scope, account: string): Promise<void> => limit(scope, passwords, account);
