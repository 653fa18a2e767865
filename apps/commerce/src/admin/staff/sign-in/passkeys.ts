import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import type { Queryable } from "../../../platform/database/index.ts";
import type { Services } from "../../../platform/services.ts";
import { challengeIn, parseResponse } from "../../../shop/account/passkeys/relying-party.ts";
import { Refused } from "../refused.ts";
import { keepStaffChallenge, type Purpose, takeStaffChallenge } from "./challenges.ts";
import { findStaffPasskey, insertStaffPasskey, noteStaffPasskeyUse, passkeysOfStaff } from "./passkeys-table.ts";

type Signing = Pick<Services, "pool" | "clock" | "environment">;

/** The admin as devices know it. */
const relyingParty = ({ environment }: Pick<Services, "environment">) => {
  const origin = new URL(environment.adminOrigin);
  return { id: origin.hostname, origin: origin.origin };
};

const refuse = () => new Refused("SIGN_IN_REFUSED", "response");

/**
 * What the browser asks a device for a new passkey, as JSON. The
 * person is always asked who they are: it opens what money moves by.
 */
export const newPasskeyOptions = async (services: Signing, staff: { id: string; email: string }): Promise<string> => {
  const { pool, clock } = services;
  const known = await passkeysOfStaff.all(pool, staff.id);
  const options = await generateRegistrationOptions({
    rpID: relyingParty(services).id,
    rpName: "Gift card shop – admin",
    userName: staff.email,
    userID: new TextEncoder().encode(staff.id),
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId.toString("base64url") })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await keepStaffChallenge(pool, options.challenge, { purpose: "SET_UP", staff: staff.id }, clock.now());
  return JSON.stringify(options);
};

/** Keeps the passkey that a device made. Throws SIGN_IN_REFUSED. */
export const keepNewPasskey = async (
  services: Signing,
  client: Queryable,
  { staff, response, device }: { staff: string; response: string; device: string },
): Promise<void> => {
  const now = services.clock.now();
  const parsed = parseResponse(response);
  const challenge = parsed?.kind === "registration" && challengeIn(parsed.value.response.clientDataJSON);
  if (parsed?.kind !== "registration" || !challenge) throw refuse();
  if (!(await takeStaffChallenge(client, challenge, { purpose: "SET_UP", staff }, now))) throw refuse();
  const { id, origin } = relyingParty(services);
  const verified = await verifyRegistrationResponse({
    response: parsed.value,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
  }).catch(() => undefined);
  const credential = verified?.registrationInfo?.credential;
  if (credential === undefined) throw refuse();
  const credentialId = Buffer.from(credential.id, "base64url");
  const key = Buffer.from(credential.publicKey);
  const transports = credential.transports ?? [];
  await insertStaffPasskey.run(client, credentialId, staff, key, credential.counter, transports, device, now);
};

/**
 * What the browser asks a device to sign, as JSON: of
 * nobody to sign in, of somebody to say again who is there.
 */
export const askPasskey = async (services: Signing, purpose: Purpose, staff: string | null): Promise<string> => {
  const { pool, clock } = services;
  const known = staff === null ? [] : await passkeysOfStaff.all(pool, staff);
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(services).id,
    userVerification: "required",
    allowCredentials: known.map(({ credentialId }) => ({ id: credentialId.toString("base64url") })),
  });
  await keepStaffChallenge(pool, options.challenge, { purpose, staff }, clock.now());
  return JSON.stringify(options);
};

/** Whose passkey signed what was asked. Throws SIGN_IN_REFUSED for whatever is wrong with it. */
export const whoSigned = async (
  services: Signing,
  response: string,
  { purpose, staff }: { purpose: Purpose; staff: string | null },
): Promise<string> => {
  const { pool, clock } = services;
  const parsed = parseResponse(response);
  const challenge = parsed?.kind === "authentication" && challengeIn(parsed.value.response.clientDataJSON);
  if (parsed?.kind !== "authentication" || !challenge) throw refuse();
  if (!(await takeStaffChallenge(pool, challenge, { purpose, staff }, clock.now()))) throw refuse();
  const passkey = await findStaffPasskey.first(pool, Buffer.from(parsed.value.id, "base64url"));
  if (passkey === undefined || (staff !== null && passkey.staff !== staff)) throw refuse();
  const { id, origin } = relyingParty(services);
  const verified = await verifyAuthenticationResponse({
    response: parsed.value,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    credential: {
      id: passkey.credentialId.toString("base64url"),
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
    },
  }).catch(() => undefined);
  if (verified?.verified !== true) throw refuse();
  await noteStaffPasskeyUse.run(pool, passkey.credentialId, verified.authenticationInfo.newCounter, clock.now());
  return passkey.staff;
};
