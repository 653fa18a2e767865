/** The email of a gift that came back for good. */
export interface Bounce {
  package: number;
  orderId: string;
  /** Enhanced status code (RFC 3463). */
  status: string;
}

/**
 * Header fields stand at the beginning of a line, whatever part of the notice they
 * are in; one that is long, as our ids are, goes on in the next (RFC 5322, 2.2.3).
 */
const field = (name: string, value: string): RegExp => new RegExp(`^${name}:[ \\t]*(?:\\r?\\n[ \\t]+)?${value}`, "imu");

const failed = field("Action", "failed\\b");
const permanent = field("Status", "(5\\.\\d{1,3}\\.\\d{1,3})\\b");
/** As `delivery.message_id` writes it: of the message that came back, so in what is returned of it. */
const messageId = field("Message-ID", "<gift\\.(\\d{1,15})\\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@[^>\\s]+>");

/**
 * Reads a delivery status notification (RFC 3464). `undefined` for any other message,
 * for one that is only delayed or that may still be delivered, and for one of no gift.
 */
export const readNotice = (notice: string): Bounce | undefined => {
  const status = permanent.exec(notice)?.[1];
  const [, packageId, orderId] = messageId.exec(notice) ?? [];
  if (!failed.test(notice) || status === undefined || packageId === undefined || orderId === undefined)
    return undefined;
  return { package: Number(packageId), orderId, status };
};
