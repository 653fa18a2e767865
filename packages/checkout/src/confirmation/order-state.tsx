import { ButtonLink } from "@giftshop/ui-kit/button";
import { Heading, Text } from "@giftshop/ui-kit/text";
import { useCheckout } from "../frame/checkout-context.tsx";
import * as styles from "./confirmation.css.ts";
import type { OrderDetails, OrderView } from "./confirmation-order.query.ts";
import { standingOf, titleOf } from "./order-standing.ts";
import { TransferFacts } from "./transfer-facts.tsx";

/** How it stands with an order that is not paid, or no longer, in one sentence, and what the buyer can do. */
export const OrderState = ({ order, details }: { order: OrderView; details: OrderDetails }) => {
  const { shop, t, moment } = useCheckout();
  const standing = standingOf(order);
  const title = titleOf(t, order);
  if (standing === "awaited") {
    return (
      <div className={styles.thanks} data-tone="warning" data-scene>
        <div className={styles.told}>
          <Heading level={2}>{title}</Heading>
          <Text>{t("confirmation.pending.text")}</Text>
          {details.transfer && <TransferFacts transfer={details.transfer} number={details.number} />}
          {order.payment === "PROCESSING" && (
            <div>
              <ButtonLink href={shop.link("paymentProcessing", {}, { order: order.uuid })}>
                {t("processing.late.again")}
              </ButtonLink>
            </div>
          )}
        </div>
        <span className={styles.scene} aria-hidden="true" />
      </div>
    );
  }
  if (standing === "withdrawn") {
    return (
      <div className={styles.thanks} data-tone="warning">
        <Heading level={2}>{title}</Heading>
        <Text>{t("confirmation.withdrawn.text")}</Text>
      </div>
    );
  }
  if (standing === "refunded") {
    return (
      <div className={styles.thanks} data-tone="warning">
        <Heading level={2}>{title}</Heading>
        <Text>{t("refunded.text")}</Text>
      </div>
    );
  }
  if (standing === "canceled") {
    return (
      <div className={styles.thanks} data-tone="danger">
        <Heading level={2}>{title}</Heading>
        <Text>{t("confirmation.canceled.text")}</Text>
      </div>
    );
  }
  if (order.retryAfter) {
    return (
      <div className={styles.thanks} data-tone="warning">
        <Heading level={2}>{title}</Heading>
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
      <Heading level={2}>{title}</Heading>
      <Text>{t("confirmation.open.text")}</Text>
      <div>
        <ButtonLink href={shop.link("checkout", {}, { order: order.uuid })}>{t("confirmation.open.action")}</ButtonLink>
      </div>
    </div>
  );
};
