import type { PaymentError } from "@giftshop/storefront-config/shop";
import { CheckoutForm } from "../checkout-form/checkout-form.tsx";
import { placedOrder } from "../checkout-form/placed-order.ts";
import { useCheckout } from "../frame/checkout-context.tsx";
import { Unavailable } from "../frame/unavailable.tsx";
import { useLoaded } from "../frame/use-loaded.ts";
import { CheckoutSkeleton } from "./checkout-skeleton.tsx";
import { EmptyCheckout } from "./empty-checkout.tsx";
import { loadBasket } from "./load-basket.ts";

/** Checkout of the visitor's basket. */
export function BasketCheckout({ error }: { error: PaymentError | undefined }) {
  const { t } = useCheckout();
  const [basket, reload] = useLoaded(loadBasket);
  if (basket.state === "loading") return <CheckoutSkeleton label={t("page.loading")} />;
  if (basket.state === "failed") return <Unavailable onRetry={reload} />;
  const { cart } = basket.value;
  if (!cart) return <EmptyCheckout waitingOrder={placedOrder(sessionStorage)} />;
  return (
    <CheckoutForm basket={{ ...basket.value, cart }} refreshing={basket.refreshing} reload={reload} cameBack={error} />
  );
}
