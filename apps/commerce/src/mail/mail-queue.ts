import type { QueueDefinition } from "../jobs/queues.ts";

/**
 * A queue of e-mails: tried at once, soon again, then every five minutes for two days. A mail server that is away, or a password
 * that was changed, costs none of them.
 */
export const mailQueue = (name: string): QueueDefinition => ({
  name,
  retryLimit: 580,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 300,
  // A job whose worker was killed is given to the next one after this.
  expireInSeconds: 20,
});
