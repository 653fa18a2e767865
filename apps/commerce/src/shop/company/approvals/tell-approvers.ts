import type { PoolClient } from "../../../platform/database/index.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import { tellWaiting } from "../emails/emails.ts";
import { rolesOf } from "../members-table.ts";
import { approving } from "../types.ts";

/** Promises everybody who may say yes to an order an email about it, in the caller's transaction. */
export const tellApprovers = async (
  client: PoolClient,
  { id, company }: { id: string; company: string },
  { services, storefront, language }: Pick<Scope, "services" | "storefront" | "language">,
): Promise<void> => {
  const members = await rolesOf(client, company);
  for (const { account, role } of members) {
    if (!approving.includes(role)) continue;
    await tellWaiting(services, client, { id, to: account, storefront: storefront.code, language });
  }
};
