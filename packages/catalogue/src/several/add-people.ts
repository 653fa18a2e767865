import { CommerceUnavailable, graphql, readFragment } from "@giftshop/graphql";
import { tellBasketChanged } from "@giftshop/graphql/basket-news";
import { request } from "@giftshop/graphql/browser";
import { RefusalFragment } from "@giftshop/graphql/refusal";
import { loadReceiverWords } from "@giftshop/messages/late-receivers";
import type { Added } from "../buy/added/added.ts";
import type { Draft } from "../buy/draft/draft.ts";
import type { AddToBasketInput } from "../buy/draft/judge-draft.ts";
import { noteForLater } from "../buy/draft/note-for-later.ts";
import type { Offer } from "../buy/offer.ts";
import { languageOfPage } from "../product-dialogs/late-words.ts";
import { judgePeople, refusalsOf } from "./judge-people.ts";

const AddPackages = graphql(`
  mutation AddPackages($userData: UserDataInput!, $input: AddPackagesInput!) {
    addPackages(userData: $userData, input: $input) {
      data {
        id
        quantity
      }
      errors {
        ...Refusal
      }
    }
  }
`);

const packageOf = ({ idempotencyKey: _, ...wanted }: AddToBasketInput) => wanted;

/**
 * Puts the gift of the page into the basket for each of several people,
 * all or none. Never throws for what a visitor can live through.
 *
 * @param key the same for every try of one intent
 * @param unreachable what to say when commerce does not answer
 */
export const addPeople = async (draft: Draft, offer: Offer, key: string, unreachable: string): Promise<Added> => {
  const words = await loadReceiverWords(languageOfPage());
  const dayFault = words("faults.date");
  if (draft.people.length === 0) return { ok: false, problems: { people: words("people.needed") } };
  const judged = await judgePeople(draft.people, draft, offer, dayFault);
  const packages = judged.flatMap(({ input }) => (input ? [packageOf(input)] : []));
  const faulty = judged.length - packages.length;
  if (faulty > 0) return { ok: false, problems: { people: words("people.faulty", { count: faulty }) } };
  const input = { idempotencyKey: key, packages };
  try {
    const { addPackages } = await request(AddPackages, { input });
    const errors = readFragment(RefusalFragment, addPackages.errors);
    if (errors.length === 0) {
      tellBasketChanged();
      return { ok: true };
    }
    const { refused, other } = await refusalsOf(draft.people, errors, offer, dayFault);
    const people = refused.size > 0 ? { people: words("people.faulty", { count: refused.size }) } : {};
    return { ok: false, problems: { ...other, ...people }, refused };
  } catch (error) {
    if (error instanceof CommerceUnavailable) return noteForLater("packages", key, input, offer, unreachable);
    throw error;
  }
};
