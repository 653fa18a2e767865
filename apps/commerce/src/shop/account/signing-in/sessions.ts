import { Failure } from "../../../platform/failure.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import { endSession, endSessions, type OpenSession, sessionsOf } from "../../../platform/graphql/sessions.ts";
import { isRowId } from "../judge.ts";
import { requireSession } from "./signed-in.ts";

/** A session as its owner sees it. */
export interface ShownSession extends OpenSession {
  /** Whether it is the one that asks. */
  current: boolean;
}

/** `accountSessions`. Throws 2202. */
export const accountSessions = async (scope: Scope): Promise<ShownSession[]> => {
  const { pool, clock } = scope.services;
  const { account, sessionId } = await requireSession(scope);
  const sessions = await sessionsOf(pool, account, clock.now());
  return sessions.map((session) => ({ ...session, current: session.id === sessionId }));
};

/** `endAccountSessions`: one session, or without an id all but this one. Throws 2202 and 2210. */
export const endAccountSessions = async (id: string | null | undefined, scope: Scope): Promise<ShownSession[]> => {
  const { pool } = scope.services;
  const { account, sessionId } = await requireSession(scope);
  if (id === null || id === undefined) await endSessions(pool, account, sessionId);
  else if (!isRowId(id) || Number(id) === sessionId || !(await endSession(pool, account, Number(id)))) {
    throw new Failure("sessionNotFound", "id");
  }
  return accountSessions(scope);
};
