import type { Shop } from "@giftshop/storefront-config";
import { PageFrame } from "../frame/page-frame.tsx";
import { checkoutMessages } from "../messages.ts";
import { PaymentProcessingLeaf } from "./payment-processing-leaf.tsx";
import { Waiting } from "./waiting.tsx";

export interface PaymentProcessingPageProps {
  shop: Shop;
}

/**
 * Where the payment provider sends the buyer back to (`?order={uuid}`,
 * read in the browser). Server component, the same for everybody.
 */
export const PaymentProcessingPage = ({ shop }: PaymentProcessingPageProps) => {
  const t = checkoutMessages.in(shop);
  return (
    <PageFrame width="narrow" noScript={t("processing.noScript")}>
      <PaymentProcessingLeaf
        shop={shop.data}
        words={checkoutMessages.words(shop)}
        skeleton={<Waiting title={t("processing.title")} text={t("processing.text")} />}
      />
    </PageFrame>
  );
};
