/** Queues that a message writes to; the mail room reads them. */
export const contactQueues = { message: "mail.contact-message", confirmation: "mail.contact-confirmation" } as const;

/** A message to be sent on, or to be confirmed; `contactForMail` has what is in it. */
export interface ContactJob {
  messageId: number;
}
