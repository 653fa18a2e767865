import type { FragmentType, VariablesOf } from "@giftshop/graphql";
import { readFragment } from "@giftshop/graphql";
import { redeemMarker, request } from "@giftshop/graphql/browser";
import { type RedeemOrder, RedeemOrderFragment } from "../redeem-order.fragment.ts";
import {
  AddOriginalPackage,
  AddRedeemCard,
  AddRedeemPackage,
  BeginRedeem,
  RedeemOrderQuery,
  RemoveRedeemCard,
  ResetRedeem,
  UpdateRedeemPackage,
} from "./operations.ts";
import { type CommerceError, type Refusal, refusalOf, unreachable } from "./refusal.ts";

/** What a call came to: the exchange as it is now, or why not. Both where it was changed elsewhere. */
export interface Answer {
  order?: RedeemOrder | undefined;
  refusal?: Refusal | undefined;
}

interface Payload {
  data: FragmentType<typeof RedeemOrderFragment> | null;
  errors: readonly CommerceError[];
}

const answerOf = ({ data, errors }: Payload): Answer => ({
  order: data ? readFragment(RedeemOrderFragment, data) : undefined,
  refusal: refusalOf(errors),
});

const answered = (call: Promise<Payload>): Promise<Answer> => call.then(answerOf, () => ({ refusal: unreachable }));

const asksForCaptcha = ({ refusal }: Answer): boolean => refusal?.name === "captchaFailed";

/** Number and PIN, digits alone. */
export interface TypedCard {
  cardNumber: string;
  pin: string;
}

/**
 * Sends a card, once more with a solved captcha where commerce asks for one, without a word to the visitor.
 */
const withCaptcha = async (send: (captchaToken?: string) => Promise<Answer>): Promise<Answer> => {
  const first = await send();
  if (!asksForCaptcha(first)) return first;
  try {
    const { createCaptcha } = await import("@giftshop/graphql/captcha");
    return await send(await createCaptcha().take());
  } catch {
    return { refusal: unreachable };
  }
};

/** The exchange of this browser; refused with `redeemEnded` where there is none. */
export const loadExchange = (): Promise<Answer> =>
  answered(request(RedeemOrderQuery, {}, redeemMarker).then(({ redeemOrder }) => redeemOrder));

/** Begins an exchange, in place of one that was under way. */
export const beginExchange = (card: TypedCard): Promise<Answer> =>
  withCaptcha((captchaToken) =>
    answered(
      request(BeginRedeem, { input: { ...card, captchaToken } }, redeemMarker).then(({ beginRedeem }) => beginRedeem),
    ),
  );

export const addCard = (card: TypedCard): Promise<Answer> =>
  withCaptcha((captchaToken) =>
    answered(
      request(AddRedeemCard, { input: { ...card, captchaToken } }, redeemMarker).then(
        ({ addRedeemCard }) => addRedeemCard,
      ),
    ),
  );

export const removeCard = (cardId: string): Promise<Answer> =>
  answered(request(RemoveRedeemCard, { cardId }, redeemMarker).then(({ removeRedeemCard }) => removeRedeemCard));

export const addPackage = (input: VariablesOf<typeof AddRedeemPackage>["input"]): Promise<Answer> =>
  answered(request(AddRedeemPackage, { input }, redeemMarker).then(({ addRedeemPackage }) => addRedeemPackage));

/** @param input quantity 0 takes the package away */
export const updatePackage = (input: VariablesOf<typeof UpdateRedeemPackage>["input"]): Promise<Answer> =>
  answered(
    request(UpdateRedeemPackage, { input }, redeemMarker).then(({ updateRedeemPackage }) => updateRedeemPackage),
  );

export const addOriginal = (): Promise<Answer> =>
  answered(request(AddOriginalPackage, {}, redeemMarker).then(({ addOriginalPackage }) => addOriginalPackage));

/** Releases everything and forgets the exchange. */
export const resetExchange = async (): Promise<Refusal | undefined> => {
  try {
    const { resetRedeem } = await request(ResetRedeem, {}, redeemMarker);
    return refusalOf(resetRedeem.errors);
  } catch {
    return unreachable;
  }
};
