import { addressOnOneLine } from "@giftshop/storefront-config/address-lines";
import { CharityIcon, CheckCircleIcon, MailIcon, PostIcon } from "@giftshop/ui-kit/icon";
import { Fragment } from "react";
import { useCheckout } from "../frame/checkout-context.tsx";
import type { Arrival, Way } from "./arrivals.ts";
import * as styles from "./order-summary.css.ts";
import type { PackageChanges } from "./package-changes.ts";
import { PackageLine } from "./package-line.tsx";
import { shippingText } from "./shipping-text.ts";

/**
 * What is said of the day on which a parcel arrives: `promised` names it; `afterPayment` where
 * nobody knows when the money comes; `unsaid` where the page says it elsewhere, or nothing arrives.
 */
export type DaySaid = "promised" | "afterPayment" | "unsaid";

export interface ArrivalLinesProps {
  arrival: Arrival;
  day: DaySaid;
  /** What can be changed of a package, where something can. */
  changes?: PackageChanges | undefined;
}

const icons = { email: MailIcon, post: PostIcon, donation: CharityIcon, activation: CheckCircleIcon } as const;

/** How something comes to whom it is for. */
const titles = {
  email: "summary.digital",
  post: "summary.physical",
  donation: "summary.donation",
  activation: "summary.activation",
} as const satisfies Record<Way, string>;

/** How and when something arrives, and every package that arrives so, each with its recipient. */
export const ArrivalLines = ({ arrival, day: said, changes }: ArrivalLinesProps) => {
  const { t, day, chosenDay, money } = useCheckout();
  const { way } = arrival;
  const theirs = arrival.packages[0]?.recipient?.address;
  // A parcel for somebody else says where it goes; one without a street goes to the buyer.
  const address = theirs && addressOnOneLine(theirs);
  const Icon = icons[way];
  const arrives = {
    promised: () => t("summary.arrives", { date: day(arrival.deliveryDate) }),
    afterPayment: () => t("summary.postedAfterPayment"),
    unsaid: () => undefined,
  };
  const usual = {
    email: () => t("summary.arrivesWithinHour"),
    post: arrives[said],
    donation: () => undefined,
    activation: () => t("summary.activates"),
  };
  const planned = arrival.plan && t("day.planned", { day: chosenDay(arrival.plan) });
  const when = planned || usual[way]();
  return (
    <div className={styles.shipment}>
      <p className={styles.arrival}>
        <Icon />
        <span>
          <strong>{address ? <bdi>{address}</bdi> : t(titles[way])}</strong>
          {when && <br />}
          {when}
          {arrival.postage.map(({ title, price }) => (
            <Fragment key={title}>
              <br />
              {shippingText(t, title)}: <bdi>{money(price)}</bdi>
            </Fragment>
          ))}
        </span>
      </p>
      <ul className={styles.lines}>
        {arrival.packages.map((line) => (
          <PackageLine key={line.id} line={line} kind={arrival.kind} way={way} changes={changes} />
        ))}
      </ul>
    </div>
  );
};
