import { type ContactJob, contactForMail, contactQueues } from "../contact/index.ts";
import { originOf } from "../origin-of.ts";
import type { Services } from "../services.ts";
import { composeContactConfirmation } from "./compose-contact-confirmation.tsx";
import { composeContactMessage } from "./compose-contact-message.tsx";
import { sendLetter } from "./send-letter.ts";
import type { MailTransport } from "./transport.ts";

const composers = { message: composeContactMessage, confirmation: composeContactConfirmation } as const;

/**
 * Sends one of the two e-mails that a visitor's message asks for, once: to the shop, or back to the visitor.
 *
 * @throws when it should be tried again
 */
export const sendContact = (
  services: Services,
  transport: MailTransport,
  which: keyof typeof composers,
  job: ContactJob,
): Promise<void> =>
  sendLetter(services, transport, { queue: contactQueues[which], job }, async () => {
    const message = await contactForMail(services.pool, job.messageId);
    return message && composers[which](message, (storefront) => originOf(services.environment, storefront));
  });
