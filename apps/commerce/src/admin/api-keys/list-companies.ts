import { storefronts } from "@giftshop/storefront-config";
import { type Credit, listCredits } from "../../money/credit/index.ts";
import { type ApiKey, keysOfCompany } from "../../shop/api/keys/keys-table.ts";
import type { StaffScope } from "../staff/api/scope.ts";

/** A company that has credit, with its keys. */
export interface ApiCompanyView {
  credit: Credit;
  keys: readonly ApiKey[];
}

/** Whether somebody works where a credit is good: in a storefront of its legal entity and currency. */
export const isOwnCredit = (
  { places }: Pick<StaffScope, "places">,
  { legalEntity, currency }: Pick<Credit, "legalEntity" | "currency">,
): boolean =>
  places === "EVERYWHERE" ||
  storefronts.some(
    (storefront) =>
      storefront.legalEntity === legalEntity && storefront.currency === currency && places.includes(storefront.code),
  );

/** Companies that may have keys, by name. */
export const listCompanies = async (scope: StaffScope): Promise<ApiCompanyView[]> => {
  const { pool } = scope.services;
  const credits = (await listCredits(pool)).filter((credit) => isOwnCredit(scope, credit));
  return Promise.all(credits.map(async (credit) => ({ credit, keys: await keysOfCompany(pool, credit.id) })));
};
