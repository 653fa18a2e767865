import { CommerceUnavailable, graphql } from "@giftshop/graphql";
import { request } from "@giftshop/graphql/browser";
import type { Draft } from "./draft.ts";
import { judgeDraft } from "./judge-draft.ts";
import type { Offer } from "./offer.ts";
import type { Problem } from "./problem.ts";
import { problemsOfErrors } from "./problems-of-errors.ts";

const AddToBasket = graphql(`
  mutation AddToBasket($userData: UserDataInput!, $input: AddToBasketInput!) {
    addToBasket(userData: $userData, input: $input) {
      data {
        id
        quantity
      }
      errors {
        code
        referencedRequestParameter
      }
    }
  }
`);

/** What came of a press on "Add to basket". */
export type Added = { ok: true } | { ok: false; problems: Problem[] };

/**
 * Judges the draft and, when nothing is wrong with it, puts it into the basket. Never throws for what a visitor can live through.
 *
 * @param key the same for every try of one intent, so that it is added once whatever the line did
 */
export async function addToBasket(draft: Draft, offer: Offer, key: string): Promise<Added> {
  const judged = await judgeDraft(draft, offer, key);
  if (!judged.ok) return judged;
  try {
    const { addToBasket: answer } = await request(AddToBasket, { input: judged.input });
    // A refusal brings the basket as it is, so its presence says nothing.
    return answer.errors.length === 0 ? { ok: true } : { ok: false, problems: problemsOfErrors(answer.errors) };
  } catch (error) {
    if (error instanceof CommerceUnavailable) return { ok: false, problems: [{ field: "form", name: "unreachable" }] };
    throw error;
  }
}
