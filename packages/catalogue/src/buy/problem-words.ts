import { lateWords } from "../product-dialogs/late-words.ts";
import type { Offer } from "./offer.ts";
import type { Problem, ProblemName, Problems } from "./problem.ts";

/** Says problems in the words of the page; fetches those on first need. */
export async function problemWords(
  problems: readonly Problem[],
  { minimum, maximum, donation }: Offer,
): Promise<Problems> {
  const t = await lateWords();
  const bounds = { minimum: minimum.text, maximum: maximum.text };
  const text = (name: ProblemName) =>
    donation && (name === "name" || name === "email") ? t(`donation.problems.${name}`) : t(`problems.${name}`, bounds);
  return Object.fromEntries(problems.map(({ field, name }) => [field, text(name)]));
}
