import { Modal } from "@giftshop/ui-kit/modal";
import { addCard, type TypedCard } from "../calls/send.ts";
import { useExchangeContext } from "../exchange-context.tsx";
import { CardForm } from "./card-form.tsx";
import type { WindowProps } from "./window-props.ts";

/** Another card for the exchange. */
export const AddCardWindow = ({ open, onClose }: WindowProps) => {
  const { t, change, open: show } = useExchangeContext();

  const send = async (card: TypedCard) => {
    const why = await change(() => addCard(card));
    if (!why) show({ kind: "basket" });
    return why;
  };

  return (
    <Modal open={open} onClose={onClose} title={t("bar.addCard")} closeLabel={t("close")} size="small">
      <CardForm t={t} text={t("addCard.text")} action={t("addCard.action")} send={send} />
    </Modal>
  );
};
