import type { ResultOf } from "@giftshop/graphql";
import { FileIcon, GiftIcon, MailIcon, PostIcon } from "@giftshop/ui-kit/icon";
import { Link } from "@giftshop/ui-kit/link";
import { Heading, Text } from "@giftshop/ui-kit/text";
import { useCheckout } from "../../frame/checkout-context.tsx";
import type { OrderDetails } from "../confirmation-order.query.ts";
import type { DeliveryFragment } from "../delivery.fragment.ts";
import { CalendarLinks } from "./calendar-links.tsx";
import * as styles from "./feast.css.ts";
import { TellOpened } from "./tell-opened.tsx";

type Delivery = ResultOf<typeof DeliveryFragment>;

export interface WhatHappensProps {
  deliveries: readonly Delivery[];
  /** Uuid of their order. */
  order: string;
  details: OrderDetails;
}

/** What happens next, what the buyer can still do, and the days of all but a list for their calendar. */
export const WhatHappens = ({ deliveries, order, details }: WhatHappensProps) => {
  const { shop, t, dayOf } = useCheckout();
  const { giftBatch, tellsOpened } = details;
  // In the emails of some storefronts the codes stand openly: such a gift cannot be taken back.
  const wrapped = giftBatch !== "HAND" && deliveries.some(({ giftState }) => giftState !== null);
  const opens = deliveries.some(({ giftState, recipientEmail }) => giftState === "UNOPENED" && recipientEmail !== null);
  const posted = deliveries.some(({ kind }) => kind === "PHYSICAL");
  const days = deliveries.map(({ packageId, recipientTitle, deliveryDate, expectedAt }) => ({
    id: packageId,
    date: deliveryDate?.date ?? dayOf(expectedAt),
    title: t("confirmation.calendar.event", { name: recipientTitle }),
    note: "",
  }));
  return (
    <section aria-labelledby="happens">
      <Heading level={2} id="happens" size="heading">
        {t("confirmation.happens.title")}
      </Heading>
      <ul className={styles.steps}>
        <li className={styles.step}>
          <MailIcon />
          <div className={styles.said}>
            <Text>{t("confirmation.happens.page")}</Text>
            <Text>{t("confirmation.mailHelp", { email: shop.storefront.organisation.email })}</Text>
          </div>
        </li>
        {wrapped && (
          <li className={styles.step}>
            <GiftIcon />
            <Text>{t("confirmation.happens.wrapped")}</Text>
          </li>
        )}
        {posted && (
          <li className={styles.step}>
            <PostIcon />
            <Text>{t("confirmation.happens.posted")}</Text>
          </li>
        )}
        {giftBatch && (
          <li className={styles.step}>
            <FileIcon />
            <Text>
              {t(giftBatch === "HAND" ? "confirmation.happens.hand" : "confirmation.happens.list")}{" "}
              <Link href={shop.link("manyRecipients")}>{t("confirmation.happens.lists")}</Link>
            </Text>
          </li>
        )}
      </ul>
      {!giftBatch && (
        <section aria-labelledby="for-you" className={styles.forYou}>
          <Heading level={3} id="for-you" size="title">
            {t("confirmation.happens.forYou")}
          </Heading>
          {opens && <TellOpened order={order} told={tellsOpened} />}
          <CalendarLinks days={days} />
        </section>
      )}
    </section>
  );
};
