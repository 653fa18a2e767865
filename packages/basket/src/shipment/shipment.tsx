import { dayText } from "@giftshop/delivery-date/text";
import { type FragmentType, readFragment } from "@giftshop/graphql";
import { formatDate, formatMoney } from "@giftshop/messages/format";
import { addressOnOneLine } from "@giftshop/storefront-config/address-lines";
import { MailIcon, PostIcon } from "@giftshop/ui-kit/icon";
import { Parts } from "@giftshop/ui-kit/parts";
import { Heading, Text } from "@giftshop/ui-kit/text";
import { usePassed } from "@giftshop/ui-kit/use-passed";
import { Fragment, type ReactNode } from "react";
import type { BasketContext } from "../basket-page/basket-setting.ts";
import type { BasketState } from "../basket-page/use-basket.ts";
import { Line } from "../line/line.tsx";
import { forSeveralPeople } from "./for-several-people.ts";
import { forWhom } from "./for-whom.ts";
import * as styles from "./shipment.css.ts";
import { ShipmentFragment } from "./shipment.fragment.ts";

export interface ShipmentProps {
  context: BasketContext;
  state: BasketState;
  shipment: FragmentType<typeof ShipmentFragment>;
  /** It holds the only gift of the basket. Default `false`. */
  alone?: boolean;
  /** What says that a present was taken out, and the line (from 0) in which it stood. */
  removed?: { line: number; notice: ReactNode } | undefined;
}

/** How it is posted, as commerce calls it, in the words of the sums. */
const postageKey = (title: string) => (title === "shipping.registered" ? "totals.registered" : "totals.mailbox");

/** What travels together: for whom, how and when above, the presents below. */
export const Shipment = ({ context, state, shipment, alone = false, removed }: ShipmentProps) => {
  const { t, locale, timeZone } = context;
  const { tag, kind, deliveryDate, orderBefore, deliveryAddress, totals, packages } = readFragment(
    ShipmentFragment,
    shipment,
  );
  const together = forSeveralPeople(packages);
  const recipient = together ? null : packages[0]?.recipient;
  const plan = packages[0]?.deliveryDate;
  const digital = kind === "DIGITAL";
  // Whoever orders after that is promised another day, which only commerce knows.
  const passed = usePassed(orderBefore, state.retry);
  const Icon = digital ? MailIcon : PostIcon;
  return (
    <div className={styles.shipment}>
      <div className={styles.head}>
        <span className={styles.icon}>
          <Icon />
        </span>
        <div className={styles.words}>
          <Heading level={2} size="title">
            {together && !deliveryAddress
              ? t("shipment.together")
              : together
                ? t("shipment.physical")
                : forWhom(t, recipient)}
          </Heading>
          <Text size="small" tone="muted">
            <Parts>
              {[
                !together && (digital ? t("shipment.digital") : t("shipment.physical")),
                plan
                  ? t("day.planned", { day: dayText(plan, locale, timeZone) })
                  : digital
                    ? t("shipment.withinHour")
                    : !passed && t("shipment.on", { day: formatDate(deliveryDate, locale, timeZone) }),
                deliveryAddress && addressOnOneLine(deliveryAddress),
                recipient?.email && t("recipient.email", { email: recipient.email }),
                ...(totals?.adjustments ?? []).map(
                  ({ title, price }) => `${t(postageKey(title))}: ${formatMoney(price, locale)}`,
                ),
              ]}
            </Parts>
          </Text>
        </div>
      </div>
      <ul className={styles.lines}>
        {packages.map((line, index) => (
          <Fragment key={line.id}>
            {removed?.line === index && <li className={styles.removed}>{removed.notice}</li>}
            <li className={styles.line}>
              <Line context={context} state={state} shipmentTag={tag} line={line} named={together} alone={alone} />
            </li>
          </Fragment>
        ))}
        {removed && removed.line >= packages.length && <li className={styles.removed}>{removed.notice}</li>}
      </ul>
    </div>
  );
};
