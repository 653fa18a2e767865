/** What a webhook may be told of. */
export const eventTypes = [
  "order.completed",
  "gift.sent",
  "gift.opened",
  "gift.failed",
  "gift.taken_back",
  "gift.expired",
  "gift.blocked",
] as const;

export type EventType = (typeof eventTypes)[number];

export const isEventType = (text: string): text is EventType => (eventTypes as readonly string[]).includes(text);
