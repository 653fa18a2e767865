export { type ContactMessage, contactForMail } from "./messages-table.ts";
export { type ContactJob, contactQueues } from "./queues.ts";
