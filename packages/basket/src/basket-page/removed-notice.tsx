import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { useId } from "react";
import type { BasketContext } from "./basket-setting.ts";
import type { BasketState } from "./use-basket.ts";

/** Says what was taken out, where it stood, and puts it back. */
export const RemovedNotice = ({
  context: { t },
  state: { removed, undo },
}: {
  context: BasketContext;
  state: BasketState;
}) => {
  const id = useId();
  if (!removed) return null;
  return (
    <Banner
      // The focus says it: where the pressed button was is
      // nothing any more, so it goes to what takes it back.
      live="none"
      tone="success"
      action={
        <Button
          key={removed.input.idempotencyKey}
          variant="secondary"
          size="small"
          autoFocus
          aria-describedby={id}
          onClick={undo}
        >
          {t("removed.undo")}
        </Button>
      }
    >
      <span id={id}>{t("removed.text", { title: removed.title })}</span>
    </Banner>
  );
};
