import { builder } from "../../../platform/graphql/builder.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import { type Answer, answer, ErrorType } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import { CartPayload, type GiftcardOrderView } from "../../basket/graphql/giftcard-order.ts";
import { showOwnCart } from "../../basket/index.ts";
import { showOrderAsCart } from "../view/show-order.ts";

interface CartQuantity {
  quantity: number;
  variationIds: string[];
  packageGroupIds: string[];
}

const CartQuantityType = builder.objectRef<CartQuantity>("CartQuantity").implement({
  fields: (t) => ({
    quantity: t.exposeInt("quantity"),
    variationIds: t.exposeIDList("variationIds"),
    packageGroupIds: t.exposeIDList("packageGroupIds"),
  }),
});

const CartQuantityPayload = builder.objectRef<Answer<CartQuantity>>("CartQuantityPayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: CartQuantityType, nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

/** The visitor's basket, or the order that waits for another try at payment as the basket it was. */
const showCartOrOrder = async (orderUuid: string | null | undefined, scope: Scope): Promise<GiftcardOrderView> => {
  if (orderUuid != null) return showOrderAsCart(orderUuid, scope);
  const cart = await showOwnCart(scope);
  scope.visitor.hintQuantity(cart.quantity);
  return cart;
};

const counted = ({ quantity, shipments }: GiftcardOrderView): CartQuantity => ({
  quantity,
  variationIds: [
    ...new Set(shipments.flatMap(({ packages }) => packages.map(({ giftcard }) => `${giftcard.variation.id}`))),
  ],
  packageGroupIds: shipments.map(({ tag }) => tag),
});

builder.queryField("cartQuantity", (t) =>
  t.field({
    type: CartQuantityPayload,
    args: { userData: t.arg({ type: UserDataInput }), orderUuid: t.arg.id({ required: false }) },
    resolve: answer(async ({ orderUuid }, scope) => counted(await showCartOrOrder(orderUuid, scope))),
  }),
);

builder.queryField("cartV2", (t) =>
  t.field({
    type: CartPayload,
    args: { userData: t.arg({ type: UserDataInput }), orderUuid: t.arg.id({ required: false }) },
    resolve: answer(({ orderUuid }, scope) => showCartOrOrder(orderUuid, scope)),
  }),
);
