import type { ResultOf } from "@giftshop/graphql";
import { formatMoney } from "@giftshop/messages";
import type { Shop } from "@giftshop/storefront-config";
import { GiftCard } from "@giftshop/ui-kit/gift-card";
import { groundOf } from "@giftshop/ui-kit/ground";
import { contentMessages } from "../../messages.ts";
import type { ChosenCardFragment } from "./most-chosen.fragment.ts";
import * as styles from "./ranked-item.css.ts";

export interface RankedItemProps {
  shop: Shop;
  card: ResultOf<typeof ChosenCardFragment>;
}

/** One row of the "Most chosen" list. */
export const RankedItem = ({ shop, card }: RankedItemProps) => {
  const t = contentMessages.in(shop);
  return (
    <a href={shop.link("product", { product: card.path })} className={styles.item}>
      <div className={styles.thumb} style={groundOf(card.backgroundColor)}>
        <GiftCard face={{ src: card.image.url, alt: "" }} shadow={false} />
      </div>
      <span className={styles.title}>{card.title}</span>
      <span className={styles.price}>{t("home.chosen.from", { price: formatMoney(card.minPrice, shop.locale) })}</span>
    </a>
  );
};
