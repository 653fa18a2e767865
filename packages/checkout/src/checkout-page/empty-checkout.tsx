import { ButtonLink } from "@giftshop/ui-kit/button";
import { EmptyState } from "@giftshop/ui-kit/empty-state";
import { LockIcon } from "@giftshop/ui-kit/icon";
import { useCheckout } from "../frame/checkout-context.tsx";

/** Nothing to order: the order that waits for payment, or the way back to the gift cards. */
export const EmptyCheckout = ({ waitingOrder }: { waitingOrder: string | undefined }) => {
  const { shop, t, redeem } = useCheckout();
  if (waitingOrder) {
    return (
      <EmptyState
        title={t("empty.waiting.title")}
        visual={<LockIcon size="large" />}
        action={
          <ButtonLink href={shop.link("checkout", {}, { order: waitingOrder })}>{t("empty.waiting.action")}</ButtonLink>
        }
      >
        {t("empty.waiting.text")}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t("empty.title")}
      scene="basket"
      action={<ButtonLink href={shop.link(redeem ? "redeemShop" : "listing")}>{t("empty.action")}</ButtonLink>}
    >
      {t("empty.text")}
    </EmptyState>
  );
};
