import type { Shop } from "@giftshop/storefront-config";
import { redeemMessages } from "./messages.ts";

/** Title and description of the balance check. */
export const balanceCheckMetadata = (shop: Shop) => {
  const t = redeemMessages.in(shop);
  return { title: `${t("balance.metaTitle")} · ${shop.storefront.name}`, description: t("balance.lead") };
};
