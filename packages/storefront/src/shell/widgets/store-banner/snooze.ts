/** How long the banner stays away once it was closed, milliseconds: 2 days (specification, section 9). */
const snoozeTime = 2 * 24 * 60 * 60 * 1000;

const key = "store-banner-until";

type Memory = Pick<Storage, "getItem" | "setItem">;

/** Whether the banner is to stay away. A memory that cannot be read remembers nothing. */
export const isSnoozed = (memory: Memory, now: number): boolean => {
  const until = Number(memory.getItem(key));
  // A clock that was set back must not silence it for years.
  return until > now && until <= now + snoozeTime;
};

export const snooze = (memory: Memory, now: number): void => memory.setItem(key, `${now + snoozeTime}`);
