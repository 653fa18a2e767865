import { lateWords } from "../product-dialogs/late-words.ts";
import type { Offer } from "./offer.ts";
import type { Problem, Problems } from "./problem.ts";

/** Says problems in the words of the page; fetches those on first need. */
export async function problemWords(problems: readonly Problem[], { minimum, maximum }: Offer): Promise<Problems> {
  const t = await lateWords();
  const bounds = { minimum: minimum.text, maximum: maximum.text };
  return Object.fromEntries(problems.map(({ field, name }) => [field, t(`problems.${name}`, bounds)]));
}
