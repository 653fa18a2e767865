import { readOrder } from "../../../money/order/index.ts";
import { awaitedTransfer, epcCode } from "../../../money/payment/index.ts";
import type { Queryable } from "../../../platform/database/index.ts";
import type { TransferMail } from "../../mail/types.ts";
import { mailDomain } from "../mail-domain.ts";

/** What the buyer of a bank transfer is told; `undefined` where it is not waited for any more. */
export const transferForMail = async (
  client: Queryable,
  { orderId, attemptId }: { orderId: string; attemptId: string },
): Promise<TransferMail | undefined> => {
  const order = await readOrder(client, orderId);
  const transfer = await awaitedTransfer(client, orderId);
  if (order === undefined || order.forgotten || transfer?.attemptId !== attemptId) return undefined;
  const { account, bic, holder, reference, amount, currency, expiresAt } = transfer;
  return {
    storefront: order.storefront,
    language: order.language,
    messageId: `<transfer.${attemptId}@${mailDomain(order)}>`,
    to: order.email,
    buyerName: order.firstName,
    orderNumber: order.number,
    orderUuid: order.id,
    account,
    bic,
    holder,
    reference,
    amount: { value: amount, currency },
    until: expiresAt.toISOString(),
    code: epcCode(transfer),
  };
};
