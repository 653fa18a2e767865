/** Pause where a provider limits its calls and does not say for how long, milliseconds. */
const unsaid = 30_000;

/**
 * Milliseconds after which even a provider that asks for more is asked again, as what is due would be seen by
 * nobody.
 */
const longest = 600_000;

/**
 * Seconds, or a date, which is compared with that of the answer: whose clock is right does not matter then.
 */
const read = (value: string, date: string | null): number => {
  const seconds = /^\s*\d+\s*$/.test(value) ? Number(value) : undefined;
  return seconds === undefined ? Date.parse(value) - Date.parse(date ?? "") : seconds * 1000;
};

/**
 * For how long a provider asks to be left alone, milliseconds, by status and headers of its
 * answer; null where it does not. See RFC 9110, section 10.2.3, and RFC 6585, section 4.
 */
export const retryAfterOf = (status: number, headers: Pick<Headers, "get">): number | null => {
  const value = headers.get("retry-after");
  const asked = value === null ? Number.NaN : read(value, headers.get("date"));
  if (Number.isNaN(asked)) return status === 429 ? unsaid : null;
  return Math.min(longest, Math.max(0, asked));
};
