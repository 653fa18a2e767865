import { Button } from "@giftshop/ui-kit/button";
import { Modal } from "@giftshop/ui-kit/modal";
import { Text } from "@giftshop/ui-kit/text";
import { useCheckout } from "./checkout-context.tsx";
import * as styles from "./error-modal.css.ts";

export interface ErrorModalProps {
  title: string;
  text: string;
  open: boolean;
  onClose(): void;
}

/** The modal "error" (specification, sections 2 and 8). */
export const ErrorModal = ({ title, text, open, onClose }: ErrorModalProps) => {
  const { t } = useCheckout();
  return (
    <Modal
      open={open}
      onClose={onClose}
      size="small"
      role="alertdialog"
      title={title}
      closeLabel={t("aftercare.close")}
    >
      <div className={styles.content}>
        <Text>{text}</Text>
        <Button block onClick={onClose}>
          {t("aftercare.close")}
        </Button>
      </div>
    </Modal>
  );
};
