import { limits } from "@giftshop/validation/rules";
import { creditById } from "../../money/credit/index.ts";
import { inTransaction, type Queryable } from "../../platform/database/index.ts";
import { keyById, revokeKey } from "../../shop/api/keys/keys-table.ts";
import { makeCompanyKeyWithin } from "../../shop/api/keys/make-company-key.ts";
import { isKeyScope } from "../../shop/api/keys/scopes.ts";
import { type Done, done } from "../staff/api/payload.ts";
import { audit, type StaffScope, whyOf } from "../staff/api/scope.ts";
import { Refused } from "../staff/refused.ts";
import { isOwnCredit } from "./list-companies.ts";

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/u;

const ownCreditOf = async (db: Queryable, id: string, scope: StaffScope) => {
  const credit = uuid.test(id) ? await creditById(db, id) : undefined;
  if (credit === undefined || !isOwnCredit(scope, credit)) throw new Refused("NOT_FOUND", "credit");
  return credit;
};

/** A key that somebody wants made. */
export interface WantedKey {
  credit: string;
  test: boolean;
  name: string;
  scopes: readonly string[];
  why: string;
}

/** Makes a key; its text is answered this once, and the audit has none of it. */
export const makeKeyFor = (
  { credit: id, test, name, scopes, why }: WantedKey,
  scope: StaffScope,
): Promise<{ text: string }> =>
  inTransaction(scope.services.pool, async (client) => {
    const said = whyOf(why);
    const credit = await ownCreditOf(client, id, scope);
    const wanted = scopes.filter(isKeyScope);
    if (wanted.length === 0 || wanted.length < scopes.length) throw new Refused("INVALID", "scopes");
    const wish = {
      credit: id,
      test,
      name: name.trim().slice(0, limits.name),
      scopes: wanted,
      madeBy: scope.actor.name,
    };
    if (wish.name === "") throw new Refused("INVALID", "name");
    const made = await makeCompanyKeyWithin(client, wish, scope.services.clock.now());
    if ("refused" in made) throw new Refused("NOT_FOUND", "credit");
    await audit(scope, client, {
      subject: credit.companyName,
      after: { key: made.id, test, scopes: wanted },
      why: said,
    });
    return { text: made.text };
  });

/** Ends a key at once. */
export const revokeKeyFor = ({ id, why }: { id: string; why: string }, scope: StaffScope): Promise<Done> =>
  inTransaction(scope.services.pool, async (client) => {
    const said = whyOf(why);
    const key = uuid.test(id) ? await keyById(client, id) : undefined;
    if (key === undefined) throw new Refused("NOT_FOUND", "id");
    const credit = await ownCreditOf(client, key.credit, scope);
    const revoked = await revokeKey(client, { id, by: scope.actor.name, now: scope.services.clock.now() });
    if (!revoked) throw new Refused("DECIDED", "id");
    await audit(scope, client, { subject: credit.companyName, after: { revoked: id }, why: said });
    return done;
  });
