import type { QueueDefinition } from "../jobs/queues.ts";

/**
 * How long a mail server may take for a reply, seconds: what it is given for the
 * one to the whole message, which it may scan and deliver before it answers (RFC
 * 5321, section 4.5.3.2.6). To hang up earlier is to send the same message again.
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
