import type { PgBoss } from "pg-boss";
import { type ConfirmationJob, type GiftJob, mailQueues } from "../checkout/index.ts";
import { type ContactJob, contactQueues } from "../contact/index.ts";
import type { Services } from "../services.ts";
import { composeContactConfirmation } from "./compose-contact-confirmation.tsx";
import { composeContactMessage } from "./compose-contact-message.tsx";
import { sendConfirmation } from "./send-confirmation.ts";
import { sendContact } from "./send-contact.ts";
import { sendGift } from "./send-gift.ts";
import type { MailTransport } from "./transport.ts";

/**
 * One job at a time for each of a few takers, so that a slow mail server delays no other job of the same batch. The jobs of one
 * transaction are told of by one notification, so what it left is looked for soon after.
 */
const options = {
  batchSize: 1,
  localConcurrency: 3,
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 1,
} as const;

/** Takes what a paid order, or a visitor's message, asked to be sent. A job that throws is tried again by its queue's rules. */
export async function registerMailJobs(boss: PgBoss, services: Services, transport: MailTransport): Promise<void> {
  await boss.work<GiftJob>(mailQueues.gift, options, async ([job]) => {
    if (job) await sendGift(services, transport, job.data.packageId);
  });
  await boss.work<ConfirmationJob>(mailQueues.confirmation, options, async ([job]) => {
    if (job) await sendConfirmation(services, transport, job.data.orderId);
  });
  await boss.work<ContactJob>(contactQueues.message, options, async ([job]) => {
    if (job) await sendContact(services, transport, job.data.messageId, composeContactMessage);
  });
  await boss.work<ContactJob>(contactQueues.confirmation, options, async ([job]) => {
    if (job) await sendContact(services, transport, job.data.messageId, composeContactConfirmation);
  });
}
