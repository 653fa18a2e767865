import { claimOrders } from "../../../money/order/index.ts";
import type { PoolClient } from "../../../platform/database/index.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import { mergeCarts } from "../../basket/changes/merge-carts.ts";
import type { Credentials } from "../accounts-table.ts";
import { sendAccountEmail } from "../emails/emails.ts";
import { noteDevice } from "./devices.ts";

/**
 * Signs in, in the caller's transaction: session, baskets merged, guest orders of a verified email
 * claimed, an email where the browser is new.
 *
 * @returns what hands the cookie out, after the commit
 */
export const beginSession = async (client: PoolClient, account: Credentials, scope: Scope): Promise<() => void> => {
  const { legalEntity } = scope.storefront;
  const { id, visitor, verified } = account;
  const handOut = await scope.session.begin(client, { account: id, visitor });
  const guest = await scope.visitor.findBrowser(client);
  if (guest !== undefined) await mergeCarts(client, { from: guest, into: visitor, legalEntity });
  if (verified) await claimOrders(client, { ...account, legalEntity });
  const isNew = await noteDevice(client, id, scope);
  if (isNew) await sendAccountEmail(scope, client, "newSignIn", { account: id, device: scope.session.device });
  return handOut;
};
