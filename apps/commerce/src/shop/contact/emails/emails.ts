import type { Queryable } from "../../../platform/database/index.ts";
import { email } from "../../../platform/outbox/email.ts";
import { publishedStore } from "../../store/versions.ts";
import { contactForMail } from "../messages-table.ts";

/** A message to be sent on, or to be confirmed. */
export interface ContactJob {
  messageId: number;
}

const nameOf = async (db: Queryable, { messageId }: ContactJob): Promise<string | undefined> =>
  (await contactForMail(db, messageId))?.reference;

/** To the shop: what a visitor wrote. */
export const messageEmail = email("contact-message", {
  facts: ({ pool }, { messageId }: ContactJob) => contactForMail(pool, messageId),
  template: async () => (await import("./compose-message.tsx")).composeContactMessage,
  nameOf,
});

/**
 * Back to the visitor, whose address was never proven: with
 * the telephone number that people of the shop edited.
 */
export const confirmationEmail = email("contact-confirmation", {
  facts: async ({ pool }, { messageId }: ContactJob) => {
    const message = await contactForMail(pool, messageId);
    return message && { message, phone: (await publishedStore(pool, message.storefront)).parts.MENUS.phone };
  },
  template: async () => (await import("./compose-confirmation.tsx")).composeContactConfirmation,
  nameOf,
  mayBeRefused: true,
});
