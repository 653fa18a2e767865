import { CommerceUnavailable, readFragment } from "@giftshop/graphql";
import { tellBasketChanged } from "@giftshop/graphql/basket-news";
import { request } from "@giftshop/graphql/browser";
import { RefusalFragment } from "@giftshop/graphql/refusal";
import type { Draft } from "../draft/draft.ts";
import { judgeDraft } from "../draft/judge-draft.ts";
import { noteForLater } from "../draft/note-for-later.ts";
import type { Offer } from "../offer.ts";
import { problemWords } from "../problems/problem-words.ts";
import { problemsOfErrors } from "../problems/problems-of-errors.ts";
import { AddToBasket } from "./add-to-basket.mutation.ts";
import type { Added } from "./added.ts";
import { tellAdded } from "./tell-added.ts";

export { createIntents } from "../draft/intent.ts";

const add = async (draft: Draft, offer: Offer, key: string, unreachable: string): Promise<Added> => {
  if (draft.several) {
    const { addPeople } = await import("../../several/add-people.ts");
    return addPeople(draft, offer, key, unreachable);
  }
  const judged = await judgeDraft(draft, offer, key);
  if (!judged.ok) return { ok: false, problems: await problemWords(judged.problems, offer) };
  try {
    const { addToBasket: answer } = await request(AddToBasket, { input: judged.input });
    // A refusal brings the basket as it is, so its presence says nothing.
    if (answer.errors.length === 0) {
      tellBasketChanged();
      return { ok: true };
    }
    return {
      ok: false,
      problems: await problemWords(problemsOfErrors(readFragment(RefusalFragment, answer.errors)), offer),
    };
  } catch (error) {
    if (error instanceof CommerceUnavailable) return noteForLater("add", key, judged.input, offer, unreachable);
    throw error;
  }
};

/**
 * Judges the draft and, when nothing is wrong with it, puts it into
 * the basket. Never throws for what a visitor can live through.
 *
 * @param key the same for every try of one intent, so that it is added once whatever the line did
 * @param unreachable what to say when commerce does not answer
 */
export const addToBasket = async (draft: Draft, offer: Offer, key: string, unreachable: string): Promise<Added> => {
  const added = await add(draft, offer, key, unreachable);
  if (added.ok) tellAdded(draft, offer);
  else void added.later?.then((refusal) => refusal === undefined && tellAdded(draft, offer));
  return added;
};
