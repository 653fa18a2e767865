import type { Shop } from "@giftshop/storefront-config";
import { PageFrame } from "../frame/page-frame.tsx";
import { checkoutMessages } from "../messages.ts";
import { ConfirmationLeaf } from "./confirmation-leaf.tsx";
import { ConfirmationSkeleton } from "./confirmation-skeleton.tsx";

export interface ConfirmationPageProps {
  shop: Shop;
  /** The order's uuid. Default: the one that the address's query names, or that this tab went to pay. */
  uuid?: string;
}

/**
 * An order after it was placed. Server component that holds nothing
 * of the order: the browser asks, and gets what it may see.
 */
export const ConfirmationPage = ({ shop, uuid }: ConfirmationPageProps) => {
  const t = checkoutMessages.in(shop);
  return (
    <PageFrame title={t("summary.title")} quietTitle noScript={t("confirmation.noScript")}>
      <ConfirmationLeaf
        uuid={uuid}
        shop={shop.data}
        words={checkoutMessages.words(shop)}
        skeleton={<ConfirmationSkeleton label={t("confirmation.loading")} />}
      />
    </PageFrame>
  );
};
