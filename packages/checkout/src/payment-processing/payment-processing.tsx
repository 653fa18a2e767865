import type { MessageKey } from "@giftshop/messages";
import { Button, ButtonLink } from "@giftshop/ui-kit/button";
import { EmptyState } from "@giftshop/ui-kit/empty-state";
import { FocusKeeper } from "@giftshop/ui-kit/focus-keeper";
import { ClockIcon, RefreshIcon, WarningIcon } from "@giftshop/ui-kit/icon";
import { VisuallyHidden } from "@giftshop/ui-kit/visually-hidden";
import { useEffect } from "react";
import { useCheckout } from "../frame/checkout-context.tsx";
import type { CheckoutWords } from "../frame/checkout-words.ts";
import { AwaitsTransfer } from "./awaits-transfer.tsx";
import type { PaymentView } from "./follow-payment.ts";
import * as styles from "./payment-processing.css.ts";
import { Refunded } from "./refunded.tsx";
import { usePayment } from "./use-payment.ts";
import { Waiting } from "./waiting.tsx";

/** Follows the payment of the order in the address, and leads to where its state belongs. */
export const PaymentProcessing = ({ order }: { order: string | undefined }) => {
  const { shop } = useCheckout();
  const { view, again } = usePayment(order);
  useEffect(() => {
    // Replaced, so that the back button does not lead into this page again.
    if (view.kind === "confirmation" && order) location.replace(shop.link("confirmation", { uuid: order }));
    if (view.kind === "retry" && order) location.replace(shop.link("checkout", {}, { error: view.error, order }));
  }, [view, order, shop]);
  return <PaymentState view={view} order={order} onAgain={again} />;
};

export interface PaymentStateProps {
  view: PaymentView;
  order: string | undefined;
  onAgain(): void;
}

const settledTitles: Partial<Record<PaymentView["kind"], MessageKey<CheckoutWords>>> = {
  pending: "processing.pending.title",
  refunded: "refunded.title",
  late: "processing.late.title",
  unknown: "processing.unknown.title",
};

/** What is known of the payment, and what happens next. */
export const PaymentState = ({ view, order, onAgain }: PaymentStateProps) => {
  const { shop, t } = useCheckout();
  const orderLink = order ? shop.link("confirmation", { uuid: order }) : shop.link("home");
  const settled = settledTitles[view.kind];

  const content = () => {
    switch (view.kind) {
      case "pending":
        return <AwaitsTransfer level={1} orderHref={orderLink} />;
      case "refunded":
        return <Refunded level={1} orderHref={orderLink} />;
      case "late":
        return (
          <EmptyState
            level={1}
            title={t("processing.late.title")}
            visual={<ClockIcon size="large" />}
            action={
              <div className={styles.actions}>
                <Button onClick={onAgain} icon={<RefreshIcon />}>
                  {t("processing.late.again")}
                </Button>
                <ButtonLink href={orderLink} variant="secondary">
                  {t("processing.late.order")}
                </ButtonLink>
              </div>
            }
          >
            {t("processing.late.text")}
          </EmptyState>
        );
      case "unknown":
        return (
          <EmptyState
            level={1}
            title={t("processing.unknown.title")}
            visual={<WarningIcon size="large" />}
            action={<ButtonLink href={shop.link("home")}>{t("processing.unknown.action")}</ButtonLink>}
          >
            {t("processing.unknown.text")}
          </EmptyState>
        );
      case "offline":
        return <Waiting title={t("processing.title")} text={t("processing.text")} note={t("processing.offline")} />;
      case "slow":
        return <Waiting title={t("processing.title")} text={t("processing.text")} note={t("processing.slow")} />;
      default:
        return <Waiting title={t("processing.title")} text={t("processing.text")} />;
    }
  };

  return (
    <>
      {/* Always there: what takes the place of the waiting comes by itself, and would not be noticed by who listens. */}
      <VisuallyHidden role="status">{settled && t(settled)}</VisuallyHidden>
      <FocusKeeper>{content()}</FocusKeeper>
    </>
  );
};
