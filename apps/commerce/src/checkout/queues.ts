/** Queues that a paid order writes to; the mail room reads them. */
export const mailQueues = { gift: "mail.gift", confirmation: "mail.order-confirmation" } as const;

/** A digital package to be sent; {@link giftForMail} has what is in it. */
export interface GiftJob {
  packageId: number;
}

/** The buyer's confirmation to be sent; {@link orderForMail} has what is in it. */
export interface ConfirmationJob {
  orderId: string;
}
