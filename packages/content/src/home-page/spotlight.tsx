import type { ResultOf } from "@giftshop/graphql";
import { formatMoney } from "@giftshop/messages";
import type { Shop } from "@giftshop/storefront-config";
import { GiftCard } from "@giftshop/ui-kit/gift-card";
import { contentMessages } from "../messages.ts";
import type { ChosenCardFragment } from "./most-chosen/most-chosen.fragment.ts";
import * as styles from "./spotlight.css.ts";

export interface SpotlightProps {
  shop: Shop;
  card: ResultOf<typeof ChosenCardFragment>;
}

/** A featured gift card, large, on its brand's colour; the whole is one link. */
export const Spotlight = ({ shop, card }: SpotlightProps) => {
  const t = contentMessages.in(shop);
  return (
    <a href={shop.link("product", { product: card.path })} className={styles.spotlight}>
      <div className={styles.stage} style={{ backgroundColor: card.backgroundColor }}>
        <div className={styles.card}>
          <GiftCard face={{ src: card.image.url, alt: "" }} shadow={card.showShadow} />
        </div>
      </div>
      <span className={styles.words}>
        <span className={styles.title}>{card.title}</span>
        <span className={styles.price}>
          {t("home.chosen.from", { price: formatMoney(card.minPrice, shop.locale) })}
        </span>
      </span>
    </a>
  );
};
