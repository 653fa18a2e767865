import { Failure } from "../../../platform/failure.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import type { SignedIn } from "../../../platform/graphql/session.ts";
import { type AccountRecord, findAccount } from "../accounts-table.ts";

/** Who is signed in. Throws 2202 where nobody is. */
export const requireSession = async (scope: Scope): Promise<SignedIn> => {
  const signedIn = await scope.session.find(scope.services.pool);
  if (signedIn === undefined) throw new Failure("notLoggedIn");
  return signedIn;
};

/** The account of who is signed in. Throws 2202 where nobody is. */
export const requireAccount = async (scope: Scope): Promise<AccountRecord & { sessionId: number }> => {
  const { account, sessionId } = await requireSession(scope);
  const found = await findAccount.first(scope.services.pool, account);
  if (found === undefined) throw new Failure("notLoggedIn");
  return { ...found, sessionId };
};
