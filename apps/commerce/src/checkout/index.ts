export { giftForMail } from "./gift-for-mail.ts";
export { orderForMail } from "./order-for-mail.ts";
export { type ConfirmationJob, type GiftJob, mailQueues, type RefundJob } from "./queues.ts";
export { refundForMail } from "./refund-for-mail.ts";
