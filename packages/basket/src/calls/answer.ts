import { CommerceUnavailable, type FragmentType, readFragment } from "@giftshop/graphql";
import { RefusalFragment } from "@giftshop/graphql/refusal";
import type { BrandLimit } from "@giftshop/messages/limit-text";
import { type Basket, BasketFragment } from "../basket-page/basket.fragment.ts";

/** Why something was refused. */
export interface Refusal {
  code: number;
  /** The field that it is about. */
  referencedRequestParameter?: string | null;
  /** What 2015 is about. */
  limit?: BrandLimit | null;
}

/** What commerce said: the basket as it is now where it said so, and what it refused. */
export type Answer =
  | { kind: "answered"; basket: Basket | undefined; errors: readonly Refusal[] }
  /** Nothing is known: the line or commerce is down. */
  | { kind: "unreachable" };

interface Payload {
  data: FragmentType<typeof BasketFragment> | null;
  errors: readonly FragmentType<typeof RefusalFragment>[];
}

/** Awaits a call that answers with a basket. Only bugs throw. */
export const answerOf = async (call: Promise<Payload>): Promise<Answer> => {
  try {
    const { data, errors } = await call;
    return {
      kind: "answered",
      basket: readFragment(BasketFragment, data) ?? undefined,
      errors: readFragment(RefusalFragment, errors),
    };
  } catch (error) {
    if (error instanceof CommerceUnavailable) return { kind: "unreachable" };
    throw error;
  }
};
