import { generateRegistrationOptions, verifyRegistrationResponse } from "@simplewebauthn/server";
import type { Queryable } from "../../../platform/database/index.ts";
import { Failure } from "../../../platform/failure.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import { provePassword } from "../signing-in/change-password.ts";
import { requireAccount, requireSession } from "../signing-in/signed-in.ts";
import { keepChallenge, takeChallenge } from "./challenges.ts";
import { dropPasskey, insertPasskey, passkeysOf, type ShownPasskey } from "./passkeys-table.ts";
import { challengeIn, parseResponse, relyingParty } from "./relying-party.ts";

/** The most passkeys of one account. */
const passkeyLimit = 20;

/** Passkeys of an account, as their owner sees them. */
export const passkeysOfAccount = async (db: Queryable, account: string): Promise<ShownPasskey[]> =>
  (await passkeysOf.all(db, account)).map(({ credentialId, ...rest }) => ({
    ...rest,
    id: credentialId.toString("base64url"),
  }));

/** `accountPasskeys`. Throws 2202. */
export const accountPasskeys = async (scope: Scope): Promise<ShownPasskey[]> =>
  passkeysOfAccount(scope.services.pool, (await requireSession(scope)).account);

/**
 * `passkeyOptions`: what the browser asks a device, as JSON, once
 * the owner has typed the password. Throws 1002, 2202 and 2203.
 */
export const newPasskeyOptions = async (password: string, scope: Scope): Promise<string> => {
  const { pool, clock } = scope.services;
  const account = await requireAccount(scope);
  await provePassword(scope, account, password, "password");
  const { id, name } = relyingParty(scope);
  const known = await passkeysOf.all(pool, account.id);
  const options = await generateRegistrationOptions({
    rpID: id,
    rpName: name,
    userName: account.email,
    userDisplayName: `${account.firstName} ${account.lastName}`,
    userID: new TextEncoder().encode(account.id),
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId.toString("base64url") })),
    authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
  });
  await keepChallenge(pool, options.challenge, account.id, clock.now());
  return JSON.stringify(options);
};

/** `addPasskey`: the device's answer, as JSON. Throws 2202 and 2212. */
export const addPasskey = async (response: string, scope: Scope): Promise<ShownPasskey[]> => {
  const { pool, clock } = scope.services;
  const { account } = await requireSession(scope);
  const refuse = () => new Failure("passkeyRefused", "response");
  const parsed = parseResponse(response);
  if (parsed?.kind !== "registration") throw refuse();
  const challenge = challengeIn(parsed.value.response.clientDataJSON);
  if (challenge === undefined || !(await takeChallenge(pool, challenge, account, clock.now()))) throw refuse();
  const { id, origin } = relyingParty(scope);
  const verified = await verifyRegistrationResponse({
    response: parsed.value,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
  }).catch(() => undefined);
  const credential = verified?.registrationInfo?.credential;
  if (credential === undefined) throw refuse();
  if ((await passkeysOf.all(pool, account)).length >= passkeyLimit) throw refuse();
  const key = Buffer.from(credential.publicKey);
  const credentialId = Buffer.from(credential.id, "base64url");
  const { device } = scope.session;
  const now = clock.now();
  await insertPasskey.run(
    pool,
    credentialId,
    account,
    key,
    credential.counter,
    credential.transports ?? [],
    device,
    now,
  );
  return passkeysOfAccount(scope.services.pool, account);
};

/** `removePasskey`: removing one that is gone is no error. Throws 2202. */
export const removePasskey = async (id: string, scope: Scope): Promise<ShownPasskey[]> => {
  const { account } = await requireSession(scope);
  await dropPasskey.run(scope.services.pool, account, Buffer.from(id, "base64url"));
  return passkeysOfAccount(scope.services.pool, account);
};
