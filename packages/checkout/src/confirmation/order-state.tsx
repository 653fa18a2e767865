import { ButtonLink, Heading, Text } from "@giftshop/ui-kit";
import { useCheckout } from "../frame/checkout-context.tsx";
import * as styles from "./confirmation.css.ts";
import type { OrderDetails, OrderView } from "./confirmation-order.query.ts";

const isAwaited = ({ payment }: OrderView) => payment === "PROCESSING" || payment === "PENDING";

/** Whether nothing comes of the order any more. */
export const isCanceled = (order: OrderView): boolean =>
  order.payment === "REFUNDED" ||
  (order.payment !== "PAID" && !isAwaited(order) && !order.canRetry && !order.retryAfter);

/** How it stands with the order, in one sentence, and what the buyer can do. */
export function OrderState({ order, details }: { order: OrderView; details: OrderDetails }) {
  const { shop, t, moment } = useCheckout();
  if (order.payment === "PAID") {
    const name = details.order.billingAddress?.firstName;
    return (
      <div className={styles.thanks}>
        <Heading level={2} size="display">
          {name ? t("confirmation.title", { name }) : t("confirmation.paidTitle")}
        </Heading>
        <Text size="lead">{t("confirmation.text", { email: details.email })}</Text>
      </div>
    );
  }
  if (isAwaited(order)) {
    return (
      <div className={styles.thanks} data-tone="warning">
        <Heading level={2}>{t("confirmation.pending.title")}</Heading>
        <Text>{t("confirmation.pending.text")}</Text>
        {order.payment === "PROCESSING" && (
          <div>
            <ButtonLink href={shop.link("paymentProcessing", {}, { order: order.uuid })}>
              {t("processing.late.again")}
            </ButtonLink>
          </div>
        )}
      </div>
    );
  }
  if (order.payment === "REFUNDED") {
    return (
      <div className={styles.thanks} data-tone="warning">
        <Heading level={2}>{t("refunded.title")}</Heading>
        <Text>{t("refunded.text")}</Text>
      </div>
    );
  }
  if (isCanceled(order)) {
    return (
      <div className={styles.thanks} data-tone="danger">
        <Heading level={2}>{t("confirmation.canceled.title")}</Heading>
        <Text>{t("confirmation.canceled.text")}</Text>
      </div>
    );
  }
  if (order.retryAfter) {
    return (
      <div className={styles.thanks} data-tone="warning">
        <Heading level={2}>{t("retry.limit.title")}</Heading>
        <Text>{t("errors.tooManyPaymentAttempts")}</Text>
        <Text>
          {t("confirmation.open.text")} {t("retry.limit.again", { moment: moment(order.retryAfter) })}
        </Text>
        <Text>{t("retry.limit.newOrder")}</Text>
        <div>
          <ButtonLink href={shop.link("basket")}>{t("errors.toBasket")}</ButtonLink>
        </div>
      </div>
    );
  }
  return (
    <div className={styles.thanks} data-tone="warning">
      <Heading level={2}>{t("confirmation.open.title")}</Heading>
      <Text>{t("confirmation.open.text")}</Text>
      <div>
        <ButtonLink href={shop.link("checkout", {}, { order: order.uuid })}>{t("confirmation.open.action")}</ButtonLink>
      </div>
    </div>
  );
}
