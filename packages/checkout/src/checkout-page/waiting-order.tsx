import { FocusKeeper } from "@giftshop/ui-kit";
import { forgetSettled } from "../checkout-form/forget-settled.ts";
import { useCheckout } from "../frame/checkout-context.tsx";
import { Unavailable } from "../frame/unavailable.tsx";
import { useLoaded } from "../frame/use-loaded.ts";
import { useReturn } from "../frame/use-return.ts";
import { askPayment } from "../payment-processing/ask-payment.ts";
import { isUnpaid } from "../payment-processing/payment-watch.ts";
import { RetryPaymentFlow } from "../retry-payment/retry-payment-flow.tsx";
import { CheckoutSkeleton } from "./checkout-skeleton.tsx";
import { EmptyCheckout } from "./empty-checkout.tsx";

async function askAndForget(uuid: string) {
  const payment = await askPayment(uuid);
  forgetSettled(sessionStorage, payment);
  return payment;
}

/**
 * The order that this tab went to pay, where the basket is empty. How it stands is asked first: it may have been paid in the
 * bank's app, which came back into another tab, or be waiting for a bank transfer.
 */
export function WaitingOrder({ uuid }: { uuid: string }) {
  const { shop, t } = useCheckout();
  const [payment, ask] = useLoaded(() => askAndForget(uuid));
  useReturn(ask);
  return <FocusKeeper>{content()}</FocusKeeper>;

  function content() {
    if (payment.state === "loading") return <CheckoutSkeleton label={t("page.loading")} />;
    if (payment.state === "failed" || payment.value === "unreachable") return <Unavailable onRetry={ask} />;
    if (payment.value === "unknown") return <EmptyCheckout waitingOrder={undefined} />;
    const { retryPayment } = shop.storefront.toggles;
    return isUnpaid(payment.value) ? (
      <EmptyCheckout waitingOrder={retryPayment ? uuid : undefined} />
    ) : (
      <RetryPaymentFlow order={uuid} error={undefined} />
    );
  }
}
