import type { ShopData } from "@giftshop/storefront-config/shop";
import { Modal } from "@giftshop/ui-kit/modal";
import { useState } from "react";
import { BusinessProvider } from "../quote-page/business-context.tsx";
import type { Gift } from "../quote-page/gifts.ts";
import type { BusinessWords } from "../quote-page/quote-words.ts";
import { RequestForm } from "../request-form/request-form.tsx";

export interface ProductFormDialogProps {
  shop: ShopData;
  words: BusinessWords;
  gift: Gift;
  open: boolean;
  onClose(): void;
}

/** Asks for a quote of one product, in a window over its page. */
export const ProductFormDialog = ({ shop, words, gift, open, onClose }: ProductFormDialogProps) => {
  const [sent, setSent] = useState(false);
  const { title } = sent ? words.sent : words.page;
  return (
    <Modal open={open} onClose={onClose} title={title} closeLabel={words.page.close} size="large">
      <BusinessProvider shop={shop} words={words}>
        <RequestForm gifts={[gift]} gift={gift} heading="above" onSent={setSent} />
      </BusinessProvider>
    </Modal>
  );
};
