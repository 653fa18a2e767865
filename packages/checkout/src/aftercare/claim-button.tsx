import { Button } from "@giftshop/ui-kit";
import { fetchAhead, useLate } from "@giftshop/ui-kit/on-need";
import { useState } from "react";
import { useCheckout } from "../frame/checkout-context.tsx";
import type { ClaimParcelProps } from "./claim-parcel.tsx";

export interface ClaimButtonProps extends Omit<ClaimParcelProps, "open" | "onClose"> {
  /** What whoever hears it alone is told. */
  name: string;
}

/** Opens the window in which a parcel is called lost, which is fetched when somebody comes near. */
export function ClaimButton({ name, ...claiming }: ClaimButtonProps) {
  const { t } = useCheckout();
  const [open, setOpen] = useState(false);
  const late = useLate(() => import("./claim-parcel.tsx").then((part) => part.ClaimParcelWindow));
  const { part: Window, pending } = late;
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-haspopup="dialog"
        aria-label={name}
        loading={open && pending}
        {...fetchAhead(late)}
        onClick={() => {
          setOpen(true);
          late.start();
        }}
      >
        {t("aftercare.claim")}
      </Button>
      {Window && <Window {...claiming} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
