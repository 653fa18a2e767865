const minute = 60_000;

/**
 * Reads something at most once a minute, however often it is asked for: several who watch cost the database
 * no more than one. What failed is asked again at once, and what was known until then is answered meanwhile.
 */
export const onceAMinute = <Value>(
  read: () => Promise<readonly Value[]>,
  now: () => number = () => performance.now(),
): (() => Promise<readonly Value[]>) => {
  let known: readonly Value[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<readonly Value[]> | undefined;
  const again = async (): Promise<readonly Value[]> => {
    try {
      known = await read();
      readAt = now();
    } catch {
      // Whoever watches hears of the database by other numbers.
    } finally {
      reading = undefined;
    }
    return known;
  };
  return () => {
    if (now() - readAt < minute) return Promise.resolve(known);
    reading ??= again();
    return reading;
  };
};
