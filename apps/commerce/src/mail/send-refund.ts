import { mailQueues, type RefundJob, refundForMail } from "../checkout/index.ts";
import { originOf } from "../origin-of.ts";
import type { Services } from "../services.ts";
import { composeRefund } from "./compose-refund.tsx";
import { sendLetter } from "./send-letter.ts";
import type { MailTransport } from "./transport.ts";

/**
 * Tells the buyer, once, that a payment goes back.
 *
 * @throws when it should be tried again
 */
export const sendRefund = (services: Services, transport: MailTransport, job: RefundJob): Promise<void> =>
  sendLetter(services, transport, { queue: mailQueues.refund, job }, async () => {
    const refund = await refundForMail(services.pool, job.attemptId);
    return refund && composeRefund(refund, (storefront) => originOf(services.environment, storefront));
  });
