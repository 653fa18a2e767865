import { ButtonLink } from "@giftshop/ui-kit/button";
import { EmptyState } from "@giftshop/ui-kit/empty-state";
import { WarningIcon } from "@giftshop/ui-kit/icon";
import { useCheckout } from "../frame/checkout-context.tsx";

/** There is no such order, or the address names none. */
export const NoOrder = () => {
  const { shop, t } = useCheckout();
  return (
    <EmptyState
      title={t("processing.unknown.title")}
      visual={<WarningIcon size="large" />}
      action={<ButtonLink href={shop.link("home")}>{t("processing.unknown.action")}</ButtonLink>}
    >
      {t("processing.unknown.text")}
    </EmptyState>
  );
};
