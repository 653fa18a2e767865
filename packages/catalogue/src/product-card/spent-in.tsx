import type { Shop } from "@giftshop/storefront-config";
import { PinIcon } from "@giftshop/ui-kit/icon";
import { Text } from "@giftshop/ui-kit/text";
import { catalogueMessages } from "../messages.ts";
import { sign, words } from "./spent-in.css.ts";

export interface SpentInProps {
  shop: Shop;
  /** Also where people go, and not online alone. */
  onSite: boolean;
  className?: string | undefined;
}

/** In which country cards are spent, and how. */
export const SpentIn = ({ shop, onSite, className }: SpentInProps) => {
  const country = new Intl.DisplayNames(shop.locale, { type: "region" }).of(shop.storefront.country) ?? "";
  const t = catalogueMessages.in(shop);
  return (
    <Text size="small" tone="muted" className={className}>
      <span className={words}>
        <PinIcon size="inherit" className={sign} />
        {t(onSite ? "product.spent.onSite" : "product.spent.online", { country })}
      </span>
    </Text>
  );
};
