import type { Storefront } from "@giftshop/storefront-config";
import { builder } from "../../../platform/graphql/builder.ts";
import { MoneyType, moneyOf } from "../../../platform/graphql/common.ts";
import { type Answer, answer, ErrorType } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import { claimPrize } from "../claim.ts";
import { type EntryView, enterDoubler } from "../enter.ts";
import { withdrawDoublerEntry } from "../withdraw-entry.ts";
import { DoublerPrizePayload } from "./types.ts";

const EnterDoublerInput = builder.inputType("EnterDoublerInput", {
  fields: (t) => ({
    cardNumber: t.string(),
    pin: t.string(),
    email: t.string(),
    ofAge: t.boolean({ description: "18 or older." }),
    acceptTerms: t.boolean(),
    captchaToken: t.string({ description: "A solved `captchaChallenge` of action COMMON; good once." }),
  }),
});

type ShownEntry = EntryView & { storefront: Storefront };

const EntryType = builder.objectRef<ShownEntry>("DoublerEntry").implement({
  fields: (t) => ({
    draw: t.exposeID("draw"),
    receipt: t.exposeString("receipt", {
      description: "By it the entry is withdrawn, and found in the published list.",
    }),
    prize: t.field({ type: MoneyType, resolve: ({ storefront, prize }) => moneyOf(storefront, prize) }),
    entries: t.exposeInt("entries", { description: "How many there are, this one included." }),
    closesAt: t.string({ description: "ISO 8601.", resolve: ({ closesAt }) => closesAt.toISOString() }),
    drawsAt: t.string({ description: "ISO 8601.", resolve: ({ drawsAt }) => drawsAt.toISOString() }),
  }),
});

const EntryPayload = builder.objectRef<Answer<ShownEntry>>("DoublerEntryPayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: EntryType, nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

const WithdrawnType = builder.objectRef<{ withdrawn: boolean }>("DoublerWithdrawal").implement({
  fields: (t) => ({ withdrawn: t.exposeBoolean("withdrawn") }),
});

const WithdrawnPayload = builder.objectRef<Answer<{ withdrawn: boolean }>>("DoublerWithdrawalPayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: WithdrawnType, nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

builder.mutationFields((t) => ({
  enterDoubler: t.field({
    type: EntryPayload,
    description:
      "A gift card takes part in the month's draw with what is on it. Wrong tries count as those of `giftCardBalance`: 1002, 2100, 2101. With number and PIN right: 2303 blocked, 2304 expired, 2305 empty, 2306 not activated, 2309 of another shop, 2601 it takes part already, 2600 the draw was closed this moment. Each try uses a captcha up (1003).",
    args: { userData: t.arg({ type: UserDataInput }), input: t.arg({ type: EnterDoublerInput }) },
    resolve: answer(async ({ input }, scope) => ({
      ...(await enterDoubler(input, scope)),
      storefront: scope.storefront,
    })),
  }),
  withdrawDoublerEntry: t.field({
    type: WithdrawnPayload,
    description: "Takes an entry back by its receipt, until its draw is closed (2600); 2602 where there is none.",
    args: { userData: t.arg({ type: UserDataInput }), receipt: t.arg.string() },
    resolve: answer(({ receipt }, scope) => withdrawDoublerEntry(receipt, scope)),
  }),
  claimDoublerPrize: t.field({
    type: DoublerPrizePayload,
    description:
      "Makes the card of a prize and sends it by email; again, it answers the same. 2204, and 2603 where the prize went to the next.",
    args: { userData: t.arg({ type: UserDataInput }), token: t.arg.string() },
    resolve: answer(async ({ token }, scope) => ({
      ...(await claimPrize(token, scope)),
      storefront: scope.storefront,
    })),
  }),
}));
