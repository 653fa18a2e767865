import { readDeliveries, sendAgain } from "../../../money/order/index.ts";
import { resendEmails } from "../../../platform/outbox/emails-of-order.ts";
import { giftOfPackage } from "../../../shop/gift/index.ts";
import { Refused } from "../../staff/refused.ts";
import type { Doing } from "./action.ts";

/** A gift by its package, or the e-mails of a kind. */
export type ResendInput = { package: number } | { queue: string };

/**
 * Sends again, to the same address, what was sent or refused;
 * answers what the audit says of it. Throws NOT_SENDABLE.
 */
export const resendOf = async ({ services, client, order }: Doing, input: ResendInput): Promise<object> => {
  if (order.forgotten) throw new Refused("NOT_SENDABLE");
  if ("queue" in input) {
    const sent = await resendEmails(services, client, { queue: input.queue, orderId: order.id });
    if (sent === 0) throw new Refused("NOT_SENDABLE", "queue");
    return { sent: input.queue, emails: sent };
  }
  const delivery = (await readDeliveries(client, order.id)).find((one) => one.package === input.package);
  const wasSent = delivery?.kind === "DIGITAL" && (delivery.state === "SENT" || delivery.state === "FAILED");
  const gift = await giftOfPackage(client, input.package);
  // A gift that was opened is with its receiver: there is nothing to send.
  if (!wasSent || (gift && gift.state !== "UNOPENED")) throw new Refused("NOT_SENDABLE", "gift");
  const now = services.clock.now();
  if (!(await sendAgain(client, { package: input.package, dueAt: now, expectedAt: now })))
    throw new Refused("NOT_SENDABLE", "gift");
  return { sent: "mail.gift", package: input.package };
};
