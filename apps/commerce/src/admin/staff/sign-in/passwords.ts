import { createHash } from "node:crypto";
import { decryptText, encryptText } from "../../../money/giftcard/index.ts";
import { Failure } from "../../../platform/failure.ts";
import { type Bucket, limit } from "../../../platform/limit.ts";
import type { Services } from "../../../platform/services.ts";
import { hashPassword, verifyPassword } from "../../../shop/account/password/hash-password.ts";
import { emailKey } from "../../../shop/account/signing-in/email-key.ts";
import { findStaff, readStaff, type StaffSecrets, setPassword, spendStep } from "../accounts.ts";
import { Refused } from "../refused.ts";
import { matchingStep, newSecret, totpAddress } from "../totp.ts";

type Signing = Pick<Services, "pool" | "clock" | "environment">;

/** Guesses at one person's password from everywhere; and from one network at anybody's. */
const guessesOfPerson: Bucket = { name: "staff-login", points: 10, seconds: 900 };
const guessesOfNetwork: Bucket = { name: "staff-login-network", points: 30, seconds: 900 };

const leastLength = 12;

const owner = (staff: string): string => `staff totp ${staff}`;

/** Throws TOO_MANY after too many tries. */
export const limitStaffLogin = async (
  services: Services,
  person: string,
  network: string | undefined,
): Promise<void> => {
  try {
    await limit({ services }, guessesOfNetwork, network);
    await limit({ services }, guessesOfPerson, createHash("sha256").update(emailKey(person)).digest("base64url"));
  } catch (error) {
    throw error instanceof Failure ? new Refused("TOO_MANY") : error;
  }
};

/**
 * A password and a code, in the time that a wrong one takes.
 * Throws SIGN_IN_REFUSED, and does not say which was wrong.
 */
const judge = async (
  { pool, clock, environment }: Signing,
  person: StaffSecrets | undefined,
  { password, code }: { password: string; code: string },
): Promise<StaffSecrets> => {
  const known = person?.endedAt === null ? person : undefined;
  const right = await verifyPassword(known?.passwordHash ?? undefined, password.slice(0, 128));
  const secret = known?.totpSecret && decryptText(environment.cardEncryptionKey, known.totpSecret, owner(known.id));
  const step = secret ? matchingStep(Buffer.from(secret, "hex"), code, clock.now()) : undefined;
  if (!known || !right || step === undefined || !(await spendStep(pool, known.id, step)))
    throw new Refused("SIGN_IN_REFUSED");
  return known;
};

/** Who signs in with an address, a password and a code. Throws SIGN_IN_REFUSED. */
export const whoTyped = async (
  services: Signing,
  { email, ...typed }: { email: string; password: string; code: string },
): Promise<StaffSecrets> => judge(services, await findStaff(services.pool, email.slice(0, 254)), typed);

/** Proves by password and code who is signed in. Throws SIGN_IN_REFUSED. */
export const proveByPassword = async (
  services: Signing,
  staff: string,
  typed: { password: string; code: string },
): Promise<void> => void (await judge(services, await readStaff(services.pool, staff), typed));

/**
 * Gives a person a password and a secret for codes; answers the
 * address that an application for codes takes. Throws INVALID.
 */
export const setUpPassword = async (
  { pool, environment }: Signing,
  staff: { id: string; email: string },
  password: string,
): Promise<string> => {
  if ([...password].length < leastLength || password.length > 128) throw new Refused("INVALID", "password");
  const secret = newSecret();
  const kept = encryptText(environment.cardEncryptionKey, secret.toString("hex"), owner(staff.id));
  await setPassword(pool, staff.id, await hashPassword(password), kept);
  return totpAddress(secret, staff.email);
};
