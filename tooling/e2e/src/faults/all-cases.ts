import { collectorCases } from "./collector-cases.ts";
import { crowdCases } from "./crowd-cases.ts";
import { failpointCases } from "./failpoint-cases.ts";
import { type FaultCase, play } from "./fault-case.ts";
import { lostAnswerCases } from "./lost-answer-cases.ts";
import { outsideCases } from "./outside-cases.ts";
import { powerCutCases } from "./power-cut-cases.ts";
import type { BreakableShop } from "./shop.ts";

export interface FaultRun {
  /** Words that the names of the cases hold; none for all. */
  readonly words: readonly string[];
  /** Sets the moments of the power cuts: the same one plays the same moments again. */
  readonly seed: number;
  /** At how many moments each part is killed. */
  readonly cutsEach: number;
  /** How often PostgreSQL is killed under a crowd. */
  readonly kills: number;
}

const casesOf = ({ words, seed, cutsEach, kills }: FaultRun): readonly FaultCase[] =>
  [
    ...failpointCases,
    ...powerCutCases(seed, cutsEach),
    ...outsideCases,
    ...lostAnswerCases,
    ...crowdCases(kills),
    ...collectorCases,
  ].filter(({ name }) => words.every((word) => name.includes(word)));

/** Plays the cases one after the other and says how each ended. Answers the code to end with. */
export const playAll = async (shop: BreakableShop, run: FaultRun): Promise<number> => {
  const chosen = casesOf(run);
  console.log(`${chosen.length} cases, seed ${run.seed}`);
  let failed = 0;
  for (const one of chosen) {
    const begin = performance.now();
    const seconds = () => `${((performance.now() - begin) / 1000).toFixed(1)} s`;
    try {
      const ending = await play(shop, one);
      if (!one.endings.includes(ending)) throw new Error(`it ended "${ending}", which it may not`);
      console.log(`  ✓ ${one.name} → ${ending} (${seconds()})`);
    } catch (error) {
      failed += 1;
      console.log(`  ✗ ${one.name} (${seconds()})\n    ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  console.log(`${chosen.length - failed} passed, ${failed} failed`);
  return failed === 0 && chosen.length > 0 ? 0 : 1;
};
