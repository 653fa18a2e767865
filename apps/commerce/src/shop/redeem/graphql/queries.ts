import { builder } from "../../../platform/graphql/builder.ts";
import { type Money, MoneyType, moneyOf } from "../../../platform/graphql/common.ts";
import { type Answer, answer, ErrorType } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import { limit } from "../../../platform/limit.ts";
import { VariationType, type VariationView } from "../../catalogue/graphql/parts.ts";
import { inView, type ProductInView, ProductType } from "../../catalogue/graphql/product-type.ts";
import { presentVariation } from "../../catalogue/present.ts";
import { findCombination } from "../find-combination.ts";
import { redeemOrder } from "../redeem-order.ts";
import { RedeemOrderPayload } from "./redeem-order-type.ts";

builder.queryField("redeemOrder", (t) =>
  t.field({
    type: RedeemOrderPayload,
    description:
      "The exchange of the token, or with a uuid an order that was placed with it. 2301 where the exchange has ended; 2042 for an order of another one.",
    args: { userData: t.arg({ type: UserDataInput }), uuid: t.arg.id({ required: false }) },
    resolve: answer(({ uuid }, scope) => redeemOrder(uuid ?? undefined, scope)),
  }),
);

interface CombinedView {
  product: ProductInView;
  variation: VariationView;
  price: Money;
  quantity: number;
  replaces: number | null;
}

const CombinedType = builder.objectRef<CombinedView>("RedeemCombined").implement({
  fields: (t) => ({
    product: t.expose("product", { type: ProductType }),
    variation: t.expose("variation", { type: VariationType }),
    price: t.expose("price", { type: MoneyType, description: "Of one card." }),
    quantity: t.exposeInt("quantity"),
    replaces: t.exposeID("replaces", {
      nullable: true,
      description: "Package of which one card makes way, once for all of them; null where they come on top.",
    }),
  }),
});

const RedeemCombinationPayload = builder.objectRef<Answer<CombinedView[]>>("RedeemCombinationPayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: [CombinedType], nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

const combinations = { name: "redeem-combination", points: 60, seconds: 60 };

builder.queryField("redeemCombination", (t) =>
  t.field({
    type: RedeemCombinationPayload,
    description:
      "The fewest digital gift cards that leave exactly nothing of what is left, if need be in place of one that was chosen; 2314 where there are none.",
    args: { userData: t.arg({ type: UserDataInput }) },
    resolve: answer(async (_args, scope) => {
      await limit(scope, combinations, scope.clientAddress);
      const { combined, replaces = null, exchanged } = await findCombination(scope);
      const { snapshot, soldOut } = exchanged.cart;
      const { storefront, language, services } = scope;
      const view = { snapshot, soldOut, storefront, language, now: services.clock.now() };
      return combined.map(({ product, variation, value, quantity }) => ({
        product: inView(view, product),
        variation: presentVariation(view, product, variation, value),
        price: moneyOf(storefront, value),
        quantity,
        replaces,
      }));
    }),
  }),
);
