import { readOrder } from "../../../../money/order/index.ts";
import type { Scope } from "../../../../platform/graphql/context.ts";
import { type Bucket, limit, overspend } from "../../../../platform/limit.ts";
import { mailboxKey } from "../../../../platform/mailbox-key.ts";
import type { Services } from "../../../../platform/services.ts";

/** The provider writes to the mailbox that was typed for each bank transfer: nobody is to be flooded. */
const byEmail: Bucket = { name: "transfer-email", points: 5, seconds: 86_400, guards: true };

/** Each holds goods for a week and costs nothing to order, but a household or an office shares an address. */
const byAddress: Bucket = { name: "transfer-address", points: 30, seconds: 86_400, guards: true };

/**
 * Throws 1002 after too many bank transfers from one address or in the name of one mailbox. Counts in
 * connections of its own: not within a transaction, which would wait for a connection while it holds one.
 */
export const limitTransfers = async (scope: Scope, email: string): Promise<void> => {
  await limit(scope, byAddress, scope.clientAddress);
  await limit(scope, byEmail, mailboxKey(email));
};

/**
 * Counts a bank transfer that was chosen on the provider's page for its order's mailbox, and not for the
 * network, which no order keeps.
 */
export const countTransfer = async (services: Services, orderId: string): Promise<void> => {
  const order = await readOrder(services.pool, orderId);
  if (order && order.email !== "") await overspend({ services }, byEmail, mailboxKey(order.email));
};
