import { builder } from "../../../platform/graphql/builder.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import { type Answer, answer, ErrorType } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import { type Bucket, limit } from "../../../platform/limit.ts";
import { changeQuantity } from "../../basket/changes/change-basket.ts";
import { AddToBasketInput } from "../../basket/graphql/mutations.ts";
import { paymentContextOf } from "../../checkout/payments/payment-context.ts";
import { addRedeemCard, beginRedeem } from "../begin-redeem.ts";
import { addOriginalPackage, addRedeemPackage } from "../packages.ts";
import { showUnderWay } from "../redeem-order.ts";
import { type UnderWay, underWayIn } from "../redeeming.ts";
import { removeRedeemCard } from "../remove-card.ts";
import { resetRedeem } from "../reset-redeem.ts";
import { RedeemOrderPayload } from "./redeem-order-type.ts";

const RedeemCardInput = builder.inputType("RedeemCardInput", {
  fields: (t) => ({
    cardNumber: t.string(),
    pin: t.string(),
    captchaToken: t.string({
      required: false,
      description: "A solved `captchaChallenge` of action COMMON, where the answer without one was 1003.",
    }),
  }),
});

const UpdateRedeemPackageInput = builder.inputType("UpdateRedeemPackageInput", {
  fields: (t) => ({ packageId: t.id(), quantity: t.int({ description: "0 takes it away." }), version: t.int() }),
});

const userData = UserDataInput;

/**
 * As of the basket, more than any hand can press, and counted by each process, as it guards nothing: look-ups
 * of cards have limits in the database.
 */
const changes: Bucket = { name: "change-redeem", points: 600, seconds: 60, perProcess: true };

/** Runs a change and answers the exchange as it is then; the change may know it already. */
const changed = async (scope: Scope, work: () => Promise<UnderWay | undefined>) => {
  await limit(scope, changes, scope.clientAddress);
  return showUnderWay(scope, await work());
};

const lookUp =
  "Wrong tries count as those of `giftCardBalance`, by the same limits: 1002, 1003, 2100, 2101. With number and PIN right: 2303 blocked, 2304 expired, 2305 empty, 2306 not activated, 2307 a brand's own card, 2309 of another shop, 2310 what it is exchanged for is not known.";

builder.mutationField("beginRedeem", (t) =>
  t.field({
    type: RedeemOrderPayload,
    description: `Begins an exchange with a gift card, in place of one before; its token is in a cookie. ${lookUp}`,
    args: { userData: t.arg({ type: userData }), input: t.arg({ type: RedeemCardInput }) },
    resolve: answer(({ input }, scope) =>
      changed(scope, () => beginRedeem(input, scope, paymentContextOf(scope.services))),
    ),
  }),
);

builder.mutationField("addRedeemCard", (t) =>
  t.field({
    type: RedeemOrderPayload,
    description: `Adds a card to the exchange. ${lookUp} 2302 added already, 2308 of another kind, 2311 one too many.`,
    args: { userData: t.arg({ type: userData }), input: t.arg({ type: RedeemCardInput }) },
    resolve: answer(({ input }, scope) => changed(scope, () => addRedeemCard(input, scope))),
  }),
);

builder.mutationField("removeRedeemCard", (t) =>
  t.field({
    type: RedeemOrderPayload,
    args: { userData: t.arg({ type: userData }), cardId: t.arg.id() },
    resolve: answer(({ cardId }, scope) => changed(scope, () => removeRedeemCard(cardId, scope))),
  }),
);

builder.mutationField("addRedeemPackage", (t) =>
  t.field({
    type: RedeemOrderPayload,
    description:
      "As `addToBasket`, of what the cards are exchanged for (2313). A donation may take all that is left to the cent, outside of its bounds.",
    args: { userData: t.arg({ type: userData }), input: t.arg({ type: AddToBasketInput }) },
    resolve: answer(({ input }, scope) => changed(scope, () => addRedeemPackage(input, scope))),
  }),
);

builder.mutationField("updateRedeemPackage", (t) =>
  t.field({
    type: RedeemOrderPayload,
    args: { userData: t.arg({ type: userData }), input: t.arg({ type: UpdateRedeemPackageInput }) },
    resolve: answer(async ({ input }, scope) => {
      await scope.redeem.get(scope.services.pool);
      return changed(scope, async () => underWayIn(await changeQuantity(input, scope)));
    }),
  }),
);

builder.mutationField("addOriginalPackage", (t) =>
  t.field({
    type: RedeemOrderPayload,
    description: "All that is left as a new card of the kind that is exchanged; 2312 where that is too little.",
    args: { userData: t.arg({ type: userData }) },
    resolve: answer((_args, scope) => changed(scope, () => addOriginalPackage(scope))),
  }),
);

interface RedeemStatus {
  ended: boolean;
}

const RedeemStatusType = builder
  .objectRef<RedeemStatus>("RedeemStatus")
  .implement({ fields: (t) => ({ ended: t.exposeBoolean("ended") }) });

const RedeemStatusPayload = builder.objectRef<Answer<RedeemStatus>>("RedeemStatusPayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: RedeemStatusType, nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

builder.mutationField("resetRedeem", (t) =>
  t.field({
    type: RedeemStatusPayload,
    description: "Ends the exchange: its unpaid order is given up, the cards are let go of, the token is forgotten.",
    args: { userData: t.arg({ type: userData }) },
    resolve: answer(async (_args, scope) => {
      await limit(scope, changes, scope.clientAddress);
      await resetRedeem(scope, paymentContextOf(scope.services));
      return { ended: true };
    }),
  }),
);
