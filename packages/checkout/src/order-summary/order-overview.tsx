import { Button } from "@giftshop/ui-kit/button";
import { useLate } from "@giftshop/ui-kit/on-need";
import { useState } from "react";
import { useCheckout } from "../frame/checkout-context.tsx";
import type { OrderOverviewModalProps } from "./order-overview-modal.tsx";
import * as styles from "./order-summary.css.ts";

export interface OrderOverviewProps extends Omit<OrderOverviewModalProps, "onClose"> {
  /** What is to be paid, where the press beside it does not say so. */
  total?: string | undefined;
}

/** Beside the press that orders: opens the modal *checkout order overview*, which is fetched on need. */
export const OrderOverview = ({ total, ...props }: OrderOverviewProps) => {
  const { t } = useCheckout();
  const [open, setOpen] = useState(false);
  const { part, pending, start, fetch } = useLate(() => import("./order-overview-modal.tsx"));
  return (
    <>
      <Button
        variant="quiet"
        className={styles.overviewButton}
        data-total={total && true}
        aria-haspopup="dialog"
        aria-label={total && `${t("summary.title")}: ${total}`}
        loading={open && pending}
        onPointerEnter={start}
        onFocus={start}
        onClick={() => {
          setOpen(true);
          // The summary beside the form says the same.
          fetch().catch(() => setOpen(false));
        }}
      >
        {total ?? t("summary.title")}
      </Button>
      {open && part && <part.OrderOverviewModal {...props} onClose={() => setOpen(false)} />}
    </>
  );
};
