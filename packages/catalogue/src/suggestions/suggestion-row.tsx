import { formatMoney } from "@giftshop/messages/format";
import { Heading } from "@giftshop/ui-kit/text";
import { fill } from "../arrival/fill.ts";
import { ProductCardView } from "../product-card/product-card-view.tsx";
import type { Popular } from "../search/dialog/load-results.ts";
import * as styles from "./suggestions.css.ts";

/** Cards of one row on a computer. */
const most = 6;

export interface SuggestionRowProps {
  title: string;
  /** With `{price}` left in. */
  from: string;
  /** BCP 47, for amounts. */
  locale: string;
  entities: Popular["entities"];
}

/** Gift cards among what many look for, with what they cost at least. */
export const SuggestionRow = ({ title, from, locale, entities }: SuggestionRowProps) => {
  const cards = entities.flatMap(({ product, image, backgroundColor, ...card }) =>
    product && image ? { ...card, price: product.minPrice, image, ground: backgroundColor ?? "transparent" } : [],
  );
  return (
    <>
      <Heading level={2} size="title">
        {title}
      </Heading>
      <ul className={styles.row}>
        {cards.slice(0, most).map(({ id, title: name, url, image, ground, price }) => (
          <li key={id}>
            <ProductCardView
              title={name}
              href={url}
              imageUrl={image.url}
              backgroundColor={ground}
              showShadow
              price={fill(from, { price: formatMoney(price, locale) })}
              level={3}
            />
          </li>
        ))}
      </ul>
    </>
  );
};

export { loadPopular } from "../search/dialog/load-results.ts";
