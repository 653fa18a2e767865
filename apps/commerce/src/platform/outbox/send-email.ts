import type { Services } from "../services.ts";
import type { Email } from "./email.ts";
import { isRefusedForGood } from "./refused.ts";
import type { MailTransport } from "./transport.ts";

/**
 * Sends an email and notes how it went. After a death between the server's yes and the note it goes again
 * with the same message id, by which mailboxes know it.
 *
 * @throws when it should be tried again
 */
export const sendEmail = async (
  services: Services,
  transport: MailTransport,
  { queue, book, compose }: Email,
  job: object,
): Promise<void> => {
  const { pool, clock, log } = services;
  if (book.due && !(await book.due(pool, job))) return;
  const mail = await compose(services, job);
  const settle = (state: "SENT" | "FAILED") => book.settle(pool, job, state, clock.now());
  if (mail === undefined) {
    if (!book.due) return;
    log.warn({ queue, ...job }, "an email has nothing to say");
    return settle("FAILED");
  }
  try {
    await transport.send(mail);
  } catch (error) {
    if (!isRefusedForGood(error)) throw error;
    log.error({ queue, ...job, error }, "an email was refused by the mail server");
    return settle("FAILED");
  }
  await settle("SENT");
  log.info({ queue, ...job }, "an email was sent");
};
