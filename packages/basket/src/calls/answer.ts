import { CommerceUnavailable, type FragmentType, readFragment } from "@giftshop/graphql";
import { type Basket, BasketFragment } from "../basket-page/basket.fragment.ts";

/** What commerce said: the basket as it is now where it said so, and codes of what it refused. */
export type Answer =
  | { kind: "answered"; basket: Basket | undefined; codes: readonly number[] }
  /** Nothing is known: the line or commerce is down. */
  | { kind: "unreachable" };

interface Payload {
  data: FragmentType<typeof BasketFragment> | null;
  errors: readonly { code: number }[];
}

/** Awaits a call that answers with a basket. Only bugs throw. */
export async function answerOf(call: Promise<Payload>): Promise<Answer> {
  try {
    const { data, errors } = await call;
    return {
      kind: "answered",
      basket: readFragment(BasketFragment, data) ?? undefined,
      codes: errors.map(({ code }) => code),
    };
  } catch (error) {
    if (error instanceof CommerceUnavailable) return { kind: "unreachable" };
    throw error;
  }
}
