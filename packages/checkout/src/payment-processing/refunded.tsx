import { ButtonLink } from "@giftshop/ui-kit/button";
import { EmptyState } from "@giftshop/ui-kit/empty-state";
import { InfoIcon } from "@giftshop/ui-kit/icon";
import { useCheckout } from "../frame/checkout-context.tsx";

export interface RefundedProps {
  /** The page of the order. */
  orderHref: string;
  /** Heading level of the title. Default 2. */
  level?: 1 | 2;
}

/** The money came when the order was closed already, and goes back. */
export const Refunded = ({ orderHref, level = 2 }: RefundedProps) => {
  const { t } = useCheckout();
  return (
    <EmptyState
      level={level}
      title={t("refunded.title")}
      visual={<InfoIcon size="large" />}
      action={<ButtonLink href={orderHref}>{t("processing.late.order")}</ButtonLink>}
    >
      {t("refunded.text")}
    </EmptyState>
  );
};
