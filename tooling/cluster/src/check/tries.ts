/** One try of something that is done again and again; milliseconds of one clock. */
export interface Try {
  readonly begun: number;
  readonly ended: number;
  /** Why it failed; undefined where it did not. */
  readonly failure: string | undefined;
}

/**
 * The longest time after `from` in which nothing succeeded, milliseconds: what somebody waits at most who
 * presses again and again. What began before does not count as a success, as it may have been done by then.
 */
export const longestOutage = (tries: readonly Try[], from: number, until: number): number => {
  const successes = tries
    .filter(({ begun, failure }) => failure === undefined && begun >= from)
    .map(({ ended }) => ended)
    .sort((one, other) => one - other);
  let last = from;
  let longest = 0;
  for (const moment of [...successes, until]) {
    longest = Math.max(longest, moment - last);
    last = Math.max(last, moment);
  }
  return longest;
};

/** How often each reason came, the most frequent first. */
export const failuresOf = (tries: readonly Try[]): readonly string[] => {
  const counted = new Map<string, number>();
  for (const { failure } of tries) if (failure !== undefined) counted.set(failure, (counted.get(failure) ?? 0) + 1);
  return [...counted].sort(([, one], [, other]) => other - one).map(([reason, times]) => `${times} × ${reason}`);
};
