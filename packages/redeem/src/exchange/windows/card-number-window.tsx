import { type ShopData, shopFrom } from "@giftshop/storefront-config/shop";
import { Modal } from "@giftshop/ui-kit/modal";
import { beginExchange, type TypedCard } from "../calls/send.ts";
import type { ExchangeTranslate } from "../exchange-words.ts";
import { goTo } from "../go-to.ts";
import { CardForm } from "./card-form.tsx";

export interface CardNumberWindowProps {
  shop: ShopData;
  t: ExchangeTranslate;
  open: boolean;
  onClose(): void;
}

/** The card that an exchange begins with, where there is none yet; what it is exchanged for is shown then. */
export const CardNumberWindow = ({ shop: data, t, open, onClose }: CardNumberWindowProps) => {
  const send = async (card: TypedCard) => {
    const { order, refusal } = await beginExchange(card);
    if (!order) return refusal;
    const { link } = shopFrom(data);
    goTo(order.pageId ? link("businessRedeemShop", { pageId: order.pageId }) : link("redeemShop"));
    return undefined;
  };

  return (
    <Modal open={open} onClose={onClose} title={t("none.title")} closeLabel={t("close")} size="small">
      <CardForm t={t} text={t("none.text")} action={t("none.begin")} send={send} />
    </Modal>
  );
};
