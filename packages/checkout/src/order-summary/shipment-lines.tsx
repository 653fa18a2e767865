import { type ResultOf, readFragment } from "@giftshop/graphql";
import { MailIcon, PostIcon } from "@giftshop/ui-kit";
import { useCheckout } from "../frame/checkout-context.tsx";
import * as styles from "./order-summary.css.ts";
import type { OrderSummaryFragment } from "./order-summary.fragment.ts";
import { PackageLineFragment } from "./package-line.fragment.ts";
import { PackageLine } from "./package-line.tsx";

type Shipment = ResultOf<typeof OrderSummaryFragment>["shipments"][number];

/** One shipment: how and when it arrives, and its packages. */
export function ShipmentLines({ shipment }: { shipment: Shipment }) {
  const { t, day } = useCheckout();
  const digital = shipment.kind === "DIGITAL";
  const Icon = digital ? MailIcon : PostIcon;
  return (
    <div className={styles.shipment}>
      <p className={styles.arrival}>
        <Icon />
        <span>
          <strong>{digital ? t("summary.digital") : t("summary.physical")}</strong>
          <br />
          {digital ? t("summary.arrivesWithinHour") : t("summary.arrives", { date: day(shipment.deliveryDate) })}
        </span>
      </p>
      <ul className={styles.lines}>
        {readFragment(PackageLineFragment, shipment.packages).map((line) => (
          <PackageLine key={line.id} line={line} />
        ))}
      </ul>
    </div>
  );
}
