import { loadLimitWords } from "@giftshop/messages/late-limits";
import { loadReceiverWords } from "@giftshop/messages/late-receivers";
import { isLimitName, limitText } from "@giftshop/messages/limit-text";
import { mostCharacters } from "@giftshop/validation/most-characters";
import { languageOfPage, lateWords } from "../../product-dialogs/late-words.ts";
import type { Offer } from "../offer.ts";
import { isFault, type Problem, type Problems } from "./problem.ts";

/** Says problems in the words of the page; fetches those on first need. */
export const problemWords = async (
  problems: readonly Problem[],
  { minimum, maximum, donation, arrival: { locale } }: Offer,
): Promise<Problems> => {
  const t = await lateWords();
  const bounds = { minimum: minimum.text, maximum: maximum.text };
  const text = async ({ field, name, limit }: Problem) => {
    if (isLimitName(name)) {
      const limits = await loadLimitWords(languageOfPage());
      return `${limitText(limits, name, locale, limit)} ${t(`advice.${name}`)}`;
    }
    if (isFault(name)) return (await loadReceiverWords(languageOfPage()))(name, { most: mostCharacters(field) });
    return donation && (name === "name" || name === "email")
      ? t(`donation.problems.${name}`)
      : t(`problems.${name}`, bounds);
  };
  return Object.fromEntries(
    await Promise.all(problems.map(async (problem) => [problem.field, await text(problem)] as const)),
  );
};
