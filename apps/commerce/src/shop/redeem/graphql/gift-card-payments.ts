import { builder } from "../../../platform/graphql/builder.ts";
import { type Answer, answer, ErrorType } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import { limit } from "../../../platform/limit.ts";
import { GiftCardPaymentType, type GiftCardPaymentView } from "../../basket/graphql/gift-card-payment.ts";
import { CartPayload } from "../../basket/graphql/giftcard-order.ts";
import { presentPayment } from "../../basket/reading/present-payments.ts";
import { addGiftCardPayment, checkGiftCardPayment, removeGiftCardPayment } from "../payment/gift-card-payment.ts";

const GiftCardPaymentInput = builder.inputType("GiftCardPaymentInput", {
  fields: (t) => ({
    cardNumber: t.string(),
    pin: t.string(),
    captchaToken: t.string({
      required: false,
      description: "A solved `captchaChallenge` of action COMMON, where the answer without one was 1003.",
    }),
  }),
});

const GiftCardPaymentPayload = builder.objectRef<Answer<GiftCardPaymentView>>("GiftCardPaymentPayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: GiftCardPaymentType, nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

/** More than somebody presses. */
const removals = { name: "remove-card", points: 300, seconds: 60 };

const failures =
  "Wrong tries count as those of `giftCardBalance` (2100, 2101, 1003). Once number and PIN match: 2303 blocked, 2304 expired, 2305 nothing on it, 2306 not activated, 2309 of another shop";

builder.mutationFields((t) => ({
  addGiftCardPayment: t.field({
    type: CartPayload,
    description: `Lets a gift card of the same shop pay for the visitor's basket, up to ten of them. ${failures}, 2302 there already, 2311 one too many; of an exchange 2301 ended, 2307 a brand's own card, 2308 of another kind.`,
    args: { userData: t.arg({ type: UserDataInput }), input: t.arg({ type: GiftCardPaymentInput }) },
    resolve: answer(({ input }, scope) => addGiftCardPayment(input, scope)),
  }),
  removeGiftCardPayment: t.field({
    type: CartPayload,
    description: "The card pays no more for the visitor's basket. Of one that is not there nothing changes.",
    args: { userData: t.arg({ type: UserDataInput }), cardId: t.arg.id() },
    resolve: answer(async ({ cardId }, scope) => {
      await limit(scope, removals, scope.clientAddress);
      return removeGiftCardPayment(cardId, scope);
    }),
  }),
  checkGiftCardPayment: t.field({
    type: GiftCardPaymentPayload,
    description: `What a gift card would pay for the visitor's basket beside those that do, without adding it. ${failures}.`,
    args: { userData: t.arg({ type: UserDataInput }), input: t.arg({ type: GiftCardPaymentInput }) },
    resolve: answer(async ({ input }, scope) =>
      presentPayment(scope.storefront, await checkGiftCardPayment(input, scope)),
    ),
  }),
}));
