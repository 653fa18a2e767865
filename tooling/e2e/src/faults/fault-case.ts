import { untilReached } from "./reach.ts";
import type { BreakableShop } from "./shop.ts";
import type { Ending } from "./verdict.ts";

/** One thing that goes wrong during one purchase. */
export interface FaultCase {
  readonly name: string;
  /** Plays it and gives how the purchase ended, judged. @throws when something is not as it has to be */
  run(shop: BreakableShop): Promise<Ending>;
  /** How it may end. */
  readonly endings: readonly Ending[];
}

/**
 * Plays a case and leaves the shop whole, whatever happened.
 * Gives how it ended. @throws what the verdict finds wrong
 */
export const play = async (shop: BreakableShop, { run }: FaultCase): Promise<Ending> => {
  try {
    return await run(shop);
  } finally {
    await mend(shop);
  }
};

/** Brings back what is down, and forgets faults that nobody met. */
const mend = async (shop: BreakableShop): Promise<void> => {
  await shop.parts.mend();
  await shop.provider.clearFaults();
  await untilReached(shop);
};
