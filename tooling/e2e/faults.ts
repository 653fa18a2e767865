/**
 * Everything that can break during a purchase, each case judged: `pnpm test:faults [word of its name]`;
 * `--seed=7` sets other moments for the power cuts.
 */

import { collectorCases } from "./src/faults/collector-cases.ts";
import { crowdCases } from "./src/faults/crowd-cases.ts";
import { failpointCases } from "./src/faults/failpoint-cases.ts";
import { play } from "./src/faults/fault-case.ts";
import { lostAnswerCases } from "./src/faults/lost-answer-cases.ts";
import { outsideCases } from "./src/faults/outside-cases.ts";
import { powerCutCases } from "./src/faults/power-cut-cases.ts";
import { startFaultyShop } from "./src/faults/shop.ts";

const words = process.argv.slice(2).filter((word) => !word.startsWith("-"));
const seedText = process.argv.find((word) => word.startsWith("--seed="))?.slice("--seed=".length);
const seed = Number(seedText ?? new Date().getDate());

/** Moments at which each part is killed. */
const cutsEach = 5;

const all = [
  ...failpointCases,
  ...powerCutCases(seed, cutsEach),
  ...outsideCases,
  ...lostAnswerCases,
  ...crowdCases,
  ...collectorCases,
];
const chosen = all.filter(({ name }) => words.every((word) => name.includes(word)));

console.log(`${chosen.length} cases, seed ${seed}`);
const shop = await startFaultyShop();
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
await shop.stop();
console.log(`${chosen.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 && chosen.length > 0 ? 0 : 1;
