const day = 24 * 60 * 60_000;

const weekend = [0, 6];

/**
 * When a bank transfer with this due date (ISO 8601) expires: at 00:00 UTC after it, or after the next
 * business day. The provider's holidays and its own midnight are left out.
 */
export const endOfDueDate = (dueDate: string): Date => {
  let due = new Date(`${dueDate}T00:00:00Z`);
  while (weekend.includes(due.getUTCDay())) due = new Date(due.getTime() + day);
  return new Date(due.getTime() + day);
};

/**
 * Whether a bank transfer may be due on this day (ISO 8601)
 * when it is made now: tomorrow, or up to 100 days after that.
 */
export const mayBeDue = (dueDate: string, now: Date): boolean => {
  const tomorrow = Date.parse(now.toISOString().slice(0, 10)) + day;
  const due = Date.parse(dueDate);
  return due >= tomorrow && due <= tomorrow + 100 * day;
};
