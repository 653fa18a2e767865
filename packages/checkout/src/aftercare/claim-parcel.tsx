import { useSend } from "@giftshop/graphql/react";
import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { Modal } from "@giftshop/ui-kit/modal";
import { Text } from "@giftshop/ui-kit/text";
import { useState } from "react";
import { useCheckout } from "../frame/checkout-context.tsx";
import * as styles from "./aftercare.css.ts";
import { ClaimParcel } from "./aftercare.mutations.ts";
import { failureText } from "./failure-text.ts";

export interface ClaimParcelProps {
  order: string;
  packageId: string;
  open: boolean;
  onClose(): void;
  /** New cards are being packed. */
  onDone(): void;
}

/** The window in which a buyer says that a parcel did not come. */
export const ClaimParcelWindow = ({ order, packageId, open, onClose, onDone }: ClaimParcelProps) => {
  const { t } = useCheckout();
  const { send, pending } = useSend(ClaimParcel);
  const [problem, setProblem] = useState<string>();
  const claim = async () => {
    setProblem(undefined);
    const answer = await send({ input: { orderUuid: order, packageId } }).catch(() => undefined);
    const [error] = answer?.claimParcel.errors ?? [{ code: undefined }];
    if (error) return setProblem(failureText(t, error.code));
    onDone();
    onClose();
  };
  return (
    <Modal
      open={open}
      onClose={onClose}
      size="small"
      title={t("aftercare.claimTitle")}
      closeLabel={t("aftercare.close")}
      loading={pending}
    >
      <div className={styles.form}>
        <Text>{t("aftercare.claimText")}</Text>
        {problem && <Banner tone="danger">{problem}</Banner>}
        <Button block onClick={claim} loading={pending}>
          {t("aftercare.claimConfirm")}
        </Button>
        <Button block variant="secondary" onClick={onClose} disabled={pending}>
          {t("aftercare.cancel")}
        </Button>
      </div>
    </Modal>
  );
};
