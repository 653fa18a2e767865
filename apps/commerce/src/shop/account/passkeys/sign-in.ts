import { generateAuthenticationOptions, verifyAuthenticationResponse } from "@simplewebauthn/server";
import { inTransaction } from "../../../platform/database/index.ts";
import { Failure } from "../../../platform/failure.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import { limit } from "../../../platform/limit.ts";
import { findAccount } from "../accounts-table.ts";
import { beginSession } from "../signing-in/begin-session.ts";
import { keepChallenge, takeChallenge } from "./challenges.ts";
import { findPasskey, notePasskeyUse } from "./passkeys-table.ts";
import { challengeIn, parseResponse, relyingParty } from "./relying-party.ts";

const tries = { name: "passkey-network", points: 60, seconds: 900 };

/** `passkeyChallenge`: what the browser asks any device that knows this shop, as JSON. @throws 1002 */
export const passkeyChallenge = async (scope: Scope): Promise<string> => {
  await limit(scope, tries, scope.clientAddress);
  const options = await generateAuthenticationOptions({ rpID: relyingParty(scope).id, userVerification: "preferred" });
  await keepChallenge(scope.services.pool, options.challenge, null, scope.services.clock.now());
  return JSON.stringify(options);
};

/**
 * `passkeyLogin`: signs in by the device's answer, as JSON.
 *
 * @throws 1002, 2201 who is signed in already, 2212 for whatever is wrong with the answer
 */
export const passkeyLogin = async (response: string, scope: Scope): Promise<{ status: "LOGGED_IN" }> => {
  const { services, storefront } = scope;
  const { pool, clock } = services;
  const refuse = () => new Failure("passkeyRefused", "response");
  if (await scope.session.find(pool)) throw new Failure("alreadyLoggedIn");
  await limit(scope, tries, scope.clientAddress);
  const parsed = parseResponse(response);
  if (parsed?.kind !== "authentication") throw refuse();
  const challenge = challengeIn(parsed.value.response.clientDataJSON);
  if (challenge === undefined || !(await takeChallenge(pool, challenge, null, clock.now()))) throw refuse();
  const passkey = await findPasskey.first(pool, Buffer.from(parsed.value.id, "base64url"), storefront.legalEntity);
  if (passkey === undefined) throw refuse();
  const { id, origin } = relyingParty(scope);
  const verified = await verifyAuthenticationResponse({
    response: parsed.value,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
    credential: {
      id: passkey.credentialId.toString("base64url"),
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
    },
  }).catch(() => undefined);
  if (verified?.verified !== true) throw refuse();
  const account = await findAccount.first(pool, passkey.account);
  if (account === undefined) throw refuse();
  const handOut = await inTransaction(pool, async (client) => {
    await notePasskeyUse.run(client, passkey.credentialId, verified.authenticationInfo.newCounter, clock.now());
    return beginSession(client, account, scope);
  });
  handOut();
  return { status: "LOGGED_IN" };
};
