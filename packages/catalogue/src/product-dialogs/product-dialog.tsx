import { Modal } from "@giftshop/ui-kit/modal";
import type { ReactNode } from "react";
import { Alternatives } from "./alternatives/alternatives.tsx";
import type { AlternativesSource } from "./alternatives/use-alternatives.ts";
import { CardCountTable } from "./card-count/card-count-table.tsx";
import { DeliveryInfo } from "./delivery/delivery-info.tsx";
import type { DialogRequest } from "./dialog-request.ts";
import type { LateTranslate } from "./late-words.ts";
import { Deliveries } from "./look/deliveries.tsx";
import { GiftLookView } from "./look/gift-look-view.tsx";
import { OrderOverview } from "./look/order-overview.tsx";

export interface ProductDialogProps {
  t: LateTranslate;
  request: DialogRequest;
  open: boolean;
  onClose(): void;
  /** Where alternatives come from. Default: commerce. */
  source?: AlternativesSource;
}

const contentOf = ({ t, request, source }: ProductDialogProps): ReactNode => {
  switch (request.dialog) {
    case "delivery":
      return <DeliveryInfo t={t} {...request} />;
    case "alternatives":
      return <Alternatives t={t} {...request} source={source} />;
    case "count":
      return <CardCountTable t={t} count={request} />;
    case "gift":
      return <GiftLookView t={t} look={request.look} />;
    case "wrapper":
    case "packing":
      return <GiftLookView t={t} look={request.look} only={request.dialog} />;
    case "order":
      return <OrderOverview t={t} facts={request.facts} />;
    case "people":
      return <Deliveries rows={request.rows} />;
  }
};

/** One of the windows of a product page. */
export const ProductDialog = (props: ProductDialogProps) => {
  const { t, request, open, onClose } = props;
  return (
    <Modal open={open} onClose={onClose} title={t(`titles.${request.dialog}`)} closeLabel={t("close")}>
      {contentOf(props)}
    </Modal>
  );
};
