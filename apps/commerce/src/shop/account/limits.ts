import { createHash } from "node:crypto";
import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { type Bucket, isAmongFirst, limit } from "../../platform/limit.ts";
import { isKnownDevice } from "./signing-in/devices.ts";
import { emailKey } from "./signing-in/email-key.ts";

/** A network tries passwords of many people: an office signs in within these. */
const loginsOfNetwork: Bucket = { name: "login-network", points: 60, seconds: 900 };
/** Guesses at one account from one network: they lock out who guesses, and nobody who is elsewhere. */
const loginsOfPair: Bucket = { name: "login-pair", points: 8, seconds: 900, guards: true };
/**
 * Guesses at one account from everywhere, beyond which only browsers and networks that its owner used may
 * try.
 */
const loginsOfAccount: Bucket = { name: "login-account", points: 60, seconds: 3_600, guards: true };
const lookups: Bucket = { name: "account-exists", points: 30, seconds: 900 };
const emailsOfNetwork: Bucket = { name: "account-mail-network", points: 20, seconds: 3_600 };
const emailsOfMailbox: Bucket = { name: "account-mail", points: 5, seconds: 3_600, guards: true };
const passwords: Bucket = { name: "account-password", points: 10, seconds: 900, guards: true };

const key = (email: string): string => createHash("sha256").update(emailKey(email)).digest("base64url");

/**
 * Throws 1002 after too many tries at signing in; who guesses from many networks locks out themselves, and
 * not the owner where they are known.
 */
export const limitLogin = async (scope: Scope, email: string): Promise<void> => {
  await limit(scope, loginsOfNetwork, scope.clientAddress);
  await limit(scope, loginsOfPair, scope.clientAddress && `${key(email)} ${scope.clientAddress}`);
  if (await isAmongFirst(scope, loginsOfAccount, key(email))) return;
  if (!(await isKnownDevice(scope, email))) throw new Failure("tooManyRequests");
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
