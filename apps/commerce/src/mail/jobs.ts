import { type ConfirmationJob, type GiftJob, mailQueues, type RefundJob } from "../checkout/index.ts";
import { type ContactJob, contactQueues } from "../contact/index.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { Services } from "../services.ts";
import { sendConfirmation } from "./send-confirmation.ts";
import { sendContact } from "./send-contact.ts";
import { sendGift } from "./send-gift.ts";
import { sendRefund } from "./send-refund.ts";
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

/** Takes what a payment, or a visitor's message, asked to be sent. A job that throws is tried again by its queue's rules. */
export async function registerMailJobs(jobs: Jobs, services: Services, transport: MailTransport): Promise<void> {
  const take = <Job>(queue: string, send: (job: Job) => Promise<void>): Promise<void> =>
    jobs.work<Job>(
      queue,
      async ([job]) => {
        if (job) await send(job.data);
      },
      options,
    );
  await take<GiftJob>(mailQueues.gift, ({ packageId }) => sendGift(services, transport, packageId));
  await take<ConfirmationJob>(mailQueues.confirmation, (job) => sendConfirmation(services, transport, job));
  await take<RefundJob>(mailQueues.refund, (job) => sendRefund(services, transport, job));
  await take<ContactJob>(contactQueues.message, (job) => sendContact(services, transport, "message", job));
  await take<ContactJob>(contactQueues.confirmation, (job) => sendContact(services, transport, "confirmation", job));
}
