import { type FragmentType, readFragment } from "@giftshop/graphql";
import { Button } from "@giftshop/ui-kit/button";
import { ChevronDownIcon } from "@giftshop/ui-kit/icon";
import { Link } from "@giftshop/ui-kit/link";
import { Heading } from "@giftshop/ui-kit/text";
import { VisuallyHidden } from "@giftshop/ui-kit/visually-hidden";
import { useId, useLayoutEffect, useRef, useState } from "react";
import { useCheckout } from "../frame/checkout-context.tsx";
import { ArrivalLines, type DaySaid } from "./arrival-lines.tsx";
import { arrivalsOf, firstOf, theirsOf } from "./arrivals.ts";
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
  /** Stands beside a form: in sight, on a phone folded, and with more than three gifts after a press. */
  sticky?: boolean;
  /** Changes packages in their place, where that can be done here. */
  changes?: Omit<PackageChanges, "theirsOf"> | undefined;
}

/** How many gifts stand beside a form before a press shows all of them. */
const most = 3;

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
  const lines = arrivals.flatMap(({ packages }) => packages);
  const [all, setAll] = useState(false);
  // What is wrong is never folded away.
  const folds = sticky && !all && lines.length > most && !lines.slice(most).some(({ problem }) => problem);
  const [open, setOpen] = useState(false);
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const before = useRef<number>(undefined);
  // Its foot stays in sight where it is higher than the window.
  useLayoutEffect(() => {
    if (sticky) panel.current?.style.setProperty("--tall", `${panel.current.offsetHeight}px`);
  });
  // On a phone it opens in its own place, above the form, and folded it leads back to where it was pressed.
  useLayoutEffect(() => {
    const element = panel.current;
    if (!sticky || !element) return;
    if (open && element.getBoundingClientRect().top < 0) element.scrollIntoView();
    if (!open && before.current !== undefined && before.current !== scrollY) scrollTo({ top: before.current });
  }, [open, sticky]);
  const toggle = () => {
    if (!open) before.current = scrollY;
    setOpen(!open);
  };
  return (
    <section
      ref={panel}
      className={styles.panel}
      data-sticky={sticky || undefined}
      data-open={open || undefined}
      aria-labelledby={`${id}-title`}
    >
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={`${id}-content`}
        onClick={toggle}
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
        {(folds ? firstOf(arrivals, most) : arrivals).map((arrival) => (
          <ArrivalLines
            key={arrival.id}
            arrival={arrival}
            day={day}
            changes={changes && { ...changes, theirsOf: (gift) => theirsOf(arrivals, gift) }}
          />
        ))}
        {folds && (
          <Button variant="quiet" size="small" className={styles.more} onClick={() => setAll(true)}>
            {t("summary.more", { count: quantity })}
          </Button>
        )}
        <div className={styles.totals}>
          <SummaryTotals {...{ totals, giftCardPayments, toPay, refreshing }} />
        </div>
      </div>
    </section>
  );
};
