import { randomUUID } from "node:crypto";
import { companyChangeSchema, companySchema } from "@giftshop/validation";
import { inTransaction } from "../../platform/database/index.ts";
import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { judgeInput, requireAccount } from "../account/index.ts";
import { changeCompanyRow, insertCompany } from "./company-table.ts";
import { limitChanges, limitCompanies } from "./limits.ts";
import { joinCompany } from "./members-table.ts";
import { requireMember } from "./require-member.ts";
import { type Company, type Membership, owning } from "./types.ts";

/**
 * `createCompany`: whoever makes it owns it. Throws 1002, 2202, 2511,
 * 2518 before the mailbox was proven, and the errors of its fields.
 */
export const createCompany = async (input: unknown, scope: Scope): Promise<Membership> => {
  const { services, storefront } = scope;
  const account = await requireAccount(scope);
  if (!account.verified) throw new Failure("companyUnproven");
  const { name, vatNumber = null } = await judgeInput(companySchema(storefront.country), input, "input");
  await limitCompanies(scope, account.id);
  const now = services.clock.now();
  const { legalEntity, currency, code } = storefront;
  const company: Company = {
    id: randomUUID(),
    legalEntity,
    name,
    vatNumber,
    storefront: code,
    currency,
    approvalAbove: null,
    version: 0,
  };
  await inTransaction(services.pool, async (client) => {
    await insertCompany(client, company, now);
    const joined = await joinCompany(client, { account: account.id, company: company.id, role: "OWNER" }, now);
    if (!joined) throw new Failure("companyJoined");
  });
  return { company, account: account.id, role: "OWNER" };
};

/**
 * `changeCompany`: its name, VAT number and the sum above which orders
 * wait. Throws 1002, 2202, 2510, 2512, 2517 and the errors of its fields.
 */
export const changeCompany = async (input: unknown, scope: Scope): Promise<Membership> => {
  const member = await requireMember(scope, owning);
  const { company } = member;
  const judged = await judgeInput(companyChangeSchema(scope.storefront.country), input, "input");
  await limitChanges(scope, company.id);
  const { name, vatNumber = null, approvalAbove = null, version } = judged;
  const changed = { ...company, name, vatNumber, approvalAbove, version };
  if (!(await changeCompanyRow(scope.services.pool, changed))) throw new Failure("companyChanged", "input.version");
  return { ...member, company: { ...changed, version: version + 1 } };
};
