/** Queues that payments write to; the mail room reads them. */
export const mailQueues = {
  gift: "mail.gift",
  confirmation: "mail.order-confirmation",
  refund: "mail.refund",
} as const;

/** A digital package to be sent; {@link giftForMail} has what is in it. */
export interface GiftJob {
  packageId: number;
}

/** The buyer's confirmation to be sent; {@link orderForMail} has what is in it. */
export interface ConfirmationJob {
  orderId: string;
}

/** The buyer is to be told that a payment goes back; {@link refundForMail} has what is said. */
export interface RefundJob {
  orderId: string;
  attemptId: string;
}
