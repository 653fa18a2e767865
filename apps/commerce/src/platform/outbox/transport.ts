import { createTransport } from "nodemailer";
import type { Mail } from "./email.ts";
import { longestReply } from "./email-queue.ts";

/** Hands messages to a mail server. */
export interface MailTransport {
  /** Resolves when the server has taken the message. @throws when it has not, or when that is not known */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/**
 * Pooled connections to an SMTP server.
 *
 * @param url `smtp://user:password@host:port` or `smtps://…`
 * @param connections at most: as many as messages are sent at a time, so that none waits here for another
 * @param bounces where what nobody takes comes back to; default: to who it is from
 */
export const smtpTransport = (url: string, connections: number, bounces?: string): MailTransport => {
  const transporter = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    // A server that is gone is noticed before, by its connection's keep-alive.
    socketTimeout: longestReply * 1_000,
    // A message is composed from our own data only; nothing may
    // be read from disk or fetched because of what is in it.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ attachments, storefront, automatic, ...mail }) {
      const headers = { "X-Storefront": storefront, ...(automatic && { "Auto-Submitted": "auto-replied" }) };
      const envelope = bounces === undefined ? {} : { envelope: { from: bounces, to: mail.to } };
      await transporter.sendMail({ ...mail, ...envelope, headers, attachments: [...attachments] });
    },
    close: () => transporter.close(),
  };
};
