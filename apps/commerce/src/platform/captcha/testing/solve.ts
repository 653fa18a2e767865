import { type Challenge, type Solution, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";

/** The token of a challenge and its solution, as a browser sends it. */
export const tokenOf = (challenge: Challenge, solution: Solution): string =>
  Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");

/** Does the work of a challenge. */
export const solve = async (challenge: Challenge): Promise<Solution> => {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error("The challenge was not solved in time.");
  return solution;
};

export const solvedToken = async (challenge: Challenge): Promise<string> => tokenOf(challenge, await solve(challenge));
