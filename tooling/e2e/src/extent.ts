/** Whether this run is that of everything (`npm run test:all`): before a release, and each night. */
export const everything = process.env.E2E_ALL === "1";

/** Tag of tests that belong to the run of everything alone. */
export const ofEverything = "@all";

/** For a table of cases: all but the one that every run plays are left to the run of everything. */
export const unless = (inEveryRun: boolean): { tag: string[] } => ({ tag: inEveryRun ? [] : [ofEverything] });

/**
 * The day of the year, by which the places that are walked take turns; `E2E_DAY` walks those of another day.
 */
export const day = (): number => {
  const now = new Date();
  return Number(process.env.E2E_DAY ?? Math.floor((now.getTime() - Date.UTC(now.getUTCFullYear(), 0, 1)) / 86_400_000));
};
