import { type FragmentType, readFragment } from "@giftshop/graphql";
import { Modal } from "@giftshop/ui-kit/modal";
import { useCheckout } from "../frame/checkout-context.tsx";
import { ArrivalLines, type DaySaid } from "./arrival-lines.tsx";
import { arrivalsOf } from "./arrivals.ts";
import * as styles from "./order-summary.css.ts";
import { OrderSummaryFragment } from "./order-summary.fragment.ts";
import { SummaryTotals } from "./summary-totals.tsx";

export interface OrderOverviewModalProps {
  order: FragmentType<typeof OrderSummaryFragment>;
  /** What it says of the day on which a parcel arrives. */
  day: DaySaid;
  onClose(): void;
}

/**
 * The modal *checkout order overview*: who gets what and
 * when, and what it costs, before the press that orders.
 */
export const OrderOverviewModal = ({ order, day, onClose }: OrderOverviewModalProps) => {
  const { t } = useCheckout();
  const { shipments, totals, giftCardPayments, toPay } = readFragment(OrderSummaryFragment, order);
  return (
    <Modal open onClose={onClose} title={t("summary.title")} closeLabel={t("summary.hide")}>
      <div className={styles.overview}>
        {arrivalsOf(shipments).map((arrival) => (
          <ArrivalLines key={arrival.id} arrival={arrival} day={day} />
        ))}
        <SummaryTotals {...{ totals, giftCardPayments, toPay }} refreshing={false} />
      </div>
    </Modal>
  );
};
