import { FocusKeeper } from "@giftshop/ui-kit/focus-keeper";
import { useEffect } from "react";
import { forgetSettled } from "../checkout-form/placing/forget-settled.ts";
import { useCheckout } from "../frame/checkout-context.tsx";
import { Unavailable } from "../frame/unavailable.tsx";
import { useReturn } from "../frame/use-return.ts";
import { usePaymentOf } from "../payment-processing/ask-payment.ts";
import { isUnpaid } from "../payment-processing/payment-watch.ts";
import { RetryPaymentFlow } from "../retry-payment/retry-payment-flow.tsx";
import { CheckoutSkeleton } from "./checkout-skeleton.tsx";
import { EmptyCheckout } from "./empty-checkout.tsx";

/**
 * The order that this tab went to pay, where the basket is empty. How it stands is asked first: it may
 * have been paid in the bank's app, which came back into another tab, or be waiting for a bank transfer.
 */
export const WaitingOrder = ({ uuid }: { uuid: string }) => {
  const { shop, t } = useCheckout();
  const [payment, ask] = usePaymentOf(uuid);
  useReturn(ask);
  const known = payment.state === "ready" ? payment.value : undefined;
  useEffect(() => {
    if (known) forgetSettled(sessionStorage, known);
  }, [known]);

  const content = () => {
    if (payment.state === "loading") return <CheckoutSkeleton label={t("page.loading")} />;
    if (payment.state === "failed" || payment.value === "unreachable") return <Unavailable onRetry={ask} />;
    if (payment.value === "unknown") return <EmptyCheckout waitingOrder={undefined} />;
    const { retryPayment } = shop.storefront.toggles;
    return isUnpaid(payment.value) ? (
      <EmptyCheckout waitingOrder={retryPayment ? uuid : undefined} />
    ) : (
      <RetryPaymentFlow order={uuid} error={undefined} />
    );
  };

  return <FocusKeeper>{content()}</FocusKeeper>;
};
