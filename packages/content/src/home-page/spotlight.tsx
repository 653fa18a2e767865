import type { ResultOf } from "@giftshop/graphql";
import { formatMoney } from "@giftshop/messages";
import type { Shop } from "@giftshop/storefront-config";
import { GiftCard } from "@giftshop/ui-kit/gift-card";
import { groundOf } from "@giftshop/ui-kit/ground";
import { contentMessages } from "../messages.ts";
import type { ChosenCardFragment } from "./most-chosen/most-chosen.fragment.ts";
import * as styles from "./spotlight.css.ts";

export interface SpotlightProps {
  shop: Shop;
  card: ResultOf<typeof ChosenCardFragment>;
}

/** A word that has no room at its size on a phone, where two cards stand side by side. */
const longWord = /\p{L}{14}/u;

/** A featured gift card, large, on its brand's colour; the whole is one link. */
export const Spotlight = ({ shop, card }: SpotlightProps) => {
  const t = contentMessages.in(shop);
  return (
    <a href={shop.link("product", { product: card.path })} className={styles.spotlight}>
      <div className={styles.stage} style={groundOf(card.backgroundColor)}>
        <div className={styles.card}>
          <GiftCard face={{ src: card.image.url, alt: "" }} shadow={card.showShadow} />
        </div>
      </div>
      <span className={styles.words}>
        <span className={styles.title} data-long={longWord.test(card.title) || undefined}>
          {card.title}
        </span>
        <span className={styles.price}>
          {t("home.chosen.from", { price: formatMoney(card.minPrice, shop.locale) })}
        </span>
      </span>
    </a>
  );
};
