import { readFragment } from "@giftshop/graphql";
import { ButtonLink } from "@giftshop/ui-kit/button";
import { CopyButton } from "@giftshop/ui-kit/copy-button";
import { Link } from "@giftshop/ui-kit/link";
import { Heading, Text } from "@giftshop/ui-kit/text";
import * as aftercare from "../aftercare/aftercare.css.ts";
import { CorrectButton } from "../aftercare/correct-button.tsx";
import { useCheckout } from "../frame/checkout-context.tsx";
import { OrderSummaryFragment } from "../order-summary/order-summary.fragment.ts";
import { OrderSummaryPanel } from "../order-summary/order-summary-panel.tsx";
import { methodName } from "../payment-choice/method-words.ts";
import { CompanyFacts } from "./company-facts.tsx";
import * as styles from "./confirmation.css.ts";
import type { OrderDetails, OrderView } from "./confirmation-order.query.ts";
import { DeliveryFragment } from "./delivery.fragment.ts";
import { DeliveryList } from "./delivery-list.tsx";
import { Feast } from "./feast/feast.tsx";
import { WhatHappens } from "./feast/what-happens.tsx";
import { OrderDocuments } from "./order-documents.tsx";
import { standingOf, titleOf } from "./order-standing.ts";
import { OrderState } from "./order-state.tsx";

export interface BuyerViewProps {
  order: OrderView;
  details: OrderDetails;
  /** Asks for the order again. */
  reload(): Promise<unknown>;
}

/**
 * The order to its buyer: its state, who gets what and when
 * unless it was cancelled, its number, what it cost.
 */
export const BuyerView = ({ order, details, reload }: BuyerViewProps) => {
  const { shop, t, day, money } = useCheckout();
  const cards = readFragment(OrderSummaryFragment, details.order).giftCardPayments;
  const packages = details.order.shipments.flatMap((shipment) => shipment.packages);
  const deliveries = readFragment(DeliveryFragment, details.deliveries);
  // Called as it was when it was chosen: a card is a "carte bancaire" in France.
  const logo = shop.storefront.payment.find(({ method }) => method === details.paymentMethod)?.logo ?? "";
  const standing = standingOf(order);
  const isPaid = standing === "paid";
  const onInvoice = details.paymentMethod === "invoice";
  const isOver = standing === "canceled" || standing === "refunded" || standing === "withdrawn";
  return (
    <div className={styles.layout}>
      <div className={styles.main}>
        {isPaid ? (
          <Feast
            title={titleOf(t, order)}
            text={t(onInvoice ? "confirmation.onInvoice" : "confirmation.text", { email: details.email })}
            {...{ packages, deliveries }}
          />
        ) : (
          <OrderState order={order} details={details} />
        )}
        {!isOver && details.canCorrectEmail && (
          <div className={aftercare.actions}>
            <CorrectButton
              order={order.uuid}
              label={t("aftercare.wrongAddress")}
              name={`${t("aftercare.wrongAddress")} ${details.email}`}
              text={t(isPaid ? "aftercare.ownSent" : "aftercare.goesTo", { email: details.email })}
              onDone={() => void reload()}
            />
          </div>
        )}
        {!isOver && (
          <section aria-labelledby="deliveries">
            <Heading level={2} id="deliveries" size="heading">
              {t("confirmation.whatHappens")}
            </Heading>
            <DeliveryList order={order.uuid} details={details} paid={isPaid} reload={reload} />
          </section>
        )}
        {isPaid && <WhatHappens deliveries={deliveries} order={order.uuid} details={details} />}
        <section className={styles.facts}>
          <p className={styles.number}>
            {t("confirmation.number")} <bdi className={styles.code}>{details.number}</bdi>
            <CopyButton text={details.number} label={t("confirmation.copy")} copiedLabel={t("confirmation.copied")} />
          </p>
          <Text tone="muted">{t("confirmation.placed", { date: day(details.placedAt) })}</Text>
          {details.paymentMethod && isPaid && !onInvoice && (
            <Text tone="muted">
              {t("confirmation.paidWith", { method: methodName(t, details.paymentMethod, logo) })}
            </Text>
          )}
          {isPaid &&
            cards.map(({ id, lastDigits, amount }) => (
              <Text key={id} tone="muted">
                {t("confirmation.paidWithCard", { amount: money(amount), digits: lastDigits })}
              </Text>
            ))}
          {details.order.billingAddress && <CompanyFacts {...details.order.billingAddress} />}
        </section>
        {(isPaid || standing === "withdrawn") && <OrderDocuments order={order.uuid} />}
        {isPaid && (
          <Text tone="muted">{t("confirmation.mailHelp", { email: shop.storefront.organisation.email })}</Text>
        )}
        <div>
          {isPaid ? (
            <ButtonLink href={shop.link("listing")}>{t("confirmation.next")}</ButtonLink>
          ) : (
            <Link href={shop.link("listing")} variant="arrow">
              {t("confirmation.next")}
            </Link>
          )}
        </div>
      </div>
      <OrderSummaryPanel order={details.order} day={isPaid || isOver ? "unsaid" : "afterPayment"} />
    </div>
  );
};
