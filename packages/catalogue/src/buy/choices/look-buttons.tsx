import { Button } from "@giftshop/ui-kit/button";
import { EyeIcon } from "@giftshop/ui-kit/icon";
import { memo } from "react";
import type { DialogRequest } from "../../product-dialogs/dialog-request.ts";
import type { LateTranslate } from "../../product-dialogs/late-words.ts";
import { useProductDialog } from "../../product-dialogs/use-product-dialog.tsx";
import * as styles from "../buy-box.css.ts";
import { deliveriesOf, type GiftFactsOptions, giftLook, orderFacts } from "../gift-facts.ts";

const LookButton = ({ label, request }: { label: string; request: DialogRequest }) => {
  const { window, busy, fetchAhead, show } = useProductDialog(request);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={<EyeIcon />}
        aria-haspopup="dialog"
        aria-busy={busy}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        // A help: where it cannot be fetched, the next press asks again.
        onClick={() => void show().catch(() => {})}
      >
        {label}
      </Button>
      {window}
    </>
  );
};

export interface LookButtonsProps {
  t: LateTranslate;
  facts: GiftFactsOptions;
}

/**
 * What can be looked at before it is bought: the gift, its
 * wrapper, its packing, what it comes to, and where it goes.
 */
export const LookButtons = memo(function LookButtons({ t, facts }: LookButtonsProps) {
  const look = giftLook(facts);
  const deliveries = deliveriesOf(facts);
  return (
    <div className={styles.looks} data-looks="">
      <LookButton label={t("look.gift")} request={{ dialog: "gift", look }} />
      {look.wrapper && <LookButton label={t("look.wrapper")} request={{ dialog: "wrapper", look }} />}
      {look.packing && <LookButton label={t("look.packing")} request={{ dialog: "packing", look }} />}
      <LookButton label={t("look.order")} request={{ dialog: "order", facts: orderFacts(facts) }} />
      {deliveries.length > 1 && (
        <LookButton label={t("look.people")} request={{ dialog: "people", rows: deliveries }} />
      )}
    </div>
  );
});
