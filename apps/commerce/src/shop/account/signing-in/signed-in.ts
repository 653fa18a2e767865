import { Failure } from "../../../platform/failure.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import type { SignedIn } from "../../../platform/graphql/session.ts";
import { type AccountRecord, findSignedIn } from "../accounts-table.ts";

/** Who is signed in. Throws 2202 where nobody is. */
export const requireSession = async (scope: Scope): Promise<SignedIn> => {
  const signedIn = await scope.session.find(scope.services.pool);
  if (signedIn === undefined) throw new Failure("notLoggedIn");
  return signedIn;
};

/** The account of who is signed in, and its session. Throws 2202 where nobody is. */
export const requireAccount = async (scope: Scope): Promise<AccountRecord & SignedIn> => {
  const found = await scope.session.findWith(scope.services.pool, findSignedIn);
  if (found === undefined) throw new Failure("notLoggedIn");
  return found;
};
