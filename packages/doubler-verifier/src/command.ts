import { parseArgs } from "node:util";
import { fetchList, fetchProof, NotPublished } from "./fetch-draw.ts";
import { type Own, type Step, verifyDraw } from "./verify-draw.ts";

const usage = "doubler-verify <address of the shop> <draw> [--receipt <receipt>]";

const meaning: Readonly<Record<Step, string>> = {
  rules: "the rules are those whose hash was published before",
  seed: "the seed is the one whose hash was published before",
  list: "the list is complete, in order, without doubles, and the one whose hash was published before",
  commitment: "all of it is what one fingerprint was published for before the draw",
  beacon: "the beacon signed the round that was named before the draw",
  places: "winner and reserves follow from seed and beacon",
};

const ownLine = ({ position, place }: Own): string => {
  if (position === undefined) return "your entry is NOT in the list";
  if (place === undefined) return `your entry is number ${position} of the list, and was not drawn`;
  return `your entry is number ${position} of the list, and was drawn ${place === 0 ? "as the winner" : `as reserve ${place}`}`;
};

/** Checks a draw from the command line; answers the exit code: 0 good, 1 not good, 2 it cannot be told. */
export const runCommand = async (args: readonly string[], say: (line: string) => void): Promise<number> => {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { receipt: { type: "string" } },
  });
  const [shop, draw] = positionals;
  if (shop === undefined || draw === undefined) {
    say(usage);
    return 2;
  }
  try {
    const origin = new URL(shop).origin;
    const proof = await fetchProof(origin, draw);
    say(`${proof.draw}: ${proof.entries} entries, fingerprint ${proof.commitment}`);
    if (proof.state !== "DRAWN") {
      say("It is closed, and has not been drawn yet. Keep the fingerprint.");
      return 2;
    }
    const verdict = await verifyDraw({ proof, list: await fetchList(origin, proof), receipt: values.receipt });
    for (const { step, ok } of verdict.checks) say(`${ok ? "ok    " : "FAILED"}  ${meaning[step]}`);
    if (verdict.own) say(ownLine(verdict.own));
    say(verdict.ok ? "The draw is as it was committed to." : "The draw is NOT as it was committed to.");
    return verdict.ok && (verdict.own === undefined || verdict.own.position !== undefined) ? 0 : 1;
  } catch (error) {
    say(error instanceof NotPublished ? "This draw is not published." : `${error}`);
    return 2;
  }
};
