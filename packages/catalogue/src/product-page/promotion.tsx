import type { ResultOf } from "@giftshop/graphql";
import type { Shop } from "@giftshop/storefront-config";
import type { StorefrontBranding } from "@giftshop/storefront-config/branding";
import { Picture } from "@giftshop/ui-kit/picture";
import { Heading, Text } from "@giftshop/ui-kit/text";
import type { BuyBoxFragment } from "../buy/buy-box.fragment.ts";
import { catalogueMessages } from "../messages.ts";
import * as styles from "./panels.css.ts";

export interface PromotionProps {
  shop: Shop;
  box: ResultOf<typeof BuyBoxFragment>;
  branding: Pick<StorefrontBranding, "pdpPromotionBlock">;
}

/** Says that a gift can be wrapped and packed, and in how many ways; nothing where it cannot. */
export const Promotion = ({ shop, box, branding }: PromotionProps) => {
  const t = catalogueMessages.in(shop);
  const count = box.wrappers.length + box.giftPackings.length;
  if (count === 0) return null;
  return (
    <section className={styles.panel} aria-labelledby="promotion">
      <Picture className={styles.scene} {...branding.pdpPromotionBlock} alt="" />
      <div className={styles.words}>
        <Heading level={2} size="title" id="promotion">
          {t("product.promotion.title")}
        </Heading>
        <Text>{t("product.promotion.text", { count })}</Text>
      </div>
    </section>
  );
};
