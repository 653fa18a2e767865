import { MailIcon, PostIcon } from "@giftshop/ui-kit";
import { useCheckout } from "../frame/checkout-context.tsx";
import type { Arrival } from "./arrivals.ts";
import * as styles from "./order-summary.css.ts";
import { PackageLine } from "./package-line.tsx";

/** How and when something arrives, and every package that arrives so, each with its recipient. */
export function ArrivalLines({ arrival }: { arrival: Arrival }) {
  const { t, day } = useCheckout();
  const digital = arrival.kind === "DIGITAL";
  const Icon = digital ? MailIcon : PostIcon;
  return (
    <div className={styles.shipment}>
      <p className={styles.arrival}>
        <Icon />
        <span>
          <strong>{digital ? t("summary.digital") : t("summary.physical")}</strong>
          <br />
          {digital ? t("summary.arrivesWithinHour") : t("summary.arrives", { date: day(arrival.deliveryDate) })}
        </span>
      </p>
      <ul className={styles.lines}>
        {arrival.packages.map((line) => (
          <PackageLine key={line.id} line={line} />
        ))}
      </ul>
    </div>
  );
}
