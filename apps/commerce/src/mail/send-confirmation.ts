import { type ConfirmationJob, mailQueues, orderForMail } from "../checkout/index.ts";
import { originOf } from "../origin-of.ts";
import type { Services } from "../services.ts";
import { composeConfirmation } from "./compose-confirmation.tsx";
import { sendLetter } from "./send-letter.ts";
import type { MailTransport } from "./transport.ts";

/**
 * Sends the buyer's confirmation of a paid order, once.
 *
 * @throws when it should be tried again
 */
export const sendConfirmation = (services: Services, transport: MailTransport, job: ConfirmationJob): Promise<void> =>
  sendLetter(services, transport, { queue: mailQueues.confirmation, job }, async () => {
    const order = await orderForMail(services.pool, job.orderId);
    return order && composeConfirmation(order, (storefront) => originOf(services.environment, storefront));
  });
