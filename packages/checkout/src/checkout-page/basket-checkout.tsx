import { useRequest } from "@giftshop/graphql/react";
import { isSignedIn } from "@giftshop/graphql/signed-in";
import type { PaymentError } from "@giftshop/storefront-config/shop";
import { FocusKeeper } from "@giftshop/ui-kit/focus-keeper";
import { useState } from "react";
import { CheckoutForm } from "../checkout-form/checkout-form.tsx";
import { placedOrder } from "../checkout-form/placing/placed-order.ts";
import { isRedeemOrder } from "../checkout-form/placing/redeem-orders.ts";
import { CheckoutUser, profileOf } from "../checkout-form/values/profile.ts";
import { useCheckout } from "../frame/checkout-context.tsx";
import { Unavailable } from "../frame/unavailable.tsx";
import { basketOf } from "./basket-of.ts";
import { CheckoutBasket } from "./checkout-basket.query.ts";
import { CheckoutSkeleton } from "./checkout-skeleton.tsx";
import { EmptyCheckout } from "./empty-checkout.tsx";
import { WaitingOrder } from "./waiting-order.tsx";

/**
 * An empty basket; where this tab went to pay an order, that is what it is about, asked now as it was made
 * after the page.
 */
const NothingToOrder = () => {
  const { redeem } = useCheckout();
  const [placed] = useState(() => placedOrder(sessionStorage));
  // One of an exchange is known to the exchange alone, and an ordinary one is no matter of it.
  const isOwn = isRedeemOrder(sessionStorage, placed) === redeem;
  return placed && isOwn ? <WaitingOrder uuid={placed} /> : <EmptyCheckout waitingOrder={undefined} />;
};

/** Checkout of the visitor's basket. */
export const BasketCheckout = ({ error }: { error: PaymentError | undefined }) => {
  const { t } = useCheckout();
  const [basket, reload] = useRequest(CheckoutBasket, {}, { read: basketOf });
  const [signedIn] = useState(isSignedIn);
  const [user] = useRequest(CheckoutUser, {}, { read: profileOf, paused: !signedIn });

  const content = () => {
    if (basket.state === "loading" || (signedIn && user.state === "loading"))
      return <CheckoutSkeleton label={t("page.loading")} />;
    if (basket.state === "failed") return <Unavailable onRetry={reload} />;
    const { cart } = basket.value;
    if (!cart) return <NothingToOrder />;
    return (
      <CheckoutForm
        basket={{ ...basket.value, cart }}
        refreshing={basket.refreshing}
        reload={reload}
        cameBack={error}
        profile={user.state === "ready" ? user.value : undefined}
      />
    );
  };

  return <FocusKeeper>{content()}</FocusKeeper>;
};
