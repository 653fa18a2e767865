import { ButtonLink, EmptyState, LockIcon, Text } from "@giftshop/ui-kit";
import { useCheckout } from "../frame/checkout-context.tsx";
import type { OrderView } from "./confirmation-order.query.ts";

/** The order to anybody but its buyer: its state, nothing personal. */
export function StrangerView({ order }: { order: Pick<OrderView, "payment" | "status"> }) {
  const { shop, t } = useCheckout();
  const state = () => {
    if (order.status === "CANCELED") return t("confirmation.stranger.canceled");
    return order.payment === "PAID" ? t("confirmation.stranger.paid") : t("confirmation.stranger.waiting");
  };
  return (
    <EmptyState
      title={state()}
      visual={<LockIcon size="large" />}
      action={<ButtonLink href={shop.link("listing")}>{t("empty.action")}</ButtonLink>}
    >
      <Text tone="muted">{t("confirmation.stranger.text")}</Text>
    </EmptyState>
  );
}
