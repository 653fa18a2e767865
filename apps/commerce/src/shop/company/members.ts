import { isUuid, memberRoleSchema } from "@giftshop/validation";
import { inTransaction, type PoolClient } from "../../platform/database/index.ts";
import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { judgeInput } from "../account/index.ts";
import { lockCompany } from "./company-table.ts";
import { limitChanges } from "./limits.ts";
import { removeMemberRow, rolesOf, setRole } from "./members-table.ts";
import { requireMember } from "./require-member.ts";
import { type Membership, owning, type Role } from "./types.ts";

/** Throws 2510 for who does not belong to it, 2513 for its last owner. */
const judgeLeaving = async (client: PoolClient, company: string, account: string): Promise<void> => {
  const members = await rolesOf(client, company);
  const member = members.find((one) => one.account === account);
  if (member === undefined) throw new Failure("companyNotFound", "id");
  const owners = members.filter(({ role }) => role === "OWNER");
  if (member.role === "OWNER" && owners.length === 1) throw new Failure("companyLastOwner", "id");
};

/**
 * Locks the company's row while its members are looked at: of two owners who leave at one moment the second
 * stays.
 */
const changing = async (
  scope: Scope,
  { company }: Membership,
  id: string,
  work: (client: PoolClient) => Promise<unknown>,
  keepsOwner = false,
): Promise<void> => {
  if (!isUuid(id)) throw new Failure("companyNotFound", "id");
  await limitChanges(scope, company.id);
  await inTransaction(scope.services.pool, async (client) => {
    await lockCompany(client, company.id);
    if (!keepsOwner) await judgeLeaving(client, company.id, id);
    await work(client);
  });
};

/** `changeMember`: another role. Throws 1002, 2202, 2510, 2512 and 2513. */
export const changeMember = async (id: string, given: string, scope: Scope): Promise<Membership> => {
  const member = await requireMember(scope, owning);
  const role = (await judgeInput(memberRoleSchema, { role: given })).role as Role;
  await changing(
    scope,
    member,
    id,
    async (client) => {
      if (!(await setRole(client, member.company.id, id, role))) throw new Failure("companyNotFound", "id");
    },
    role === "OWNER",
  );
  return requireMember(scope);
};

/**
 * `removeMember`: an owner takes somebody out; anybody leaves by themselves.
 * Answers whether this was such a leave. Throws 1002, 2202, 2510, 2512 and 2513.
 */
export const removeMember = async (id: string, scope: Scope): Promise<boolean> => {
  const member = await requireMember(scope);
  const leaves = member.account === id.toLowerCase();
  if (!leaves && !owning.includes(member.role)) throw new Failure("companyRole");
  await changing(scope, member, id, (client) => removeMemberRow(client, member.company.id, id));
  return leaves;
};
