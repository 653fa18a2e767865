import type { Challenge, Solution } from "altcha-lib";

/** A solved challenge as it came back; nothing of it is to be believed before its signature was checked. */
export interface SolvedChallenge {
  challenge: Challenge;
  solution: Solution;
}

/** A token of ours has about 700 characters. */
const longest = 2_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Reads a token, the base64 of `{ challenge, solution }` as JSON; `undefined` where it is none. */
export const readToken = (token: string): SolvedChallenge | undefined => {
  if (token.length > longest) return undefined;
  try {
    const read: unknown = JSON.parse(Buffer.from(token, "base64").toString("utf8"));
    if (!isRecord(read) || !isRecord(read.challenge) || !isRecord(read.solution)) return undefined;
    if (!isRecord(read.challenge.parameters) || typeof read.challenge.signature !== "string") return undefined;
    return read as unknown as SolvedChallenge;
  } catch {
    return undefined;
  }
};
