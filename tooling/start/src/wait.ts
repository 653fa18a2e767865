import { setTimeout as sleep } from "node:timers/promises";

export interface Waiting {
  /** How long to go on asking, in milliseconds. */
  readonly atMost: number;
  /** Pause between two questions, in milliseconds. Default 25. */
  readonly every?: number;
}

/**
 * Asks again and again until the answer is something else
 * than undefined or false; undefined when the time is over.
 */
export const waitFor = async <Answer>(
  ask: () => Promise<Answer | undefined | false> | Answer | undefined | false,
  { atMost, every = 25 }: Waiting,
): Promise<Answer | undefined> => {
  const end = performance.now() + atMost;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    if (performance.now() >= end) return undefined;
    await sleep(every);
  }
};
