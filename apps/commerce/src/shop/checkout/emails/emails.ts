import { readOrder } from "../../../money/order/index.ts";
import type { Queryable } from "../../../platform/database/index.ts";
import { email } from "../../../platform/outbox/email.ts";
import { mailDomain } from "../mail-domain.ts";
import { type GiftJob, giftBook } from "./gift-book.ts";
import { giftForMail } from "./gift-for-mail.ts";
import { orderForMail } from "./order-for-mail.ts";
import { refundForMail } from "./refund-for-mail.ts";
import { transferForMail } from "./transfer-for-mail.ts";

/** The buyer's confirmation to be sent. */
export interface ConfirmationJob {
  orderId: string;
  /** The correction after which it goes once more, to an address that was put right. */
  again?: string;
}

/** The buyer is to be told that a payment goes back. */
export interface RefundJob {
  orderId: string;
  attemptId: string;
}

/** The buyer is to be told where to send the money of a bank transfer. */
export interface TransferJob {
  orderId: string;
  attemptId: string;
}

/** Staff are to be told that cards of an order were blocked; `at` tells one loss from the next. */
export interface BlockedJob {
  orderId: string;
  cards: number;
  at: string;
}

/** A person finds it by the number of its order. */
const nameOf = async (
  db: Queryable,
  { orderId }: ConfirmationJob | RefundJob | BlockedJob | TransferJob,
): Promise<string | undefined> => (await readOrder(db, orderId))?.number;

/**
 * A digital package on its way: cards, wrapped or with
 * their codes, or a donation that somebody is to hear of.
 */
export const giftEmail = email("gift", {
  facts: (services, { packageId }: GiftJob) => giftForMail(services.pool, packageId, services),
  template: async () => {
    const [{ composeGift }, { composeDonation }, { composeWrapped }] = await Promise.all([
      import("../../mail/compose-gift.tsx"),
      import("../../mail/compose-donation.tsx"),
      import("../../gift/emails/compose-wrapped.tsx"),
    ]);
    return (facts, originOf) => {
      if ("token" in facts) return composeWrapped(facts, originOf);
      return "cards" in facts ? composeGift(facts, originOf) : composeDonation(facts, originOf);
    };
  },
  book: giftBook,
  takers: 6,
});

export const confirmationEmail = email("order-confirmation", {
  facts: ({ pool }, { orderId, again }: ConfirmationJob) => orderForMail(pool, orderId, again),
  template: async () => (await import("../../mail/compose-confirmation.tsx")).composeConfirmation,
  nameOf,
  takers: 4,
});

export const refundEmail = email("refund", {
  facts: ({ pool }, { attemptId }: RefundJob) => refundForMail(pool, attemptId),
  template: async () => (await import("../../mail/compose-refund.ts")).composeRefund,
  nameOf,
});

/** Account, reference and QR code of a bank transfer, as long as it is waited for. */
export const transferEmail = email("transfer", {
  facts: ({ pool }, job: TransferJob) => transferForMail(pool, job),
  template: async () => (await import("../../mail/compose-transfer.tsx")).composeTransfer,
  nameOf,
});

/** To the service address of the shop. */
export const blockedEmail = email("cards-blocked", {
  facts: async ({ pool }, { orderId, cards, at }: BlockedJob) => {
    const order = await readOrder(pool, orderId);
    if (order === undefined) return undefined;
    const { storefront, number: orderNumber } = order;
    return { storefront, orderNumber, cards, messageId: `<blocked.${orderId}.${Date.parse(at)}@${mailDomain(order)}>` };
  },
  template: async () => (await import("./compose-cards-blocked.tsx")).composeCardsBlocked,
  nameOf,
});
