import { orderForMail } from "../checkout/index.ts";
import { originOf } from "../origin-of.ts";
import type { Services } from "../services.ts";
import { composeConfirmation } from "./compose-confirmation.tsx";
import { isRefusedForGood } from "./refused.ts";
import type { MailTransport } from "./transport.ts";

/**
 * Sends the buyer's confirmation of a paid order.
 *
 * @throws when it should be tried again
 */
export async function sendConfirmation(services: Services, transport: MailTransport, orderId: string): Promise<void> {
  const order = await orderForMail(services.pool, orderId);
  if (!order) return;
  try {
    await transport.send(composeConfirmation(order, (storefront) => originOf(services.environment, storefront)));
  } catch (error) {
    if (!isRefusedForGood(error)) throw error;
    services.log.error({ orderId, error }, "confirmation refused by the mail server");
    return;
  }
  services.log.info({ orderId }, "confirmation sent");
}
