import type { Run } from "./run.ts";
import type { Budget } from "./step.ts";

/** A slow hour doubles CPU seconds; a step that takes three times its budget has become another one. */
const tolerance = 3;

/** What a step took beside what it may take, as `12 s of 20, CPU 30 s of 40`. */
export const costLine = ({ seconds, cpu }: Run, budget: Budget): string =>
  `${seconds.toFixed(0)} s of ${budget.wall}, CPU ${cpu.toFixed(0)} s of ${budget.cpu}`;

/** Whether it took longer than it may: it is named, as the hour may be a slow one. */
export const isOverWall = ({ seconds }: Run, { wall }: Budget): boolean => seconds > wall;

/** Whether it took so much of the machine that no slow hour explains it: it fails. */
export const isOverCpu = ({ cpu }: Run, budget: Budget): boolean => cpu > tolerance * budget.cpu;
