/**
 * Everything that can break during a purchase, each case judged: `pnpm test:faults [word of its name]`;
 * `--seed=7` sets other moments for the power cuts.
 */

import { playAll } from "./src/faults/all-cases.ts";
import { startFaultyShop } from "./src/faults/shop.ts";

const words = process.argv.slice(2).filter((word) => !word.startsWith("-"));
const seedText = process.argv.find((word) => word.startsWith("--seed="))?.slice("--seed=".length);
const seed = Number(seedText ?? new Date().getDate());

const shop = await startFaultyShop();
const code = await playAll(shop, { words, seed, cutsEach: 5, kills: 50 });
await shop.stop();
process.exitCode = code;
