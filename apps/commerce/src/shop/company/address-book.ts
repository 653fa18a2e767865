import type { Scope } from "../../platform/graphql/context.ts";
import { addressBooks, type BookAddress, removeFrom, saveInto } from "../account/index.ts";
import { limitChanges } from "./limits.ts";
import { requireMember } from "./require-member.ts";
import { ordering } from "./types.ts";

const books = addressBooks("company-address", "company_address", "company");

/** `companyAddressBook`: every member reads it. Throws 2202 and 2510. */
export const companyAddressBook = async (scope: Scope): Promise<BookAddress[]> =>
  books.list(scope.services.pool, (await requireMember(scope)).company.id);

/**
 * `saveCompanyAddress`: who may order writes it. Throws 1002,
 * 2202, 2209, 2211, 2510, 2512 and the errors of its fields.
 */
export const saveCompanyAddress = async (
  id: string | null | undefined,
  input: { countryCode: string },
  scope: Scope,
): Promise<BookAddress[]> => {
  const { company } = await requireMember(scope, ordering);
  await limitChanges(scope, company.id);
  return saveInto(books, company.id, { id, input }, scope);
};

/** `removeCompanyAddress`. Throws 1002, 2202, 2510 and 2512. */
export const removeCompanyAddress = async (id: string, scope: Scope): Promise<BookAddress[]> => {
  const { company } = await requireMember(scope, ordering);
  await limitChanges(scope, company.id);
  return removeFrom(books, company.id, id, scope);
};
