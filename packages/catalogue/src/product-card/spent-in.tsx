import type { Shop } from "@giftshop/storefront-config";
import { PinIcon } from "@giftshop/ui-kit/icon";
import { Text } from "@giftshop/ui-kit/text";
import { catalogueMessages } from "../messages.ts";

export interface SpentInProps {
  shop: Shop;
  product: { productType: string; locationCount: number; category?: unknown };
  className: string;
}

/** In which country a brand's card is spent, and how; nothing for what has no brand or is no card. */
export const SpentIn = ({ shop, product: { productType, locationCount, category }, className }: SpentInProps) => {
  if (productType !== "GIFTCARD" || !category) return null;
  const country = new Intl.DisplayNames(shop.locale, { type: "region" }).of(shop.storefront.country) ?? "";
  const t = catalogueMessages.in(shop);
  return (
    <Text size="small" tone="muted" className={className}>
      <PinIcon size="inherit" /> {t(locationCount > 0 ? "product.spent.onSite" : "product.spent.online", { country })}
    </Text>
  );
};
