import type { ResultOf } from "@giftshop/graphql";
import { useRequest } from "@giftshop/graphql/react";
import { FocusKeeper } from "@giftshop/ui-kit/focus-keeper";
import { usePassed } from "@giftshop/ui-kit/use-passed";
import { VisuallyHidden } from "@giftshop/ui-kit/visually-hidden";
import { errorCodes } from "@giftshop/validation/error-codes";
import { useEffect } from "react";
import { forgetSettled } from "../checkout-form/placing/forget-settled.ts";
import { useCheckout } from "../frame/checkout-context.tsx";
import { Unavailable } from "../frame/unavailable.tsx";
import { BuyerView } from "./buyer-view.tsx";
import { ConfirmationOrder, type OrderView } from "./confirmation-order.query.ts";
import { ConfirmationSkeleton } from "./confirmation-skeleton.tsx";
import { NoOrder } from "./no-order.tsx";
import { strangerTitleOf, titleOf } from "./order-standing.ts";
import { StrangerView } from "./stranger-view.tsx";
import { usePurchase } from "./use-purchase.ts";
import { useSendingWatch } from "./use-sending-watch.ts";

const orderOf = ({ order }: ResultOf<typeof ConfirmationOrder>): OrderView | null => {
  if (!order.data && !order.errors.some(({ code }) => code === errorCodes.orderNotFound)) throw new Error("No answer");
  return order.data;
};

/** The order as the visitor may see it: everything to the buyer, its state alone to anybody else. */
export const Confirmation = ({ uuid }: { uuid: string }) => {
  const { shop, t } = useCheckout();
  const [loaded, reload] = useRequest(ConfirmationOrder, { uuid }, { read: orderOf });
  const order = loaded.state === "ready" ? loaded.value : undefined;
  useSendingWatch(order, reload);
  usePurchase(order, shop.storefront.vatBasisPoints);
  usePassed(order?.retryAfter, reload);
  // Somebody else's order is none of this tab's.
  const payment = order?.details ? order.payment : undefined;
  useEffect(() => {
    if (payment) forgetSettled(sessionStorage, payment);
  }, [payment]);
  // What was paid for blank cards is told card by card, on a page of its own.
  const activated = order?.kind === "ACTIVATION" && payment === "PAID";
  useEffect(() => {
    if (activated) location.replace(shop.link("activationSuccess", {}, { order: uuid }));
  }, [activated, shop, uuid]);

  /** The title of what came, which comes by itself and would not be noticed by who listens. */
  const heard = () => {
    if (loaded.state === "loading") return "";
    if (loaded.state === "failed") return t("unavailable.title");
    if (!order) return t("processing.unknown.title");
    return order.details ? titleOf(t, order) : strangerTitleOf(t, order);
  };

  const content = () => {
    if (loaded.state === "loading" || activated) return <ConfirmationSkeleton label={t("confirmation.loading")} />;
    if (loaded.state === "failed") return <Unavailable onRetry={reload} />;
    if (!order) return <NoOrder />;
    return order.details ? (
      <BuyerView order={order} details={order.details} reload={reload} />
    ) : (
      <StrangerView order={order} />
    );
  };

  return (
    <>
      <VisuallyHidden role="status">{heard()}</VisuallyHidden>
      <FocusKeeper>{content()}</FocusKeeper>
    </>
  );
};
