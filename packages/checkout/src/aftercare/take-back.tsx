import { useSend } from "@giftshop/graphql/react";
import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { Modal } from "@giftshop/ui-kit/modal";
import { Text } from "@giftshop/ui-kit/text";
import { useState } from "react";
import { useCheckout } from "../frame/checkout-context.tsx";
import * as styles from "./aftercare.css.ts";
import { TakeBackGift } from "./aftercare.mutations.ts";
import { failureText } from "./failure-text.ts";

export interface TakeBackProps {
  order: string;
  packageId: string;
  open: boolean;
  onClose(): void;
  /** It is taken back. @param text that says so, with what goes back */
  onDone(text: string): void;
}

/** The window in which a buyer takes back a gift that nobody has opened. */
export const TakeBackWindow = ({ order, packageId, open, onClose, onDone }: TakeBackProps) => {
  const { t, money } = useCheckout();
  const { send, pending } = useSend(TakeBackGift);
  // One key for all presses of this window: whatever was lost on the way, it is taken back once.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [problem, setProblem] = useState<string>();
  const takeBack = async () => {
    setProblem(undefined);
    const answer = await send({ orderUuid: order, packageId, idempotencyKey }).catch(() => undefined);
    const [error] = answer?.takeBackGift.errors ?? [{ code: undefined }];
    if (error) return setProblem(failureText(t, error.code));
    const receipt = answer?.takeBackGift.data?.receipt;
    if (!receipt) return setProblem(t("aftercare.errors.opened"));
    onDone(t("aftercare.tookBack", { amount: money(receipt.amount) }));
    onClose();
  };
  return (
    <Modal
      open={open}
      onClose={onClose}
      size="small"
      title={t("aftercare.takeBackTitle")}
      closeLabel={t("aftercare.close")}
      loading={pending}
    >
      <div className={styles.form}>
        <Text>{t("aftercare.takeBackText")}</Text>
        {problem && <Banner tone="danger">{problem}</Banner>}
        <Button block onClick={takeBack} loading={pending}>
          {t("aftercare.takeBackConfirm")}
        </Button>
        <Button block variant="secondary" onClick={onClose} disabled={pending}>
          {t("aftercare.cancel")}
        </Button>
      </div>
    </Modal>
  );
};
