import { readFragment } from "@giftshop/graphql";
import { Button, ButtonLink } from "@giftshop/ui-kit/button";
import { CopyButton } from "@giftshop/ui-kit/copy-button";
import { FileIcon } from "@giftshop/ui-kit/icon";
import { Heading, Text } from "@giftshop/ui-kit/text";
import * as aftercare from "../aftercare/aftercare.css.ts";
import { CorrectButton } from "../aftercare/correct-button.tsx";
import { useCheckout } from "../frame/checkout-context.tsx";
import { WithEmail } from "../frame/email.tsx";
import { OrderSummaryFragment } from "../order-summary/order-summary.fragment.ts";
import { OrderSummaryPanel } from "../order-summary/order-summary-panel.tsx";
import { SummaryTotals } from "../order-summary/summary-totals.tsx";
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
 * The order to its buyer: its gifts on a stage or its state, who gets what and when unless
 * it was cancelled, and beside that its number, what it cost, and its invoice.
 */
export const BuyerView = ({ order, details, reload }: BuyerViewProps) => {
  const { shop, t, day, money } = useCheckout();
  const sums = readFragment(OrderSummaryFragment, details.order);
  const cards = sums.giftCardPayments;
  const packages = details.order.shipments.flatMap((shipment) => shipment.packages);
  const deliveries = readFragment(DeliveryFragment, details.deliveries);
  // Called as it was when it was chosen: a card is a "carte bancaire" in France.
  const logo = shop.storefront.payment.find(({ method }) => method === details.paymentMethod)?.logo ?? "";
  const standing = standingOf(order);
  const isPaid = standing === "paid";
  const onInvoice = details.paymentMethod === "invoice";
  const isOver = standing === "canceled" || standing === "refunded" || standing === "withdrawn";
  const another = (
    <ButtonLink className={styles.another} variant="secondary" href={shop.link("listing")}>
      {t("confirmation.next")}
    </ButtonLink>
  );
  return (
    <div className={styles.layout}>
      <div className={styles.stage}>
        {isPaid ? (
          <Feast
            title={titleOf(t, order)}
            text={
              <WithEmail
                text={t(onInvoice ? "confirmation.onInvoice" : "confirmation.text", { email: details.email })}
                email={details.email}
              />
            }
            {...{ packages, deliveries }}
          />
        ) : (
          <OrderState order={order} details={details} />
        )}
      </div>
      <div className={styles.main}>
        {!isOver && (
          <section aria-labelledby="deliveries">
            <Heading level={2} id="deliveries" size="heading">
              {t("confirmation.whatHappens")}
            </Heading>
            <DeliveryList order={order.uuid} details={details} paid={isPaid} reload={reload} />
            {another}
          </section>
        )}
        {isPaid && <WhatHappens deliveries={deliveries} order={order.uuid} details={details} />}
        {isOver && another}
      </div>
      <div className={styles.side}>
        <section className={styles.facts}>
          <p className={styles.number}>
            {t("confirmation.number")} <bdi className={styles.code}>{details.number}</bdi>
            <CopyButton text={details.number} label={t("confirmation.copy")} copiedLabel={t("confirmation.copied")} />
          </p>
          <Text>{t("confirmation.placed", { date: day(details.placedAt) })}</Text>
          {details.paymentMethod && isPaid && !onInvoice && (
            <Text>{t("confirmation.paidWith", { method: methodName(t, details.paymentMethod, logo) })}</Text>
          )}
          {isPaid &&
            cards.map(({ id, lastDigits, amount }) => (
              <Text key={id}>{t("confirmation.paidWithCard", { amount: money(amount), digits: lastDigits })}</Text>
            ))}
          {details.order.billingAddress && <CompanyFacts {...details.order.billingAddress} />}
          {!isOver && details.canCorrectEmail && (
            <div className={aftercare.actions}>
              <CorrectButton
                order={order.uuid}
                label={t("aftercare.correct")}
                name={`${t("aftercare.correct")}: ${details.email}`}
                text={t(isPaid ? "aftercare.ownSent" : "aftercare.goesTo", { email: details.email })}
                onDone={() => void reload()}
              />
            </div>
          )}
        </section>
        {isPaid ? (
          // What was bought stands in full on the stage and in the rows: here is what it came to.
          <section className={styles.sums} aria-label={t("summary.title")}>
            <SummaryTotals {...sums} refreshing={false} />
          </section>
        ) : (
          <OrderSummaryPanel order={details.order} day={isOver ? "unsaid" : "afterPayment"} />
        )}
        {(isPaid || standing === "withdrawn") && (
          <OrderDocuments order={order.uuid}>
            {isPaid && (
              <Button variant="secondary" className={styles.print} icon={<FileIcon />} onClick={() => print()}>
                {t("confirmation.print")}
              </Button>
            )}
          </OrderDocuments>
        )}
      </div>
    </div>
  );
};
