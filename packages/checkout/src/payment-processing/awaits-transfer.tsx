import { Button, ButtonLink } from "@giftshop/ui-kit/button";
import { EmptyState } from "@giftshop/ui-kit/empty-state";
import { Text } from "@giftshop/ui-kit/text";
import { useCheckout } from "../frame/checkout-context.tsx";
import * as styles from "./payment-processing.css.ts";

export interface AwaitsTransferProps {
  /** The page of the order. */
  orderHref: string;
  /** Heading level of the title. Default 2. */
  level?: 1 | 2;
  /** Offers to end the bank transfer and pay in another way. */
  onPayAnotherWay?: (() => void) | undefined;
}

/** The order waits for money that its buyer transfers at a bank. */
export const AwaitsTransfer = ({ orderHref, level = 2, onPayAnotherWay }: AwaitsTransferProps) => {
  const { t } = useCheckout();
  return (
    <EmptyState
      level={level}
      title={t("processing.pending.title")}
      scene="payment"
      action={
        <div className={styles.actions}>
          <ButtonLink href={orderHref}>{t("processing.pending.action")}</ButtonLink>
          {onPayAnotherWay && (
            <Button variant="secondary" onClick={onPayAnotherWay}>
              {t("processing.pending.otherWay")}
            </Button>
          )}
        </div>
      }
    >
      {t("processing.pending.text")}
      {onPayAnotherWay && <Text className={styles.hint}>{t("processing.pending.otherWayHint")}</Text>}
    </EmptyState>
  );
};
