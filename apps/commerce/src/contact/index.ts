export { contactForMail, type ReceivedMessage } from "./messages-table.ts";
export { type ContactJob, contactQueues } from "./queues.ts";
