import { modules } from "../../../entries/modules.ts";
import { listRefused as refusedOf, resend as resendOf } from "../../../platform/outbox/resend.ts";
import { sendEmail } from "../../../platform/outbox/send-email.ts";
import type { MailTransport } from "../../../platform/outbox/transport.ts";
import type { Services } from "../../../platform/services.ts";
import { type ConfirmationJob, confirmationEmail, giftEmail, type RefundJob, refundEmail } from "../emails/emails.ts";

export const sendGift = (services: Services, transport: MailTransport, packageId: number): Promise<void> =>
  sendEmail(services, transport, giftEmail, { packageId });
export const sendConfirmation = (services: Services, transport: MailTransport, job: ConfirmationJob): Promise<void> =>
  sendEmail(services, transport, confirmationEmail, job);
export const sendRefund = (services: Services, transport: MailTransport, job: RefundJob): Promise<void> =>
  sendEmail(services, transport, refundEmail, job);

/** Every email that any module sends. */
export const emails = modules.flatMap((module) => module.emails ?? []);
export const listRefused = (services: Services) => refusedOf(services, emails);
export const resend = (services: Services, name: string) => resendOf(services, emails, name);
