import { Button } from "@giftshop/ui-kit/button";
import { useLate } from "@giftshop/ui-kit/on-need";
import { useState } from "react";
import { useCheckout } from "../frame/checkout-context.tsx";
import type { OrderOverviewModalProps } from "./order-overview-modal.tsx";

/** Opens the modal *checkout order overview*, which is fetched on need. */
export const OrderOverview = (props: Omit<OrderOverviewModalProps, "onClose">) => {
  const { t } = useCheckout();
  const [open, setOpen] = useState(false);
  const { part, pending, start, fetch } = useLate(() => import("./order-overview-modal.tsx"));
  return (
    <>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        loading={open && pending}
        onPointerEnter={start}
        onFocus={start}
        onClick={() => {
          setOpen(true);
          // The summary beside the form says the same.
          fetch().catch(() => setOpen(false));
        }}
      >
        {t("summary.title")}
      </Button>
      {open && part && <part.OrderOverviewModal {...props} onClose={() => setOpen(false)} />}
    </>
  );
};
