import { setTimeout as pause } from "node:timers/promises";

export interface Waiting {
  /** How long to go on asking, in milliseconds. */
  readonly within: number;
  /** Pause between two questions, in milliseconds. Default 50. */
  readonly every?: number;
}

/**
 * Asks until the answer is something else than undefined or false. An error counts as no answer yet.
 * @throws what the last question threw, or that `what` did not come to pass in time
 */
export const eventually = async <Answer>(
  what: string,
  ask: () => Promise<Answer | undefined | false> | Answer | undefined | false,
  { within, every = 50 }: Waiting,
): Promise<Answer> => {
  const end = performance.now() + within;
  for (;;) {
    let reason: unknown;
    try {
      const answer = await ask();
      if (answer !== undefined && answer !== false) return answer;
    } catch (error) {
      reason = error;
    }
    if (performance.now() >= end) throw new Error(`${what}: not within ${within / 1000} s`, { cause: reason });
    await pause(every);
  }
};
