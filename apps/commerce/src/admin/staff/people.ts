import { inTransaction } from "../../platform/database/index.ts";
import type { Services } from "../../platform/services.ts";
import { endStaff, ensureStaff, findStaff, grantsOf, setGrants } from "./accounts.ts";
import { type Actor, writeAudit } from "./audit.ts";
import { invite } from "./invitations.ts";
import { Refused } from "./refused.ts";
import { endStaffSessions } from "./sessions.ts";
import { grantsText, readGrants } from "./staff-words.ts";

type Deciding = Pick<Services, "pool" | "clock" | "environment">;

const operation = "staff.change";
const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+$/u.test(text) && text.length <= 254;

/**
 * Adds somebody, or says anew what they may do; answers the
 * link by which they set up how to sign in. Throws INVALID.
 */
export const addPerson = async (
  services: Deciding,
  { email, roles, why }: { email: string; roles: string; why: string },
  actor: Actor,
): Promise<string> => {
  const grants = readGrants(roles);
  if (!isEmail(email)) throw new Refused("INVALID", "email");
  if (grants === undefined) throw new Refused("INVALID", "roles");
  const now = services.clock.now();
  const token = await inTransaction(services.pool, async (client) => {
    const staff = await ensureStaff(client, email, now);
    const before = { roles: grantsText(await grantsOf(client, staff.id)) };
    await setGrants(client, staff.id, grants);
    const after = { roles: grantsText(grants) };
    await writeAudit(client, actor, { operation, subject: staff.email, before, after, why }, now);
    return invite(client, staff.id, now);
  });
  const link = new URL("/invitation", services.environment.adminOrigin);
  // Behind the hash: it reaches no server and no log.
  link.hash = token;
  return link.href;
};

/** Signs somebody out, and lets them in no more; answers false where there is no such person. */
export const endPerson = (
  { pool, clock }: Deciding,
  { email, why }: { email: string; why: string },
  actor: Actor,
): Promise<boolean> =>
  inTransaction(pool, async (client) => {
    const now = clock.now();
    const staff = await findStaff(client, email);
    if (staff === undefined || !(await endStaff(client, staff.id, now))) return false;
    await endStaffSessions(client, staff.id);
    await writeAudit(client, actor, { operation, subject: staff.email, after: { ended: true }, why }, now);
    return true;
  });
