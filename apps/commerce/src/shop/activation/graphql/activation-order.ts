import { getStorefront } from "@giftshop/storefront-config";
import { isUuid } from "@giftshop/validation";
import { readOrder } from "../../../money/order/index.ts";
import { Failure } from "../../../platform/failure.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { MoneyType, moneyOf } from "../../../platform/graphql/common.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import { type Answer, answer, ErrorType } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import { answersNow } from "../answers-now.ts";
import { createActivationOrder } from "../create-activation-order.ts";
import { readRequest, readRequestOfCart } from "../requests-table.ts";
import type { AnsweredRequest, RequestedCard } from "../types.ts";

const ActivationStateEnum = builder.enumType("ActivationState", {
  description:
    "REVIEW: a person looks at it within the hours that the shop promises; READY: it can be paid; REFUSED: none of its cards can be activated; ACTIVATED: it was paid.",
  values: ["REVIEW", "READY", "REFUSED", "ACTIVATED"] as const,
});

const ActivationAnswerEnum = builder.enumType("ActivationAnswer", {
  description: "What becomes of a card. ACTIVE: it was activated before; TAKEN: another order is giving it value.",
  values: ["REVIEW", "READY", "UNKNOWN", "ACTIVE", "BLOCKED", "TAKEN", "ACTIVATED"] as const,
});

type CardView = RequestedCard & { storefront: AnsweredRequest["storefront"] };

const ActivationCardType = builder.objectRef<CardView>("ActivationCard").implement({
  fields: (t) => ({
    lastDigits: t.exposeString("lastDigits", { description: "Last four digits, as they were typed." }),
    amount: t.field({
      type: MoneyType,
      resolve: ({ storefront, amount }) => moneyOf(getStorefront(storefront), amount),
    }),
    answer: t.expose("answer", { type: ActivationAnswerEnum }),
  }),
});

const paidFor: ReadonlySet<string> = new Set(["READY", "ACTIVATED"]);

const ActivationOrderType = builder.objectRef<AnsweredRequest>("ActivationOrder").implement({
  fields: (t) => ({
    uuid: t.exposeID("id", { description: "Whoever has it may see the answer and pay." }),
    reference: t.exposeString("reference", { description: "What the visitor and the shop call it by." }),
    state: t.expose("state", { type: ActivationStateEnum }),
    cards: t.field({
      type: [ActivationCardType],
      description: "Each card that was named, with its answer; none yet of a range that a person looks at.",
      resolve: ({ cards, storefront }) => cards.map((card) => ({ ...card, storefront })),
    }),
    total: t.field({
      type: MoneyType,
      description: "What the cards that can be activated cost together.",
      resolve: ({ cards, storefront }) =>
        moneyOf(
          getStorefront(storefront),
          cards.filter(({ answer: one }) => paidFor.has(one)).reduce((sum, { amount }) => sum + amount, 0),
        ),
    }),
  }),
});

const ActivationOrderPayload = builder.objectRef<Answer<AnsweredRequest>>("ActivationOrderPayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: ActivationOrderType, nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

const ActivationCardInput = builder.inputType("ActivationCardInput", {
  fields: (t) => ({
    cardNumber: t.string({ description: "19 digits; spaces and dashes are dropped." }),
    amount: t.int({ required: false, description: "Minor units; where absent, the amount for all." }),
  }),
});

const CreateActivationOrderInput = builder.inputType("CreateActivationOrderInput", {
  fields: (t) => ({
    idempotencyKey: t.id(),
    captchaToken: t.string({ description: "A solved `captchaChallenge` of action COMMON; good once." }),
    orderNumber: t.string({ description: "Of the order with which the boxes were bought." }),
    email: t.string({ description: "With which it was bought; another shape answers 2402." }),
    rangeFrom: t.string({
      required: false,
      description: "A card's number; all cards that lie between it and `rangeTo` in their box are meant.",
    }),
    rangeTo: t.string({ required: false, description: "Absent: one card." }),
    cards: t.field({ type: [ActivationCardInput], required: false, description: "As in a file: up to 1000." }),
    amount: t.int({ required: false, description: "For each card that has none of its own, minor units." }),
  }),
});

builder.mutationField("createActivationOrder", (t) =>
  t.field({
    type: ActivationOrderPayload,
    description:
      "Asks that blank cards be given value. Where order, email and cards match, the answer is READY, to be paid with `payActivationOrder`; whatever does not, the answer is REVIEW, and the same. Cards of another shop answer 2401. Idempotent by `idempotencyKey`.",
    args: { userData: t.arg({ type: UserDataInput }), input: t.arg({ type: CreateActivationOrderInput }) },
    resolve: answer(({ input }, scope) => createActivationOrder({ ...input, cards: input.cards ?? [] }, scope)),
  }),
);

/** An order of the visitor's own names its request. */
const requestOfOrder = async (uuid: string, scope: Scope): Promise<AnsweredRequest | undefined> => {
  const { pool } = scope.services;
  const order = await readOrder(pool, uuid);
  const own = order !== undefined && order.visitor === (await scope.visitor.find(pool));
  return own && order.kind === "ACTIVATION" ? readRequestOfCart(pool, order.cart) : undefined;
};

builder.queryField("activationOrder", (t) =>
  t.field({
    type: ActivationOrderPayload,
    description: "How an activation stands, by its own uuid or by that of the visitor's order for it; else 2400.",
    args: {
      userData: t.arg({ type: UserDataInput }),
      uuid: t.arg.id({ required: false }),
      orderUuid: t.arg.id({ required: false }),
    },
    resolve: answer(async ({ uuid, orderUuid }, scope) => {
      const ids = { uuid: uuid?.toLowerCase() ?? "", orderUuid: orderUuid?.toLowerCase() ?? "" };
      const found = isUuid(ids.uuid)
        ? await readRequest(scope.services.pool, ids.uuid)
        : isUuid(ids.orderUuid)
          ? await requestOfOrder(ids.orderUuid, scope)
          : undefined;
      if (found?.storefront !== scope.storefront.code) throw new Failure("activationFailed", "uuid");
      return answersNow(scope.services.pool, found);
    }),
  }),
);
