import type { Offer } from "../offer.ts";
import { problemWords } from "../problems/problem-words.ts";
import type { Draft } from "./draft.ts";
import type { Field } from "./fields.ts";
import { judgeDraft } from "./judge-draft.ts";

/**
 * What is wrong with one field of a draft, in words. This
 * module, and the rules behind it, is fetched on first need.
 */
export const judgeField = async (field: Field, draft: Draft, offer: Offer): Promise<string | undefined> => {
  const judged = await judgeDraft(draft, offer, "not-sent-anywhere");
  if (judged.ok) return undefined;
  const words = await problemWords(judged.problems, offer);
  return words[field];
};
