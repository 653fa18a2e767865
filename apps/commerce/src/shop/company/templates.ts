import { companyTemplateSchema } from "@giftshop/validation";
import { prepared, type Queryable } from "../../platform/database/index.ts";
import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { isRowId, judgeInput } from "../account/index.ts";
import { limitChanges } from "./limits.ts";
import { requireMember } from "./require-member.ts";
import { ordering } from "./types.ts";

/** The most of one company. */
const most = 50;

/** A message that a company writes again and again. */
export interface Template {
  id: number;
  name: string;
  message: string;
}

const list = prepared<Template, [string]>(
  "company-templates",
  "select id, name, message from company_template where company = $1 order by name, id",
);
/** One of the same name is written over. */
const save = prepared<Record<never, never>, [string, string, string, Date, number]>(
  "company-template-save",
  `insert into company_template (company, name, message, created_at)
   select $1, $2, $3, $4 where (select count(*) from company_template where company = $1 and name <> $2) < $5
   on conflict (company, name) do update set message = excluded.message`,
);
const remove = prepared<Record<never, never>, [string, number]>(
  "company-template-remove",
  "delete from company_template where company = $1 and id = $2",
);

const templatesOf = (db: Queryable, company: string): Promise<Template[]> => list.all(db, company);

/** `companyTemplates`: every member reads them. Throws 2202 and 2510. */
export const companyTemplates = async (scope: Scope): Promise<Template[]> =>
  templatesOf(scope.services.pool, (await requireMember(scope)).company.id);

/**
 * `saveCompanyTemplate`: one of its name is written over. Throws
 * 1002, 2202, 2510, 2512, 2516 and the errors of its fields.
 */
export const saveCompanyTemplate = async (input: unknown, scope: Scope): Promise<Template[]> => {
  const { pool, clock } = scope.services;
  const { company } = await requireMember(scope, ordering);
  const { name, message } = await judgeInput(companyTemplateSchema, input, "input");
  await limitChanges(scope, company.id);
  if ((await save.run(pool, company.id, name, message, clock.now(), most)) === 0)
    throw new Failure("companyFull", "input.name");
  return templatesOf(pool, company.id);
};

/** `removeCompanyTemplate`: removing one that is gone is no error. Throws 1002, 2202, 2510 and 2512. */
export const removeCompanyTemplate = async (id: string, scope: Scope): Promise<Template[]> => {
  const { company } = await requireMember(scope, ordering);
  await limitChanges(scope, company.id);
  if (isRowId(id)) await remove.run(scope.services.pool, company.id, Number(id));
  return templatesOf(scope.services.pool, company.id);
};
