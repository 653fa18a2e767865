import { Modal } from "@giftshop/ui-kit/modal";
import { SmallGift } from "@giftshop/ui-kit/small-gift";
import { Text } from "@giftshop/ui-kit/text";
import type { Package } from "../confirmation/confirmation-order.query.ts";
import { useCheckout } from "../frame/checkout-context.tsx";
import * as styles from "./aftercare.css.ts";

export interface SeeWrappedProps {
  gift: Package;
  open: boolean;
  onClose(): void;
}

/** A gift by email as its receiver finds it, to its buyer: wrapped, without value, number or PIN. */
export const SeeWrapped = ({ gift, open, onClose }: SeeWrappedProps) => {
  const { t } = useCheckout();
  const { giftcard, wrapper, recipient } = gift;
  const name = recipient?.firstName ?? "";
  return (
    <Modal open={open} onClose={onClose} title={t("aftercare.see", { name })} closeLabel={t("aftercare.close")}>
      <div className={styles.form}>
        <SmallGift
          face={giftcard.product.image.url}
          wrapper={wrapper?.product.image.url ?? true}
          name={name}
          backgroundColor={giftcard.product.backgroundColor}
        />
        <Text>{t("aftercare.seeText", { name })}</Text>
      </div>
    </Modal>
  );
};
