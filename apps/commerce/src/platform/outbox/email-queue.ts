import type { QueueDefinition } from "../jobs/queues.ts";

/**
 * Seconds a mail server may take to reply to a whole message, which it may scan first (RFC 5321, section
 * 4.5.3.2.6): to hang up earlier is to send it again.
 */
export const longestReply = 600;

/**
 * A queue of emails: tried at once, soon again, then every five minutes for two days.
 * A mail server that is away, or a password that was changed, costs none of them.
 */
export const emailQueue = (name: string): QueueDefinition => ({
  name,
  retryLimit: 580,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 300,
  // A job whose worker was killed is given to the next one
  // after this; one that waits for a slow mail server is not.
  heartbeatSeconds: 20,
  expireInSeconds: longestReply + 300,
});
