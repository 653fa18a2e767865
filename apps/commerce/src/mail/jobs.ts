import { type ConfirmationJob, type GiftJob, mailQueues, type RefundJob } from "../checkout/index.ts";
import { type ContactJob, contactQueues } from "../contact/index.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { Services } from "../services.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { sendConfirmation } from "./send-confirmation.ts";
import { sendContact } from "./send-contact.ts";
import { sendGift } from "./send-gift.ts";
import { sendRefund } from "./send-refund.ts";
import type { MailTransport } from "./transport.ts";

/**
 * One job at a time for each of a few takers, so that a slow mail server delays no other job of the same batch. The jobs of one
 * transaction are told of by one notification, so what it left is looked for soon after.
 */
const options = { batchSize: 1, pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 } as const;

/** How many messages of a kind are sent at a time. */
const takers = { gift: 3, confirmation: 3, refund: 1, contactMessage: 1, contactConfirmation: 1 } as const;

/** How many messages are sent at a time altogether. */
export const mailTakers = Object.values(takers).reduce((sum, count) => sum + count, 0);

/** Takes what a payment, or a visitor's message, asked to be sent. A job that throws is tried again by its queue's rules. */
export async function registerMailJobs(jobs: Jobs, services: Services, transport: MailTransport): Promise<void> {
  const once = oneAtATime();
  const take = <Job>(queue: string, localConcurrency: number, send: (job: Job) => Promise<void>): Promise<void> =>
    jobs.work<Job>(
      queue,
      async ([job]) => {
        if (job) await once(`${queue} ${JSON.stringify(job.data)}`, () => send(job.data));
      },
      { ...options, localConcurrency },
    );
  const sendTo = (kind: "message" | "confirmation") => (job: ContactJob) => sendContact(services, transport, kind, job);
  await take<GiftJob>(mailQueues.gift, takers.gift, ({ packageId }) => sendGift(services, transport, packageId));
  await take<ConfirmationJob>(mailQueues.confirmation, takers.confirmation, (job) =>
    sendConfirmation(services, transport, job),
  );
  await take<RefundJob>(mailQueues.refund, takers.refund, (job) => sendRefund(services, transport, job));
  await take<ContactJob>(contactQueues.message, takers.contactMessage, sendTo("message"));
  await take<ContactJob>(contactQueues.confirmation, takers.contactConfirmation, sendTo("confirmation"));
}
