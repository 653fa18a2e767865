import type { Services } from "../services.ts";
import type { Email } from "./email.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { sendEmail } from "./send-email.ts";
import type { MailTransport } from "./transport.ts";

/** Sends what was asked for, one and the same once at a time. */
export const senderOf = (services: Services, transport: MailTransport) => {
  const once = oneAtATime();
  /** @throws when it should be tried again */
  return (email: Email, job: object): Promise<void> =>
    once(`${email.queue} ${JSON.stringify(job)}`, () => sendEmail(services, transport, email, job));
};
