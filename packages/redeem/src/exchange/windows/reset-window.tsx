import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { Modal } from "@giftshop/ui-kit/modal";
import { Text } from "@giftshop/ui-kit/text";
import { useState } from "react";
import { type Refusal, refusalText } from "../calls/refusal.ts";
import { resetExchange } from "../calls/send.ts";
import { useExchangeContext } from "../exchange-context.tsx";
import { leaveKnowingly } from "../leave-warning.ts";
import type { WindowProps } from "./window-props.ts";
import * as styles from "./windows.css.ts";

/** Asks before everything that was chosen is given up; then leads back to the balance check. */
export const ResetWindow = ({ open, onClose }: WindowProps) => {
  const { shop, t, change } = useExchangeContext();
  const [ending, setEnding] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();

  const end = async () => {
    setEnding(true);
    const why = await resetExchange();
    // One that has ended meanwhile is what was asked for.
    if (why && why.name !== "redeemEnded") {
      setEnding(false);
      setRefusal(why);
      return;
    }
    await change(async () => ({ refusal: { name: "redeemEnded", parameter: null } }));
    leaveKnowingly();
    location.assign(shop.link("balanceCheck"));
  };

  return (
    <Modal
      open={open}
      onClose={onClose}
      role="alertdialog"
      size="small"
      title={t("reset.title")}
      closeLabel={t("close")}
      footer={
        <div className={styles.actions}>
          <Button variant="danger" loading={ending} loadingLabel={t("busy")} onClick={end}>
            {t("reset.confirm")}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t("reset.cancel")}
          </Button>
        </div>
      }
    >
      {refusal && <Banner tone="danger">{refusalText(t, refusal)}</Banner>}
      <Text>{t("reset.text")}</Text>
    </Modal>
  );
};
