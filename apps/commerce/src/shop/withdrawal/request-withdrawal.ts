import { type OrderState, readOrderByNumber } from "../../money/order/index.ts";
import { inTransaction } from "../../platform/database/index.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { type Bucket, limit } from "../../platform/limit.ts";
import { writeEmail } from "../../platform/outbox/written-emails.ts";
import { spendCaptcha } from "../account/judge.ts";
import { limitEmails } from "../account/limits.ts";
import { emailKey } from "../account/signing-in/email-key.ts";
import { linkEmail } from "./emails.ts";
import { makeWithdrawalLink } from "./withdrawal-table.ts";

const paid: ReadonlySet<OrderState> = new Set<OrderState>(["PAID", "FULFILLING", "COMPLETED"]);

/** Links of one order: whoever knows its number cannot fill its buyer's mailbox. */
const linksOfOrder: Bucket = { name: "withdrawal-order", points: 5, seconds: 3600, guards: true };

interface Asked {
  orderNumber: string;
  email: string;
  captchaToken: string;
}

/**
 * `requestWithdrawal`: sends the buyer of an order the link by which it can be withdrawn from. Answers alike
 * whether there is such an order with this email or not; only the mailbox learns. Throws 1002 and 1003.
 */
export const requestWithdrawal = async (asked: Asked, scope: Scope): Promise<{ status: "EMAIL_SENT" }> => {
  const { services, storefront } = scope;
  const { pool } = services;
  const number = asked.orderNumber.trim().toUpperCase().slice(0, 40);
  const email = asked.email.trim().slice(0, 254);
  await limitEmails(scope, email);
  await limit(scope, linksOfOrder, number);
  await spendCaptcha(scope, asked.captchaToken, "captchaToken");
  const order = await readOrderByNumber(pool, number);
  const own = order?.storefront === storefront.code && order.kind === "REGULAR" && paid.has(order.state);
  if (own && emailKey(order.email) === emailKey(email)) {
    await inTransaction(pool, async (client) => {
      const link = await makeWithdrawalLink(services, client, order.id);
      await writeEmail(services, client, linkEmail, { orderId: order.id, link });
    });
  }
  return { status: "EMAIL_SENT" };
};
