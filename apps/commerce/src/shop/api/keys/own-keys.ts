import { randomUUID } from "node:crypto";
import { errorCodes } from "@giftshop/validation";
import { judgeText, limits } from "@giftshop/validation/rules";
import { Failure } from "../../../platform/failure.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import { type Bucket, limit } from "../../../platform/limit.ts";
import { provePassword, requireAccount, requireSession } from "../../account/index.ts";
import { ownCredit } from "../../business/index.ts";
import { memberOf, owning } from "../../company/index.ts";
import { type ApiKey, keysOfCompany, revokeKey } from "./keys-table.ts";
import { makeCompanyKey } from "./make-company-key.ts";
import { isKeyScope } from "./scopes.ts";

/** Keys that one account makes. */
const made: Bucket = { name: "api-key-make", points: 20, seconds: 86_400, guards: true };
/** Keys of a company that are not revoked. */
const mostKeys = 50;

/**
 * The credit that keys of who is signed in order with. Throws 2202,
 * 2512 to a member who is no owner, and 2510 where there is no credit.
 */
export const creditForKeys = async (scope: Scope): Promise<{ credit: string; account: string }> => {
  const { account } = await requireSession(scope);
  const { pool } = scope.services;
  const member = await memberOf(pool, scope);
  if (member && !owning.includes(member.role)) throw new Failure("companyRole");
  const credit = await ownCredit(pool, scope);
  if (credit === undefined) throw new Failure("companyNotFound");
  return { credit: credit.id, account };
};

/** The keys of who is signed in, and of their company. Throws as {@link creditForKeys} does. */
export const ownKeys = async (scope: Scope): Promise<ApiKey[]> => {
  const { credit } = await creditForKeys(scope);
  return keysOfCompany(scope.services.pool, credit);
};

/**
 * {@link creditForKeys} of who proves their password too: a session that was left open is not enough
 * for what goes on without it. Throws 1101 without one, 2203 for another, and 1002 besides.
 */
export const proveOwner = async (
  password: string | null | undefined,
  scope: Scope,
): Promise<{ credit: string; account: string }> => {
  if (!password) throw new Failure("required", "input.password");
  const owner = await creditForKeys(scope);
  await provePassword(scope, await requireAccount(scope), password, "input.password");
  return owner;
};

/** A key that is asked for. */
export interface KeyInput {
  name: string;
  test: boolean;
  scopes: readonly string[];
  /** Password of the account that makes it. */
  password?: string | null | undefined;
}

/**
 * A new key: its text is answered this once, to who proves their password. Throws the errors of
 * its fields, 1002, 2202, 2203 for another password, 2510, 2512, and 2516 where there are too many.
 */
export const makeOwnKey = async (
  { name, test, scopes, password }: KeyInput,
  scope: Scope,
): Promise<{ text: string; id: string }> => {
  const fault = judgeText(name, { max: limits.name });
  if (fault) throw new Failure(fault, "input.name");
  const wanted = scopes.filter(isKeyScope);
  if (wanted.length === 0 || wanted.length < scopes.length) throw new Failure("notAnOption", "input.scopes");
  const { credit, account } = await proveOwner(password, scope);
  await limit(scope, made, account);
  const open = (await keysOfCompany(scope.services.pool, credit)).filter(({ revokedAt }) => revokedAt === null);
  if (open.length >= mostKeys) throw new Failure([{ code: errorCodes.companyFull, parameter: "input" }]);
  const wish = { credit, test, name: name.trim(), scopes: wanted, madeBy: `account ${account}` };
  const key = await makeCompanyKey(scope.services, wish);
  if ("refused" in key) throw new Failure("companyNotFound");
  scope.log.info({ key: key.id, test }, "a key of the API was made");
  return key;
};

/**
 * Ends a key at once, and answers those that there are;
 * again, it changes nothing. Throws 2202, 2510 and 2512.
 */
export const revokeOwnKey = async (id: string, scope: Scope): Promise<ApiKey[]> => {
  const { credit, account } = await creditForKeys(scope);
  const { pool, clock } = scope.services;
  const isId = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/u.test(id);
  await revokeKey(pool, { id: isId ? id : randomUUID(), credit, by: `account ${account}`, now: clock.now() });
  return keysOfCompany(pool, credit);
};
