export { giftForMail } from "./gift-for-mail.ts";
export { orderForMail } from "./order-for-mail.ts";
export { type ConfirmationJob, type GiftJob, mailQueues } from "./queues.ts";
