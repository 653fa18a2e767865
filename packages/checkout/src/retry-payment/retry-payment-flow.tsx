import { type ResultOf, readFragment } from "@giftshop/graphql";
import { useRequest } from "@giftshop/graphql/react";
import type { PaymentError } from "@giftshop/storefront-config/shop";
import { FocusKeeper } from "@giftshop/ui-kit/focus-keeper";
import { usePassed } from "@giftshop/ui-kit/use-passed";
import { errorCodes } from "@giftshop/validation/error-codes";
import { useState } from "react";
import { forgetSettled } from "../checkout-form/placing/forget-settled.ts";
import { forgetIntent } from "../checkout-form/placing/order-intent.ts";
import { CheckoutSkeleton } from "../checkout-page/checkout-skeleton.tsx";
import { useCheckout } from "../frame/checkout-context.tsx";
import { Unavailable } from "../frame/unavailable.tsx";
import { PaymentMethodFragment } from "../payment-choice/payment-method.fragment.ts";
import { withWallets } from "../payment-choice/with-wallets.ts";
import { AwaitsTransfer } from "../payment-processing/awaits-transfer.tsx";
import { hasEnded } from "../payment-processing/payment-watch.ts";
import { Refunded } from "../payment-processing/refunded.tsx";
import { CannotRetry } from "./cannot-retry.tsx";
import { RetryOrder } from "./retry-order.query.ts";
import { RetryPaymentForm } from "./retry-payment-form.tsx";
import { retryView } from "./retry-view.ts";
import { TriesUsedUp } from "./tries-used-up.tsx";

const orderOf = ({ order, paymentMethods }: ResultOf<typeof RetryOrder>) => {
  if (!order.data && !order.errors.some(({ code }) => code === errorCodes.orderNotFound)) throw new Error("No answer");
  // The payment before is over: the next press is another intent, and a new basket another order.
  if (order.data && hasEnded(order.data.payment)) {
    forgetIntent(sessionStorage, "order");
    forgetIntent(sessionStorage, "retry");
  }
  if (order.data?.details) forgetSettled(sessionStorage, order.data.payment);
  return {
    order: order.data,
    methods: withWallets(readFragment(PaymentMethodFragment, paymentMethods.data ?? [])),
    noneFits: paymentMethods.data?.length === 0,
  };
};

/** Pays an order again (specification, section 4: retry payment), or says why that cannot be. */
export const RetryPaymentFlow = ({ order: uuid, error }: { order: string; error: PaymentError | undefined }) => {
  const { shop, t } = useCheckout();
  const [loaded, reload] = useRequest(RetryOrder, { orderUuid: uuid }, { read: orderOf });
  const [otherWay, setOtherWay] = useState(false);
  usePassed(loaded.state === "ready" ? loaded.value.order?.retryAfter : undefined, reload);

  const leaveFor = (address: string) => {
    location.replace(address);
    return <CheckoutSkeleton label={t("page.loading")} />;
  };

  const content = () => {
    if (loaded.state === "loading") return <CheckoutSkeleton label={t("page.loading")} />;
    if (loaded.state === "failed") return <Unavailable onRetry={reload} />;
    const { order, methods, noneFits } = loaded.value;
    if (!order) return <CannotRetry why="notAllowed" />;
    const orderHref = shop.link("confirmation", { uuid });
    const payAnotherWay =
      shop.storefront.toggles.retryPayment && !order.retryAfter ? () => setOtherWay(true) : undefined;
    const view = retryView(order, otherWay && payAnotherWay !== undefined);
    switch (view.kind) {
      case "paid":
        return leaveFor(orderHref);
      case "inDoubt":
        return leaveFor(shop.link("paymentProcessing", {}, { order: uuid }));
      case "refunded":
        return <Refunded orderHref={orderHref} />;
      case "notYours":
        return <CannotRetry why="notYours" />;
      case "over":
        return <CannotRetry why="notAllowed" />;
      case "usedUp":
        return <TriesUsedUp orderHref={orderHref} retryAfter={view.retryAfter} />;
      case "transfer":
        return <AwaitsTransfer orderHref={orderHref} onPayAnotherWay={payAnotherWay} />;
      default:
        return (
          <RetryPaymentForm
            order={{ uuid, ...view.details }}
            methods={methods}
            noneFits={noneFits}
            // By now it can be tried again.
            cameBack={error === "retry-limit" ? undefined : error}
            refreshing={loaded.refreshing}
            reload={reload}
          />
        );
    }
  };

  return <FocusKeeper>{content()}</FocusKeeper>;
};
