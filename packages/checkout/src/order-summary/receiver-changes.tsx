import type { Gift, ReceiverActions } from "@giftshop/receivers/dialog";
import { Button } from "@giftshop/ui-kit/button";
import { useLate } from "@giftshop/ui-kit/on-need";
import { useState } from "react";
import { useCheckout } from "../frame/checkout-context.tsx";

export interface ReceiverChangesProps {
  /** What is given, so that whoever hears a button alone knows. */
  of: string;
  gift: Gift;
  /** All gifts of its receiver, this one among them. */
  theirs: readonly Gift[];
  actions: ReceiverActions;
}

/** Changes who gets a gift, or gives another person the same, while the order is not placed. */
export const ReceiverChanges = ({ of, gift, theirs, actions }: ReceiverChangesProps) => {
  const { shop, t } = useCheckout();
  const [open, setOpen] = useState<"receiver" | "copy">();
  const { part, pending, start, fetch } = useLate(() =>
    import("@giftshop/receivers/dialog").then(({ loadReceiverDialog }) => loadReceiverDialog(shop.language)),
  );
  const show = (what: "receiver" | "copy") => {
    setOpen(what);
    // Where it cannot be had the press is not answered, and can be made again.
    fetch().catch(() => setOpen(undefined));
  };
  const button = (what: "receiver" | "copy", label: string) => (
    <Button
      variant="quiet"
      size="small"
      aria-haspopup="dialog"
      aria-label={`${label}: ${of}`}
      loading={open === what && pending}
      onPointerEnter={start}
      onFocus={start}
      onClick={() => show(what)}
    >
      {label}
    </Button>
  );
  return (
    <>
      {button("receiver", t("summary.changeReceiver"))}
      {button("copy", t("summary.copy"))}
      {part && open && (
        <part.ReceiverDialog
          {...{ gift, theirs, actions }}
          locale={shop.locale}
          countries={shop.storefront.delivery.countries}
          words={part.words}
          copy={open === "copy"}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
};
