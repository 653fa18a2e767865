import { ButtonLink } from "@giftshop/ui-kit/button";
import { EmptyState } from "@giftshop/ui-kit/empty-state";
import { ClockIcon } from "@giftshop/ui-kit/icon";
import { Text } from "@giftshop/ui-kit/text";
import { useCheckout } from "../frame/checkout-context.tsx";
import * as styles from "../payment-processing/payment-processing.css.ts";

export interface TriesUsedUpProps {
  /** The page of the order. */
  orderHref: string;
  /** When it can be paid again; ISO 8601. */
  retryAfter: string;
}

/** The order was tried to be paid too often for today: when it can be again, and the way to a new one. */
export const TriesUsedUp = ({ orderHref, retryAfter }: TriesUsedUpProps) => {
  const { shop, t, moment } = useCheckout();
  return (
    <EmptyState
      title={t("retry.limit.title")}
      visual={<ClockIcon size="large" />}
      action={
        <div className={styles.actions}>
          <ButtonLink href={shop.link("basket")}>{t("errors.toBasket")}</ButtonLink>
          <ButtonLink href={orderHref} variant="secondary">
            {t("processing.late.order")}
          </ButtonLink>
        </div>
      }
    >
      {t("errors.tooManyPaymentAttempts")}
      <Text className={styles.hint}>
        {t("confirmation.open.text")} {t("retry.limit.again", { moment: moment(retryAfter) })}
      </Text>
      <Text className={styles.hint}>{t("retry.limit.newOrder")}</Text>
    </EmptyState>
  );
};
