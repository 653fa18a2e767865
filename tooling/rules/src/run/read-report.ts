import { readFileSync } from "node:fs";

/** A report that a runner wrote as JSON; undefined where it wrote none, or not to its end. */
export const readReport = <Report>(file: string): Report | undefined => {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Report;
  } catch {
    return undefined;
  }
};
