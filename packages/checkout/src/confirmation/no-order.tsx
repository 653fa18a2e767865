import { ButtonLink, EmptyState, WarningIcon } from "@giftshop/ui-kit";
import { useCheckout } from "../frame/checkout-context.tsx";

/** There is no such order, or the address names none. */
export function NoOrder() {
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
}
