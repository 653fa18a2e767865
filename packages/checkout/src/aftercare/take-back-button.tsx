import { Button } from "@giftshop/ui-kit";
import { fetchAhead, useLate } from "@giftshop/ui-kit/on-need";
import { useState } from "react";
import { useCheckout } from "../frame/checkout-context.tsx";
import type { TakeBackProps } from "./take-back.tsx";

export interface TakeBackButtonProps extends Omit<TakeBackProps, "open" | "onClose"> {
  /** What whoever hears it alone is told. */
  name: string;
}

/** Opens the window in which an unopened gift is taken back, which is fetched when somebody comes near. */
export function TakeBackButton({ name, ...taking }: TakeBackButtonProps) {
  const { t } = useCheckout();
  const [open, setOpen] = useState(false);
  const late = useLate(() => import("./take-back.tsx").then((part) => part.TakeBackWindow));
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
        {t("aftercare.takeBack")}
      </Button>
      {Window && <Window {...taking} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
