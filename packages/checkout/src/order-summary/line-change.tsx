import { Button } from "@giftshop/ui-kit/button";
import { useLate } from "@giftshop/ui-kit/on-need";
import { useRef, useState } from "react";
import { useCheckout } from "../frame/checkout-context.tsx";
import type { ChangedPackage } from "./package-changes.ts";
import * as styles from "./package-line.css.ts";

/** The one press by which a gift is changed before it is ordered; its windows are fetched on need. */
export const LineChange = (props: ChangedPackage) => {
  const { shop, t } = useCheckout();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { part, pending, start, fetch } = useLate(() =>
    import("./change-windows.tsx").then(({ loadChangeWindows }) => loadChangeWindows(shop.language)),
  );
  const close = () => {
    setOpen(false);
    // One window opened the next, so that none of them knows what the first was opened by.
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        size="small"
        className={styles.change}
        aria-haspopup="dialog"
        aria-label={`${t("summary.change")}: ${props.line.giftcard.product.title}`}
        loading={open && pending}
        onPointerEnter={start}
        onFocus={start}
        onClick={() => {
          setOpen(true);
          // Where it cannot be had the press is not answered, and can be made again.
          fetch().catch(() => setOpen(false));
        }}
      >
        {t("summary.change")}
      </Button>
      {part && open && <part.ChangeWindows {...props} windows={part} onClose={close} />}
    </>
  );
};
