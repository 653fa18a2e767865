import { ButtonLink } from "@giftshop/ui-kit/button";
import { EmptyState } from "@giftshop/ui-kit/empty-state";
import { LockIcon } from "@giftshop/ui-kit/icon";
import { Text } from "@giftshop/ui-kit/text";
import { useCheckout } from "../frame/checkout-context.tsx";
import type { OrderView } from "./confirmation-order.query.ts";
import { strangerTitleOf } from "./order-standing.ts";

/** The order to anybody but its buyer: its state, nothing personal. */
export const StrangerView = ({ order }: { order: Pick<OrderView, "payment" | "status"> }) => {
  const { shop, t } = useCheckout();
  return (
    <EmptyState
      title={strangerTitleOf(t, order)}
      visual={<LockIcon size="large" />}
      action={<ButtonLink href={shop.link("listing")}>{t("empty.action")}</ButtonLink>}
    >
      <Text tone="muted">{t("confirmation.stranger.text")}</Text>
    </EmptyState>
  );
};
