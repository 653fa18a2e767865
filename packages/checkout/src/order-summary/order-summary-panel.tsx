import { type FragmentType, readFragment } from "@giftshop/graphql";
import { ChevronDownIcon } from "@giftshop/ui-kit/icon";
import { Link } from "@giftshop/ui-kit/link";
import { Heading } from "@giftshop/ui-kit/text";
import { VisuallyHidden } from "@giftshop/ui-kit/visually-hidden";
import { useEffect, useId, useRef, useState } from "react";
import { useCheckout } from "../frame/checkout-context.tsx";
import { ArrivalLines, type DaySaid } from "./arrival-lines.tsx";
import { arrivalsOf, theirsOf } from "./arrivals.ts";
import * as styles from "./order-summary.css.ts";
import { OrderSummaryFragment } from "./order-summary.fragment.ts";
import type { PackageChanges } from "./package-changes.ts";
import { SummaryTotals } from "./summary-totals.tsx";

export interface OrderSummaryPanelProps {
  order: FragmentType<typeof OrderSummaryFragment>;
  /** What it says of the day on which a parcel arrives. */
  day: DaySaid;
  /** The sums are being fetched again. */
  refreshing?: boolean;
  /** The order may still be changed, in the basket. */
  editable?: boolean;
  /**
   * Stands beside a form: on a desktop it is no higher than the
   * window, on a phone it folds when the form takes the focus.
   */
  sticky?: boolean;
  /** Changes packages in their place, where that can be done here. */
  changes?: Omit<PackageChanges, "theirsOf"> | undefined;
}

/**
 * Who gets what and when, and what it costs: folded to its
 * total on a phone, open beside the form from the desktop on.
 */
export const OrderSummaryPanel = ({
  order,
  day,
  refreshing = false,
  editable = false,
  sticky = false,
  changes,
}: OrderSummaryPanelProps) => {
  const { t, money, basketHref } = useCheckout();
  const { shipments, totals, quantity, giftCardPayments, toPay } = readFragment(OrderSummaryFragment, order);
  const arrivals = arrivalsOf(shipments);
  const [open, setOpen] = useState(false);
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  // Open it is as high as a phone: it would stand over the field that takes the focus (WCAG 2.4.11).
  useEffect(() => {
    if (!open || !sticky) return;
    const fold = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || panel.current?.contains(target)) return;
      // A window that was opened from it gives the focus back to it.
      if (!target.closest("[role=dialog]")) setOpen(false);
    };
    document.addEventListener("focusin", fold);
    return () => document.removeEventListener("focusin", fold);
  }, [open, sticky]);
  return (
    <section ref={panel} className={styles.panel} data-sticky={sticky || undefined} aria-labelledby={`${id}-title`}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={`${id}-content`}
        onClick={() => setOpen(!open)}
      >
        <span className={styles.toggleWords}>
          <ChevronDownIcon className={styles.chevron} />
          {open ? t("summary.hide") : t("summary.show")}
          <span className={styles.count}>{t("summary.quantity", { count: quantity })}</span>
        </span>
        <bdi className={styles.toggleTotal}>{money(sticky ? toPay : totals.grandTotal)}</bdi>
      </button>
      <div id={`${id}-content`} className={styles.content} data-open={open || undefined}>
        {sticky ? (
          <div className={styles.head}>
            <Heading level={2} size="title" id={`${id}-title`}>
              {t("summary.title")}
            </Heading>
            {editable && <Link href={basketHref}>{t("summary.edit")}</Link>}
          </div>
        ) : (
          // Where it stands by itself the page's own title says the same.
          <VisuallyHidden as="h2" id={`${id}-title`}>
            {t("summary.title")}
          </VisuallyHidden>
        )}
        {arrivals.map((arrival) => (
          <ArrivalLines
            key={arrival.id}
            arrival={arrival}
            day={day}
            changes={changes && { ...changes, theirsOf: (gift) => theirsOf(arrivals, gift) }}
          />
        ))}
        <div className={styles.totals}>
          <SummaryTotals {...{ totals, giftCardPayments, toPay, refreshing }} />
        </div>
      </div>
    </section>
  );
};
