import type { ResultOf } from "@giftshop/graphql";
import { CheckCircleIcon, MailIcon, PostIcon } from "@giftshop/ui-kit/icon";
import { Heading, Text } from "@giftshop/ui-kit/text";
import { useCheckout } from "../../frame/checkout-context.tsx";
import type { DeliveryFragment } from "../delivery.fragment.ts";
import { CalendarLinks } from "./calendar-links.tsx";
import * as styles from "./feast.css.ts";

type Delivery = ResultOf<typeof DeliveryFragment>;

/** What happens next, what the buyer can still do, and the days for their calendar. */
export const WhatHappens = ({ deliveries }: { deliveries: readonly Delivery[] }) => {
  const { t, dayOf } = useCheckout();
  // In the emails of some storefronts the codes stand openly: such a gift cannot be taken back.
  const wrapped = deliveries.some(({ giftState }) => giftState !== null);
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
        {wrapped && (
          <li className={styles.step}>
            <MailIcon />
            <Text>{t("confirmation.happens.wrapped")}</Text>
          </li>
        )}
        {posted && (
          <li className={styles.step}>
            <PostIcon />
            <Text>{t("confirmation.happens.posted")}</Text>
          </li>
        )}
        <li className={styles.step}>
          <CheckCircleIcon />
          <Text>{t("confirmation.happens.page")}</Text>
        </li>
      </ul>
      <CalendarLinks days={days} />
    </section>
  );
};
